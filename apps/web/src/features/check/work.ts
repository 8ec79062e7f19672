import type { Source } from '@bespeak/domain/resume/sources.ts'
import { type KeyValueStore, readJson } from '../../lib/storage.ts'

/** A resume with all that its person states. */
export interface ReadResume {
  /** The file or the saved resume; null for pasted text. */
  name: string | null
  /** The pasted text that it was read from. */
  text: string
  lines: Source[]
  notes: string[]
  /** In the account. */
  savedId?: number | undefined
  /** Of a made-up person: nothing that is stated beside it is anybody's. */
  isExample?: boolean | undefined
}

type Place = Pick<Source, 'section' | 'entry' | 'role' | 'start' | 'end'>

/** What the person stated here, with its day. */
export interface OwnLine {
  id: string
  statement: string
  /** The job it belongs to. */
  place: Place | null
  on: string
  /** A yes to a sentence, or words of their own. */
  isYes: boolean
  /** In the account. */
  factId?: number | undefined
}

/** What is being typed at a sentence. */
export interface Draft {
  /** The sentence, a line that comes in its place, or what is stated beside it. */
  kind: 'edit' | 'line' | 'fact'
  words: string
  /** The id of the line that heads the job. */
  job: string
}

/** What Undo takes back. */
type Step =
  | { kind: 'text'; before: string }
  | { kind: 'added'; line: OwnLine }
  | { kind: 'removed'; line: OwnLine; at: number }

/** All that is put in and decided on the page. */
export interface Work {
  pasted: string
  resume: ReadResume | null
  text: string
  addressee: string
  isExample: boolean
  isChecked: boolean
  own: OwnLine[]
  drafts: Record<string, Draft>
  /** What was decided on this text, the last one first. */
  steps: Step[]
  /** The text before, while another one is asked for. */
  cleared: Pick<Work, 'text' | 'addressee' | 'drafts' | 'steps'> | null
}

export const noWork: Work = {
  pasted: '',
  resume: null,
  text: '',
  addressee: '',
  isExample: false,
  isChecked: false,
  own: [],
  drafts: {},
  steps: [],
  cleared: null,
}

const key = 'check_text'

export type Store = Pick<KeyValueStore, 'read' | 'write' | 'remove'>

export function keptWork(store: Store): Work {
  const kept = readJson<object>(store, key, {})
  return { ...noWork, ...kept }
}

export function keepWork(store: Store, work: Work): void {
  if (isEmpty(work) && work.cleared === null) store.remove(key)
  else store.write(key, JSON.stringify(work))
}

export const isEmpty = ({ pasted, resume, text, addressee }: Work): boolean =>
  resume === null && [pasted, text, addressee].every((it) => it === '')

/** What was decided on a text beside a resume. */
const undecided = { drafts: {}, steps: [] }

/**
 * The work with something put in anew. What one person stated counts for no other; and Undo would take away a text that
 * was typed since.
 */
export function withPart(before: Work, part: Partial<Work>): Work {
  const work = { ...before, ...part }
  const isOfAnother = work.resume !== before.resume || (before.isExample && !work.isExample)
  if (isOfAnother) return { ...work, ...undecided, own: [], cleared: work.cleared && { ...work.cleared, ...undecided } }
  return work.text === before.text ? work : { ...work, steps: [] }
}

/** Room for another text. Of an example nothing stays: its resume is nobody's. */
export function forAnotherText(work: Work): Work {
  const { text, addressee, drafts, steps } = work
  if (work.isExample) return noWork
  return {
    ...work,
    ...undecided,
    isChecked: false,
    text: '',
    addressee: '',
    cleared: { text, addressee, drafts, steps },
  }
}

/** The text that was cleared, as it was checked; a resume that was changed since is read first. */
export const withClearedText = (work: Work): Work => {
  const { text, addressee, drafts, steps } = work.cleared ?? work
  return {
    ...work,
    ...{ text, drafts, steps, cleared: null, isChecked: isReadNow(work) },
    addressee: work.addressee || addressee,
  }
}

const mostSteps = 50

/** The work with something decided; Undo takes it back. */
export function decided(before: Work, step: Step, part: Partial<Work>): Work {
  return { ...before, ...part, steps: [step, ...before.steps].slice(0, mostSteps) }
}

/** The work without what was decided last. */
export function undone(work: Work): Work {
  const [step, ...steps] = work.steps
  if (step?.kind === 'text') return { ...work, steps, text: step.before }
  if (step?.kind === 'added') return { ...work, steps, own: work.own.filter(({ id }) => id !== step.line.id) }
  return step ? { ...work, steps, own: work.own.toSpliced(step.at, 0, step.line) } : work
}

/** Also where only the text of an example was replaced: the resume is still nobody's. */
export const isOfExample = ({ isExample, resume }: Work): boolean => isExample || resume?.isExample === true

/** A file and a saved resume stand for themselves; pasted text may have changed since it was read. */
export const isReadNow = ({ resume, pasted }: Work): boolean =>
  resume !== null && (resume.name !== null || resume.text === pasted)

/** All lines the text is held against. */
export const linesOf = ({ resume, own }: Pick<Work, 'resume' | 'own'>): Source[] => [
  ...(resume?.lines ?? []),
  ...own.map(({ id, statement, place }) => ({
    ...{ section: null, entry: null, role: null, ...place },
    ...{ id, kind: 'fact' as const, text: statement, quotes: [statement] },
  })),
]

/** The lines that head a job. */
export const jobsOf = ({ resume }: Work): Source[] => (resume?.lines ?? []).filter(({ kind }) => kind === 'role')
