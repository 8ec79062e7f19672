import type { ResumeDocument } from '../resume/document.ts'
import { asConfirmed, type Edit } from '../resume/edit.ts'
import type { Doubt } from '../resume/settled.ts'
import {
  confirmedFor,
  headingsIn,
  type LineNamed,
  linesNamed,
  mayAskAbout,
  nothingSettled,
  type Settled,
} from '../resume/settled.ts'
import { type Fact, type Source, sourcesOf } from '../resume/sources.ts'
import { foreignMarks } from './foreign-marks.ts'
import { type Ground, groundOf, type Where, wayOf, whereOf } from './ground.ts'
import { isDoneAt } from './organisation-named.ts'

/** An edit that only the person can settle: its words stand for others of the line. */
export interface Doubted {
  edit: Edit
  doubts: Doubt[]
  line: LineNamed
  /** No line says it: only the person can, in words of their own. */
  isUntrue?: boolean
}

export interface Judgement {
  accepted: Edit[]
  doubted: Doubted[]
  refused: Refused[]
}

/** Told with its reason to whoever asks. */
interface Refused {
  edit: Edit
  why: string
  line: LineNamed
}

interface JudgeOptions {
  settled?: Settled | undefined
  /** What the person's lines say of the words of an edit. */
  judgeWords: JudgeWords
}

export interface JudgedWords {
  verdict: 'supported' | 'ask' | 'refused'
  doubts: Doubt[]
  /** What is wrong with them, in a sentence; null where nothing is. */
  why: string | null
}

export type JudgeWords = (text: string, cited: readonly Source[]) => JudgedWords

/**
 * Which edits of a writer may stand: each changes what it says it changes, where it may, and says nothing that the
 * person's lines do not. Any part of what is accepted may stand too, and what is doubted once it is settled.
 */
export function judge(
  document: ResumeDocument,
  facts: readonly Fact[],
  edits: readonly Edit[],
  options: JudgeOptions,
): Judgement {
  const ground = groundsOf(document, facts, options)
  const judgement: Judgement = { accepted: [], doubted: [], refused: [] }
  const open: Edit[] = []
  for (const edit of edits.map((it) => onItsPlace(it, ground))) {
    const found = settledAs(edit, ground, judgement.accepted, options.settled ?? nothingSettled)
    if (found === null) open.push(edit)
    else if (typeof found === 'string') judgement.refused.push({ edit, why: found, line: ground.lineOf(edit) })
    else judgement.accepted.push(found)
  }
  for (const edit of open) {
    // What is sure was looked at first: a line that is changed already is not asked about.
    const taken = [...judgement.accepted, ...judgement.doubted.map((it) => it.edit)]
    const why = objection(edit, ground, taken)
    if (why !== null) judgement.refused.push({ edit, why, line: ground.lineOf(edit) })
    else judgement.doubted.push({ edit, doubts: ground.checkOf(edit)?.doubts ?? [], line: ground.lineOf(edit) })
  }
  return judgement
}

/** The edit as it may stand, or why it may not; null where the person has to be asked. */
function settledAs(edit: Edit, ground: Grounds, accepted: readonly Edit[], settled: Settled): Edit | string | null {
  const why = objection(edit, ground, accepted)
  if (why !== null) return why
  if (ground.checkOf(edit)?.verdict !== 'ask') return edit
  const line = ground.lineOf(edit)
  const said = confirmedFor(settled, line, edit.text)
  if (said) return asConfirmed(edit, said.fact)
  return mayAskAbout(settled, line) ? null : 'You already decided about this line.'
}

interface Grounds extends Ground {
  /** Whether the sources of an edit say what it says; null where it says nothing new. */
  checkOf: (edit: Edit) => JudgedWords | null
  /** The line that an edit is about, or what a new one rests on. */
  lineOf: (edit: Edit) => LineNamed
}

function groundsOf(document: ResumeDocument, facts: readonly Fact[], { judgeWords }: JudgeOptions): Grounds {
  const sources = sourcesOf(document, facts)
  const ground = groundOf(document, sources)
  const headings = headingsIn(document)
  const known = (ids: readonly string[]) => ids.flatMap((id) => ground.sources.get(id) ?? [])
  const checks = new Map<Edit, JudgedWords>()
  return {
    ...ground,
    checkOf(edit) {
      if (edit.kind === 'kept' || edit.kind === 'moved' || edit.text.trim() === '') return null
      const found = checks.get(edit) ?? judgeWords(edit.text, known(edit.sources))
      checks.set(edit, found)
      return found
    },
    lineOf: ({ kind, line, takes = [], sources: cited }) =>
      linesNamed(known(kind === 'added' ? cited : [line, ...takes]), headings),
  }
}

/**
 * What a line of a role names from elsewhere is no ground of it, and is left aside: it has to stand on the rest. A fact
 * belongs to a role only where the person said so.
 */
function onItsPlace(edit: Edit, ground: Grounds): Edit {
  const where = whereOf(edit, ground)
  if (!where?.list || where.isOpen) return edit
  const { role, entry } = where.list
  const isOfIt = (id: string) => {
    const source = ground.sources.get(id)
    if (!source) return true
    if (source.kind === 'fact') return isDoneAt(source.text, ground.organisations.get(role ?? entry.id) ?? [])
    return role === null ? source.entry === entry.id : source.role === role
  }
  return edit.sources.every(isOfIt) ? edit : { ...edit, sources: edit.sources.filter(isOfIt) }
}

