import { roundedScore } from '@bespeak/domain/match/verdict.ts'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, type Ref, useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { type Resume, resumesQuery } from '../../lib/resumes/resumes.ts'
import { useLanguageModel } from '../../lib/resumes/use-language-model.ts'
import { useMeter } from '../../lib/use-meter.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { LimitNote, MeterLine } from '../../ui/meter.tsx'
import { Page } from '../../ui/page.tsx'
import { Segments } from '../../ui/segments.tsx'
import { TwoMeasures } from '../../ui/two-measures.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { WriterChoice } from '../../ui/writer-choice.tsx'
import { AdvertisementCard } from './advertisement-card.tsx'
import { ChangesCard } from './changes-card.tsx'
import { GapQuestions } from './gap-questions.tsx'
import { OptionFields, sentOptions } from './option-fields.tsx'
import styles from './tailor.module.css'
import { TailorProgress } from './tailor-progress.tsx'
import { TailoredCard } from './tailored-card.tsx'
import { type AdvertisementState, useAdvertisement } from './use-advertisement.ts'
import { useAnswers } from './use-answers.ts'
import { useResultInView } from './use-result-in-view.ts'
import { type TailoredState, useTailored } from './use-tailored.ts'
import { VersionsSection } from './versions-section.tsx'

/** On a phone the questions stand on a card that is not shown: its name says how many there are. */
const cardsFor = (asks: number) => [
  { value: 'advertisement', label: 'Job ad' },
  { value: 'tailored', label: 'Resume' },
  { value: 'changes', label: asks === 0 ? 'Changes' : <Asking count={asks} /> },
]

const Asking = ({ count }: { count: number }) => (
  <>
    Changes{' '}
    <Badge tone="warn">
      {count}
      <VisuallyHidden> {count === 1 ? 'asks you' : 'ask you'}</VisuallyHidden>
    </Badge>
  </>
)

type TailorScreenProps = { resume: Resume; back: ReactNode }

export function TailorScreen({ resume, back }: TailorScreenProps) {
  const advertisement = useAdvertisement()
  const answers = useAnswers()
  const writer = useLanguageModel()
  const state = useTailored(resume)
  const fillOpened = useEffectEvent(() => {
    if (!state.tailored) return
    const { jobAdvertisingCompany, jobDescription, jobDescriptionId } = state.tailored
    advertisement.fill({ company: jobAdvertisingCompany, text: jobDescription, jobId: jobDescriptionId })
  })
  useEffect(() => {
    if (state.openedId !== null) fillOpened()
  }, [state.openedId])
  // On a phone one card is shown at a time; elsewhere all of them.
  const isForQuestions = useLocation().hash === '#questions'
  const [card, setCard] = useState(state.isOpening && !isForQuestions ? 'tailored' : 'advertisement')
  const result = useResultInView(state.shownId)
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
    setCard('tailored')
    result.await({ id: made.id, from })
  }
  const open = (id: number) => {
    result.await({ id, from: document.activeElement })
    state.open(id)
  }
  return (
    <Page title="Tailor Resume" lead={<Lead resume={resume} state={state} />} back={back}>
      <Result ref={result.place} tailored={state.tailored} />
      <Segments
        label="Cards"
        className={styles.segments}
        value={card}
        onValueChange={setCard}
        items={cardsFor(state.tailored?.suggestions.length ?? 0)}
      />
      <div className={styles.cards} data-shown={card}>
        <AdvertisementCard
          advertisement={advertisement}
          isTailoring={state.isTailoring || answers.isKeeping}
          onTailor={() => void tailor()}
        >
          <OptionFields options={advertisement.options} onChange={advertisement.setOptions} />
          <WriterChoice
            {...writer}
            className={styles.fold}
            isBuiltIn={advertisement.options.builtIn ?? false}
            onChange={(builtIn) => advertisement.setOptions({ ...advertisement.options, builtIn })}
          />
          <GapQuestions
            resumeId={resume.id}
            advertisement={advertisement.text}
            answers={answers}
            isLedTo={isForQuestions && advertisement.text !== '' && isAdvertisementOf(state.tailored, advertisement)}
          />
          {(advertisement.isComplete || state.isTailoring) && <TailorProgress isTailoring={state.isTailoring} />}
          <UseOfPlan problem={state.tailoringProblem} />
        </AdvertisementCard>
        <div className={styles.right}>
          <TailoredCard resumeId={resume.id} state={state}>
            <VersionsSection
              resumeId={state.tailored?.originalResumeId ?? resume.id}
              jobId={state.tailored ? state.tailored.jobDescriptionId : advertisement.jobId}
              openId={state.tailored?.id ?? null}
              onOpen={open}
            />
          </TailoredCard>
          <ChangesCard state={state} />
        </div>
      </div>
    </Page>
  )
}

