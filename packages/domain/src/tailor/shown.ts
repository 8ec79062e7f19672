import type { Requirement } from '../job/job.ts'
import type { Source } from '../resume/sources.ts'
import type { SkillFound } from '../skills/matcher.ts'
import { isKindOf, keysOf, leastKinds } from '../skills/other-names.ts'
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
  const { isName } = desk
  const deeds = deedsOn(desk)
  // Where the advertisement's terms were only listed, a list shows nothing.
  const isPasted = desk.match().ledger.some(({ id }) => id === 'rule-listed-only')
  const listed = isPasted ? [] : namedIn(desk, ({ kind }) => kind === 'skill')
  const papers = namedIn(desk, isHeld)
  return desk.asked.flatMap((asked) => {
    if (deeds.some(({ skill }) => skill.name === asked.skill.name)) return []
    const kinds = [...deeds, ...listed, ...papers].filter(
      ({ skill, written }) =>
        isKindOf(skill, asked.skill) &&
        isName(written) &&
        !/ \p{Ll}/u.test(written) &&
        !keysOf(asked.skill.name).every((key) => keysOf(written).includes(key)),
    )
    const all = kinds.filter(({ skill }, at) => kinds.findIndex((it) => it.skill === skill) === at)
    // What the advertisement names itself goes first: Go before PHP.
    const wanted = all.filter(({ skill }) => desk.asked.some((it) => it.skill === skill))
    const distinct = [...wanted, ...all.filter((it) => !wanted.includes(it))].slice(0, 2)
    const [first] = distinct
    if (!first || distinct.length < leastKinds(asked.skill)) return []
    const own = [...new Set(distinct.map(({ source }) => source))]
    const isListed = distinct.every(({ skill }) => listed.some((it) => it.skill === skill))
    return [{ asked, written: first.written, sources: own, kinds: distinct.map(({ written }) => written), isListed }]
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

/** Said of a certificate that does not hold, or not yet. */
export const isOver = /\b(?:expired?|lapsed|inactive|former|in progress|pending|expected|enrolled|candidate|not)\b/i

const isHeld = ({ kind, section, text }: Source) => kind === 'item' && section === 'certificates' && !isOver.test(text)

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
