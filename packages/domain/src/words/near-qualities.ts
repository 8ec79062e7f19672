import type { Wording } from './job/row.ts'
import type { WordRow } from './row.ts'

/** How things are, without saying how much or how well. */
export const nearQualities: WordRow[] = [
  { words: 'broken damaged faulty defective worn', class: 'quality', why: 'not whole' },
  { words: 'bad faulty defective poor substandard', class: 'quality', why: 'not good' },
  { words: 'worn damaged old used', class: 'quality', why: 'old from use' },
  { words: 'late overdue delayed outstanding', class: 'quality', why: 'late' },
  { words: 'unpaid outstanding overdue due', class: 'quality', why: 'not paid' },
  { words: 'promptly punctually timely quickly', class: 'quality', why: 'in time' },
  { words: 'nervous anxious frightened worried', class: 'quality', why: 'afraid' },
  { words: 'angry upset unhappy frustrated dissatisfied difficult irate', class: 'quality', why: 'angry' },
  { words: 'hard difficult complex challenging tricky complicated', class: 'quality', why: 'hard to do' },
  { words: 'private domestic residential home', class: 'quality', why: 'of a home' },
  { words: 'personal intimate', class: 'quality', why: 'of one’s body' },
  { words: 'shared joint communal', class: 'quality', why: 'shared' },
  { words: 'elderly older senior aged', class: 'quality', why: 'old in years' },
  { words: 'young junior', class: 'quality', why: 'young in years' },
  { words: 'new incoming', class: 'quality', why: 'newly come' },
  { words: 'hand manual manually', class: 'quality', why: 'by hand' },
  { words: 'leaking leaky', class: 'quality', why: 'let through water' },
  { words: 'safe safely secure', class: 'quality', why: 'free of danger' },
  { words: 'carefully gently', class: 'quality', why: 'with care' },
  { words: 'local nearby', class: 'quality', why: 'of a place near' },
  { words: 'night overnight evening', class: 'quality', why: 'in the evening or night' },
  { words: 'ill sick unwell', class: 'quality', why: 'of sickness' },
  { words: 'wrong incorrect', class: 'quality', why: 'not right' },
  { words: 'correct accurate', class: 'quality', why: 'right' },
  { words: 'tidy clean neat orderly', class: 'quality', why: 'tidy' },
  { words: 'duplicate repeated', class: 'quality', why: 'twofold' },
  { words: 'various different assorted mixed', class: 'quality', why: 'of all kinds' },
  { words: 'several various', class: 'quality', why: 'of sorts' },
  { words: 'automatic automated', class: 'quality', why: 'by machine' },
  { words: 'commercial business corporate', class: 'quality', why: 'of business' },
  { words: 'retail trade', class: 'quality', why: 'of trade' },
  { words: 'academic school', class: 'quality', why: 'of studies' },
  { words: 'educational teaching', class: 'quality', why: 'of teaching' },
  { words: 'medical health clinical', class: 'quality', why: 'of health' },
  { words: 'marine sea', class: 'quality', why: 'of the sea' },
  { words: 'external outside', class: 'quality', why: 'from outside' },
  { words: 'internal inhouse', class: 'quality', why: 'from inside' },
]

export const qualityEnding: Wording = {
  words: '([^s]al|ous|ful|ive|ble|ed|vate|gest)$',
  why: 'says which or what it is like: `dental staff`, `private clients`',
}
