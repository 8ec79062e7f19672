import type { ReactNode } from 'react'
import { Chalked, Mine, Seam } from '../../ui/words.tsx'
import styles from './auth-frame.module.css'
import * as texts from './texts/pages.tsx'

/** What is to be done on one side, and what the product is about on the other. */
export function AuthFrame({ children }: { children: ReactNode }) {
  return (
    <div className={styles.frame}>
      <div className={styles.main}>
        <div className={styles.box}>{children}</div>
      </div>
      <aside className={styles.side} aria-label={texts.aboutName}>
        <div className={styles.quote}>
          <p className={styles.meaning}>{texts.meaning(<em>{texts.madeToMeasure}</em>)}</p>
          <div className={styles.trace}>
            <p className={styles.caption}>{texts.fromLine}</p>
            <p>
              <Mine>{texts.line}</Mine>
            </p>
            <Seam className={styles.seam} />
            <p className={styles.caption}>{texts.toAnswer}</p>
            <p>
              <Mine>{texts.answer(<Chalked>{texts.inPython}</Chalked>)}</Mine>
            </p>
          </div>
        </div>
      </aside>
    </div>
  )
}
