import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { useLostFocus } from '../../ui/take-lost-focus.ts'
import { Tick } from '../../ui/tick.tsx'
import styles from './contact-page.module.css'
import * as texts from './texts/contact.tsx'

/** In the place of the form: what happened, and what happens next. */
export function ContactSent({ answer, onAgain }: { answer: string; onAgain: () => void }) {
  return (
    <Card>
      <div ref={useLostFocus<HTMLDivElement>()} role="status" className={styles.sent}>
        <Tick size={28} className={styles.tick} />
        <h2>{texts.sent}</h2>
        <p>{answer}</p>
      </div>
      <Button variant="line" onClick={onAgain}>
        {texts.writeAnother}
      </Button>
    </Card>
  )
}
