import type { Job } from '../../job/job.ts'
import { startOf } from '../../language/start-of.ts'
import type { ResumeDocument } from '../../resume/document.ts'
import { type Fact, type Source, sourcesOf } from '../../resume/sources.ts'
import { longest } from './weights.ts'

export function quote(text: string): string {
  const said = text
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/[.,;:]$/, '')
  if (said.length <= longest.quote) return `“${said}”`
  return `“${startOf(said, longest.quote)}…”`
}

export const unique = (texts: readonly string[]): string[] => [...new Set(texts)]

/** What the advertisement says of the work and the person; what it says to software is in none of these. */
export const saidByAd = ({ requirements, responsibilities, cultureWords }: Job): string[] =>
  unique([...cultureWords, ...requirements, ...responsibilities].map(({ words }) => words))

/** What the person tells in sentences, what they did before what they say of themselves. */
export function toldBy(document: ResumeDocument, facts: readonly Fact[]): Source[] {
  const all = sourcesOf(document, facts)
  return [
    ...all.filter(({ kind }) => kind === 'line' || kind === 'fact'),
    ...all.filter(({ kind }) => kind === 'summary'),
  ]
}
