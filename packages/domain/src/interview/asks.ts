import type { Importance, Job, Quote } from '../job/job.ts'
import type { LedgerRow, Match, RowKind } from '../match/index.ts'
import { importanceWeights } from '../match/weights.ts'
import { clausesOf } from '../text/clauses.ts'
import { tokensOf } from '../text/tokens.ts'
import { addressEndings } from '../words/interview.ts'

/** A row of the ledger that an interviewer may ask about. */
export interface Ask {
  kind: RowKind
  /** As it stands in the ad. */
  words: string
  importance: Importance
  /** Of the catalogue; of what is missing, those that no other row shows. */
  skills: string[]
  row: LedgerRow
  isShown: boolean
  /** Surely not on the resume, or not the person's, as they say. */
  isMissing: boolean
}

/** What the ad asks, by duties, demands and what is missing; what is required before what is a plus. */
export function asksOf(job: Job, { ledger }: Match): { duties: Ask[]; demands: Ask[]; missing: Ask[] } {
  const had = hadIn(job, ledger)
  const asks = ledger.flatMap((row) => askOf(row, job, had)).toSorted((a, b) => weightOf(b) - weightOf(a))
  const open = asks.filter(({ isMissing }) => !isMissing)
  return {
    duties: open.filter(isDuty),
    demands: open.filter((it) => !isDuty(it)),
    missing: asks.filter(({ isMissing }) => isMissing),
  }
}

export const isDuty = ({ kind }: Pick<Ask, 'kind'>): boolean => kind === 'responsibility'

const weightOf = ({ importance }: Ask) => importanceWeights[importance]

/** Settled on a form, or shown by how somebody comes across. */
const notAsked = new Set<RowKind>(['condition', 'trait'])

function askOf(row: LedgerRow, job: Job, had: ReadonlySet<string>): Ask[] {
  const { kind, importance, status, certain, corrected } = row
  const asked = job.requirements.find(({ id }) => id === row.id)
  if (!asked || notAsked.has(kind) || isOfEnglish(asked.skills) || !isSafe(asked, job)) return []
  const isShown = status !== 'not-shown'
  const isMissing = !isShown && (certain || corrected === 'not-mine')
  const skills = isMissing ? asked.skills.filter((name) => !had.has(name)) : asked.skills
  return [{ kind, words: quotable(asked.words), importance, skills, row, isShown, isMissing }]
}

const english = 'English'

/** Nobody is asked in English for English. */
const isOfEnglish = (skills: readonly string[]) => skills.length > 0 && skills.every((name) => name === english)

/** Of "ICU nursing certification", a nurse does not lack nursing. */
function hadIn({ requirements }: Job, ledger: readonly LedgerRow[]): ReadonlySet<string> {
  const shown = new Set(ledger.flatMap(({ id, status }) => (status === 'not-shown' ? [] : [id])))
  return new Set([english, ...requirements.flatMap(({ id, skills }) => (shown.has(id) ? skills : []))])
}

const address = new RegExp(`[<>{}[\\]|@]|https?:|www\\.|\\.(?:${addressEndings})\\b`, 'i')

/** Words of strangers that may stand in a guide: no address, no markup, nothing addressed to software. */
export function isSafe({ words, from, to }: Quote, { ignored }: Pick<Job, 'ignored'>): boolean {
  return !address.test(words) && !ignored.some((it) => it.from < to && from < it.to)
}

export const safeName = (name: string | null): string | null => (name && !address.test(name) ? name : null)

const mostWords = 24

/** A statement as it stands; of a long one, its opening up to the last end of a clause. */
export function quotable(text: string): string {
  const words = tokensOf(text)
  const last = words[mostWords]
  if (!last) return text
  const whole = clausesOf(words).filter((clause) => (clause.at(-1)?.to ?? 0) < last.from)
  const end = whole.at(-1)?.at(-1)?.to
  return end === undefined ? text : text.slice(0, end)
}
