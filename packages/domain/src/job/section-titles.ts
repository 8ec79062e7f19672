import { titleness } from '../language/job-nouns.ts'
import { anyOf, oneOf, patternOf, wordIn } from '../text/patterns.ts'
import { type SectionKind, setTitles, titleCues, titleParts } from '../words/job/section-titles.ts'

const [qualifier, asked, done, given] = [
  `(?:${oneOf(titleParts.qualifier)} )*`,
  oneOf(titleParts.asked),
  oneOf(titleParts.done),
  oneOf(titleParts.given),
]
const named = (noun: string) => `${qualifier}${noun}(?:(?: and| &|,|/| \\+) (?:${qualifier})${noun})*`
const parts = {
  asked,
  namedAsked: named(asked),
  namedDone: named(done),
  namedGiven: named(given),
  legalWords: oneOf(titleParts.legalWords),
}

const titlePatterns = setTitles.map((row) => [row.kind, new RegExp(`^${anyOf(row, parts)}$`)] as const)
const cues = titleCues.map((row) => [row.kind, wordIn(row, '')] as const)

/** Nouns that tell in any line that has the form of a title. */
const titleNouns: [SectionKind, RegExp][] = [
  ['profile', new RegExp(`(?:^| )${asked}$`)],
  ['duties', new RegExp(`(?:^| )${done}$`)],
  ['offer', new RegExp(`(?:^| )${given}$`)],
]

const longestTitle = 70

const determiner = patternOf(titleParts.determiner, '')

/** J13: the kind of section that a title opens; null where the words say nothing. */
export function titleKind(text: string): SectionKind | null {
  const title = plain(text)
  if (title === '' || title.length > longestTitle) return null
  const bare = title.replace(determiner, '')
  const exact = [title, bare, ...title.split(/ [|/] /)].flatMap(
    (it) => titlePatterns.find(([, pattern]) => pattern.test(it))?.[0] ?? [],
  )[0]
  // "Privacy Manager" names a job.
  if (exact) return exact === 'legal' && titleness(title) === 1 ? null : exact
  return opensLikeTitle(title) ? (cues.find(([, pattern]) => pattern.test(title))?.[0] ?? null) : null
}

/** What the words of a line say that looks like a title: `Performance Responsibilities`, `Tickets needed`. */
export function kindByNoun(text: string): SectionKind | null {
  const title = plain(text)
  return [...titleNouns, ...cues].find(([, pattern]) => pattern.test(title))?.[0] ?? null
}

const titleOpening = patternOf(titleParts.titleOpening, '')

function opensLikeTitle(title: string): boolean {
  return title.split(' ').length <= 10 && titleOpening.test(title)
}

export const weightWord = oneOf(titleParts.weight)
const bracket = new RegExp(`\\s*\\((?!${weightWord})[^)]*\\)$`)

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[’‘`]/g, "'")
    .replace(/^[^\p{L}]+|[^\p{L})]+$/gu, '')
    .replace(bracket, '')
    .replace(/[–—]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
