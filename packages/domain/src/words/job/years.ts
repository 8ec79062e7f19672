import type { Wordings } from './row.ts'

export const yearsWords = {
  joining: {
    words: `
      with including of_which of_those and thereof davon ideally preferably having your has have a`,
    why: 'before the years',
  },
  atLeast: {
    words: `
      at_least at_a_minimum a_minimum_of minimum(_of)? min\\.? more_than over around approximately roughly about
      the_last no_(less|fewer)_than not_less_than mindestens`,
    why: 'at least so many',
  },
  upTo: {
    words: '(\\s*(-|–|—|to|or|bis)\\s*<number>\\s*\\+?)?',
    why: 'up to so many',
  },
  sort: {
    words: 'full consecutive additional progressive further recent relevant solid',
    why: 'of what sort they are',
  },
  unit: {
    words: `
      (years?|yrs?\\.?|yoe|jahren?|jahre)['’]?s?(?!\\s+(of age|old|(or|and) (older|over)))`,
    why: 'years, and no age',
  },
  behind: {
    words: `
      (\\s+or more\\b|\\s*\\+|\\s+plus\\b|\\s+min(imum)?\\b)?(\\s+of (them|these|those|which))?`,
    why: 'behind the years',
  },
  anywhere: {
    words: '(?<![\\p{L}\\d.,$€£]|\\b(age|below|under|up to) )<span>',
    why: 'years, and no limit of them',
  },
  bare: {
    words: 'as in with leading managing of on at using within supervising running',
    why: 'what was done in these years',
  },
  german: { words: 'zwei drei vier fünf sechs sieben acht neun zehn', why: 'numbers from two on' },
  ofThem: { words: '(\\s+of (them|these|those|which|that))?', why: 'a part of the years named before' },
} satisfies Wordings
