import type { Check } from '../claims/index.ts'
import type { Source } from '../resume/sources.ts'
import { repairAdvice } from './repair-advice.ts'

const mostRules = 4
const mostLines = 3
const longestLine = 400

/**
 * What a writer elsewhere is told of a text that did not stand: which of its words say more than its lines, what to do
 * about them, and what the lines say. Where the words are not at fault, why it fell.
 */
export function feedbackOn(why: string, { verdict, verdicts }: Check, cited: readonly Pick<Source, 'text'>[]): string {
  const byRule = new Map<string, string[]>()
  for (const { status, rule, claim } of verdicts)
    if (status === 'unsupported') byRule.set(rule ?? '', [...(byRule.get(rule ?? '') ?? []), `“${claim.text}”`])
  if (verdict !== 'refused' || byRule.size === 0) return why
  const told = [...byRule].slice(0, mostRules).map(([rule, words]) => `${words.join(', ')}: ${adviceFor(rule)}`)
  const lines = cited.slice(0, mostLines).map(({ text }) => `“${text.slice(0, longestLine)}”`)
  return [...told, `Its lines say: ${lines.join(' ')}`].join(' ')
}

const adviceFor = (rule: string): string => repairAdvice[rule.split(' ').at(-1) ?? ''] ?? repairAdvice.words ?? ''
