import type { Wording } from './row.ts'

export const native: Wording = {
  words: 'native mother_tongue muttersprach\\w*',
  why: 'spoken from childhood',
}

export const fluent: Wording = {
  words: 'fluen(t|tly|cy) full_professional verhandlungssicher\\w* fließend\\w*',
  why: 'spoken freely',
}

export const business: Wording = {
  words: `
    \\b(business[- ](level|fluent|proficient)|professional (level|proficiency|working))`,
  why: 'enough for work',
}

export const veryGood: Wording = {
  words: 'very_good excellent strong sehr_gut\\w*',
  why: 'very well',
}

export const good: Wording = {
  words: 'good gute? confident proficient',
  why: 'well',
}

export const basic: Wording = {
  words: 'basic some beginner\\w* grundkenntnisse',
  why: 'a little',
}

export const conversational: Wording = { words: 'conversational', why: 'enough for a talk' }

export const notSpoken: Wording = {
  words: `
    law markets? Quarter cuisine customers? clients? government GAAP literature teacher history culture
    Republic Bank companies subsidiary team curriculum department Language_Arts`,
  why: '`French cuisine`, `English Language Arts`: what follows makes it something else than a language to be spoken',
}

/** Languages that the catalogue of skills has not, and names of others in German. */
export const otherLanguages: readonly [word: string, name: string][] = [
  ['Hmong', 'Hmong'],
  ['Gaelic', 'Gaelic'],
  ['Navajo', 'Navajo'],
  ['Polnisch', 'Polish'],
  ['Italienisch', 'Italian'],
]
