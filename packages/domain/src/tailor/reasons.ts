import type { Requirement } from '../job/job.ts'

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

export const asks = ({ text, importance }: Pick<Requirement, 'text' | 'importance'>): string =>
  importance === 'required' ? `The ad asks for ${quoted(text)}.` : `The ad would like ${quoted(text)}.`
