import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { RequestError } from '../../lib/graphql/request.ts'
import { keepAssistantLines } from '../../lib/resumes/assistant-lines.ts'
import { saveFactMutation } from '../../lib/resumes/facts.ts'
import { answerWords } from '../../lib/resumes/suggestions.ts'
import {
  answerTailoredMutation,
  setTailorEditsMutation,
  tailoredReplyMutation,
  tailoredResumeQuery,
} from '../../lib/resumes/tailored.ts'
import type { ReplyOutcome } from '../../ui/own-assistant.tsx'
import { toast } from '../../ui/toast.ts'
import * as texts from './texts.tsx'
import type { OpenVersion } from './use-open-version.ts'
import type { SheetState } from './use-sheet.ts'

/** What is done with the changes on the page: undone, taken again, answered. What is typed is kept first. */
export function useEdits({ id, tailored }: OpenVersion, words: SheetState, keep: () => Promise<boolean>) {
  const client = useQueryClient()
  /** The copy that this page's own undoing has made. */
  const [changedFor, setChangedFor] = useState<Copy | null>(null)
  const editing = useMutation(setTailorEditsMutation())
  const answering = useMutation(answerTailoredMutation())
  const telling = useMutation(saveFactMutation())
  const replying = useMutation(tailoredReplyMutation())

  /** Another set of changes on the page; whether it came about. */
  const change = async (make: (version: number) => Promise<unknown>): Promise<boolean> => {
    if (id === null) return false
    const before = words.typed.current
    if (words.isChanged && !(await keep())) return false
    const isDone = await make(id).then(
      () => true,
      () => false,
    )
    if (!isDone) return false
    const changed = client.getQueryData(tailoredResumeQuery(id).queryKey)
    if (changed) setChangedFor({ id, updatedAt: changed.updatedAt })
    // What was typed in the meantime stays.
    if (before && words.typed.current === before) words.letGo(id)
    return true
  }

  return {
    isChangingEdits: editing.isPending,
    isAnswering: answering.isPending || telling.isPending,
    conflictBy: tailored && isSameCopy(changedFor, tailored) ? ('changes' as const) : ('elsewhere' as const),
    setUndone: (undone: number[]) => change((version) => editing.mutateAsync({ id: version, undone })),
    /** What became of the answer of the person's own assistant, or why nothing did. */
    async takeReply(reply: string, prompt: string | null): Promise<ReplyOutcome | Error> {
      const named = id !== null && prompt !== null ? await keepAssistantLines(id, reply, prompt) : 0
      let answered: ReplyOutcome | Error = new Error(texts.notSavedFirst)
      await change(async (tailoredId) => {
        answered = await replying.mutateAsync({ tailoredId, reply, kind: 'resume' }).catch((error: Error) => error)
        if (answered instanceof Error) throw answered
      })
      return withNamed(answered, named)
    },
    async answer(suggestions: readonly number[], yes: boolean) {
      const isDone = await change(async () => {
        for (const id of suggestions) await answering.mutateAsync({ id, yes })
      })
      if (isDone) toast(yes ? answerWords.yes : answerWords.no)
    },
    /** What no line says is stated by the person first. */
    async stateAndAccept(suggestion: number, statement: string) {
      const isDone = await change(async () => {
        await telling.mutateAsync({ statement })
        await answering.mutateAsync({ id: suggestion, yes: true })
      })
      if (isDone) toast(answerWords.yes)
      return isDone
    },
  }
}

export type EditsState = ReturnType<typeof useEdits>

/** That it points at lines is an outcome too. */
function withNamed(answered: ReplyOutcome | Error, named: number): ReplyOutcome | Error {
  if (named > 0 && isUnread(answered)) return { stood: 0, asked: 0, isCut: false, refused: [], named }
  return answered instanceof Error ? answered : { ...answered, named }
}

/** The server found no words in it for a line. */
const isUnread = (answered: ReplyOutcome | Error) =>
  answered instanceof RequestError && answered.code === 'BAD_USER_INPUT'

type Copy = { id: number; updatedAt: string }

const isSameCopy = (one: Copy | null, other: Copy) => one?.id === other.id && one.updatedAt === other.updatedAt
