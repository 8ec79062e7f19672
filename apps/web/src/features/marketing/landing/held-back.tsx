import { Note } from '../../../ui/note.tsx'
import { Cut, Mine, Seam } from '../../../ui/words.tsx'
import { Band, BandLead, BandTitle } from '../band.tsx'
import { Caption } from '../caption.tsx'
import * as texts from '../texts/landing.tsx'
import { example } from './example.ts'
import styles from './held-back.module.css'

export function HeldBack() {
  const { held } = example
  return (
    <Band surface="sheet">
      <div className={styles.columns}>
        <div className={styles.text}>
          <BandTitle>{texts.notWritten}</BandTitle>
          <BandLead>{texts.harder}</BandLead>
          <p className={styles.small}>{texts.checked}</p>
        </div>
        <figure className={styles.card} aria-label={texts.heldBackExample}>
          <Caption>{texts.proposed}</Caption>
          <p className={styles.line}>
            <Mine>
              <Cut>{held.proposed}</Cut>
            </Mine>
          </p>
          <Seam className={styles.seam} />
          <Caption>{texts.resumeLine(held.own.number)}</Caption>
          <p className={styles.line}>
            <Mine>{held.own.text}</Mine>
          </p>
          <Note tone="warn" title={texts.heldBack} className={styles.note}>
            {texts.ifTrue(held.why)}
          </Note>
        </figure>
      </div>
    </Band>
  )
}
