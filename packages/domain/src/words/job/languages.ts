import type { Wordings } from './row.ts'

export const languagesWords = {
  native: {
    words: 'native mother_tongue muttersprach\\w*',
    why: 'spoken from childhood',
  },
  fluent: {
    words: 'fluen(t|tly|cy) full_professional verhandlungssicher\\w* fließend\\w*',
    why: 'spoken freely',
  },
  business: {
    words: `
      \\b(business[- ](level|fluent|proficient)|professional (level|proficiency|working))`,
    why: 'enough for work',
  },
  veryGood: {
    words: 'very_good excellent strong sehr_gut\\w*',
    why: 'very well',
  },
  good: {
    words: 'good gute? confident proficient',
    why: 'well',
  },
  basic: {
    words: 'basic some beginner\\w* grundkenntnisse',
    why: 'a little',
  },
  conversational: { words: 'conversational', why: 'enough for a talk' },
  notSpoken: {
    words: `
      law markets? Quarter cuisine customers? clients? government GAAP literature teacher history culture
      Republic Bank companies subsidiary team curriculum department Language_Arts`,
    why: '`French cuisine`, `English Language Arts`: what follows makes it something else than a language to be spoken',
  },
} satisfies Wordings

/** Languages that the catalogue of skills has not, and names of others in German. */
export const otherLanguages: readonly [word: string, name: string][] = [
  ['Hmong', 'Hmong'],
  ['Gaelic', 'Gaelic'],
  ['Navajo', 'Navajo'],
  ['Polnisch', 'Polish'],
  ['Italienisch', 'Italian'],
]
