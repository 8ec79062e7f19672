import type { Source } from '../resume/sources.ts'
import type { ProposedWords } from './proposed.ts'

const mostFindings = 4
const mostLines = 3
const longestLine = 400

/** What a writer elsewhere is told of a text that did not stand: what its lines do not say, and what they say. */
export function feedbackOn(why: string, { sentences }: ProposedWords, cited: readonly Pick<Source, 'text'>[]): string {
  const findings = sentences.flatMap((sentence) => (sentence.verdict === 'not-yours' ? sentence.findings : []))
  if (findings.length === 0) return why
  const told = [...new Set(findings.map(({ message }) => message))].slice(0, mostFindings)
  const lines = cited.slice(0, mostLines).map(({ text }) => `“${text.slice(0, longestLine)}”`)
  return [...told, `Its lines say: ${lines.join(' ')}`].join(' ')
}
