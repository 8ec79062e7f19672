import { Fragment, lazy, type ReactNode, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { paths } from '../../lib/paths.ts'
import type { Analysis } from '../../lib/resumes/analyses.ts'
import type { JobDescription } from '../../lib/resumes/job-descriptions.ts'
import type { Resume } from '../../lib/resumes/resumes.ts'
import { useLanguageModel } from '../../lib/resumes/use-language-model.ts'
import { Button } from '../../ui/button.tsx'
import { leadTo } from '../../ui/lead-to.ts'
import { Page } from '../../ui/page.tsx'
import { useIsNarrow } from '../../ui/use-is-narrow.ts'
import { WriterChoice } from '../../ui/writer-choice.tsx'
import { AddAd } from './add-ad.tsx'
import { AdvertisementCard } from './advertisement-card.tsx'
import { ChangesCard } from './changes-card.tsx'
import { Facts } from './facts.tsx'
import { GapQuestions } from './gap-questions.tsx'
import { JobBar } from './job-bar.tsx'
import { LastVersion } from './last-version.tsx'
import { MatchCard } from './match-card.tsx'
import { OptionFields, sentOptions } from './option-fields.tsx'
import { type Part, PartTabs, usePart } from './part-tabs.tsx'
import styles from './tailor.module.css'
import { TailorProgress } from './tailor-progress.tsx'
import { TailoredCard } from './tailored-card.tsx'
import { TailoringProblem } from './tailoring-problem.tsx'
import * as texts from './texts.tsx'
import { type AdvertisementState, useAdvertisement } from './use-advertisement.ts'
import { useAnswers } from './use-answers.ts'
import { useJobAnalysis } from './use-job-analysis.ts'
import { useResultInView } from './use-result-in-view.ts'
import { type TailoredState, useTailored } from './use-tailored.ts'
import { useVersions } from './use-versions.ts'

// Comes after the page, which does without it.
const AfterDownload = lazy(() =>
  import('./after-download.tsx').then(
    (module) => ({ default: module.AfterDownload }),
    () => ({ default: () => null }),
  ),
)

type TailorScreenProps = {
  resume: Resume
  back: ReactNode
  /** The saved job that the address names, where it names one. */
  job?: JobDescription | undefined
  /** The newest version for it. */
  newest?: number | null | undefined
}

/** A job that is looked at without a version. */
type Job = Pick<JobDescription, 'id' | 'company' | 'description'>

/** Before tailoring the advertisement stands beside the resume; then the match and each requirement do. */
export function TailorScreen({ resume, back, job, newest }: TailorScreenProps) {
  const advertisement = useAdvertisement(job)
  const answers = useAnswers(resume.id, advertisement.text)
  const writer = useLanguageModel()
  const state = useTailored(resume, newest)
  const { tailored } = state
  useFilledFrom(state, advertisement)
  const isNarrow = useIsNarrow()
  const [original, setOriginal] = useState<Job | null>(null)
  const untailored = tailored || state.isOpening ? null : (job ?? original)
  const hasResult = tailored !== null || state.isOpening || untailored !== null
  const isAlone = isNarrow || job !== undefined
  const part = usePart(hasResult)
  const result = useResultInView(state.shownId)
  const place = useLedToPart({ hasResult, isAlone, part })
  const navigate = useNavigate()
  const showResult = useShownResult()
  const resumeId = tailored?.originalResumeId ?? resume.id
  const jobId = tailored ? tailored.jobDescriptionId : (untailored?.id ?? null)
  const { versions, isKnown } = useVersions(resumeId, jobId)
  const analysis = useJobAnalysis(
    {
      ...{ resumeId, jobId, versionId: tailored?.id ?? null },
      company: tailored ? tailored.jobAdvertisingCompany : (untailored?.company ?? null),
      advertisement: tailored ? tailored.jobDescription : (untailored?.description ?? ''),
      changedAt: tailored?.updatedAt ?? null,
      isNewest: isKnown && (!tailored || versions[0]?.id === tailored.id),
    },
    state.analysisAfter,
  )
  const tailor = async () => {
    const from = document.activeElement
    if (!advertisement.check() || !(await answers.keepAll())) return
    const made = await state.tailor({
      jobDescription: advertisement.text,
      jobAdvertisingCompany: advertisement.company.trim(),
      options: sentOptions(advertisement.options),
    })
    if (!made) return
    if (made.jobDescriptionId) advertisement.isJob(made.jobDescriptionId)
    answers.areUsed()
    setOriginal(null)
    if (job && made.jobDescriptionId && made.jobDescriptionId !== job.id) {
      void navigate(paths.job(made.jobDescriptionId))
      return
    }
    showResult()
    result.await({ id: made.id, from })
  }
  /** What is missing is asked for where it can be seen. */
  const tailorFromBar = () => {
    if (advertisement.isComplete) return void tailor()
    void navigate({ hash: '#job-ad' })
    requestAnimationFrame(() => void advertisement.check())
  }
  useTailoredAtOnce(advertisement.isComplete && advertisement.tailors === resume.id, tailor)
  const isTailoring = state.isTailoring || answers.isKeeping
  const isOwnAd = (tailored !== null || untailored !== null) && jobId === advertisement.jobId
  const open = (id: number, by: (id: number) => void = state.open) => {
    result.await({ id, from: document.activeElement })
    showResult()
    setOriginal(null)
    by(id)
  }
  const openOriginal = () => {
    if (tailored?.jobDescriptionId) {
      const { jobDescriptionId: id, jobAdvertisingCompany: company, jobDescription: description } = tailored
      setOriginal({ id, company, description })
    }
    showResult()
    state.open(null)
  }
  const onOther = ({ tailoredResumeId }: Analysis) => {
    if (tailoredResumeId !== null && tailoredResumeId !== tailored?.id) open(tailoredResumeId)
  }
  const isToAdd = untailored !== null && untailored.description.trim() === ''
  const parts = {
    match: hasResult && (
      <Fragment key="match">
        {job && isToAdd ? (
          <AddAd job={job} />
        ) : (
          <MatchCard
            ref={result.place}
            tailored={tailored}
            job={{ ...analysis, isPending: analysis.isPending || state.isOpening || !isKnown }}
            tabs={<PartTabs shown={part} hasResult asks={tailored?.suggestions.length ?? 0} />}
            notice={
              <Waiting
                count={answers.waiting}
                onTailor={isOwnAd && tailored ? () => void tailor() : null}
                isTailoring={isTailoring}
              />
            }
            onOther={onOther}
            onLine={answers.addWaiting}
          />
        )}
      </Fragment>
    ),
    advertisement: (
      <div key="advertisement" ref={place('advertisement')} className={styles.advertisementPart}>
        <AdvertisementCard
          advertisement={advertisement}
          isTailoring={isTailoring}
          onTailor={() => void tailor()}
          isNext={!hasResult}
          isAcross={hasResult && job === undefined}
        >
          <OptionFields options={advertisement.options} onChange={advertisement.setOptions} />
          <WriterChoice
            {...writer}
            className={styles.fold}
            isBuiltIn={advertisement.options.builtIn ?? false}
            onChange={(builtIn) => advertisement.setOptions({ ...advertisement.options, builtIn })}
          />
          {!isOwnAd && <GapQuestions resumeId={resume.id} advertisement={advertisement.text} answers={answers} />}
          {!hasResult && <Facts />}
          {(advertisement.isComplete || state.isTailoring) && <TailorProgress isTailoring={state.isTailoring} />}
          <TailoringProblem problem={state.tailoringProblem} />
        </AdvertisementCard>
      </div>
    ),
    page: (
      <div key="page" ref={place('resume')} className={styles.pagePart}>
        <TailoredCard resumeId={resume.id} state={state} />
      </div>
    ),
    changes: (
      <div key="changes" ref={place('changes')} className={styles.changesPart}>
        <ChangesCard state={state} />
      </div>
    ),
  }
  return (
    <Page
      title={texts.title}
      lead={resume.title}
      back={back}
      bar={
        hasResult ? (
          <JobBar
            back={back}
            title={jobTitle({ job, analysis: analysis.analysis, tailored })}
            company={(tailored ? tailored.jobAdvertisingCompany : untailored?.company)?.trim() ?? ''}
            resumeId={resume.id}
            jobId={jobId}
            analysisId={analysis.analysis?.id ?? null}
            state={state}
            versions={versions}
            onOpen={(id) => (id === null ? openOriginal() : open(id))}
            onTailor={tailorFromBar}
            isTailoring={isTailoring}
          />
        ) : undefined
      }
    >
      <Suspense>{tailored && <AfterDownload tailored={tailored} />}</Suspense>
      {!hasResult && !isTailoring && (
        <LastVersion
          resumeId={resume.id}
          jobId={advertisement.jobId}
          onOpen={(id) => open(id, advertisement.isTyped ? state.open : state.openListed)}
        />
      )}
      {!hasResult && <PartTabs shown={part} hasResult={false} asks={0} />}
      <div
        className={styles.screen}
        data-shown={isToAdd ? 'requirements' : part}
        data-tailored={hasResult}
        data-alone={hasResult && job !== undefined}
      >
        {/* In the order in which they stand; each stays the same one. */}
        {hasResult
          ? job
            ? [parts.match, parts.changes, parts.advertisement, parts.page]
            : [parts.match, parts.page, parts.changes, parts.advertisement]
          : [parts.advertisement, parts.page, parts.changes]}
      </div>
    </Page>
  )
}

type Titled = { job: JobDescription | undefined; analysis: Analysis | null; tailored: TailoredState['tailored'] }

/** A title of "Job" says nothing: it is what an analysis is stored under. */
function jobTitle({ job, analysis, tailored }: Titled): string {
  const [firstLine = ''] = (tailored?.jobDescription ?? job?.description ?? '').trim().split('\n')
  const named = [job?.title, analysis?.requirements.title, firstLine].map((it) => it?.trim() ?? '')
  return named.find((it) => it !== '' && it !== 'Job') ?? texts.untitled
}

type WaitingProps = { count: number; onTailor: (() => void) | null; isTailoring: boolean }

/** What was told since the version was made is in the next one. */
function Waiting({ count, onTailor, isTailoring }: WaitingProps) {
  if (count === 0) return null
  return (
    <p role="status" className={styles.waiting}>
      <span>{texts.answersWait(count)}</span>
      {onTailor && (
        <Button variant="line" size="sm" busy={isTailoring} onClick={onTailor}>
          {texts.tailorAgain}
        </Button>
      )}
    </p>
  )
}

type LedTo = { hasResult: boolean; isAlone: boolean; part: Part }

/** Where all parts stand on the page, a tab leads to its part; whoever comes for the questions is led to them anyway. */
function useLedToPart({ hasResult, isAlone, part }: LedTo) {
  const { hash, key } = useLocation()
  const places = useRef(new Map<Part, HTMLElement>())
  const lead = useEffectEvent(() => {
    if (!hasResult || hash === '' || (isAlone && hash !== '#questions')) return
    const place = part === 'requirements' ? document.getElementById('requirements') : places.current.get(part)
    if (place) leadTo(place, 'start')
  })
  useEffect(() => {
    if (hasResult && key) lead()
  }, [key, hasResult])
  return (of: Part) => (place: HTMLElement | null) => {
    if (place) places.current.set(of, place)
  }
}

/** The advertisement of a version that was opened from a list. */
function useFilledFrom({ tailored, openedId }: TailoredState, advertisement: AdvertisementState) {
  const fillOpened = useEffectEvent(() => {
    if (!tailored) return
    const { jobAdvertisingCompany, jobDescription, jobDescriptionId } = tailored
    advertisement.fill({ company: jobAdvertisingCompany, text: jobDescription, jobId: jobDescriptionId })
  })
  useEffect(() => {
    if (openedId !== null) fillOpened()
  }, [openedId])
}

/** Whoever has pressed "Save and tailor" need not say so again. */
function useTailoredAtOnce(isAskedFor: boolean, tailor: () => Promise<void>) {
  const begin = useEffectEvent(() => {
    if (isAskedFor) void tailor()
  })
  // Once whoever has arrived has the focus at the start of the page: from there they are led to the result.
  useEffect(() => {
    const frame = requestAnimationFrame(() => begin())
    return () => cancelAnimationFrame(frame)
  }, [])
}

/** A phone whose address names another part is led to the result. */
function useShownResult() {
  const { hash } = useLocation()
  const navigate = useNavigate()
  return () => {
    if (hash !== '') void navigate({ hash: '' }, { replace: true })
  }
}
