import { useSyncExternalStore } from 'react'
import { localStore, readJson } from '../storage.ts'
import * as texts from '../texts/resumes.ts'
import type { Analysis } from './analyses.ts'

/** The lines by which a person's assistant says a requirement is shown, by the words of the requirement. */
export type AssistantLines = Readonly<Record<string, readonly string[]>>

const none: AssistantLines = {}
const keyOf = (versionId: number) => `assistant_lines_${versionId}`
const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

type Row = Analysis['ledger'][number]

/** The rows, of which one that was not found is close where the assistant points at a line. It gains no points by that. */
export function withAssistantLines(ledger: readonly Row[], named: AssistantLines): Row[] {
  return ledger.map((row) => {
    const [line, ...others] = named[row.requirement] ?? []
    if (line === undefined || row.corrected || row.status === 'met' || row.status === 'partly') return row
    const near = [...new Set([...others, ...row.near])].filter((it) => it !== line)
    return { ...row, status: 'partly', evidence: [line], near, how: texts.assistantPoints }
  })
}

/** The rows of an analysis with what the assistant said of its version. */
export function useLedger({ ledger, tailoredResumeId }: Pick<Analysis, 'ledger' | 'tailoredResumeId'>): Row[] {
  return withAssistantLines(ledger, useAssistantLines(tailoredResumeId ?? 0))
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
