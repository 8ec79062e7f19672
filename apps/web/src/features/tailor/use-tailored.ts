import { htmlOf, readContent, withoutRecommendationHeading } from '@bespeak/domain/resume/content.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { RequestError } from '../../lib/graphql/request.ts'
import type { ReplyOutcome } from '../../lib/resumes/assistant.ts'
import { keys } from '../../lib/resumes/keys.ts'
import type { Resume } from '../../lib/resumes/resumes.ts'
import { answerWords } from '../../lib/resumes/suggestions.ts'
import {
  answerTailoredMutation,
  deleteTailoredMutation,
  selectedTailored,
  setTailorEditsMutation,
  type TailorRequest,
  tailoredReplyMutation,
  tailoredResumeQuery,
  tailorMutation,
  updateTailoredMutation,
} from '../../lib/resumes/tailored.ts'
import { toast } from '../../ui/toast.ts'
import * as texts from './texts.tsx'
import { useAnalysisAfter } from './use-analysis-after.ts'
import { useOpenHere } from './use-open-here.ts'
import { drafts, type Sheet, useSheet } from './use-sheet.ts'

const shownContent = (content: string) => htmlOf(readContent(content))
const autosaveAfter = 2000

/** The tailored version on the screen: made, typed on, saved and deleted. */
export function useTailored(resume: Resume) {
  const client = useQueryClient()
  const [preselected] = useState(takePreselected)
  const openHere = useOpenHere()
  const [id, setId] = useState(() => preselected ?? openHere.read())
  /** The copy that this page's own undoing has made. */
  const [changedFor, setChangedFor] = useState<Copy | null>(null)
  const query = useQuery(tailoredResumeQuery(id))
  const tailored = id === null ? null : (query.data ?? null)
  const { sheet: lastTyped, typed, show, put, letGo } = useSheet()
  const inHand = useRef(Promise.resolve(true))
  const [lastSaved, setLastSaved] = useState<{ id: number; at: Date } | null>(null)
  const shown = useRef({ id: 0, updatedAt: '' })
  const tailoring = useMutation(tailorMutation())
  const saving = useMutation(updateTailoredMutation())
  const autosaving = useMutation(updateTailoredMutation({ silent: true }))
  const deleting = useMutation(deleteTailoredMutation())
  const editing = useMutation(setTailorEditsMutation())
  const answering = useMutation(answerTailoredMutation())
  const replying = useMutation(tailoredReplyMutation())
  const analyse = useAnalysisAfter()

  const isGone = query.data === null || (query.error instanceof RequestError && query.error.code === 'NOT_FOUND')
  const openId = isGone ? null : id
  const keepOpen = useEffectEvent((open: number | null) => (open === null ? openHere.forget() : openHere.keep(open)))
  // One that no longer exists is not looked for again.
  useEffect(() => {
    if (openHere.visit) keepOpen(openId)
  }, [openId, openHere.visit])

  // What comes from the server is shown; not over words that are still being typed on the same copy.
  useEffect(() => {
    if (!tailored || (shown.current.id === tailored.id && shown.current.updatedAt === tailored.updatedAt)) return
    const isOther = shown.current.id !== tailored.id
    shown.current = { id: tailored.id, updatedAt: tailored.updatedAt }
    setLastSaved({ id: tailored.id, at: new Date(tailored.updatedAt) })
    if (isOther) show(drafts.read(tailored.id))
  }, [tailored, show])

  const isMissing = id !== null && !tailored && !query.isPending && !deleting.isPending
  const sheet = lastTyped?.id === tailored?.id ? lastTyped : null
  const saved: Sheet | null = tailored ? { content: tailored.content, title: tailored.title } : null
  const current = sheet ?? saved
  const isChanged = sheet !== null && (sheet.content !== saved?.content || sheet.title !== saved?.title)

  /** Typed on an older copy: the person decides which one stands. One's own save that is on its way is no other's. */
  const isSending = saving.isPending || autosaving.isPending
  const isConflict = isChanged && !isSending && sheet.updatedAt !== tailored?.updatedAt

  /** What is typed on a version: another one may be on the screen by now. */
  const typedOn = (version: number) => {
    if (shown.current.id !== version) return drafts.read(version)
    return typed.current?.id === version ? typed.current : null
  }

  const send = async (by: typeof saving, { overTheirs = false } = {}): Promise<boolean> => {
    const stored = client.getQueryData(tailoredResumeQuery(id).queryKey)
    if (!stored) return false
    const { content, title, updatedAt: base } = typedOn(stored.id) ?? stored
    setLastSaved({ id: stored.id, at: new Date() })
    try {
      const change = { id: stored.id, content, title, ...(overTheirs ? {} : { ifUpdatedAt: base }) }
      const { updatedAt } = await by.mutateAsync(change)
      const now = typedOn(stored.id)
      if (!now || (now.content === content && now.title === title)) letGo(stored.id)
      // What was typed in the meantime is on the copy that was just saved.
      else if (shown.current.id === stored.id) put({ ...now, updatedAt })
      else drafts.keep({ ...now, updatedAt })
      return true
    } catch (failure) {
      setLastSaved({ id: stored.id, at: new Date(stored.updatedAt) })
      if (failure instanceof RequestError && failure.code === 'CONFLICT')
        await client.refetchQueries({ queryKey: keys.tailoredResume(stored.id) })
      return false
    }
  }
  /** One after the other: the next one is on the copy that the one before it has made. */
  const save = (...given: Parameters<typeof send>) => {
    inHand.current = inHand.current.then(() => send(...given))
    return inHand.current
  }

  const autosave = useEffectEvent(() => {
    if (!isConflict && !deleting.isPending) void save(autosaving)
  })
  useEffect(() => {
    if (!isChanged || !sheet) return
    const timer = setTimeout(autosave, autosaveAfter)
    // Kept until then: what could not be sent goes out when there is a connection again.
    window.addEventListener('online', autosave)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', autosave)
    }
  }, [isChanged, sheet])

  const type = (part: Partial<Sheet>) => {
    if (!tailored || !current) return
    put({ ...current, ...part, id: tailored.id, updatedAt: sheet?.updatedAt ?? tailored.updatedAt })
  }

  const takeTheirs = () => {
    if (tailored) letGo(tailored.id)
  }

  const tailor = async (request: Omit<TailorRequest, 'resumeId'>) => {
    const made = await tailoring.mutateAsync({ resumeId: resume.id, ...request }).catch(() => null)
    if (!made) return null
    // So that the one before is shown until the new one is here; where it does not come, the card says so.
    await client.prefetchQuery(tailoredResumeQuery(made.id))
    setId(made.id)
    if (made.jobDescriptionId) void analyse(resume.id, request.jobAdvertisingCompany, made)
    return made
  }

  /** Another version in its place. What was typed on this one is saved; what cannot be is kept, and shown with it. */
  const open = (other: number) => {
    if (isChanged && !isConflict) void save(autosaving)
    setId(other)
  }

  const remove = async () => {
    if (id === null) return
    await deleting.mutateAsync(id).then(
      () => {
        letGo(id)
        setId(null)
      },
      () => undefined,
    )
  }

  /** Another set of changes on the page; whether it came about. What is typed is saved first. */
  const changeEdits = async (change: (version: number) => Promise<unknown>): Promise<boolean> => {
    if (id === null) return false
    const before = typed.current
    if (isChanged && !(await save(autosaving))) return false
    const isDone = await change(id).then(
      () => true,
      () => false,
    )
    if (!isDone) return false
    const changed = client.getQueryData(tailoredResumeQuery(id).queryKey)
    if (changed) setChangedFor({ id, updatedAt: changed.updatedAt })
    // What was typed in the meantime stays.
    if (before && typed.current === before) letGo(id)
    return true
  }

  return {
    tailored,
    /** Opened from a list, and here now. */
    openedId: preselected !== null && tailored?.id === preselected ? preselected : null,
    isOpening: id !== null && query.isPending,
    /** It is not here and does not come. */
    isMissing,
    problem: query.error,
    /** The one that is on the screen, or that did not come. */
    shownId: tailored?.id ?? (isMissing ? id : null),
    open,
    openAgain: () => void query.refetch(),
    title: current?.title ?? '',
    content: shownContent(current?.content ?? resume.content),
    explanation: withoutRecommendationHeading(tailored ? (tailored.rationale ?? '') : explanationOf(resume)),
    savedAt: tailored && (lastSaved?.id === tailored.id ? lastSaved.at : new Date(tailored.updatedAt)),
    isChanged,
    isConflict,
    conflictBy: tailored && isSameCopy(changedFor, tailored) ? ('changes' as const) : ('elsewhere' as const),
    theirs: saved,
    isTailoring: tailoring.isPending,
    tailoringProblem: tailoring.error,
    isSaving: saving.isPending,
    isDeleting: deleting.isPending,
    isChangingEdits: editing.isPending,
    type,
    tailor,
    save: () => save(saving),
    keepMine: () => save(saving, { overTheirs: true }),
    takeTheirs,
    /** Saved without a word, for what comes next; whether it was. */
    keep: () => save(autosaving),
    remove,
    isAnswering: answering.isPending,
    setUndone: (undone: number[]) => changeEdits((version) => editing.mutateAsync({ id: version, undone })),
    /** What became of the answer of the person's own assistant, or why nothing did. */
    async takeReply(reply: string): Promise<ReplyOutcome | Error> {
      let answered: ReplyOutcome | Error = new Error(texts.notSavedFirst)
      await changeEdits(async (tailoredId) => {
        answered = await replying.mutateAsync({ tailoredId, reply, kind: 'resume' }).catch((error: Error) => error)
        if (answered instanceof Error) throw answered
      })
      return answered
    },
    async answer(suggestion: number, yes: boolean) {
      const isDone = await changeEdits(() => answering.mutateAsync({ id: suggestion, yes }))
      if (isDone) toast(yes ? answerWords.yes : answerWords.no)
    },
  }
}

/** What the resume says of its own changes: kept beside its content, or in it where that is still JSON. */
const explanationOf = ({ content, explanation }: Resume) => readContent(content).explanation ?? explanation ?? ''

type Copy = { id: number; updatedAt: string }

const isSameCopy = (one: Copy | null, other: Copy) => one?.id === other.id && one.updatedAt === other.updatedAt

export type TailoredState = ReturnType<typeof useTailored>

/** "Open" in a list has left it; the next visit begins anew. */
function takePreselected(): number | null {
  const id = selectedTailored.read()
  selectedTailored.forget()
  return id
}
