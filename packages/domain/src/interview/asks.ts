import { isDemand } from '../job/is-demand.ts'
import type { Job, KnockOutKind, Quote, Requirement, RequirementKind } from '../job/job.ts'
import type { LedgerRow, Match } from '../match/index.ts'
import { skillNamed } from '../skills/index.ts'
import { natureOf } from '../skills/nature.ts'
import { clausesOf } from '../text/clauses.ts'
import { tokensOf } from '../text/tokens.ts'
import { addressEndings } from '../words/interview.ts'

/** Something that the ad says of the work or asks of the person. */
export interface Ask {
  about: RequirementKind | 'duty'
  /** As it stands in the ad. */
  words: string
  importance: 'required' | 'preferred'
  knockOut: boolean
  skills: string[]
  rows: LedgerRow[]
  isShown: boolean
  /** It could be found by its name, and was not. */
  isMissing: boolean
}

const [leastWords, mostWords] = [3, 24]

/** Each sentence of the ad once, and what is missing of it by itself; conditions first, then what is required. */
export function asksOf(job: Job, match: Match): { duties: Ask[]; demands: Ask[]; missing: Ask[] } {
  const demands = job.requirements.filter((it) => canBeAsked(it, job))
  const all = distinct(demands.flatMap((it) => demandAsks(it, job, match))).toSorted((a, b) => rank(a) - rank(b))
  const missing = all.filter((it) => it.isMissing)
  return {
    duties: wholeFirst(distinct(job.responsibilities.flatMap((it, at) => dutyAsk(it, `duty-${at + 1}`, job, match)))),
    demands: all.filter((it) => !it.isMissing && !missing.some(({ words }) => words === it.words)),
    missing,
  }
}

const leastWhole = 3

/** `directs the team`, cut out behind who does, is asked about only where there is little else. */
function wholeFirst(duties: readonly Ask[]): Ask[] {
  const whole = duties.filter(({ words }) => !/^\p{Ll}/u.test(words))
  return whole.length >= leastWhole ? whole : [...whole, ...duties.filter((it) => !whole.includes(it))]
}

const rank = ({ knockOut, importance }: Ask) => (knockOut ? 0 : importance === 'required' ? 1 : 2)

const distinct = (asks: readonly Ask[]): Ask[] =>
  asks.filter(({ words }, at) => asks.findIndex((it) => it.words === words) === at)

/** Strength, hours and permits are settled on a form, and nobody is asked in English for English. */
const settledElsewhere = new Set<KnockOutKind>([
  'physical',
  'hours',
  'travel',
  'check',
  'vaccination',
  'permit',
  'closing',
  'place',
])

const canBeAsked = (it: Requirement, job: Job): boolean =>
  isSafe(it, job) &&
  isDemand(it, job) &&
  it.kind !== 'place' &&
  !(it.kind === 'language' && it.text.startsWith('English')) &&
  !isSettledElsewhere(it, job)

const isSettledElsewhere = (it: Quote, { knockOuts }: Job): boolean =>
  knockOuts.some(({ kind, from, to }) => settledElsewhere.has(kind) && from < it.to && it.from < to)

const address = new RegExp(`[<>{}[\\]|@]|https?:|www\\.|\\.(?:${addressEndings})\\b`, 'i')

/** Words of strangers that may stand in a guide: no address, no markup, nothing addressed to software. */
export function isSafe({ words, from, to }: Quote, { ignored }: Pick<Job, 'ignored'>): boolean {
  return !address.test(words) && !ignored.some((it) => it.from < to && from < it.to)
}

export const safeName = (name: string | null): string | null => (name && !address.test(name) ? name : null)

/** Found by its name or not there: skills, papers, degrees, languages and years. */
const findable = new Set<RequirementKind>(['skill', 'certificate', 'degree', 'language'])

function demandAsks(it: Requirement, job: Job, { ledger }: Match): Ask[] {
  const { kind, importance, knockOut } = it
  const skills = it.skills.filter((name) => skillNamed(name)?.soft === false)
  const ask = { importance, knockOut, skills }
  const rows = ledger.filter(({ id }) => id === it.id)
  const years = ledger.filter(({ id }) => id === `${it.id}-years`)
  const isShown = rows.some(isFound)
  const isMissing = !isShown && rows.length > 0 && findable.has(kind) && (kind !== 'skill' || skills.length > 0)
  // What a nurse lacks of a paper of nursing is not nursing; and nobody is asked in English for English.
  const isNew = (name: string) =>
    !(kind === 'language' && name === 'English') &&
    !job.requirements.some(
      (other) => other.skills.includes(name) && ledger.some((row) => row.id === other.id && isFound(row)),
    )
  const sentence = quotable(it.words)
  const label = isMissing && job.text.includes(it.text) ? it.text : sentence
  const about = it.years !== null ? 'years' : skills.some(isPaper) ? 'certificate' : kind
  return [
    { ...ask, about, words: label, rows, isShown, isMissing, ...(isMissing && { skills: skills.filter(isNew) }) },
    ...(years.length > 0 && !years.some(isFound)
      ? [{ ...ask, about: 'years' as const, words: sentence, rows: years, isShown: false, isMissing: true }]
      : []),
  ]
}

const isPaper = (skill: string) => natureOf(skill) === 'licence' || natureOf(skill) === 'certificate'

const isFound = ({ status }: LedgerRow) => status !== 'not-shown'

function dutyAsk(duty: Quote, id: string, job: Job, { ledger }: Match): Ask[] {
  const words = quotable(duty.words)
  const isAskedElsewhere = job.requirements.some((it) => it.from < duty.to && duty.from < it.to)
  if (!isSafe(duty, job) || isSettledElsewhere(duty, job) || isAskedElsewhere || tokensOf(words).length < leastWords)
    return []
  const rows = ledger.filter((row) => row.id === id)
  const isShown = rows.some(isFound)
  return [
    { about: 'duty', words, importance: 'required', knockOut: false, skills: [], rows, isShown, isMissing: false },
  ]
}

/** A statement as it stands; of a long one, its opening up to the last end of a clause. */
export function quotable(text: string): string {
  const words = tokensOf(text)
  const last = words[mostWords]
  if (!last) return text
  const whole = clausesOf(words).filter((clause) => (clause.at(-1)?.to ?? 0) < last.from)
  const end = whole.at(-1)?.at(-1)?.to
  return end === undefined ? text : text.slice(0, end)
}