/** Whether the card has the advertisement that the open version was cut for, and not what was typed before. */
const isAdvertisementOf = (tailored: Tailored, { jobId }: AdvertisementState) =>
  tailored !== null && tailored.jobDescriptionId === jobId

/** What is used up is told before, and the button stays: the same advertisement again finds its version, and costs nothing. */
function UseOfPlan({ problem }: { problem: Error | null }) {
  const meter = useMeter('resume_tailoring', problem)
  return (
    <>
      <MeterLine meter={meter} />
      <LimitNote meter={meter} to={paths.usedUp()} />
    </>
  )
}

function Lead({ resume, state }: { resume: Resume; state: TailoredState }) {
  const original = state.tailored?.originalResumeId ?? resume.id
  const { data: resumes = [] } = useQuery(resumesQuery())
  const title = resumes.find(({ id }) => id === original)?.title ?? resume.title
  if (!state.tailored) return title
  return (
    <span className={styles.lead}>
      {title}, cut for <b>{state.tailored.jobAdvertisingCompany}</b>
    </span>
  )
}

type Tailored = TailoredState['tailored']

type ResultProps = { tailored: Tailored; ref: Ref<HTMLElement> }

/** Where a person is led when a version is there; it says in one sentence what they have. */
function Result({ tailored, ref }: ResultProps) {
  return (
    <section ref={ref} tabIndex={-1} className={styles.result} aria-label={resultWords(tailored)}>
      {tailored && (
        <Card>
          <Figures tailored={tailored} />
        </Card>
      )}
    </section>
  )
}

const counted = (count: number, one: string) => (count === 1 ? `1 ${one}` : `${count} ${one}s`)
const changesIn = ({ edits }: NonNullable<Tailored>) => edits.filter(({ undone }) => !undone).length

function resultWords(tailored: Tailored): string {
  if (!tailored) return 'Result'
  const { jobAdvertisingCompany, matchScore, shownScore } = tailored
  const brings = matchScore === null ? '' : `, you bring ${roundedScore(matchScore)} of 100`
  const shows = shownScore === null ? '' : `, the page shows ${roundedScore(shownScore)}`
  return `Tailored for ${jobAdvertisingCompany}${brings}${shows}, ${counted(changesIn(tailored), 'change')}`
}

function Figures({ tailored }: { tailored: NonNullable<Tailored> }) {
  const { matchScore, matchScoreBefore, matchScoreCeiling, shownScore, shownScoreBefore } = tailored
  if (matchScore === null) return <p className={styles.caption}>Too long to be scored.</p>
  // What a version from before there were two figures has as the one before is of something else.
  const broughtBefore = shownScoreBefore === null ? null : matchScoreBefore
  return (
    <>
      <TwoMeasures
        brings={{
          ...{ score: matchScore, before: broughtBefore, ceiling: matchScoreCeiling },
          words: <BringWords tailored={tailored} gain={gainOf(matchScore, broughtBefore)} />,
        }}
        shows={
          shownScore === null
            ? null
            : {
                ...{ score: shownScore, before: shownScoreBefore },
                words: <ShowWords tailored={tailored} shown={shownScore} before={shownScoreBefore} />,
              }
        }
      />
      {shownScore === null && (
        <p className={styles.unmeasured}>What the page shows is measured when you next change it, or tailor again.</p>
      )}
    </>
  )
}

const gainOf = (score: number, before: number | null) =>
  before === null ? 0 : roundedScore(score) - roundedScore(before)

function BringWords({ tailored: { gaps }, gain }: { tailored: NonNullable<Tailored>; gain: number }) {
  const open = gaps.filter(({ answered }) => !answered).length
  return (
    <p>
      {gain > 0 && <b>+{gain} from what you told us. </b>}
      Only what you have done moves this, not wording.{' '}
      {open > 0 && `${counted(open, 'question')} ${open === 1 ? 'is' : 'are'} open.`}
    </p>
  )
}

type ShowWordsProps = { tailored: NonNullable<Tailored>; shown: number; before: number | null }

function ShowWords({ tailored, shown, before }: ShowWordsProps) {
  const changes = changesIn(tailored)
  const gain = gainOf(shown, before)
  if (tailored.edits.length === 0) return <p>Your page already shows {roundedScore(shown)}. We changed nothing.</p>
  if (changes === 0) return <p>All our changes are undone. Your page now shows {roundedScore(shown)}.</p>
  if (before === null) return <p>{thisMuch}</p>
  if (gain <= 0) return <p>{gain === 0 ? asMuch : less}</p>
  return (
    <p>
      <b>
        +{gain} from {counted(changes, 'change')}.
      </b>{' '}
      Of all you bring to this job, this much now stands where a reader sees it.
    </p>
  )
}

const thisMuch = 'Of all you bring to this job, this much stands where a reader sees it.'
const asMuch = 'As much as before: the changes are for whoever reads it.'
const less = 'Less than before: something further down counts less. Undo what you do not want.'
