import { useMutation, useQuery } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import type { Analysis } from '../../lib/resumes/analyses.ts'
import { factsQuery, gapQuestionsQuery, saveFactMutation } from '../../lib/resumes/facts.ts'
import { useKept } from '../../lib/use-kept.ts'
import { useMeter } from '../../lib/use-meter.ts'
import { Button } from '../../ui/button.tsx'
import { GapAnswer } from '../../ui/gap-answer.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { giveFocus, useLostFocus } from '../../ui/take-lost-focus.ts'
import { TextLink } from '../../ui/text-link.tsx'
import { Mine } from '../../ui/words.tsx'
import styles from './answer-here.module.css'
import type { Row } from './ledger-groups.ts'
import * as texts from './texts.tsx'
import type { Way } from './use-gap-ways.ts'
import { useMeasureAgain } from './use-measure-again.ts'

/** What a person can answer in a sentence. */
const answerable = new Set(['skill', 'experience', 'responsibility', 'years', 'degree', 'certificate', 'language'])

export const canAnswer = ({ kind, status, subScore }: Row) =>
  status !== 'met' && subScore !== 'keyword' && answerable.has(kind)

type AnswerHereProps = { analysis: Analysis; row: Row; ways: readonly Way[] }

const longestRequirement = 500

/** A gap is closed where it is named: by an answer that the next score counts, or by a no, which leads on to a plan. */
export function AnswerHere({ analysis, row, ways }: AnswerHereProps) {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const requirement = row.requirement.slice(0, longestRequirement)
  const { data: facts = [] } = useQuery(factsQuery())
  const said = facts.findLast((fact) => fact.requirement === requirement && fact.createdAt > analysis.createdAt)
  if (said) return <Said statement={said.statement} analysis={analysis} ways={ways} isNew={isOpen} />
  const close = () => {
    setOpen(false)
    if (button.current) giveFocus(button.current)
  }
  return (
    <div className={styles.here}>
      <p className={styles.ways}>
        <Button
          ref={button}
          variant="line"
          size="sm"
          aria-expanded={isOpen}
          aria-label={texts.answerTo(row.requirement)}
          onClick={() => setOpen(!isOpen)}
        >
          {texts.answer}
        </Button>
        <Ways ways={ways} />
      </p>
      {isOpen && <Asked analysis={analysis} requirement={requirement} onLater={close} />}
    </div>
  )
}

type AskedProps = { analysis: Analysis; requirement: string; onLater: () => void }

function Asked({ analysis: { resumeId, jobDescription }, requirement, onLater }: AskedProps) {
  const [answer, setAnswer] = useKept(`answer_to ${resumeId} ${requirement}`, '')
  const { data, isPending } = useQuery(gapQuestionsQuery(resumeId, jobDescription))
  const { mutateAsync, isPending: isSaving } = useMutation(saveFactMutation())
  // It is gone from the page by then.
  const save = (statement: string) =>
    void mutateAsync({ statement, requirement }).then(
      () => setAnswer(''),
      () => undefined,
    )
  if (isPending) return <Skeleton lines={2} label={texts.loadingQuestion} />
  const asked = data?.find((it) => it.requirement === requirement)
  return (
    <GapAnswer
      question={asked?.question ?? texts.askedFor(requirement)}
      answer={answer}
      onChange={setAnswer}
      onUse={() => save(answer.trim())}
      onNo={() => save(texts.notYet)}
      onLater={onLater}
      busy={isSaving}
      field={(field) => field?.focus()}
    />
  )
}

const isNo = (statement: string) => /^no\b/i.test(statement)

type SaidProps = Pick<AnswerHereProps, 'analysis' | 'ways'> & { statement: string; isNew: boolean }

/** What became of the answer, where it was given. */
function Said({ statement, analysis, ways, isNew }: SaidProps) {
  return (
    <div className={styles.here}>
      {isNew && <Told />}
      {isNo(statement) ? (
        <p className={styles.ways}>
          <span>{ways.length > 0 ? texts.saidNoLearn : texts.saidNo}</span>
          <Ways ways={ways} />
        </p>
      ) : (
        <>
          <p>
            <Mine>{statement}</Mine>
          </p>
          <p className={styles.ways}>
            <span>{texts.notCounted}</span>
            <MeasureAgain analysis={analysis} />
          </p>
        </>
      )}
    </div>
  )
}

/** The form is gone once it was sent: the focus, and what is read out, is what came of it. */
function Told() {
  const place = useLostFocus<HTMLParagraphElement>()
  return (
    <p ref={place} role="status" className={styles.told}>
      {texts.answerKept}
    </p>
  )
}

/** It is an analysis as any other, and says before that it is counted as one. */
function MeasureAgain({ analysis }: { analysis: Analysis }) {
  const { measure, isPending, problem } = useMeasureAgain(analysis)
  const meter = useMeter('job_match_analysis', problem)
  const cost = useId()
  return (
    <>
      <Button variant="line" size="sm" busy={isPending} aria-describedby={meter ? cost : undefined} onClick={measure}>
        {texts.measureAgain}
      </Button>
      {meter && (
        <span id={cost}>{meter.standing === 'spent' ? `${meter.news} ${meter.again}` : texts.usesOne(meter)}</span>
      )}
    </>
  )
}

const Ways = ({ ways }: { ways: readonly Way[] }) =>
  ways.map(({ to, label }) => (
    <TextLink key={to} to={to}>
      {label}
    </TextLink>
  ))
