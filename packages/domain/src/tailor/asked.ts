import type { Job, Quote, Requirement, RequirementKind } from '../job/job.ts'
import type { Skill } from '../skills/catalogue/parse.ts'
import { skillMatcher, skillNamed } from '../skills/index.ts'

/** A skill that the advertisement asks for. */
export interface AskedSkill {
  skill: Skill
  /** As the advertisement writes it, the most usual first. */
  spellings: string[]
  requirement: Requirement
}

/** A duty names a skill less surely than what is asked outright: it comes behind. */
const askedOutright: ReadonlySet<RequirementKind> = new Set(['skill', 'experience', 'years'])

/** In the advertisement's order; licences have a section of their own, and traits are no skills to list. */
export function askedSkills(job: Job): AskedSkill[] {
  const spellings = spellingsIn(job)
  const asked = new Map<string, AskedSkill>()
  const isOutright = ({ kind }: Requirement) => askedOutright.has(kind)
  const isDuty = ({ kind }: Requirement) => kind === 'responsibility'
  const requirements = job.requirements.toSorted((a, b) => a.from - b.from)
  for (const requirement of [...requirements.filter(isOutright), ...requirements.filter(isDuty)])
    for (const name of requirement.skills) {
      const skill = skillNamed(name)
      if (!skill || skill.soft || skill.field === 'certificates' || asked.has(name)) continue
      asked.set(name, { skill, spellings: spellings.get(name) ?? [name], requirement })
    }
  return [...asked.values()]
}

/** Sentences addressed to software say nothing. */
function spellingsIn({ text, ignored }: Job): Map<string, string[]> {
  const counts = new Map<string, Map<string, number>>()
  for (const { skill, from, to, negated } of skillMatcher().find(text)) {
    if (negated || ignored.some((quote) => overlaps(quote, from, to))) continue
    const spelling = text.slice(from, to).replace(/\s+/g, ' ')
    const ways = counts.get(skill.name) ?? new Map<string, number>()
    counts.set(skill.name, ways.set(spelling, (ways.get(spelling) ?? 0) + 1))
  }
  const sorted = (ways: Map<string, number>) =>
    [...ways].sort(([a, many], [b, few]) => few - many || (a < b ? -1 : 1)).map(([spelling]) => spelling)
  return new Map([...counts].map(([name, ways]) => [name, sorted(ways)]))
}

const overlaps = (quote: Quote, from: number, to: number) => quote.from < to && from < quote.to
