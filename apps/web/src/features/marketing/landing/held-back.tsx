import { Note } from '../../../ui/note.tsx'
import { Cut, Mine, Seam } from '../../../ui/words.tsx'
import { Band, BandLead, BandTitle } from '../band.tsx'
import { Caption } from '../caption.tsx'
import { example } from './example.ts'
import styles from './held-back.module.css'

export function HeldBack() {
  const { held } = example
  return (
    <Band surface="sheet">
      <div className={styles.columns}>
        <div className={styles.text}>
          <BandTitle>The line it would not write</BandTitle>
          <BandLead>
            A stronger verb is easy. A true one is harder. When a better-sounding line says more than you did, Bespeak
            holds it back and tells you why.
          </BandLead>
          <p className={styles.small}>
            Checked for every edit: employers, titles, dates, degrees, figures, skills, scope and rank.
          </p>
        </div>
        <figure className={styles.card} aria-label="Example of a line that was held back">
          <Caption>Proposed</Caption>
          <p className={styles.line}>
            <Mine>
              <Cut>{held.proposed}</Cut>
            </Mine>
          </p>
          <Seam className={styles.seam} />
          <Caption>The resume, line {held.own.number}</Caption>
          <p className={styles.line}>
            <Mine>{held.own.text}</Mine>
          </p>
          <Note tone="warn" title="Held back." className={styles.note}>
            {held.why} If it is true, say so once in your own words, and every later resume may use it.
          </Note>
        </figure>
      </div>
    </Band>
  )
}
