import type { Wording } from './row.ts'

export const joining: Wording = {
  words: `
    with including of_which of_those and thereof davon ideally preferably having your has have a`,
  why: 'before the years',
}

export const atLeast: Wording = {
  words: `
    at_least at_a_minimum a_minimum_of minimum(_of)? min\\.? more_than over around approximately roughly about
    the_last no_(less|fewer)_than not_less_than mindestens`,
  why: 'at least so many',
}

export const upTo: Wording = {
  words: '(\\s*(-|–|—|to|or|bis)\\s*<number>\\s*\\+?)?',
  why: 'up to so many',
}

export const sort: Wording = {
  words: 'full consecutive additional progressive further recent relevant solid',
  why: 'of what sort they are',
}

export const unit: Wording = {
  words: `
    (years?|yrs?\\.?|yoe|jahren?|jahre)['’]?s?(?!\\s+(of age|old|(or|and) (older|over)))`,
  why: 'years, and no age',
}

export const behind: Wording = {
  words: `
    (\\s+or more\\b|\\s*\\+|\\s+plus\\b|\\s+min(imum)?\\b)?(\\s+of (them|these|those|which))?`,
  why: 'behind the years',
}

export const anywhere: Wording = {
  words: '(?<![\\p{L}\\d.,$€£]|\\b(age|below|under|up to) )<span>',
  why: 'years, and no limit of them',
}

export const bare: Wording = {
  words: 'as in with leading managing of on at using within supervising running',
  why: 'what was done in these years',
}

export const german: Wording = { words: 'zwei drei vier fünf sechs sieben acht neun zehn', why: 'numbers from two on' }

export const ofThem: Wording = {
  words: '(\\s+of (them|these|those|which|that))?',
  why: 'a part of the years named before',
}
