import { objectsOf } from '@bespeak/domain/claims/objects.ts'
import { duty, ranks } from '@bespeak/domain/claims/ranks.ts'
import { readingOf } from '@bespeak/domain/claims/reading.ts'
import { readVerb } from '@bespeak/domain/language/verbs.ts'
import { clausesBy } from './clauses.ts'
import type { Tags } from './lines.ts'

/** What the engine reads in a line. The only place here that knows how it does so. */
export function ours(text: string): Tags {
  const reading = readingOf(text)
  const verbs = reading.words.filter(({ verb }) => verb !== null && verb !== duty)
  const deeds = verbs.flatMap((word) => {
    const { from, to, lower, verb, form, rank } = word
    if (verb === null || form === null || rank === ranks.others) return []
    const objects = objectsOf(reading, word)
    const head = objects.find(({ at }) => !objects.some((it) => it.at === at + 1))
    const lemma = readVerb(lower)?.base ?? verb.split('-')[0] ?? verb
    return [{ from, to, lemma, form, objects: head ? [head] : [] }]
  })
  // `Road-tested` is one word of the line.
  const opensWithVerb = verbs.some(({ from }) => !text.slice(0, from).includes(' '))
  return { opensWithVerb, deeds, clauses: clausesBy(text, verbs) }
}
