import { isNotHeld } from '../english/not-held.ts'
import type { Requirement } from '../job/job.ts'
import type { Source } from '../resume/sources.ts'
import type { Skill } from '../skills/catalogue/parse.ts'
import type { SkillFound } from '../skills/matcher.ts'
import { kindsShowing } from '../skills/other-names.ts'
import type { AskedSkill } from './asked.ts'
import { isReadable } from './bounds.ts'
import type { Desk } from './desk.ts'
import { isOwn } from './own.ts'

/** Something asked that the person's own words show, and where. */
export interface ShownSkill {
  asked: AskedSkill
  /** In the person's spelling. */
  written: string
  sources: Source[]
}

export interface ShownKind extends ShownSkill {
  /** What the person has of it, in their spelling. */
  kinds: string[]
  /** Each of them stands among the skills. */
  isListed: boolean
}

/** Said of an employer is not done: its description has no role. */
export const isDeed = ({ kind, section, role, text }: Source) =>
  kind === 'fact' ||
  (kind === 'line' &&
    isReadable(text) &&
    (section === 'projects' || (role !== null && (section === 'work' || section === 'volunteer'))))

const mostSources = 3

/** The skills asked for that something the person did names, most wanted first. */
export function shownSkills(desk: Desk): ShownSkill[] {
  const deeds = deedsOn(desk)
  return desk.asked.flatMap((asked) => {
    const places = deeds.filter(({ skill }) => skill.name === asked.skill.name)
    const [first] = places
    const sources = places.slice(0, mostSources).map(({ source }) => source)
    return first ? [{ asked, written: first.written, sources }] : []
  })
}

/** The skills asked for that only a kind of them by name shows: databases by PostgreSQL. */
export function shownKinds(desk: Desk): ShownKind[] {
  const deeds = deedsOn(desk)
  // Where the advertisement's terms were only listed, a list shows nothing.
  const isPasted = desk.match().ledger.some(({ id }) => id === 'rule-listed-only')
  const listed = isPasted ? [] : namedIn(desk, ({ kind }) => kind === 'skill')
  const named = [...deeds, ...listed, ...namedIn(desk, isHeld)]
  return desk.asked.flatMap((asked) => {
    if (deeds.some(({ skill }) => skill.name === asked.skill.name)) return []
    const isWanted = (skill: Skill) => desk.asked.some((it) => it.skill === skill)
    const kinds = kindsShowing(asked.skill, named, { isName: desk.isName, isWanted })
    const [first] = kinds
    if (!first) return []
    const own = [
      ...new Set(named.filter((it) => kinds.some(({ skill }) => skill === it.skill)).map(({ source }) => source)),
    ]
    const isListed = kinds.every(({ skill }) => listed.some((it) => it.skill === skill))
    return [{ asked, written: first.written, sources: own, kinds: kinds.map(({ written }) => written), isListed }]
  })
}

/** Each skill that something done names, by the person's own doing. */
const deedsOn = (desk: Desk) => namedIn(desk, isDeed, ({ text }, found) => isOwn(text, found, desk.isName))

const namedIn = (
  { sources, skillsIn }: Desk,
  fits: (source: Source) => boolean,
  counts: (source: Source, found: SkillFound) => boolean = () => true,
) =>
  sources.filter(fits).flatMap((source) =>
    skillsIn(source.text)
      .filter((found) => counts(source, found))
      .map(({ skill, from, to }) => ({ source, skill, written: source.text.slice(from, to) })),
  )

const isHeld = ({ kind, section, text }: Source) => kind === 'item' && section === 'certificates' && !isNotHeld(text)

/** Certificates asked for that the person lists, with the words of the list. */
export function shownCredentials({
  job,
  sources,
  skillsIn,
  stemsOf,
}: Desk): { requirement: Requirement; source: Source }[] {
  const held = sources.filter(isHeld)
  const asked = job.requirements.filter(({ kind }) => kind === 'certificate')
  return asked.flatMap((requirement) => {
    const source = held.find(({ quotes: [title = ''] }) => {
      const names = skillsIn(title).map(({ skill }) => skill.name)
      const own = new Set(stemsOf(title))
      return requirement.skills.some((it) => names.includes(it)) || stemsOf(requirement.text).every((it) => own.has(it))
    })
    return source ? [{ requirement, source }] : []
  })
}
