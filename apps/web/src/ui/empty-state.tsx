import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './empty-state.module.css'

type EmptyStateProps = { title: ReactNode; children: ReactNode; action?: ReactNode; className?: string | undefined }

/** What this place is for, and one thing to do. */
export function EmptyState({ title, children, action, className }: EmptyStateProps) {
  return (
    <section className={classNames(styles.empty, className)}>
      <ThreadDrawing />
      <h2 className={styles.title}>{title}</h2>
      <div className={styles.text}>{children}</div>
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </section>
  )
}

/** A sheet with stitched lines, and the needle still on its thread. */
function ThreadDrawing() {
  return (
    <svg className={styles.drawing} viewBox="0 0 120 72" width="140" height="84" aria-hidden="true">
      <path className={styles.sheet} d="M20 14h44l6 6v46H20z" />
      <path className={styles.lines} d="M28 26h30M28 34h24M28 42h34M28 50h20" />
      <path className={styles.thread} d="M70 40c10 0 12-18 20-18s4 14 14 10" />
      <path className={styles.needle} d="M100 36l12-12M112 24c-3-1-5 1-4 4" />
    </svg>
  )
}
