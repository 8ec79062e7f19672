import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { Card } from '../../ui/card.tsx'
import styles from './upload.module.css'

type FoldedProps = { title: string; summary: string; children: ReactNode }

/** A part that most people do not need now: its one line, until it is opened. */
export function Folded({ title, summary, children }: FoldedProps) {
  return (
    <Card padded={false}>
      <details className={styles.folded}>
        <summary>
          <h2>{title}</h2>
          <span className={styles.small}>{summary}</span>
          <ChevronDown size={20} strokeWidth={1.5} aria-hidden="true" />
        </summary>
        <div>{children}</div>
      </details>
    </Card>
  )
}
