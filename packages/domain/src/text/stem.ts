import { stemmer } from '@orama/stemmers/english'
import { irregularForms } from '../words/irregular-forms.ts'
import { spellings } from '../words/spellings.ts'
import { perText } from './remembered.ts'

const bases = new Map(irregularForms.split(',').map((row) => row.trim().split(' ') as [string, string]))

/** `led`, `written`: a past form that does not end in `ed`. */
export const isIrregularPast = (lower: string): boolean => bases.has(lower)

/** One spelling for both sides of the Atlantic: `organise` and `organize`, `licence` and `license`. */
export const oneSpelling = (lower: string): string =>
  spellings.reduce((word, [from, to]) => word.replace(from, to), lower)

/** [TX6] What the forms of a word share: `managed` and `managing`, `led` and `leads`, `organisation` and `organizing`. */
export const stemOf: (lower: string) => string = perText((lower) => {
  const word = lower.replace(/['’]s?$/, '')
  return /^[a-z'-]{3,}$/.test(word) ? stemmer(oneSpelling(bases.get(word) ?? word)) : word
}, 20_000)

const shortest = 5

/** `deliver` and `delivery`, `reconcile` and `reconciliation`: one stem goes on where the other ends. */
export const isOneStem = (one: string, other: string): boolean =>
  one === other || (Math.min(one.length, other.length) >= shortest && (one.startsWith(other) || other.startsWith(one)))
