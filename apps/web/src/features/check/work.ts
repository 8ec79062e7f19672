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
  kind: 'edit' | 'fact'
  words: string
  /** The id of the line that heads the job. */
  job: string
}

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
  /** The texts before this one, the last one first. */
  past: string[]
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
  past: [],
}

const key = 'check_text'

export type Store = Pick<KeyValueStore, 'read' | 'write' | 'remove'>

export function keptWork(store: Store): Work {
  const kept = readJson<object>(store, key, {})
  return { ...noWork, ...kept }
}

export function keepWork(store: Store, work: Work): void {
  if (isEmpty(work)) store.remove(key)
  else store.write(key, JSON.stringify(work))
}

export const isEmpty = ({ pasted, resume, text, addressee }: Work): boolean =>
  resume === null && [pasted, text, addressee].every((it) => it === '')

/** What was decided on a text beside a resume. */
const undecided = { own: [], drafts: {}, past: [] }

/**
 * The work with something put in anew. What one person stated counts for no other; and Undo would take away a text that
 * was typed since.
 */
export function withPart(before: Work, part: Partial<Work>): Work {
  const work = { ...before, ...part }
  const isOfAnother = work.resume !== before.resume || (before.isExample && !work.isExample)
  if (isOfAnother) return { ...work, ...undecided }
  return work.text === before.text ? work : { ...work, past: [] }
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
