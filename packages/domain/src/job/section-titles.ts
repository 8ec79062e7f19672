import { titleness } from '../language/job-nouns.ts'
import { cueWords, titleNouns, titlePatterns } from './section-words.ts'

export type SectionKind =
  | 'duties'
  | 'profile'
  | 'preferred'
  | 'traits'
  | 'role'
  | 'offer'
  | 'about'
  | 'apply'
  | 'legal'
  | 'facts'
  | 'unknown'
  | 'general'

const longestTitle = 70

/** J13: the kind of section that a title opens; null where the words say nothing. */
export function titleKind(text: string): SectionKind | null {
  const title = plain(text)
  if (title === '' || title.length > longestTitle) return null
  const bare = title.replace(/^(?:the|our|your|this|some) /, '')
  const exact = [title, bare, ...title.split(/ [|/] /)].flatMap(
    (it) => titlePatterns.find(([, pattern]) => pattern.test(it))?.[0] ?? [],
  )[0]
  // "Privacy Manager" names a job.
  if (exact) return exact === 'legal' && titleness(title) === 1 ? null : exact
  return opensLikeTitle(title) ? (cueWords.find(([, pattern]) => pattern.test(title))?.[0] ?? null) : null
}

/** What the words of a line say that looks like a title: `Performance Responsibilities`, `Tickets needed`. */
export function kindByNoun(text: string): SectionKind | null {
  const title = plain(text)
  return [...titleNouns, ...cueWords].find(([, pattern]) => pattern.test(title))?.[0] ?? null
}

function opensLikeTitle(title: string): boolean {
  const words = title.split(' ').length
  if (title.startsWith('your ')) return words <= 5
  return words <= 10 && /^(?:(?:and |so |that is |here's |here is )?what|who)\b/.test(title)
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[’‘`]/g, "'")
    .replace(/^[^\p{L}]+|[^\p{L})]+$/gu, '')
    .replace(/\s*\([^)]*\)$/, '')
    .replace(/[–—]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
