import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { type Resume, resumesQuery } from '../../lib/resumes/resumes.ts'
import { useLanguageModel } from '../../lib/resumes/use-language-model.ts'
import { Page } from '../../ui/page.tsx'
import { useIsNarrow } from '../../ui/use-is-narrow.ts'
import { WriterChoice } from '../../ui/writer-choice.tsx'
import { AdvertisementCard } from './advertisement-card.tsx'
import { ChangesCard } from './changes-card.tsx'
import { Facts } from './facts.tsx'
import { GapQuestions } from './gap-questions.tsx'
import { LastVersion } from './last-version.tsx'
import { OptionFields, sentOptions } from './option-fields.tsx'
import { PartTabs, usePart } from './part-tabs.tsx'
import { QuestionsCard } from './questions-card.tsx'
import { Result } from './result.tsx'
import styles from './tailor.module.css'
import { TailorProgress } from './tailor-progress.tsx'
import { NextSteps, TailoredCard } from './tailored-card.tsx'
import { TailoringProblem } from './tailoring-problem.tsx'
import * as texts from './texts.tsx'
import { type AdvertisementState, useAdvertisement } from './use-advertisement.ts'
import { useAnswers } from './use-answers.ts'
import { useResultInView } from './use-result-in-view.ts'
import { type TailoredState, useTailored } from './use-tailored.ts'
import { EarlierVersion, VersionsSection } from './versions-section.tsx'

type TailorScreenProps = { resume: Resume; back: ReactNode }

/** Before tailoring the advertisement stands beside the resume; then the result comes first, and the advertisement is a line. */
export function TailorScreen({ resume, back }: TailorScreenProps) {
  const advertisement = useAdvertisement()
  const answers = useAnswers(resume.id, advertisement.text)
  const writer = useLanguageModel()
  const state = useTailored(resume)
  const { tailored } = state
  useFilledFrom(state, advertisement)
  const isNarrow = useIsNarrow()
  const part = usePart(tailored !== null || state.isOpening)
  const isForQuestions = useLocation().hash === '#questions'
  const result = useResultInView(state.shownId)
  const form = useFold()
  const showResult = useShownResult()
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
    form.foldAfter(from)
    showResult()
    result.await({ id: made.id, from })
  }
  useTailoredAtOnce(advertisement.isComplete && advertisement.tailors === resume.id, tailor)
  const isTailoring = state.isTailoring || answers.isKeeping
  const isOwnAd = tailored !== null && isAdvertisementOf(tailored, advertisement)
  const open = (id: number, by = state.open) => {
    result.await({ id, from: document.activeElement })
    showResult()
    by(id)
  }
  const versions = {
    resumeId: tailored?.originalResumeId ?? resume.id,
    jobId: tailored ? tailored.jobDescriptionId : advertisement.jobId,
    openId: tailored?.id ?? null,
    onOpen: (id: number) => open(id),
  }
  const hasNone = tailored === null && !state.isOpening && !isTailoring
  const questions = tailored && (
    <QuestionsCard
      tailored={tailored}
      answers={answers}
      isLedTo={isForQuestions}
      onTailor={isOwnAd ? () => void tailor() : null}
      isTailoring={isTailoring}
    />
  )
  return (
    <Page
      title={texts.title}
      lead={<Lead resume={resume} state={state} />}
      back={back}
      actions={tailored && !isNarrow ? <NextSteps id={tailored.id} /> : undefined}
    >
      {hasNone && (
        <LastVersion
          resumeId={resume.id}
          jobId={advertisement.jobId}
          onOpen={(id) => open(id, advertisement.isTyped ? state.open : state.openListed)}
        />
      )}
      <PartTabs shown={part} asks={tailored?.suggestions.length ?? 0} />
      <div className={styles.screen} data-shown={part} data-tailored={tailored !== null}>
        <Result ref={result.place} tailored={tailored} />
        <AdvertisementCard
          ref={form.place}
          advertisement={advertisement}
          isTailoring={isTailoring}
          onTailor={() => void tailor()}
          fold={tailored && !isNarrow ? { ...form.fold, company: tailored.jobAdvertisingCompany } : null}
        >
          <OptionFields options={advertisement.options} onChange={advertisement.setOptions} />
          <WriterChoice
            {...writer}
            className={styles.fold}
            isBuiltIn={advertisement.options.builtIn ?? false}
            onChange={(builtIn) => advertisement.setOptions({ ...advertisement.options, builtIn })}
          />
          {!isOwnAd && <GapQuestions resumeId={resume.id} advertisement={advertisement.text} answers={answers} />}
          {!tailored && <Facts />}
          {(advertisement.isComplete || state.isTailoring) && <TailorProgress isTailoring={state.isTailoring} />}
          <TailoringProblem problem={state.tailoringProblem} />
        </AdvertisementCard>
        <div className={styles.left}>
          <EarlierVersion {...versions} />
          <TailoredCard
            resumeId={resume.id}
            state={state}
            isNext={tailored !== null && (isNarrow || !form.fold.isOpen)}
          />
          {!isNarrow && questions}
        </div>
        <div className={styles.right}>
          <ChangesCard state={state} />
          {isNarrow && questions}
          <VersionsSection {...versions} />
        </div>
      </div>
    </Page>
  )
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

/** Whether the advertisement is open beside a result. */
function useFold() {
  const place = useRef<HTMLElement>(null)
  const [isOpen, setOpen] = useState(false)
  return {
    place,
    fold: { isOpen, onToggle: () => setOpen(!isOpen) },
    /** Not over somebody who has gone on to type in it. */
    foldAfter(pressed: Element | null) {
      const { activeElement } = document
      setOpen(activeElement !== pressed && (place.current?.contains(activeElement) ?? false))
    },
  }
}

/** A phone whose address names another part is led to the result. */
function useShownResult() {
  const { hash } = useLocation()
  const navigate = useNavigate()
  return () => {
    if (hash !== '') void navigate({ hash: '#result' }, { replace: true })
  }
}

/** Whether the card has the advertisement that the open version was cut for, and not what was typed before. */
const isAdvertisementOf = (tailored: NonNullable<TailoredState['tailored']>, { jobId }: AdvertisementState) =>
  tailored.jobDescriptionId === jobId

function Lead({ resume, state }: { resume: Resume; state: TailoredState }) {
  const original = state.tailored?.originalResumeId ?? resume.id
  const { data: resumes = [] } = useQuery(resumesQuery())
  const title = resumes.find(({ id }) => id === original)?.title ?? resume.title
  if (!state.tailored) return title
  return <span className={styles.lead}>{texts.cutFor(title, <b>{state.tailored.jobAdvertisingCompany}</b>)}</span>
}
