import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { mayPass } from '../../lib/graphql/may-pass.ts'
import { RequestError } from '../../lib/graphql/request.ts'
import { useInTurn } from '../../lib/own-saves.ts'
import { keys } from '../../lib/resumes/keys.ts'
import { tailoredResumeQuery, updateTailoredMutation } from '../../lib/resumes/tailored.ts'
import type { OpenVersion } from './use-open-version.ts'
import { type SheetState, unanswered } from './use-sheet.ts'

const autosaveAfter = 2000
const tryAgainAfter = 15_000

interface Words {
  content: string
  title: string
}

const isSameWords = (one: Words | null, other: Words | null) =>
  one !== null && one.content === other?.content && one.title === other.title

/** What is typed goes to the server: by itself, and when somebody wants it. Not while the version is being deleted. */
export function useSaves({ id, tailored }: OpenVersion, words: SheetState, isDeleting: boolean) {
  const { sheet, isChanged } = words
  const client = useQueryClient()
  // The next one is on the copy that the one before it has made.
  const inTurn = useInTurn(`tailored_${id}`)
  const saving = useMutation(updateTailoredMutation())
  const autosaving = useMutation(updateTailoredMutation({ silent: true }))
  // That it could not be saved was told once.
  const savingAgain = useMutation({ ...updateTailoredMutation(), meta: {} })
  const [failed, setFailed] = useState<(Words & { id: number }) | null>(null)
  const isAgain = failed !== null && failed.id === id

  /** Typed on an older copy: the person decides which one stands. One's own save that is on its way is no other's. */
  const isSending = saving.isPending || autosaving.isPending || savingAgain.isPending
  const isOther = isChanged && !isSending && sheet?.updatedAt !== tailored?.updatedAt
  const isConflict = isOther && tailored !== null && !unanswered.isStored(tailored.id, tailored)

  const send = async (by: typeof saving, { overTheirs = false } = {}): Promise<boolean> => {
    const query = tailoredResumeQuery(id)
    // What was sent without an answer may be there by now. Without a connection the saving says so.
    if (id !== null && unanswered.read(id).length > 0)
      await client.fetchQuery({ ...query, staleTime: 0, retry: false }).catch(() => null)
    const stored = client.getQueryData(query.queryKey)
    if (!stored) return false
    const typed = words.typedOn(stored.id)
    // The one before it has sent all that there was.
    if (!typed && by !== saving) return true
    const { content, title } = typed ?? stored
    const { updatedAt: base } = unanswered.isStored(stored.id, stored) ? stored : (typed ?? stored)
    words.isSavedAt(stored.id, new Date())
    unanswered.add(stored.id, { content, title })
    try {
      const change = { id: stored.id, content, title, ...(overTheirs ? {} : { ifUpdatedAt: base }) }
      const { updatedAt } = await by.mutateAsync(change)
      unanswered.forget(stored.id)
      setFailed(null)
      const now = words.typedOn(stored.id)
      if (!now || (now.content === content && now.title === title)) words.letGo(stored.id)
      // What was typed in the meantime is on the copy that was just saved.
      else words.put({ ...now, updatedAt })
      return true
    } catch (failure) {
      words.isSavedAt(stored.id, new Date(stored.updatedAt))
      if (mayPass(failure)) setFailed({ id: stored.id, content, title })
      else if (failure instanceof RequestError && failure.code === 'CONFLICT')
        await client.refetchQueries({ queryKey: keys.tailoredResume(stored.id) })
      return false
    }
  }
  const save = (...given: Parameters<typeof send>) => inTurn(() => send(...given))

  const autosave = useEffectEvent(() => {
    if (!isConflict && !isDeleting) void save(isAgain ? savingAgain : autosaving)
  })
  useEffect(() => {
    if (!isChanged || !sheet) return
    const timer = setTimeout(autosave, isSameWords(sheet, failed) ? tryAgainAfter : autosaveAfter)
    // Kept until then: it also goes out when there is a connection again, and when the page is turned away from.
    window.addEventListener('online', autosave)
    document.addEventListener('visibilitychange', autosave)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', autosave)
      document.removeEventListener('visibilitychange', autosave)
    }
  }, [isChanged, sheet, failed])

  const leave = useEffectEvent(() => {
    if (isChanged) autosave()
  })
  useEffect(() => () => leave(), [])

  return {
    isConflict,
    /** It was tried and did not go through; it is tried again by itself. */
    isUnsent: isChanged && isAgain,
    isSaving: saving.isPending,
    save: () => save(saving),
    /** Saved without a word, for what comes next; whether it was. */
    keep: () => save(autosaving),
    keepMine: () => save(saving, { overTheirs: true }),
    takeTheirs() {
      if (tailored) words.letGo(tailored.id)
    },
  }
}
