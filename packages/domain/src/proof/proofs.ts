import type { Entry, ResumeDocument, Role } from '../resume/document.ts'
import { endOfRole, rolesIn, workRoles } from '../resume/nodes.ts'
import { type Source, sourcesOf } from '../resume/sources.ts'
import { piecesOf } from '../text/pieces.ts'
import { perThing } from '../text/remembered.ts'
import { likeness } from './likeness.ts'
import { signsOf } from './signs.ts'
import { contentStems } from './stems.ts'
import { weights } from './weights.ts'

/** A line of the person, and how strongly it speaks for them. */
export interface Proof {
  source: Source
  /** The employment or project it is of; null for a line outside of all. */
  entry: Entry | null
  /** In an employment, the role. */
  role: Role | null
  /** Below 0 where nothing was done: denied, planned, only looked at. */
  score: number
  why: {
    /** A number with what it counts. */
    figure: boolean
    /** What came of the work. */
    result: boolean
    /** Of the current or latest role. */
    current: boolean
    /** 0 to 1: to what is asked, or to the line of the ad that it is most like. */
    likeness: number
  }
}

/** What somebody did is told here. */
const told = new Set<Source['section']>(['work', 'projects', 'volunteer'])

/** [PF7] The person's lines, strongest first, for an ad or for one requirement; of equals, in the person's order. */
export function proofsOf(resume: ResumeDocument, { title = '', text }: { title?: string; text: string }): Proof[] {
  const lines = requestsIn(text)
  const isAd = lines.length > mostOfRequirement
  const asked = isAd ? [...requestsIn(title), ...lines] : [text]
  const toAsked = isAd ? weights.toAd : weights.toRequirement
  return candidatesOf(resume)
    .map((candidate) => toProof(candidate, asked, toAsked))
    .sort((one, other) => other.score - one.score)
}

/** A text of more sentences is an ad. */
const mostOfRequirement = 2

/** A heading of one word (`Qualifications`) asks nothing. */
const fewestStems = 2

const requestsIn = (text: string) =>
  [...new Set(piecesOf(text).map((piece) => piece.text))].filter((line) => contentStems(line).size >= fewestStems)

type Candidate = Pick<Proof, 'source' | 'entry' | 'role'> & { current: boolean }

function toProof({ current, ...candidate }: Candidate, asked: readonly string[], toAsked: number): Proof {
  const { text } = candidate.source
  const { figure, result, undone } = signsOf(text)
  const likest = asked.reduce((most, line) => Math.max(most, likeness(text, line)), 0)
  const score =
    (figure ? weights.figure : 0) +
    (result ? weights.result : 0) +
    (current ? weights.current : 0) +
    likest * toAsked +
    (undone ? weights.undone : 0)
  return { ...candidate, score, why: { figure, result, current, likeness: likest } }
}

/** [PF1] Each line of work, projects and volunteering as it stands in the resume. */
const candidatesOf = perThing((resume: ResumeDocument): Candidate[] => {
  const entries = new Map(resume.sections.flatMap((section) => section.entries).map((entry) => [entry.id, entry]))
  const latest = latestRoles(resume)
  return sourcesOf(resume)
    .filter((source) => told.has(source.section) && isLine(source, entries))
    .map((source) => {
      const entry = entries.get(source.entry ?? '') ?? null
      const role = (entry && rolesIn(entry).find(({ id }) => id === source.role)) ?? null
      return { source, entry, role, current: role !== null && latest.has(role) }
    })
})

/** A project without lines may be told in its title. */
function isLine({ kind, entry: id, quotes }: Source, entries: ReadonlyMap<string, Entry>): boolean {
  const entry = entries.get(id ?? '')
  return (
    kind === 'line' || (kind === 'item' && quotes.length === 1 && entry?.type === 'item' && entry.lines.length === 0)
  )
}

/** The role that ends last; where none has dates, the first. */
function latestRoles(resume: ResumeDocument): ReadonlySet<Role> {
  const roles = workRoles(resume)
  const last = roles.map(endOfRole).reduce((one, other) => (other > one ? other : one), '')
  return new Set(last === '' ? roles.slice(0, 1) : roles.filter((role) => endOfRole(role) === last))
}
