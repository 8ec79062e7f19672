import type { ReactNode } from 'react'
import { paths } from '../../lib/paths.ts'
import { Badge } from '../../ui/badge.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { Tick } from '../../ui/tick.tsx'
import styles from './dashboard.module.css'
import type { DashboardData } from './dashboard-query.ts'
import * as texts from './texts.tsx'

const stepsOf = ({ resume, jobs, versions }: DashboardData) => [
  {
    label: texts.addResume,
    why: texts.addResumeWhy,
    to: paths.createResume(),
    isDone: resume !== null,
  },
  {
    label: texts.saveJobYouLike,
    why: texts.saveJobWhy,
    to: paths.addJob(),
    isDone: jobs.length > 0,
  },
  {
    label: texts.tailorToIt,
    why: texts.tailorWhy,
    to: paths.tailor(),
    isDone: versions.length > 0,
  },
]

/** Whether there is nothing to match yet. */
export const isNew = ({ resume, jobs }: Pick<DashboardData, 'resume' | 'jobs'>): boolean =>
  resume === null || jobs.length === 0

/** Before the list. Children: another way to begin. */
export function FirstSteps({ data, children }: { data: DashboardData; children?: ReactNode }) {
  const steps = stepsOf(data)
  const done = steps.filter(({ isDone }) => isDone).length
  const next = steps.find(({ isDone }) => !isDone)
  return (
    <Card
      className={styles.first}
      title={texts.firstSteps}
      actions={<span className={styles.quiet}>{texts.stepsDone(done, steps.length)}</span>}
    >
      <ol className={styles.steps}>
        {steps.map(({ label, why, to, isDone }) => (
          <li key={label}>
            {isDone ? <Tick /> : <span className={styles.box} aria-hidden="true" />}
            <div>
              {isDone ? (
                <p className={styles.quiet}>
                  {label} <Badge tone="fit">{texts.done}</Badge>
                </p>
              ) : (
                <>
                  <TextLink to={to}>{label}</TextLink>
                  <p className={styles.quiet}>{why}</p>
                </>
              )}
            </div>
          </li>
        ))}
      </ol>
      {next && (
        <div className={styles.buttons}>
          <ButtonLink to={next.to}>{next.label}</ButtonLink>
          {children}
        </div>
      )}
    </Card>
  )
}
