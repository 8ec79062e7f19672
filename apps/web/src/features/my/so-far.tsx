import { dayWords } from '../../lib/days.ts'
import { classNames } from '../../ui/class-names.ts'
import { type DashboardData, mostJobs } from './dashboard-query.ts'
import { FoldLine } from './fold-line.tsx'
import styles from './so-far.module.css'
import { type Step, soFar } from './so-far-counts.ts'
import * as texts from './texts.tsx'

/** How far one's own jobs have come. */
export function SoFar({ data: { jobs, versions } }: { data: DashboardData }) {
  const { steps, since, words, applied, interviews } = soFar(jobs, versions)
  const most = Math.max(1, ...steps.map(({ count }) => count))
  return (
    <FoldLine title={texts.yourApplications} summary={texts.applicationCounts(applied, interviews)}>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <Bar key={step.label} step={step} share={(step.count / most) * 100} />
        ))}
      </ol>
      <p className={classNames(styles.quiet, styles.words)}>
        {[sinceWhen(since, jobs.length), words].filter(Boolean).join('. ')}
      </p>
    </FoldLine>
  )
}

const sinceWhen = (since: string | null, count: number): string => {
  if (count >= mostJobs) return texts.newestJobs(mostJobs)
  return since === null ? '' : texts.sinceDay(dayWords(since))
}

function Bar({ step: { label, count, note }, share }: { step: Step; share: number }) {
  return (
    <li className={styles.step}>
      <svg className={classNames(styles.bar, styles.standing)} aria-hidden="true">
        <rect y={`${100 - share}%`} width="100%" height={`${share}%`} />
        <line x2="100%" y1={`${99 - share * 0.98}%`} y2={`${99 - share * 0.98}%`} />
      </svg>
      <svg className={classNames(styles.bar, styles.lying)} aria-hidden="true">
        <rect width={`${share}%`} height="100%" />
        <line x1={`${1 + share * 0.98}%`} x2={`${1 + share * 0.98}%`} y2="100%" />
      </svg>
      <span className={styles.figure}>{count}</span>
      <span>{label}</span>
      <span className={styles.quiet}>{note}</span>
    </li>
  )
}
