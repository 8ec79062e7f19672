import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { type GuideQuestion, updateQuestionMutation } from '../../lib/resumes/guides.ts'
import { classNames } from '../../ui/class-names.ts'
import { Segments } from '../../ui/segments.tsx'
import { surenessWord } from './kinds.ts'
import styles from './question.module.css'
import * as texts from './texts.tsx'

type SurenessProps = { question: GuideQuestion; className?: string | undefined }

/** How sure the person feels, as five stitches; before that, whether it was practised. */
export function Sureness({ question: { confidence, practisedAt }, className }: SurenessProps) {
  if (confidence === null)
    return (
      <span className={classNames(styles.caption, className)}>
        {practisedAt ? texts.wasPractised : texts.notPractised}
      </span>
    )
  return (
    <span
      className={classNames(styles.pips, className)}
      role="img"
      aria-label={texts.confidence(surenessWord(confidence), confidence)}
    >
      {texts.sureness.map((word, index) => (
        <i key={word} className={index < confidence ? styles.on : undefined} />
      ))}
    </span>
  )
}

/** The person's own word for it. Shown at once; where it cannot be saved, the one before comes back. */
export function SurenessChoice({ guideId, question }: { guideId: number; question: GuideQuestion }) {
  const update = useMutation(updateQuestionMutation(guideId))
  const [chosen, setChosen] = useState<number | null>(null)
  const choose = (value: string) => {
    const confidence = Number(value)
    setChosen(confidence)
    update.mutate({ id: question.id, input: { confidence } }, { onSettled: () => setChosen(null) })
  }
  return (
    <div className={styles.sure}>
      <p className={styles.label} aria-hidden="true">
        {texts.howConfident}
      </p>
      <Segments
        label={texts.howConfident}
        className={styles.words}
        value={String(chosen ?? question.confidence ?? '')}
        onValueChange={choose}
        items={texts.sureness.map((label, index) => ({ value: String(index + 1), label }))}
      />
    </div>
  )
}
