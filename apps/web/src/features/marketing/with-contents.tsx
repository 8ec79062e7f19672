import type { ReactNode } from 'react'
import * as texts from './texts/with-contents.ts'
import styles from './with-contents.module.css'

type Part = { readonly id: string; readonly title: string }

/** A long page with its contents beside it. */
export function WithContents({ parts, children }: { parts: readonly Part[]; children: ReactNode }) {
  return (
    <div className={styles.columns}>
      <nav className={styles.contents} aria-label={texts.onThisPage} hidden={parts.length === 0}>
        <ol>
          {parts.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.main}>{children}</div>
    </div>
  )
}
