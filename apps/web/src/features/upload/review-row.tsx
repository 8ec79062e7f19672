import { useEffect, useState } from 'react'
import { paths } from '../../lib/paths.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { Tick } from '../../ui/tick.tsx'
import type { Reviewing } from './check-step.tsx'
import * as texts from './texts/page.ts'
import { checkedOf, type Trial } from './trial.ts'
import styles from './upload.module.css'

type ReviewRowProps = {
  resume: NonNullable<Trial['resume']>
  countToCheck: Reviewing['countToCheck']
  onChange: (part: Partial<Trial>) => void
}

/** Whether what was read is right: said with one press, or looked at first. */
export function ReviewRow({ resume, countToCheck, onChange }: ReviewRowProps) {
  const toCheck = useToCheck(resume, countToCheck)
  const review = paths.upload({ check: 'read' })
  if (resume.isReviewed) {
    return (
      <p className={styles.reviewed}>
        <Tick size={16} /> {texts.reviewed} <TextLink to={review}>{texts.edit}</TextLink>
      </p>
    )
  }
  return (
    <div className={styles.review}>
      <p role="status">{toCheck !== null && texts.toCheck(toCheck)}</p>
      <div className={styles.buttons}>
        <Button variant="line" size="sm" onClick={() => onChange({ resume: { ...resume, isReviewed: true } })}>
          {texts.looksRight}
        </Button>
        <ButtonLink variant="quiet" size="sm" to={review}>
          {texts.review}
        </ButtonLink>
      </div>
    </div>
  )
}

/** Null until it is known. */
function useToCheck(resume: ReviewRowProps['resume'], count: Reviewing['countToCheck']): number | null {
  const [toCheck, setToCheck] = useState<number | null>(null)
  const { read } = resume
  const { document } = checkedOf(resume)
  useEffect(() => {
    let isWanted = true
    count(read, document).then(
      (found) => isWanted && setToCheck(found),
      // What counts may not come; the buttons work without it.
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [read, document, count])
  return toCheck
}
