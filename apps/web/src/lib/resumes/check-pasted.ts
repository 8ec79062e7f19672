import { type CheckedSentence, isOpen } from '@bespeak/domain/check/sentence.ts'
import type { QueryClient } from '@tanstack/react-query'
import { dayOf } from '../days.ts'
import { engine } from '../reading/engine.ts'
import { statedIn } from './stated.ts'

interface Pasted {
  resumeId: number
  text: string
  /** Whom it is written for. */
  addressee: string
}

/** The sentences of a pasted text that say more than the person's resume and answers. */
export async function checkPasted(
  client: QueryClient,
  { resumeId, text, addressee }: Pasted,
): Promise<CheckedSentence[]> {
  const stated = await statedIn(client, resumeId)
  if (!stated) return []
  const lines = await engine('personLines', stated)
  const { sentences } = await engine('checkText', { text, lines, addressee, today: dayOf(new Date()) })
  return sentences.filter(isOpen)
}
