import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import styles from './fold-line.module.css'

type FoldLineProps = { title: string; summary?: ReactNode; children: ReactNode }

/** One line with its summary, until it is opened. */
export function FoldLine({ title, summary, children }: FoldLineProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <details className={styles.fold}>
        <summary className={styles.line}>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          <span className={styles.summary}>{summary}</span>
          <ChevronDown className={styles.sign} size={18} strokeWidth={1.5} aria-hidden="true" />
        </summary>
        <div className={styles.content}>{children}</div>
      </details>
    </section>
  )
}
