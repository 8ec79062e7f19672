import { roundedScore } from '@bespeak/domain/match/verdict.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import {
  type Analysis,
  type AnalysisListed,
  analysesByResumeQuery,
  analysisQuery,
  analyzeMutation,
  isEarlier,
} from '../../lib/resumes/analyses.ts'

/** What the page speaks of. */
export interface Subject {
  resumeId: number
  /** Null where the resume itself is on the page. */
  versionId: number | null
  /** Null where the job is not saved, or no more. */
  jobId: number | null
  company: string | null
  advertisement: string
  /** When the version was last changed. */
  changedAt: string | null
  /** Whether an analysis asked for now would speak of it. */
  isNewest: boolean
}

/** The analysis that tailoring has started. */
type After = { isRunning: boolean; failed: { of: number; problem: Error } | null }

export type JobAnalysis = ReturnType<typeof useJobAnalysis>

/** The newest analysis of what is on the page. Where there is none it is asked for, once. */
export function useJobAnalysis(subject: Subject, after: After) {
  const { resumeId, versionId, jobId, advertisement, company, isNewest } = subject
  const list = useQuery({ ...analysesByResumeQuery(resumeId), enabled: versionId !== null || jobId !== null })
  const [newest, ...older] = (list.data ?? [])
    .filter((it) =>
      versionId === null
        ? it.shownScoreBefore === null && jobId !== null && it.jobDescriptionId === jobId
        : it.tailoredResumeId === versionId,
    )
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt) || b.id - a.id)
  const found = useQuery(analysisQuery(newest?.id ?? null))
  const asking = useMutation({ ...analyzeMutation(), meta: {} })

  /** Of what the last one was asked: its failure speaks of nothing else. */
  const [askedOf, setAskedOf] = useState<string | null>(null)
  const subjectKey = `${versionId} ${jobId}`
  const refusal = askedOf === subjectKey ? asking.error : null

  const failed = after.failed && after.failed.of === versionId ? after.failed.problem : null
  const canAsk = jobId !== null && isNewest && advertisement.trim() !== ''
  const ask = () => {
    setAskedOf(subjectKey)
    asking.mutate({
      ...{ resumeId, jobDescription: advertisement, companyName: company || null, jobDescriptionId: jobId },
      subject: versionId === null ? 'resume' : 'newest',
      notify: false,
    })
  }
  const asked = useRef<string | null>(null)
  const askOnce = useEffectEvent((key: string) => {
    if (asked.current === key) return
    asked.current = key
    // It was asked for by the tailoring, and did not come.
    if (!failed) ask()
  })
  const isMissing = list.isSuccess && !list.isFetching && !newest && canAsk && !after.isRunning
  const missing = isMissing ? subjectKey : null
  useEffect(() => {
    if (missing !== null) askOnce(missing)
  }, [missing])

  const analysis = found.data ?? null
  const higher = analysis && higherBefore(analysis, older[0], subject.changedAt)
  const before = useQuery(analysisQuery(higher?.id ?? null)).data
  const isAsking = asking.isPending || after.isRunning
  return {
    analysis,
    isPending: isAsking || (list.isPending && list.isEnabled) || (newest !== undefined && found.isPending),
    isAsking,
    problem: refusal ?? (newest ? null : failed) ?? list.error ?? found.error,
    canAsk,
    ask,
    again() {
      if (list.error) return void list.refetch()
      if (found.error) return void found.refetch()
      return ask()
    },
    /** The higher figure that an earlier engine came to. */
    fellFrom: analysis && higher && before && isOfSame(before, analysis) ? roundedScore(higher.matchScore) : null,
  }
}

/** The one before, where an earlier engine came to a higher figure for the same page. */
function higherBefore(analysis: Analysis, before: AnalysisListed | undefined, changedAt: string | null) {
  if (!before || before.unscored || analysis.unscored || isEarlier(analysis) || !isEarlier(before)) return null
  const isSamePage =
    before.resumeVersionId !== null &&
    before.resumeVersionId === analysis.resumeVersionId &&
    (changedAt === null || changedAt <= before.createdAt)
  return isSamePage && roundedScore(before.matchScore) > roundedScore(analysis.matchScore) ? before : null
}

/** Of the same ad, with the same said of its rows: then it is the engine that counts otherwise. */
const isOfSame = (before: Analysis, analysis: Analysis) =>
  before.jobDescription === analysis.jobDescription && correctedIn(before) === correctedIn(analysis)

const correctedIn = ({ ledger }: Analysis) =>
  ledger
    .flatMap(({ id, corrected }) => (corrected ? [`${id}: ${corrected}`] : []))
    .toSorted()
    .join('\n')
