import type { Fix } from '@bespeak/domain/match/index.ts'
import { useState } from 'react'
import type { TailoredHere } from '../../lib/reading/tailor-here.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { FocusKept } from '../../ui/focus-kept.tsx'
import { GapAnswer } from '../../ui/gap-answer.tsx'
import { TextButton } from '../../ui/text-link.tsx'
import { Mine } from '../../ui/words.tsx'
import * as texts from './texts/page.ts'
import type { Answer, Trial } from './trial.ts'
import styles from './upload.module.css'

type Question = TailoredHere['questions'][number]

type FixesCardProps = {
  fixes: readonly Fix[]
  questions: readonly Question[]
  answers: Answers
}

export interface Answers {
  given: readonly Answer[]
  typed: Trial['typed']
  onType: (requirement: string, words: string) => void
  onAnswer: (requirement: string, answer: string) => void
  onTakeBack: (answer: Answer) => void
}

/** What was not found and would count; what can be looked up by its name is answered here. */
export function FixesCard({ fixes, questions, answers }: FixesCardProps) {
  return (
    <Card title={texts.fixes}>
      {fixes.length === 0 ? (
        <p className={styles.small}>{texts.nothingToFix}</p>
      ) : (
        <FocusKept at={fixes.length}>
          <ol className={styles.fixes}>
            {fixes.map((fix) => {
              const question = questions.find(({ id }) => id === fix.requirement)
              return (
                <li key={fix.requirement}>
                  <span>{fix.text}</span>
                  <span className={styles.gain}>{texts.gain(fix.gain)}</span>
                  {question && <Answering question={question} answers={answers} />}
                </li>
              )
            })}
          </ol>
        </FocusKept>
      )}
      {fixes.length > 0 && <p className={styles.small}>{texts.onlyIfTrue}</p>}
      <Given {...answers} />
    </Card>
  )
}

/** What was answered can be read and taken back as long as it is only here. */
function Given({ given, onTakeBack }: Answers) {
  return (
    <FocusKept at={given.length}>
      {given.length > 0 && (
        <section aria-label={texts.yourAnswers} className={styles.given}>
          <h3>{texts.yourAnswers}</h3>
          <ul>
            {given.map((answer) => (
              <li key={answer.requirement} className={styles.givenAnswer}>
                {answer.requirement}: <Mine>{answer.answer}</Mine>{' '}
                <TextButton aria-label={texts.takeBackFor(answer.requirement)} onClick={() => onTakeBack(answer)}>
                  {texts.takeBack}
                </TextButton>
              </li>
            ))}
          </ul>
        </section>
      )}
    </FocusKept>
  )
}

type AnsweringProps = { question: Question; answers: Answers }

function Answering({ question: { requirement, question }, answers: { typed, onType, onAnswer } }: AnsweringProps) {
  const [isOpen, setOpen] = useState(false)
  const answer = typed[requirement] ?? ''
  const say = (words: string) => {
    setOpen(false)
    onAnswer(requirement, words)
  }
  return (
    <div className={styles.answering}>
      {isOpen || answer !== '' ? (
        <GapAnswer
          {...{ question, answer }}
          busy={false}
          onChange={(words) => onType(requirement, words)}
          onUse={() => say(answer.trim())}
          onNo={() => say(texts.no)}
          onLater={() => {
            onType(requirement, '')
            setOpen(false)
          }}
        />
      ) : (
        <Button variant="line" size="sm" aria-label={texts.haveThisFor(requirement)} onClick={() => setOpen(true)}>
          {texts.haveThis}
        </Button>
      )}
    </div>
  )
}
