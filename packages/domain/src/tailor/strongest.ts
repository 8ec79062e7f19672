import { readStatement } from '../language/statement.ts'
import type { Source } from '../resume/sources.ts'
import type { Desk } from './desk.ts'
import { inStyle, styleOf } from './line-style.ts'
import { lowerFirst } from './names.ts'
import { payOf } from './pay.ts'
import { inPlainWords } from './plain-words.ts'
import { resultFirst } from './results.ts'
import { tellsChange, tellsResult } from './results-told.ts'
import { unended } from './sentences.ts'
import { isDeed } from './shown.ts'

/** A result as a summary tells it. */
interface ToldResult {
  text: string
  source: Source
}

/** So many are looked at. */
const mostResults = 6
/** A result that is longer is no headline. */
const mostLetters = 120
/** Those of old roles say less of what the person can do now. */
const mostRoles = 3

/** The results of the person that the job would pay most for, which a summary does not tell yet; the strongest first. */
export function strongestResults(summary: string, desk: Desk): ToldResult[] {
  const style = styleOf(desk.sources.filter((it) => isDeed(it)).map(({ text }) => text))
  const roles = [...new Set(desk.sources.flatMap(({ role }) => role ?? []))].slice(0, mostRoles)
  return desk.sources
    .filter(
      (source) => isDeed(source) && source.role !== null && roles.includes(source.role) && tellsResult(source.text),
    )
    .map((source) => ({
      source,
      text: headline(inStyle(source.text, style)),
      pay: payOf(source.id, source.text, desk),
    }))
    .filter(({ text, source }) => text !== null && !isTold(text, summary, desk) && desk.isTrue(text, [source.id]))
    .sort((a, b) => b.pay - a.pay)
    .slice(0, mostResults)
    .map(({ text, source }) => ({ text: text ?? '', source }))
}

/** What came of it, without how where that is long: `Cut overtime by 18%`. */
function headline(line: string): string | null {
  const plain = inPlainWords(line)?.text ?? line
  const whole = unended(resultFirst(plain) ?? plain)
  if (!tellsChange(/^\p{L}+/u.exec(whole)?.[0] ?? '') || /[;:]/.test(whole)) return null
  const short = whole.replace(/ by \p{Ll}+ing\b.*$/u, '').replace(/, (?![\p{N}])[^,]*$/u, '')
  const said = hasFigures(short) ? short : whole
  return said.length <= mostLetters && hasFigures(said) ? said : null
}

const hasFigures = (text: string) => readStatement(text).quantities.length > 0

/** The summary has most of its words, or its figures with some of them. */
function isTold(text: string, summary: string, { stemsOf }: Desk): boolean {
  const figures = text.match(/\p{N}[\p{N}.,]*/gu) ?? []
  const said = new Set(stemsOf(summary))
  const own = stemsOf(text).filter((it) => /\p{L}/u.test(it))
  const shared = own.filter((it) => said.has(it)).length / Math.max(own.length, 1)
  return shared > 0.5 || (shared > 0.25 && figures.every((it) => summary.includes(it)))
}

/** One sentence of them, in the person of the summary. */
export function resultSentence(results: readonly ToldResult[], isMine: boolean): string {
  const [first, second] = results.map(({ text }) => text)
  if (first === undefined) return ''
  const told = isMine ? `I ${lowerFirst(first)}` : first
  if (second === undefined) return `${told}.`
  return / and |, /.test(first) ? `${told}, and ${lowerFirst(second)}.` : `${told} and ${lowerFirst(second)}.`
}