type Rule = (edit: Edit, ground: Grounds, accepted: readonly Edit[], where: Where) => string | null

function objection(edit: Edit, ground: Grounds, accepted: readonly Edit[]): string | null {
  const where = whereOf(edit, ground)
  if (where === null) return 'The resume has no such line.'
  for (const rule of rules) {
    const why = rule(edit, ground, accepted, where)
    if (why !== null) return why
  }
  return null
}

/** A writer that is not ours may answer at any length; what is read word by word stays a line. */
const longestLine = 1_200
const longestOwn = 4_000
const longestReason = 400
const mostTaken = 10
const mostSources = 60

const isALine: Rule = ({ text, reason, takes = [], sources }, _, __, { original }) => {
  const own = Math.min(original?.text.length ?? 0, longestOwn)
  const isKept = original !== null && text === original.text
  if (!isKept && text.length > Math.max(longestLine, own + longestLine / 2)) return 'It is too long for a resume line.'
  if (reason.length > longestReason) return 'Its reason is too long.'
  return takes.length > mostTaken || sources.length > mostSources ? 'It names too many lines as sources.' : null
}

const isFresh: Rule = ({ id, line, kind, takes = [] }, { ids }, accepted) => {
  if (kind === 'added' && ids.has(line)) return 'The resume already has this line.'
  const clash = accepted.some(
    (other) =>
      other.id === id ||
      (wayOf(other) === wayOf({ kind }) &&
        [line, ...takes].some((it) => it === other.line || other.takes?.includes(it))),
  )
  return clash ? 'Another change is about the same line.' : null
}

const fitsItsKind: Rule = ({ kind, line, text, takes = [], place }, _, __, { original, list, group }) => {
  const isSame = original !== null && text === original.text
  if (takes.length > 0 !== (kind === 'combined')) return 'Only a combined line can include others.'
  if ((place !== undefined) !== (kind === 'moved' || kind === 'added')) return 'Only a moved or added line has a place.'
  if (group) return kind === 'moved' ? null : 'A group of skills can only be moved.'
  if (kind === 'kept' || kind === 'moved') return isSame ? null : 'A kept or moved line keeps its words.'
  if (kind !== 'reworded' && text.trim() === '') return 'There is no text.'
  if (original?.label) return 'A label can’t be changed.'
  if (isSame) return 'The words are the same as before.'
  if (new Set(takes).size < takes.length) return 'It includes a line twice.'
  const others = takes.filter((id) => id !== line && list?.lines.some((it) => it.id === id && !it.label))
  return others.length === takes.length ? null : 'It includes a line from elsewhere.'
}

const staysInItsRun: Rule = ({ kind, line, place }, _, __, { list, runs, group }) => {
  if (kind !== 'moved' || group) return null
  const run = runs.find((lines) => lines.some(({ id }) => id === line))
  if (!run || !list) return 'It would move to another job or section.'
  const last = list.lines.findIndex(({ id }) => id === run.at(-1)?.id)
  const after = list.lines[last + 1]?.id ?? null
  const fits = place?.before === after || run.some(({ id }) => id === place?.before)
  return fits ? null : 'It would move to another job or section.'
}

/** Only what leaves the whole of an entry standing. */
const leavesALine: Rule = ({ kind, line, text, takes = [] }, _, accepted, { list }) => {
  if (kind !== 'reworded' || text.trim() !== '' || !list) return null
  const gone = new Set([line, ...takes])
  for (const other of accepted) {
    if (other.kind === 'reworded' && other.text.trim() === '') gone.add(other.line)
    for (const id of other.takes ?? []) gone.add(id)
  }
  return list.lines.some(({ id, label }) => !label && !gone.has(id)) ? null : 'It is the only line of its entry.'
}

const hasSources: Rule = ({ kind, line, text, takes = [], sources }, { sources: known }, _, { group }) => {
  if (sources.some((id) => !known.has(id))) return 'One of its sources does not exist.'
  if (text.trim() === '' || group) return null
  if (sources.length === 0) return 'It names no source.'
  const own = kind === 'added' ? [] : [line, ...takes]
  return own.every((id) => sources.includes(id) || !known.has(id)) ? null : 'Its own line is not among its sources.'
}

const isPlainText: Rule = ({ text, sources, reason }, { sources: known }) => {
  const own = sources.map((id) => known.get(id)?.text ?? '').join('\n')
  const mark = foreignMarks(text, own) ?? foreignMarks(reason, own)
  return mark === null ? null : `“${mark}” is not plain text of the person.`
}

const isNoRepetition: Rule = ({ line, kind, text, takes = [] }, { listed }, accepted, { list, isSkill }) => {
  if (kind === 'kept' || kind === 'moved' || text.trim() === '') return null
  const lines = isSkill ? listed.skills : (list?.lines ?? [])
  const others = lines.filter(({ id }) => id !== line && !takes.includes(id)).map((it) => it.text)
  const written = accepted.filter((it) => it.kind !== 'moved' && it.kind !== 'kept' && it.line !== line)
  const said = plain(text)
  const same = [...others, ...written.map((it) => it.text)].some((it) => plain(it) === said)
  return same ? 'The resume says this already.' : null
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim()

const claimsNothingNew: Rule = (edit, { checkOf }) => checkOf(edit)?.why ?? null

const rules: Rule[] = [
  isALine,
  isFresh,
  fitsItsKind,
  staysInItsRun,
  leavesALine,
  hasSources,
  isPlainText,
  isNoRepetition,
  claimsNothingNew,
]
