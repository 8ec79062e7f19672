import type { Job } from '../job/job.ts'
import type { LedgerRow, RowKind } from '../match/index.ts'
import { patternOf } from '../text/patterns.ts'
import { letterWords } from '../words/letter.ts'
import { wordCount } from './letter.ts'

/** What the advertisement asks and the resume shows, in the advertisement's words. */
export interface Ask {
  text: string
  /** Sources that show it. */
  evidence: string[]
  /** [LT8] It requires a licence, a certificate or a degree that is held. */
  isPaper: boolean
  /** [LT6] It names one, wanted or held or not: no line of work answers it. */
  namesPaper: boolean
  /** It would be a plus. */
  isPlus: boolean
}

const mostAsked = 20

/** What one line can answer: no line shows years, and nobody checks traits and conditions on a resume. */
const answerable: ReadonlySet<RowKind> = new Set([
  'skill',
  'experience',
  'responsibility',
  'certificate',
  'degree',
  'language',
])
const papers: ReadonlySet<RowKind> = new Set(['certificate', 'degree'])

/** [LT6] One for each row that is shown, in the advertisement's order. */
export function asksOf({ requirements }: Job, ledger: readonly LedgerRow[]): Ask[] {
  const rows = new Map(ledger.map((row) => [row.id, row]))
  return requirements
    .toSorted((a, b) => a.from - b.from)
    .flatMap(({ id, words }) => {
      const row = rows.get(id)
      const text = row && row.status !== 'not-shown' && answerable.has(row.kind) ? askIn(words) : null
      return row && text !== null ? [askOf(row, text)] : []
    })
}

const askOf = ({ kind, importance, status, evidence }: LedgerRow, text: string): Ask => ({
  text,
  evidence: [...new Set(evidence.map(({ source }) => source))],
  isPaper: papers.has(kind) && importance === 'required' && status === 'met',
  namesPaper: papers.has(kind),
  isPlus: importance === 'preferred',
})

/** [LT6] Its words from the front; null where they are too many, also up to where a clause of its own begins. */
function askIn(words: string): string | null {
  for (const end of endsOf(words)) {
    const text = words.slice(0, end).replace(/(?:[\s.,;:–—-]|\s(?:and|or),?$)+$/u, '')
    if (text !== '' && wordCount(text) <= mostAsked) return text.charAt(0).toUpperCase() + text.slice(1)
  }
  return null
}

const clauseStart = patternOf(letterWords.clauseStart, 'giu')

/** [LT6] Where it may end: as a whole, or where a clause of its own begins. */
const endsOf = (whole: string): number[] => [
  whole.length,
  ...[...whole.matchAll(clauseStart)].map(({ index }) => index).reverse(),
]
