import type { ReactNode } from 'react'
import styles from './numbered-sheet.module.css'

export type SheetSection = { readonly id: string; readonly title: string; readonly body: ReactNode }

/** A document on paper: the number of each section stands in the gutter, left of the seam. */
export function NumberedSheet({ sections }: { sections: readonly SheetSection[] }) {
  return (
    <div className={styles.sheet}>
      {sections.map(({ id, title, body }, index) => (
        <section key={id} className={styles.section} aria-labelledby={id}>
          <span className={styles.number} aria-hidden="true">
            {index + 1}
          </span>
          <div className={styles.body}>
            <h2 id={id} className={styles.title}>
              {title}
            </h2>
            {body}
          </div>
        </section>
      ))}
    </div>
  )
}
