import type { Job, Quote, Requirement } from '../job/job.ts'
import type { Skill } from '../skills/catalogue/parse.ts'
import { skillMatcher, skillNamed } from '../skills/index.ts'

/** A skill that the advertisement asks for, in its own words. */
export interface AskedSkill {
  skill: Skill
  /** As the advertisement writes it, the most usual first. */
  spellings: string[]
  importance: 'required' | 'preferred' | 'mentioned'
  /** Null where only the duties name it. */
  requirement: Requirement | null
}

const ranks = { required: 0, preferred: 1, mentioned: 2 }

const shownByDoing = new Set<Requirement['kind']>(['skill', 'experience', 'years', 'certificate'])

/**
 * What can be learnt and shown; ways of working are shown by deeds, not by naming them. Most wanted first. What only the
 * title asks, `Backend Developer`, is among the terms of the match.
 */
export function askedSkills(job: Job, terms: readonly string[] = []): AskedSkill[] {
  const asked = new Map<string, AskedSkill>()
  const add = (name: string, importance: AskedSkill['importance'], requirement: Requirement | null) => {
    const skill = skillNamed(name)
    const known = asked.get(name)
    if (!skill || skill.soft || (known && ranks[known.importance] <= ranks[importance])) return
    asked.set(name, { skill, spellings: [], importance, requirement })
  }
  for (const requirement of job.requirements.filter(({ kind }) => shownByDoing.has(kind)))
    for (const name of requirement.skills) add(name, requirement.importance, requirement)
  for (const { skill, negated } of job.responsibilities.flatMap(({ words: said }) => skillMatcher().find(said)))
    if (!negated) add(skill.name, 'mentioned', null)
  for (const term of terms) if (skillNamed(term)?.name === term) add(term, 'mentioned', null)
  const counts = spellingsIn(job)
  for (const [name, one] of asked)
    one.spellings = [...(counts.get(name) ?? new Map([[name, 1]]))]
      .sort(([a, many], [b, few]) => few - many || (a < b ? -1 : 1))
      .map(([spelling]) => spelling)
  return [...asked.values()].sort((a, b) => ranks[a.importance] - ranks[b.importance])
}

/** How often the advertisement writes a skill in which way; sentences addressed to software say nothing. */
function spellingsIn({ text, ignored }: Job): Map<string, Map<string, number>> {
  const counts = new Map<string, Map<string, number>>()
  for (const { skill, from, to, negated } of skillMatcher().find(text)) {
    if (negated || ignored.some((quote) => overlaps(quote, from, to))) continue
    const spelling = text.slice(from, to).replace(/\s+/g, ' ')
    const ways = counts.get(skill.name) ?? new Map<string, number>()
    counts.set(skill.name, ways.set(spelling, (ways.get(spelling) ?? 0) + 1))
  }
  return counts
}

const overlaps = (quote: Quote, from: number, to: number) => quote.from < to && from < quote.to
