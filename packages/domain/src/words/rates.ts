import type { Wording } from './job/row.ts'

// How much of something is done in a time.

export const rate: Wording = {
  words:
    '(?<figure>\\d[\\d,]*)\\+? ?((?<short>wpm\\b)|(?!hours?|days?|shifts?|times?|weeks?|months?|%)(?<thing>\\p{L}+) ?(per|an?|each|/) ?(?<time>minute|hour|shift|day|night|week)\\b)',
  why: '`58 wpm`, `80 covers a night`; hours a week are the terms of a job',
}

export const least: Wording = {
  words: '\\b(min(imum)?|at least)\\b|\\d\\+|\\bor (more|above|over|better|faster|higher)\\b',
  why: 'the least that would do',
}
