import { nearDeeds } from '../words/near-deeds.ts'
import { sameDeeds } from '../words/same-deeds.ts'
import { tradeDeeds, tradeThings } from '../words/trade-deeds.ts'
import { readVerb, type VerbForm, verbForms } from './verbs.ts'

// Verbs that only the tables know. Many of them are nouns as well, so that they are verbs in the forms that no noun has,
// and in the others only where a statement opens.

interface Read {
  base: string
  form: VerbForm
}
const plain = new Map<string, Read>()
const opening = new Map<string, Read>()

const things = new Set(tradeThings.flatMap(({ words }) => words.split(' ')))

for (const word of [...sameDeeds, ...nearDeeds, ...tradeDeeds, ...tradeThings].flatMap(({ words }) =>
  words.split(' '),
)) {
  if (word.includes('-') || readVerb(word)) continue
  const forms = verbForms(word)
  for (const form of ['gerund', 'participle', 'past'] as const) plain.set(forms[form], { base: word, form })
  // `shoveled` beside `shovelled`.
  if (/[^aeiou][aeiou]l$/.test(word)) {
    plain.set(`${word}ed`, { base: word, form: 'past' })
    plain.set(`${word}ing`, { base: word, form: 'gerund' })
  }
  if (!things.has(word)) opening.set(forms.base, { base: word, form: 'base' })
}

export const tabledVerb = (lower: string, opens: boolean): Read | null =>
  plain.get(lower) ?? (opens ? opening.get(lower) : undefined) ?? null

/** Whether it may be a verb as it stands: `hire`, `mop`. */
export const isBase = (lower: string): boolean => (readVerb(lower) ?? tabledVerb(lower, true))?.form === 'base'
