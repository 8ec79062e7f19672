import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Guide, GuideQuestion } from '../../../lib/resumes/guides.ts'
import { Badge } from '../../../ui/badge.tsx'
import { pressedKey } from '../../../ui/pressed-key.ts'
import { AdWords } from '../../../ui/words.tsx'
import { kindName } from '../kinds.ts'
import * as texts from '../texts.tsx'
import { AnswerCard } from './answer-card.tsx'
import { HiddenOutline } from './hidden-outline.tsx'
import styles from './practice.module.css'
import { Remarks } from './remarks.tsx'
import { Tries } from './tries.tsx'
import { usePractice } from './use-practice.ts'

type PracticeQuestionProps = { guide: Guide; question: GuideQuestion; next: GuideQuestion | null }

export function PracticeQuestion({ guide, question, next }: PracticeQuestionProps) {
  const practice = usePractice(guide.id, question)
  const [isOutlined, setIsOutlined] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  // The address stays the same but for the question: the focus goes to it by itself.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.altKey && event.code === 'KeyO') {
      event.preventDefault()
      setIsOutlined(!isOutlined)
    }
    if (pressedKey(event) === 'Enter' && (event.ctrlKey || event.metaKey) && !practice.isBusy && !practice.outcome)
      practice.finish()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])

  return (
    <div className={styles.column}>
      <div>
        <p className={styles.asked}>
          <Badge>{kindName(question.kind)}</Badge>
          {question.requirement && (
            <span className={styles.small}>{texts.adSays(<AdWords>{question.requirement}</AdWords>)}</span>
          )}
        </p>
        <h1 ref={heading} tabIndex={-1} className={styles.question}>
          {question.question}
        </h1>
      </div>
      <AnswerCard guide={guide} practice={practice} band={question.goodLength} next={next} />
      {practice.outcome && <Remarks guide={guide} question={question} outcome={practice.outcome} />}
      <HiddenOutline guide={guide} question={question} isOpen={isOutlined} onToggle={setIsOutlined} />
      <Tries practices={question.practices} />
    </div>
  )
}
