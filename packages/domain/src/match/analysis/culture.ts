import type { Job } from '../../job/job.ts'
import { listed } from '../../language/speak/listed.ts'
import { quoted } from '../../text/quoted.ts'
import { stemOf } from '../../text/stem.ts'
import { tokensOf } from '../../text/tokens.ts'
import { waysOfWorking } from '../../words/ways.ts'
import type { LedgerRow } from '../types.ts'
import { unique } from './unique.ts'
import { atMost } from './weights.ts'

// How people work there, in the ad's words and the person's. Nothing of it is scored.

type Rows = readonly LedgerRow[]
/** The person's lines by their ids. */
type Lines = ReadonlyMap<string, string>

/** What the ad says and, where a line shows it, that line. */
function sideBySide({ requirement, evidence }: LedgerRow, lines: Lines): string {
  const line = lineOf(evidence, lines)
  return `The ad says ${quoted(requirement)}.${line ? ` Your line: ${quoted(line)}.` : ''}`
}

const lineOf = (evidence: LedgerRow['evidence'], lines: Lines) =>
  evidence.flatMap(({ source }) => lines.get(source) ?? [])[0]

const stemsOf = (words: string) => new Set(tokensOf(words).map(({ lower }) => stemOf(lower)))

/** The first row that asks for it, one that a line shows before others. */
export function wayOfWorking(way: keyof typeof waysOfWorking, rows: Rows, lines: Lines): string | null {
  const wanted = stemsOf(waysOfWorking[way])
  const asking = rows.filter((row) => tokensOf(row.requirement).some(({ lower }) => wanted.has(stemOf(lower))))
  const row = asking.find(({ evidence }) => lineOf(evidence, lines)) ?? asking[0]
  return row ? sideBySide(row, lines) : null
}

const isTrait = ({ kind }: LedgerRow) => kind === 'trait'

export const traitsOf = (rows: Rows, lines: Lines): string[] =>
  rows
    .filter(isTrait)
    .slice(0, atMost.traits)
    .map((row) => sideBySide(row, lines))

export const valuesOf = ({ cultureWords }: Job): string[] =>
  unique(cultureWords.map(({ words }) => words)).slice(0, atMost.traits)

export function cultureOf(rows: Rows, job: Job): string | null {
  const named = [...valuesOf(job), ...rows.filter(isTrait).map(({ requirement }) => requirement)]
  if (named.length === 0) return null
  return `The ad names ${listed(named.slice(0, atMost.named).map(quoted))}. Have an example of your own ready.`
}

/** Which of the ad's duties are on the resume. */
export function dutiesOf(rows: Rows): string | null {
  const duties = rows.filter(({ kind }) => kind === 'responsibility')
  const met = duties.filter(({ status }) => status === 'met')
  if (met.length === 0) return null
  const named = listed(met.slice(0, atMost.named).map(({ requirement }) => quoted(requirement)))
  return `${met.length} of the ad’s ${duties.length} duties are on your resume${met.length > atMost.named ? ', such as' : ':'} ${named}.`
}
