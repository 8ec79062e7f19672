import type { ReactNode } from 'react'
import { Wrap } from '../../ui/page.tsx'
import styles from './band.module.css'

type BandProps = {
  id?: string
  /** `sheet` and `table` alternate down the page; `crosses` is pattern paper. */
  surface?: 'table' | 'sheet' | 'crosses'
  children: ReactNode
}

export function Band({ id, surface = 'table', children }: BandProps) {
  return (
    <section id={id} className={styles.band} data-surface={surface}>
      <Wrap>{children}</Wrap>
    </section>
  )
}

export function BandHead({ title, lead }: { title: string; lead?: string }) {
  return (
    <header className={styles.head}>
      <h2 className={styles.title}>{title}</h2>
      {lead && <p className={styles.lead}>{lead}</p>}
    </header>
  )
}

export function BandTitle({ children }: { children: ReactNode }) {
  return <h2 className={styles.title}>{children}</h2>
}

export function BandLead({ children }: { children: ReactNode }) {
  return <p className={styles.lead}>{children}</p>
}
