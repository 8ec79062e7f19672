import { type Ref, useState } from 'react'
import { Button } from './button.tsx'
import { TextAreaField } from './field.tsx'
import styles from './gap-answer.module.css'
import * as texts from './texts/parts.ts'

/** As much as is kept of one. */
export const longestAnswer = 1000

type GapAnswerProps = {
  question: string
  answer: string
  onChange: (answer: string) => void
  onUse: () => void
  onNo: () => void
  onLater: () => void
  busy: boolean
  field?: Ref<HTMLTextAreaElement>
}

/** What a job asks and a resume does not show, asked where it can be answered. */
export function GapAnswer({ question, answer, onChange, onUse, onNo, onLater, busy, field }: GapAnswerProps) {
  const [isNo, setIsNo] = useState(false)
  const say = (no: boolean) => {
    setIsNo(no)
    if (no) onNo()
    else onUse()
  }
  return (
    <div className={styles.answer}>
      <TextAreaField
        label={question}
        ref={field}
        rows={3}
        maxLength={longestAnswer}
        value={answer}
        placeholder={texts.ownWords}
        onChange={(event) => onChange(event.target.value)}
      />
      <div className={styles.buttons}>
        <Button
          variant="line"
          size="sm"
          className={styles.use}
          disabled={answer.trim() === '' || busy}
          busy={busy && !isNo}
          onClick={() => say(false)}
        >
          {texts.useAnswer}
        </Button>
        <Button variant="line" size="sm" disabled={busy} busy={busy && isNo} onClick={() => say(true)}>
          {texts.haveNot}
        </Button>
        <Button variant="quiet" size="sm" disabled={busy} onClick={onLater}>
          {texts.later}
        </Button>
      </div>
    </div>
  )
}
