import { firstWordOf } from './draft.ts'
import type { LetterSentence } from './letter.ts'
import type { Engagement } from './proofs.ts'

/** What the letter has said so far: it names an employer once, answers nothing twice and does not begin alike. */
export interface Said {
  /** Whether a sentence says no more than its sources. */
  isHonest: (sentence: LetterSentence) => boolean
  employers: Set<string>
  engagements: Set<string>
  /** The role that the opening is about. */
  introduced: string | null
  /** Ways to begin that stand out, and so come once. */
  turnsOfPhrase: Set<string>
  /** The first word of the last sentence, and how many in a row began with it. */
  opening: string
  run: number
  /** Whether some sentence has added something: an argument is no list. */
  also: boolean
  /** Whether the last sentence said what the person's work includes. */
  work: boolean
  /** Where the last sentence of this paragraph was, and the last of the letter. */
  engagement: Engagement | null
  before: Engagement | null
}

export const nothingSaid = (isHonest: Said['isHonest']): Said => ({
  isHonest,
  employers: new Set(),
  engagements: new Set(),
  introduced: null,
  turnsOfPhrase: new Set(),
  opening: '',
  run: 0,
  also: false,
  work: false,
  engagement: null,
  before: null,
})

export const copyOf = (said: Said): Said => ({
  ...said,
  employers: new Set(said.employers),
  engagements: new Set(said.engagements),
  turnsOfPhrase: new Set(said.turnsOfPhrase),
})

/** Notes how a sentence began. */
export function begun(state: Said, text: string) {
  const word = firstWordOf(text)
  state.run = word === state.opening ? state.run + 1 : 1
  state.opening = word
  state.also ||= / also /.test(text)
  state.work = /\bmy work (?:there )?(?:also )?include[sd]\b|^It also include[sd]\b/i.test(text)
}
