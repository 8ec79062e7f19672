import type { CheckedSentence } from '@bespeak/domain/check/sentence.ts'
import { useQueryClient } from '@tanstack/react-query'

/** Holds a pasted text against a resume and the person's answers; loaded with the first paste. */
export function useCheckPasted(resumeId: number, addressee = ''): (text: string) => Promise<CheckedSentence[]> {
  const client = useQueryClient()
  return async (text) => (await import('./check-pasted.ts')).checkPasted(client, { resumeId, text, addressee })
}
