import { htmlOf, readContent, withoutRecommendationHeading } from '@bespeak/domain/resume/content.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { RequestError } from '../../lib/graphql/request.ts'
import { requestAnalysis } from '../../lib/resumes/analyses.ts'
import { keys } from '../../lib/resumes/keys.ts'
import { type Resume, selectResumeQuietly } from '../../lib/resumes/resumes.ts'
import {
  deleteTailoredMutation,
  selectedTailored,
  setTailorEditsMutation,
  type TailorRequest,
  tailoredResumeQuery,
  tailorMutation,
  updateTailoredMutation,
} from '../../lib/resumes/tailored.ts'
import { localStore } from '../../lib/storage.ts'
import { toast } from '../../ui/toast.ts'

interface Sheet {
  content: string
  title: string
}

const shownContent = (content: string) => htmlOf(readContent(content))
const draftKey = (id: number) => `tailored_draft_${id}`

/** What was typed, and the copy it was typed on. */
interface Draft extends Sheet {
  updatedAt: string
}

function draftOf(id: number): Draft | null {
  try {
    return JSON.parse(localStore.read(draftKey(id)) ?? 'null')
  } catch {
    return null
  }
}

const autosaveAfter = 2000

/** The tailored version on the screen: made, typed on, saved and deleted. */
export function useTailored(resume: Resume) {
  const client = useQueryClient()
  const [preselected] = useState(takePreselected)
  const [id, setId] = useState(preselected)
  const { data: tailored, isLoading, error } = useQuery(tailoredResumeQuery(id))
  const [sheet, setSheet] = useState<Draft | null>(null)
  const [savedAt, setSavedAt] = useState<Date | null>(null)
  const shown = useRef({ id: 0, updatedAt: '' })
  const tailoring = useMutation(tailorMutation())
  const saving = useMutation(updateTailoredMutation())
  const autosaving = useMutation(updateTailoredMutation({ silent: true }))
  const deleting = useMutation(deleteTailoredMutation())
  const editing = useMutation(setTailorEditsMutation())

  // What comes from the server is shown; not over words that are still being typed on the same copy.
  useEffect(() => {
    if (!tailored || (shown.current.id === tailored.id && shown.current.updatedAt === tailored.updatedAt)) return
    const isOther = shown.current.id !== tailored.id
    shown.current = { id: tailored.id, updatedAt: tailored.updatedAt }
    setSavedAt(new Date(tailored.updatedAt))
    if (isOther) setSheet(draftOf(tailored.id))
  }, [tailored])

  const saved: Sheet | null = tailored ? { content: tailored.content, title: tailored.title } : null
  const current = sheet ?? saved
  const isChanged = sheet !== null && (sheet.content !== saved?.content || sheet.title !== saved?.title)

  /** Typed on an older copy: the person decides which one stands. */
  const isConflict = isChanged && sheet.updatedAt !== tailored?.updatedAt

  const save = async (by: typeof saving, { overTheirs = false } = {}) => {
    if (!tailored || !current) return
    const before = savedAt
    setSavedAt(new Date())
    const base = overTheirs ? {} : { ifUpdatedAt: sheet?.updatedAt ?? tailored.updatedAt }
    try {
      await by.mutateAsync({ id: tailored.id, content: current.content, title: current.title, ...base })
      localStore.remove(draftKey(tailored.id))
      await client.refetchQueries({ queryKey: keys.tailoredResume(tailored.id) })
      // Only where nothing was typed in the meantime.
      setSheet((now) => (now?.content === current.content && now.title === current.title ? null : now))
    } catch (failure) {
      setSavedAt(before)
      if (failure instanceof RequestError && failure.code === 'CONFLICT')
        await client.refetchQueries({ queryKey: keys.tailoredResume(tailored.id) })
    }
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
    const next = { ...current, ...part, updatedAt: sheet?.updatedAt ?? tailored.updatedAt }
    localStore.write(draftKey(tailored.id), JSON.stringify(next))
    setSheet(next)
  }

  const takeTheirs = () => {
    if (tailored) localStore.remove(draftKey(tailored.id))
    setSheet(null)
  }

  const tailor = async (request: Omit<TailorRequest, 'resumeId'>): Promise<boolean> => {
    const made = await tailoring.mutateAsync({ resumeId: resume.id, ...request }).catch(() => null)
    if (!made) return false
    setSheet(null)
    setId(made.id)
    if (made.jobDescriptionId) void analyse(resume.id, request.jobAdvertisingCompany, made)
    return true
  }

  const remove = async () => {
    if (id === null) return
    await deleting.mutateAsync(id).then(
      () => {
        localStore.remove(draftKey(id))
        setId(null)
        setSheet(null)
        setSavedAt(null)
      },
      () => undefined,
    )
  }

  return {
    id,
    tailored: id === null ? null : (tailored ?? null),
    /** Opened from a list, and here now. */
    openedId: preselected !== null && tailored?.id === preselected ? preselected : null,
    isLoading: id !== null && isLoading,
    error,
    title: current && id !== null ? current.title : '',
    content: id !== null && current ? shownContent(current.content) : shownContent(resume.content),
    explanation: withoutRecommendationHeading(
      (id !== null ? tailored?.rationale : null) ?? readContent(resume.content).explanation ?? '',
    ),
    savedAt: id === null ? null : savedAt,
    isChanged,
    isConflict,
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
    /** Saved without a word, for what comes next. */
    keep: () => save(autosaving),
    remove,
    async setUndone(undone: number[]) {
      if (id === null) return
      if (isChanged) await save(autosaving)
      await editing.mutateAsync({ id, undone }).then(
        () => setSheet(null),
        () => undefined,
      )
    },
  }
}

export type TailoredState = ReturnType<typeof useTailored>

/** "Open" in a list has left it; the next visit begins anew. */
function takePreselected(): number | null {
  const id = selectedTailored.read()
  selectedTailored.forget()
  return id
}

/** Started by itself after tailoring: that it cannot be started is nobody's trouble now. */
async function analyse(
  resumeId: number,
  companyName: string,
  { jobDescription, jobDescriptionId }: { jobDescription: string; jobDescriptionId: number },
) {
  await selectResumeQuietly(resumeId)
  try {
    await requestAnalysis({ resumeId, jobDescription, companyName: companyName || null, jobDescriptionId })
    toast({
      title: 'Analysis started',
      description: "We're generating insights for this job. Check Competitive Analysis shortly.",
    })
  } catch {
    return
  }
}
