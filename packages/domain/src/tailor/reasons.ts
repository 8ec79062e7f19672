import type { Requirement } from '../job/job.ts'
import type { Fact } from '../resume/sources.ts'

const most = 70

/** In quotation marks, cut at a word where it is long. */
export function quoted(text: string): string {
  const plain = text.trim().replace(/\s+/g, ' ').replace(/[“”]/g, "'")
  if (plain.length <= most) return `“${plain.replace(/[.,;:]$/, '')}”`
  return `“${plain
    .slice(0, most)
    .replace(/\s+\S*$/, '')
    .replace(/[.,;:]$/, '')} …”`
}

/** What the person wrote, without what they were asked; nothing where it is only a yes. */
export function ownWords({ statement, skill, requirement }: Fact): string {
  const asked = [skill, requirement].find((it) => it && `${statement}: `.startsWith(`${it}: `)) ?? ''
  return statement.slice(asked.length).replace(/^: /, '')
}

export function toldUs(fact: Fact): string {
  const said = ownWords(fact)
  return said === '' ? `yes to ${quoted(fact.statement)}` : quoted(said)
}

export const asks = ({ text, importance }: Pick<Requirement, 'text' | 'importance'>): string =>
  importance === 'required' ? `The ad asks for ${quoted(text)}.` : `The ad would like ${quoted(text)}.`
