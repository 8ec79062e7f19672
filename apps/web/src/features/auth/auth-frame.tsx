import type { ReactNode } from 'react'
import styles from './auth-frame.module.css'

/** What is to be done on one side, and what the product is about on the other. */
export function AuthFrame({ children }: { children: ReactNode }) {
  return (
    <div className={styles.frame}>
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
            <p className={styles.words}>Automated the weekly stock report in Python, saving about 5 hours a week.</p>
            <hr className={styles.seam} />
            <p className={styles.caption}>To the answer in an interview</p>
            <p className={styles.words}>
              “I automated the weekly stock report <span className={styles.chalked}>in Python</span>. That saved about
              five hours a week.”
            </p>
          </div>
        </div>
      </aside>
    </div>
  )
}
