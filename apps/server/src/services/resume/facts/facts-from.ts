import { factFrom, readAnswer } from '@bespeak/domain/facts/answers.ts'
import type { KnownFact, Said } from './said.ts'

/** What the engine may rest on, of all that was said. */
export const factsFrom = (said: readonly Said[]): KnownFact[] =>
  said.flatMap((it) => {
    const fact = factFrom(it)
    return fact ? [{ ...fact, said: it.answer }] : []
  })

/** What a resume is matched with besides: what the person said of themselves, and what they said no to. */
export const toldIn = (said: readonly Said[]): { facts: KnownFact[]; denied: string[] } => ({
  facts: factsFrom(said),
  denied: said.flatMap((it) => {
    const asked = it.requirement ?? it.skill
    return asked !== undefined && readAnswer(it).outcome === 'denies' ? [asked] : []
  }),
})
