import type { ReactNode } from 'react'
import { paths } from '../../lib/paths.ts'
import { Badge } from '../../ui/badge.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { Tick } from '../../ui/tick.tsx'
import styles from './dashboard.module.css'
import type { DashboardData } from './dashboard-query.ts'

const stepsOf = ({ resume, jobs, versions }: DashboardData) => [
  {
    label: 'Add your resume',
    why: 'Upload the one you have, or write one.',
    to: paths.createResume(),
    isDone: resume !== null,
  },
  {
    label: 'Save a job you like',
    why: 'Paste the advertisement, or give its address.',
    to: paths.jobs({ add: '' }),
    isDone: jobs.length > 0,
  },
  {
    label: 'Tailor your resume to it',
    why: 'See what you bring, and have your page show it.',
    to: paths.tailor(),
    isDone: versions.length > 0,
  },
]

/** Whether somebody has not yet been once through it all. */
export const isNew = (data: DashboardData): boolean => stepsOf(data).some(({ isDone }) => !isDone)

/** In the place of the next action. Children: another way to begin. */
export function FirstSteps({ data, children }: { data: DashboardData; children?: ReactNode }) {
  const steps = stepsOf(data)
  const done = steps.filter(({ isDone }) => isDone).length
  const next = steps.find(({ isDone }) => !isDone)
  return (
    <Card
      className={styles.first}
      title="First steps"
      actions={<span className={styles.quiet}>{`${done} of ${steps.length}`}</span>}
    >
      <ol className={styles.steps}>
        {steps.map(({ label, why, to, isDone }) => (
          <li key={label}>
            {isDone ? <Tick /> : <span className={styles.box} aria-hidden="true" />}
            <div>
              {isDone ? (
                <p className={styles.quiet}>
                  {label} <Badge tone="fit">Done</Badge>
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
