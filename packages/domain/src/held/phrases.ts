import { standing } from '../words/holding.ts'
import { numberWords } from '../words/quantities.ts'

const number = `(?:\\d+|${numberWords.replaceAll(' ', '|')})`
const upToFour = '(?:[^\\s,;()]+ ){0,4}?'

/** The phrases of a row as a pattern: see `words.ts`. What stands before all of them is looked at once. */
export function phrases(words: string): RegExp {
  const all = words.split(/,\s+/)
  const opening = anyOf('^\\W*', all.filter(opens))
  const anywhere = anyOf(
    '(?<![\\p{L}\\p{N}-])',
    all.filter((it) => !opens(it)),
  )
  return new RegExp([...opening, ...anywhere].join('|'), 'giu')
}

const opens = (words: string) => words.startsWith('^')
const anyOf = (before: string, all: readonly string[]) => (all.length === 0 ? [] : [`${before}(?:${withEnds(all)})`])

/** What must not follow is looked at once for all neighbours that ask it: a class of letters in each takes long to compile. */
function withEnds(all: readonly string[]): string {
  const last = (words: string) => (words.endsWith('$') ? '\\W*$' : '(?![\\p{L}\\p{N}])')
  const groups: { end: string; said: string[] }[] = []
  for (const words of all) {
    const before = groups.at(-1)
    if (before?.end === last(words)) before.said.push(phrase(words))
    else groups.push({ end: last(words), said: [phrase(words)] })
  }
  return groups.map(({ end, said }) => `(?:${said.join('|')})${end}`).join('|')
}

function phrase(words: string): string {
  return words
    .replace(/^\^|\$$/g, '')
    .replace(/[.*+?()[\]{}|\\]/g, '\\$&')
    .replace(/ …$/, '(?: [^\\s,;()]+){0,4}')
    .replaceAll('… ', upToFour)
    .replaceAll('’', "['’]")
    .replaceAll('~', "[\\p{L}'’-]*")
    .replaceAll('#', number)
}

const holds = standing.map(({ words }) => phrases(words))

/** Blanks for what says that something holds in words that would else say the opposite. */
export const withoutStanding = (text: string): string =>
  holds.reduce((said, pattern) => said.replace(pattern, (it) => ' '.repeat(it.length)), text)
