import { htmlOf, readContent, withoutRecommendationHeading } from '@bespeak/domain/resume/content.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Resume } from '../../lib/resumes/resumes.ts'
import {
  deleteTailoredMutation,
  type TailorRequest,
  tailoredResumeQuery,
  tailorMutation,
} from '../../lib/resumes/tailored.ts'
import { toast } from '../../ui/toast.ts'
import { reworded } from './reworded.ts'
import * as texts from './texts.tsx'
import { useAnalysisAfter } from './use-analysis-after.ts'
import { useEdits } from './use-edits.ts'
import { useOpenVersion } from './use-open-version.ts'
import { useSaves } from './use-saves.ts'
import { useSheet } from './use-sheet.ts'
import { useSuggestions } from './use-suggestions.ts'

const shownContent = (content: string) => htmlOf(readContent(content))

/** The tailored version on the screen: made, typed on, saved and deleted. */
export function useTailored(resume: Resume, newest?: number | null) {
  const client = useQueryClient()
  const version = useOpenVersion(newest)
  const { id, setId, tailored } = version
  const deleting = useMutation(deleteTailoredMutation())
  const tailoring = useMutation(tailorMutation())
  const words = useSheet(tailored)
  const saves = useSaves(version, words, deleting.isPending)
  const edits = useEdits(version, words, saves.keep)
  const analysisAfter = useAnalysisAfter()

  const tailor = async (request: Omit<TailorRequest, 'resumeId'>) => {
    const made = await tailoring.mutateAsync({ resumeId: resume.id, ...request }).catch(() => null)
    if (!made) return null
    // So that the one before is shown until the new one is here; where it does not come, the card says so.
    await client.prefetchQuery(tailoredResumeQuery(made.id))
    setId(made.id)
    if (made.jobDescriptionId) void analysisAfter.analyse(resume.id, request.jobAdvertisingCompany, made)
    return made
  }

  /** Another version in its place, or the resume itself. What was typed on this one is saved; what cannot be is kept, and shown with it. */
  const open = (other: number | null) => {
    if (words.isChanged && !saves.isConflict) void saves.keep()
    setId(other)
  }

  /** A line in the person's own words, which it is from then on; whether it is. */
  const reword = async (line: string, own: string): Promise<boolean> => {
    const content = reworded(shownContent(words.current?.content ?? ''), line, own)
    if (content === null) {
      toast({ title: texts.lineChanged, description: texts.yoursStand, sign: 'note' })
      return false
    }
    words.type({ content })
    if (await saves.keep()) toast({ title: texts.ownWordsStand, description: texts.markedAsYours })
    return true
  }

  const remove = async () => {
    if (id === null) return
    await deleting.mutateAsync(id).then(
      () => {
        words.letGo(id)
        setId(null)
      },
      () => undefined,
    )
  }

  const suggesting = useSuggestions(tailored?.id ?? 0, { ...edits, reword })
  const isMissing = version.isAbsent && !deleting.isPending
  return {
    tailored,
    analysisAfter,
    openedId: version.openedId,
    openListed: version.openListed,
    isOpening: version.isOpening,
    /** It is not here and does not come. */
    isMissing,
    problem: version.problem,
    /** The one that is on the screen, or that did not come. */
    shownId: tailored?.id ?? (isMissing ? id : null),
    open,
    openAgain: version.openAgain,
    title: words.current?.title ?? '',
    content: shownContent(words.current?.content ?? resume.content),
    explanation: withoutRecommendationHeading(tailored ? (tailored.rationale ?? '') : explanationOf(resume)),
    savedAt: words.savedAt,
    isChanged: words.isChanged,
    theirs: words.saved,
    isTailoring: tailoring.isPending,
    tailoringProblem: tailoring.error,
    isDeleting: deleting.isPending,
    type: words.type,
    tailor,
    suggesting,
    remove,
    ...saves,
    ...edits,
  }
}

/** What the resume says of its own changes: kept beside its content, or in it where that is still JSON. */
const explanationOf = ({ content, explanation }: Resume) => readContent(content).explanation ?? explanation ?? ''

export type TailoredState = ReturnType<typeof useTailored>
