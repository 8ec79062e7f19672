import { type ReactNode, useId } from 'react'
import styles from './style-guide.module.css'

type SpecimenProps = { title: string; note: ReactNode; children: ReactNode }

/** One part of the design system: its name and its rule on the left, its states on the right. */
export function Specimen({ title, note, children }: SpecimenProps) {
  const id = useId()
  return (
    <section className={styles.specimen} aria-labelledby={id}>
      <div>
        <h2 id={id} className={styles.name}>
          {title}
        </h2>
        <p className={styles.rule}>{note}</p>
      </div>
      <div className={styles.states}>{children}</div>
    </section>
  )
}

/** Things side by side, wrapping. */
export function Row({ children, wide = false }: { children: ReactNode; wide?: boolean }) {
  return <div className={wide ? styles.wideRow : styles.row}>{children}</div>
}

/** Two columns, one on a phone. */
export function Pair({ children }: { children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>
}

/** Three columns, one on a phone. */
export function Trio({ children }: { children: ReactNode }) {
  return <div className={styles.trio}>{children}</div>
}

export function Caption({ children }: { children: ReactNode }) {
  return <p className={styles.caption}>{children}</p>
}
