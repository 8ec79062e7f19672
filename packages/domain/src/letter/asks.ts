import type { Job, Quote } from '../job/job.ts'
import type { LedgerRow } from '../match/index.ts'
import { patternOf } from '../text/patterns.ts'
import { sentencesIn } from '../text/sentences.ts'
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

interface Asked extends Quote {
  row: LedgerRow
}

const mostAsked = 20
const bullet = /^[^\p{L}\p{N}$£€(“"]+/u

/** [LT6] One for each sentence of the advertisement that has a row which is shown, in its order. */
export function asksOf(job: Job, ledger: readonly LedgerRow[]): Ask[] {
  const rows = ledger.flatMap((row): Asked[] => {
    const quote = quoteOf(job, row)
    return quote ? [{ ...quote, row }] : []
  })
  const sentences = new Map<number, Asked[]>()
  for (const asked of rows) {
    const { from } = sentenceAt(job.text, asked.from)
    sentences.set(from, [...(sentences.get(from) ?? []), asked])
  }
  return [...sentences].sort(([a], [b]) => a - b).flatMap(([from, asked]) => askIn(job.text, from, asked) ?? [])
}

function quoteOf({ requirements, responsibilities }: Job, { id }: LedgerRow): Quote | undefined {
  const duty = /^duty-(\d+)$/.exec(id)?.[1]
  return duty ? responsibilities[Number(duty) - 1] : requirements.find((it) => id === it.id || id === `${it.id}-years`)
}

/** From the front of its line or sentence: nothing is cut there. */
function sentenceAt(text: string, at: number): { from: number; text: string } {
  const start = text.lastIndexOf('\n', at - 1) + 1
  const end = text.indexOf('\n', at)
  const line = text.slice(start, end < 0 ? undefined : end)
  const found = sentencesIn(line).find(({ to }) => start + to > at)
  const [from, to] =
    found && found.mark !== ';' && !isBehindSemicolon(line, found.from) ? [found.from, found.to] : [0, line.length]
  const own = line.slice(from, to)
  const marks = bullet.exec(own)?.[0].length ?? 0
  return { from: start + from + marks, text: own.slice(marks) }
}

const isBehindSemicolon = (line: string, from: number) => line.slice(0, from).trimEnd().endsWith(';')

const isShown = ({ row }: Asked) => row.status !== 'not-shown'

function askIn(text: string, from: number, asked: readonly Asked[]): Ask | null {
  const whole = sentenceAt(text, from).text
  for (const end of endsOf(whole)) {
    const words = whole.slice(0, end).replace(/(?:[\s.,;:–—-]|\s(?:and|or),?$)+$/u, '')
    const rows = asked.filter((it) => it.from < from + words.length)
    if (rows.length === 0 || !rows.every(isShown) || rows.some(({ row }) => row.kind === 'years')) continue
    if (wordCount(words) > mostAsked) continue
    return {
      text: words.charAt(0).toUpperCase() + words.slice(1),
      evidence: [...new Set(rows.flatMap(({ row }) => row.evidence.map(({ source }) => source)))],
      isPaper: rows.some(isHeldPaper),
      namesPaper: rows.some(isOfPaper),
      isPlus: rows.every(({ row }) => row.importance === 'preferred'),
    }
  }
  return null
}

const isOfPaper = ({ row: { kind } }: Asked) => kind === 'certificate' || kind === 'degree'
const isHeldPaper = (asked: Asked) =>
  isOfPaper(asked) && asked.row.importance === 'required' && asked.row.status === 'met'

const clauseStart = patternOf(letterWords.clauseStart, 'giu')

/** [LT6] Where it may end: as a whole, or where a clause of its own begins. */
const endsOf = (whole: string): number[] => [
  whole.length,
  ...[...whole.matchAll(clauseStart)].map(({ index }) => index).reverse(),
]
