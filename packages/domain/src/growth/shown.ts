import { affirmed, credentialStatus } from '../credentials/index.ts'
import type { ResumeDocument, SectionKind } from '../resume/document.ts'
import { type Source, sourcesOf } from '../resume/sources.ts'
import type { Skill } from '../skills/catalogue/parse.ts'
import { skillMatcher } from '../skills/index.ts'
import { isListable, isNamed } from '../skills/named.ts'
import { awarded, natureOf } from '../skills/nature.ts'
import { hasInARow, keysOf } from '../skills/tokens.ts'

/** Where a resume shows something. */
interface Evidence {
  /** The person's own lines, those that tell of work first. */
  lines: string[]
  /** A line tells of work with it; else it only stands in a list. */
  isTold: boolean
  /** In a role that goes on. */
  isCurrent: boolean
  /** The last day of the last role that shows it, where none goes on. */
  lastUsedOn: string | null
}

export interface ShownSkill extends Evidence {
  skill: Skill
}

/** A skill in the person's own words. */
export interface ShownName extends Evidence {
  name: string
}

/** The named skills that the lines of a resume show, in the order in which they first come, as long as their lines have room. */
export function shownIn(document: ResumeDocument, today: string): ShownSkill[] {
  const bySkill = new Map<Skill, Set<Source>>()
  for (const source of statementsIn(document))
    for (const skill of heldIn(source, today).filter(({ name }) => isSkillIn(name, source)))
      bySkill.set(skill, (bySkill.get(skill) ?? new Set()).add(source))
  return withRoom([...bySkill].map(([skill, sources]) => ({ skill, ...evidenceOf([...sources]) })))
}

/** In the list of skills the person names them; elsewhere a skill is what has a name of its own. */
const isSkillIn = (name: string, { section }: Source) => (section === 'skills' ? isListable(name) : isNamed(name))

/** The names of all that the lines of a resume show, also fields of work and ways of working. */
export const allShownIn = (document: ResumeDocument, today: string): string[] => [
  ...new Set(statementsIn(document).flatMap((source) => heldIn(source, today).map(({ name }) => name))),
]

/** The names of all that stands anywhere in a resume, whatever is said of it. */
export const allNamedIn = (document: ResumeDocument): string[] => [
  ...new Set(
    sourcesOf(document).flatMap(({ text }) =>
      skillMatcher()
        .named(text)
        .map(({ name }) => name),
    ),
  ),
]

function heldIn(source: Source, today: string): Skill[] {
  const text = saidBy(source)
  const found = skillMatcher().find(affirmed(text))
  return found.flatMap(({ skill, from, to, negated }, at) => {
    // What stands behind the next name is said of that one: `RN license, BLS expired`.
    const own = { ...source, text: text.slice(0, found[at + 1]?.from) }
    const isHeld = !isAwarded(skill) || (!isTelling(source) && isHeldIn(own, text.slice(from, to), today))
    return isHeld && !negated ? [skill] : []
  })
}

/** A line of work names what was taught, asked for or fitted: `EMT` of an electrician is a pipe. */
const isAwarded = ({ name }: Skill) => awarded.has(natureOf(name))

const isHeldIn = (source: Source, name: string, today: string) => credentialStatus(source, today, name) === 'held'

/** A long line that names thousands of skills comes once with each of them: what stays has room for some hundreds. */
const mostCharacters = 200_000

function withRoom<Shown extends Evidence>(all: readonly Shown[]): Shown[] {
  let room = mostCharacters
  return all.filter(({ lines }) => {
    room = lines.reduce((left, { length }) => left - length, room)
    return room >= 0
  })
}

/** What the person lists as a skill and the catalogue does not know: every trade has names of its own. */
export function namedIn(document: ResumeDocument): ShownName[] {
  const sources = statementsIn(document)
  const names = new Map(sources.filter(isOwnName).map(({ text }) => [keysOf(text).join(' '), text]))
  const evidence = (name: string) => evidenceOf(sources.filter((source) => hasInARow(saidBy(source), name)))
  return withRoom([...names.values()].map((name) => ({ name, ...evidence(name) })))
}

const mostWords = 5

/** A name, not a sentence, a remark or a level; `French (conversational)` has a skill of the catalogue in it. */
const isOwnName = ({ kind, section, text }: Source) =>
  kind === 'skill' &&
  section === 'skills' &&
  /^\p{L}[^.:;!?()]*$/u.test(text) &&
  text.split(/\s+/).length <= mostWords &&
  keysOf(text).length > 0 &&
  skillMatcher().find(text).length === 0

const elsewhere = new Set<SectionKind | null>(['interests', 'references'])

/** A heading over a list says what kind of things stand below, and names no skill; a job title names an occupation. */
function statementsIn(document: ResumeDocument): Source[] {
  const entries = document.sections.flatMap((section) => section.entries)
  const headings = new Set(entries.filter((it) => it.type === 'skills' && it.keywords.length > 0).map(({ id }) => id))
  return sourcesOf(document).filter(
    ({ id, kind, section }) =>
      kind !== 'role' && kind !== 'study' && kind !== 'label' && !headings.has(id) && !elsewhere.has(section),
  )
}

/** Of a certificate or project its name, not who awards it. */
const saidBy = ({ kind, text, quotes }: Source) => (kind === 'item' ? (quotes[0] ?? text) : text)

const isTelling = ({ kind, section }: Source) =>
  (kind === 'line' && (section === 'work' || section === 'volunteer' || section === 'projects')) ||
  (kind === 'item' && section === 'projects')

const mostLines = 5

function evidenceOf(sources: readonly Source[]): Evidence {
  const telling = sources.filter(isTelling)
  const others = sources.filter((it) => !telling.includes(it))
  const isCurrent = telling.some(({ start, end }) => end === 'present' || (start !== undefined && end === undefined))
  const ends = telling.flatMap(({ end }) => (end && end !== 'present' ? [lastDayOf(end)] : []))
  return {
    lines: [...new Set([...telling, ...others].map(({ text }) => text))].slice(0, mostLines),
    isTold: telling.length > 0,
    isCurrent,
    lastUsedOn: isCurrent ? null : (ends.sort().at(-1) ?? null),
  }
}

/** As late as it can have been: `2019` → `2019-12-31`. */
function lastDayOf(date: string): string {
  const [year = '', month = '12', day] = date.split('-')
  if (day) return date
  const last = new Date(Date.UTC(Number(year), Number(month), 0))
  return last.toISOString().slice(0, 10)
}
