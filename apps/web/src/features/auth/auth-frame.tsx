import type { ReactNode } from 'react'
import { Chalked, Mine, Seam } from '../../ui/words.tsx'
import styles from './auth-frame.module.css'

/** What is to be done on one side, and what the product is about on the other. */
export function AuthFrame({ children }: { children: ReactNode }) {
  return (
    <div className={styles.frame} data-toasts="aside">
      <div className={styles.main}>
        <div className={styles.box}>{children}</div>
      </div>
      <aside className={styles.side} aria-label="About the name">
        <div className={styles.quote}>
          <p className={styles.meaning}>
            “To bespeak: to order something <em>made to measure</em>; also, to be evidence of something.”
          </p>
          <div className={styles.trace}>
            <p className={styles.caption}>From line 19 of a resume</p>
            <p>
              <Mine>Automated the weekly stock report in Python, saving about 5 hours a week.</Mine>
            </p>
            <Seam className={styles.seam} />
            <p className={styles.caption}>To the answer in an interview</p>
            <p>
              <Mine>
                “I automated the weekly stock report <Chalked>in Python</Chalked>. That saved about five hours a week.”
              </Mine>
            </p>
          </div>
        </div>
      </aside>
    </div>
  )
}
