import { useEffect, useRef } from 'react'
import type { TailoredResume } from '../../lib/resumes/tailored.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { FocusKept } from '../../ui/focus-kept.tsx'
import { Facts } from './facts.tsx'
import { AllShown } from './gap-questions.tsx'
import { Guide } from './guide.tsx'
import styles from './tailor.module.css'
import * as texts from './texts.tsx'
import type { Answers } from './use-answers.ts'
import { useQuestions } from './use-questions.ts'

type QuestionsCardProps = {
  tailored: TailoredResume
  answers: Answers
  /** Whether somebody came for the questions. */
  isLedTo: boolean
  /** Null where the advertisement is not the one of the version. */
  onTailor: (() => void) | null
  isTailoring: boolean
}

/** What the version's job asks and nothing shows. */
export function QuestionsCard({ tailored, answers, isLedTo, onTailor, isTailoring }: QuestionsCardProps) {
  const { questions, open, isKnown } = useQuestions(tailored)
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isLedTo) goThere(place.current)
  }, [isLedTo])
  if (questions.length === 0 && !isKnown) return null
  return (
    <Card
      ref={place}
      tabIndex={-1}
      id="questions"
      className={styles.questions}
      title={texts.questionsForYou}
      actions={open.length > 0 && <span className={styles.count}>{texts.questionsOpen(open.length)}</span>}
    >
      <FocusKept at={answers.said}>
        {questions.length === 0 && <AllShown />}
        {questions.length > 0 && open.length === 0 && <p className={styles.reason}>{texts.allAnswered}</p>}
        {open.length > 0 && <Guide key={tailored.id} questions={open} answers={answers} />}
      </FocusKept>
      {answers.waiting > 0 && (
        <p role="status" className={styles.waiting}>
          <span>{texts.answersWait(answers.waiting)}</span>
          {onTailor && (
            <Button variant="line" size="sm" busy={isTailoring} onClick={onTailor}>
              {texts.tailorAgain}
            </Button>
          )}
        </p>
      )}
      <Facts />
    </Card>
  )
}

function goThere(place: HTMLElement | null) {
  place?.scrollIntoView({ block: 'start' })
  place?.focus({ preventScroll: true })
}
