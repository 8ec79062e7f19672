import type { Job } from '../job/job.ts'
import { termsAsked } from '../job/terms-asked.ts'
import type { ResumeDocument } from '../resume/document.ts'
import { type Source, sourcesOf } from '../resume/sources.ts'
import { termsOf, weightOf } from './terms.ts'
import type { LedgerRow } from './types.ts'
import { isQuoted } from './verdict.ts'
import { allPoints, pageWeights } from './weights.ts'

/** A line of a page. */
export interface PageLine {
  text: string
  /** The ids of the person's sources that it says. */
  sources: ReadonlySet<string>
  /** Typed by hand: nobody has checked its words. */
  isTyped: boolean
}

/** What a statement of a page was made of; null where it was typed by hand. */
export type MadeOf = (statement: Source) => readonly string[] | null

/** A resume as it stands is made of itself. */
export const madeOfItself: MadeOf = ({ id }) => [id]

/** The lines of a page in the order in which they are written out. `own`: all that the person has stated. */
export function pageLines(page: ResumeDocument, own: readonly Source[], madeOf: MadeOf): PageLine[] {
  const lines = new Map<string, PageLine>()
  for (const statement of sourcesOf(page)) {
    const made = madeOf(statement)
    const sources = made ?? saidAgainIn(statement.text, own)
    // A group of skills is one line.
    const key = statement.kind === 'skill' && statement.entry !== null ? statement.entry : statement.id
    const before = lines.get(key)
    lines.set(key, {
      text: before ? `${before.text}, ${statement.text}` : statement.text,
      sources: new Set([...(before?.sources ?? []), ...sources]),
      isTyped: made === null || before?.isTyped === true,
    })
  }
  return [...lines.values()]
}

/** M53: what was typed says a source where it has most of its words. */
const saidAgainIn = (text: string, own: readonly Source[]): string[] =>
  own.filter((source) => wordShare(termsOf(source.text).stems, text) >= pageWeights.saidAgain).map(({ id }) => id)

/**
 * M51, M52: how much of what the person brings a page shows, 0 to 100. Each row of the ledger counts by its points, by the place of
 * the best line that carries its evidence, and by whether that line says it in the advertisement's words.
 */
export function shownScore(
  ledger: readonly Pick<LedgerRow, 'points' | 'kind' | 'requirement' | 'evidence'>[],
  lines: readonly PageLine[],
  own: readonly Source[],
  job: Job,
): number {
  // What rests on nothing carries nothing, and moves no other line into another third.
  const carrying = lines.filter(({ sources }) => sources.size > 0)
  const textOf = new Map(own.map(({ id, text }) => [id, text]))
  const asked = [job.title ?? '', ...termsAsked(job)]
  let [brought, shown] = [0, 0]
  for (const { points, kind, requirement, evidence } of ledger) {
    if (points <= 0) continue
    const terms = isQuoted(kind) ? [requirement] : asked
    const values = carrying.map((line, at) => {
      const carried = evidence.filter(({ source }) => line.sources.has(source))
      if (carried.length === 0) return 0
      const isNamed =
        namesOneOf(terms, line.text) &&
        (!line.isTyped || carried.some(({ source }) => namesOneOf(terms, textOf.get(source) ?? '')))
      return placeOf(at, carrying.length) * (isNamed ? 1 : pageWeights.otherWords)
    })
    brought += points
    shown += points * Math.max(0, ...values)
  }
  return brought === 0 ? 0 : Math.min(allPoints, (allPoints * shown) / brought)
}

function placeOf(at: number, count: number): number {
  const { thirds } = pageWeights
  return thirds[Math.floor((at * thirds.length) / count)] ?? 0
}

const namesOneOf = (terms: readonly string[], text: string): boolean => terms.some((term) => isNamedIn(term, text))

/** By the very name, or by another one of the same thing; a phrase by most of its words. */
function isNamedIn(term: string, text: string): boolean {
  const { spelt, stems } = termsOf(term)
  const { skills } = termsOf(text)
  return [...spelt.keys()].some((name) => skills.has(name)) || wordShare(stems, text) >= pageWeights.named
}

/** How much of what these words tell stands in a text, 0 to 1. */
function wordShare(wanted: ReadonlySet<string>, text: string): number {
  const { stems } = termsOf(text)
  let [all, found] = [0, 0]
  for (const it of wanted) {
    const weight = weightOf(it)
    all += weight
    if (stems.has(it)) found += weight
  }
  return all === 0 ? 0 : found / all
}
