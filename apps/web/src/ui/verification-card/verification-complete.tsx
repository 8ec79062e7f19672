import { useEffect, useId, useRef } from 'react'
import { Button } from '../button.tsx'
import * as texts from '../texts/verification-card.ts'
import { Tick } from '../tick.tsx'
import styles from './verification-card.module.css'

interface VerificationCompleteProps {
  heading: 'h1' | 'h2'
  busy: boolean
  onContinue: () => void
}

export function VerificationComplete({ heading: Heading, busy, onContinue }: VerificationCompleteProps) {
  const said = useId()
  const next = useRef<HTMLButtonElement>(null)

  // The input that had the focus is gone: without this a keyboard starts over at the top of the page.
  useEffect(() => next.current?.focus(), [])

  return (
    <div className={styles.complete}>
      <span className={styles.ring} aria-hidden="true">
        <Tick size={28} />
      </span>
      <div id={said}>
        <Heading>{texts.complete}</Heading>
        <p className={styles.description}>{texts.accepted}</p>
      </div>
      <Button ref={next} size="lg" aria-describedby={said} busy={busy} onClick={onContinue}>
        {texts.next}
      </Button>
    </div>
  )
}
