import { subjectOf } from '../facts/answers.ts'
import type { Fact } from '../resume/sources.ts'
import { patternOf } from '../text/patterns.ts'
import { answerWords } from '../words/tailor-answers.ts'

const most = 70

/** In quotation marks, whole. */
export const inQuotes = (text: string): string =>
  `“${text
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/[“”]/g, "'")
    .replace(/[.,;:]$/, '')}”`

/** In quotation marks, cut at a word where it is long. */
export function quoted(text: string): string {
  const plain = text.trim().replace(/\s+/g, ' ')
  if (plain.length <= most) return inQuotes(plain)
  const cut = plain.slice(0, most).replace(/\s+\S*$/, '')
  return inQuotes(cut).replace(/”$/, ' …”')
}

const yes = patternOf(answerWords.yes)

/** What the person wrote, without what they were asked and without their yes. */
export function ownWords(fact: Fact): string {
  const { statement, skill, requirement } = fact
  const asked = [skill, requirement, subjectOf(fact)].find((it) => it && `${statement}: `.startsWith(`${it}: `)) ?? ''
  return statement.slice(asked.length).replace(/^: /, '').replace(yes, '')
}

export function toldUs(fact: Fact): string {
  const said = ownWords(fact)
  return said === '' ? `yes to ${quoted(fact.requirement ?? fact.statement)}` : quoted(said)
}

export const asks = (words: string, importance: 'required' | 'preferred'): string =>
  importance === 'required' ? `The ad asks for ${quoted(words)}.` : `The ad would like ${quoted(words)}.`
