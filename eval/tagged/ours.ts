import { readingOf } from '@bespeak/domain/claims/reading.ts'
import { objectsOf } from '@bespeak/domain/claims/rules/cl02-objects.ts'
import { duty } from '@bespeak/domain/language/ranks.ts'
import { readVerb } from '@bespeak/domain/language/verbs.ts'
import { clausesBy } from './clauses.ts'
import type { Tags } from './lines.ts'

/** What the engine reads in a line. The only place here that knows how it does so. */
export function ours(text: string): Tags {
  const reading = readingOf(text)
  const told = reading.clauses.flatMap(({ verb, doer }) => (verb && verb.lemma !== duty ? [{ ...verb, doer }] : []))
  const deeds = told.flatMap(({ word, lemma, doer }) => {
    if (doer === 'others' || word.form === null) return []
    const objects = objectsOf(reading, word)
    const head = objects.find(({ at }) => !objects.some((it) => it.at === at + 1))
    const base = readVerb(word.lower)?.base ?? lemma.split('-')[0] ?? lemma
    return [{ from: word.from, to: word.to, lemma: base, form: word.form, objects: head ? [head] : [] }]
  })
  const verbs = told.map(({ word }) => word)
  // `Road-tested` is one word of the line.
  const opensWithVerb = verbs.some(({ from }) => !text.slice(0, from).includes(' '))
  return { opensWithVerb, deeds, clauses: clausesBy(text, verbs) }
}
