import { Card } from '../../ui/card.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { Shape } from './shape.ts'
import * as texts from './texts.tsx'
import styles from './waiting.module.css'

type WaitingProps = { rows: number; label: string; high?: 'use' | 'job' }

/** The place of rows that are still coming, each as high as it will be. */
export function Waiting({ rows, label, high = 'use' }: WaitingProps) {
  return (
    <div role="status" aria-label={label} className={styles.waiting}>
      {Array.from({ length: Math.max(1, rows) }, (_, row) => row).map((row) => (
        <span key={row} className={classNames(styles.row, styles[high])}>
          <span />
          <span />
        </span>
      ))}
    </div>
  )
}

/** The page before its answer: the same parts in the same places. */
export function WaitingList({ shape }: { shape: Shape }) {
  if (shape.isNew)
    return (
      <Card className={styles.first} title={texts.firstSteps}>
        <Skeleton lines={6} label={texts.loadingJobs} />
      </Card>
    )
  return (
    <>
      <p className={styles.with} />
      <Card padded={false} className={styles.list}>
        <Waiting rows={shape.jobs} high="job" label={texts.loadingJobs} />
      </Card>
    </>
  )
}
