import { Card } from '../../ui/card.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { Shape } from './shape.ts'
import * as texts from './texts.tsx'
import styles from './waiting.module.css'

type WaitingProps = { rows: number; label: string; high?: 'use' | 'job' | 'date' | 'version' }

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
export function WaitingLeft({ shape }: { shape: Shape }) {
  return (
    <>
      <Card className={styles.next} title={shape.isNew ? texts.firstSteps : undefined}>
        <Skeleton lines={6} label={texts.loadingDashboard} />
      </Card>
      <Card title={texts.yourJobs}>
        <Waiting rows={shape.jobs} high="job" label={texts.loadingJobs} />
      </Card>
      <Card title={texts.latestVersions}>
        <Waiting rows={shape.versions} high="version" label={texts.loadingVersions} />
      </Card>
    </>
  )
}

export function WaitingRight({ shape }: { shape: Shape }) {
  return (
    <>
      <Card title={texts.comingUp}>
        <Waiting rows={shape.dates} high="date" label={texts.loadingDates} />
      </Card>
      <Card title={texts.currentResume}>
        <Skeleton lines={5} label={texts.loadingResume} />
      </Card>
    </>
  )
}
