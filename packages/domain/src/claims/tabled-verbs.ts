import { readVerb, type VerbForm, verbForms } from '../language/verbs.ts'
import { nearDeeds } from '../words/near-deeds.ts'
import { sameDeeds } from '../words/same-deeds.ts'
import { tradeDeeds } from '../words/trade-deeds.ts'

// Verbs that only the tables know. Many of them are nouns as well, so that they are verbs in the forms that no noun has,
// and in the others only where a statement opens.

interface Read {
  base: string
  form: VerbForm
}
const plain = new Map<string, Read>()
const opening = new Map<string, Read>()

for (const word of [...sameDeeds, ...nearDeeds, ...tradeDeeds].flatMap(({ words }) => words.split(' '))) {
  if (word.includes('-') || readVerb(word)) continue
  const forms = verbForms(word)
  for (const form of ['gerund', 'participle', 'past'] as const) plain.set(forms[form], { base: word, form })
  // `shovelled` beside `shoveled`.
  if (/[^aeiou][aeiou]l$/.test(word)) {
    plain.set(`${word}led`, { base: word, form: 'past' })
    plain.set(`${word}ling`, { base: word, form: 'gerund' })
  }
  opening.set(forms.base, { base: word, form: 'base' })
}

export const tabledVerb = (lower: string, opens: boolean): Read | null =>
  plain.get(lower) ?? (opens ? opening.get(lower) : undefined) ?? null
