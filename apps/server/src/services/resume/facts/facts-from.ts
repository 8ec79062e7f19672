import { factFrom } from '@bespeak/domain/tailor/index.ts'
import type { KnownFact, Said } from './said.ts'

/** What the engine may rest on, of all that was said. */
export const factsFrom = (said: readonly Said[]): KnownFact[] =>
  said.flatMap((it) => {
    const fact = factFrom(it)
    return fact ? [{ ...fact, said: it.answer }] : []
  })
