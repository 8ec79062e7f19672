import type { Fix } from '@bespeak/domain/match/index.ts'
import { useState } from 'react'
import type { TailoredHere } from '../../lib/reading/tailor-here.ts'
import { useKept } from '../../lib/use-kept.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { FocusKept } from '../../ui/focus-kept.tsx'
import { GapAnswer } from '../../ui/gap-answer.tsx'
import * as texts from './texts/page.ts'
import styles from './upload.module.css'

type Question = TailoredHere['questions'][number]

type FixesCardProps = {
  fixes: readonly Fix[]
  questions: readonly Question[]
  onAnswer: (requirement: string, answer: string) => void
}

/** What was not found and would count; what can be looked up by its name is answered here. */
export function FixesCard({ fixes, questions, onAnswer }: FixesCardProps) {
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
                  {question && <Answering question={question} onAnswer={onAnswer} />}
                </li>
              )
            })}
          </ol>
        </FocusKept>
      )}
      {fixes.length > 0 && <p className={styles.small}>{texts.onlyIfTrue}</p>}
    </Card>
  )
}

type AnsweringProps = { question: Question; onAnswer: FixesCardProps['onAnswer'] }

function Answering({ question: { requirement, question }, onAnswer }: AnsweringProps) {
  const [isOpen, setOpen] = useState(false)
  const [answer, setAnswer] = useKept(`upload_answer_${requirement}`, '')
  const say = (words: string) => {
    setAnswer('')
    onAnswer(requirement, words)
  }
  return (
    <div className={styles.answering}>
      {isOpen || answer !== '' ? (
        <GapAnswer
          {...{ question, answer }}
          busy={false}
          onChange={setAnswer}
          onUse={() => say(answer.trim())}
          onNo={() => say(texts.no)}
          onLater={() => {
            setAnswer('')
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
