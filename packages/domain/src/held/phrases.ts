import { standing } from '../words/holding.ts'
import { numberWords } from '../words/quantities.ts'

const number = `(?:\\d+|${numberWords.replaceAll(' ', '|')})`
const upToFour = '(?:[^\\s,;()]+ ){0,4}?'

/** The phrases of a row as a pattern: see `words.ts`. */
export const phrases = (words: string): RegExp => new RegExp(words.split(/,\s+/).map(phrase).join('|'), 'giu')

function phrase(words: string): string {
  const opens = words.startsWith('^')
  const ends = words.endsWith('$')
  const said = words
    .replace(/^\^|\$$/g, '')
    .replace(/[.*+?()[\]{}|\\]/g, '\\$&')
    .replace(/ …$/, '(?: [^\\s,;()]+){0,4}')
    .replaceAll('… ', upToFour)
    .replaceAll('’', "['’]")
    .replaceAll('~', "[\\p{L}'’-]*")
    .replaceAll('#', number)
  return `${opens ? '^\\W*' : '(?<![\\p{L}\\p{N}-])'}${said}${ends ? '\\W*$' : '(?![\\p{L}\\p{N}])'}`
}

const holds = standing.map(({ words }) => phrases(words))

/** Blanks for what says that something holds in words that would else say the opposite. */
export const withoutStanding = (text: string): string =>
  holds.reduce((said, pattern) => said.replace(pattern, (it) => ' '.repeat(it.length)), text)
