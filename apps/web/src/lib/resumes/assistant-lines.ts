import { useSyncExternalStore } from 'react'
import { localStore, readJson } from '../storage.ts'

/** The lines by which a person's assistant says a requirement is shown, by the words of the requirement. */
export type AssistantLines = Readonly<Record<string, readonly string[]>>

const none: AssistantLines = {}
const keyOf = (versionId: number) => `assistant_lines_${versionId}`
const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const assistantLines = (versionId: number): AssistantLines => readJson(localStore, keyOf(versionId), none)

/** What is kept changes as text: the same text is the same answer, so that nothing is drawn again without need. */
export function useAssistantLines(versionId: number): AssistantLines {
  const kept = useSyncExternalStore(
    subscribe,
    () => localStore.read(keyOf(versionId)),
    () => null,
  )
  return kept === null ? none : assistantLines(versionId)
}

/** Kept in this browser for one version; a later reply adds to an earlier one. How many requirements it points at. */
export async function keepAssistantLines(versionId: number, reply: string, prompt: string): Promise<number> {
  const { pointersIn } = await import('@bespeak/domain/writers/pointers.ts')
  const pointers = pointersIn(reply, prompt)
  if (pointers.length === 0) return 0
  const named = Object.fromEntries(pointers.map(({ requirement, lines }) => [requirement, lines]))
  localStore.write(keyOf(versionId), JSON.stringify({ ...assistantLines(versionId), ...named }))
  for (const listener of listeners) listener()
  return pointers.length
}
