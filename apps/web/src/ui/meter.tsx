import type { Meter } from '@bespeak/domain/billing/meter.ts'
import type { ReactNode } from 'react'
import { ButtonLink } from './button.tsx'
import { classNames } from './class-names.ts'
import styles from './meter.module.css'
import { Note } from './note.tsx'
import * as texts from './texts/parts.ts'

type MeterLineProps = { meter: Meter | null; className?: string | undefined }

/** Quiet, beside the button that uses one more. What is used up is told by a note instead. */
export function MeterLine({ meter, className }: MeterLineProps) {
  if (!meter || meter.standing === 'spent') return null
  return (
    <p className={classNames(styles.line, className)} data-standing={meter.standing}>
      {meter.standing === 'nearly' ? `${meter.news} ${meter.again}` : meter.count}
    </p>
  )
}

type MonthBarProps = { meter: Meter | null; label: string; children: ReactNode }

/** Under what was made: how much of the month's it was. */
export function MonthBar({ meter, label, children }: MonthBarProps) {
  if (!meter) return null
  return (
    <p className={styles.month}>
      <span>{label}</span>
      <svg className={styles.bar} aria-hidden="true">
        <rect width={`${meter.share * 100}%`} height="100%" />
      </svg>
      <b>{meter.count}</b>
      <span className={styles.quiet}>
        {meter.again} {children}
      </span>
    </p>
  )
}

type LimitNoteProps = MeterLineProps & { to: string }

/** What is used up, what can be done all the same, when it starts again, and the way to more: before any work starts. */
export function LimitNote({ meter, to, className }: LimitNoteProps) {
  if (meter?.standing !== 'spent') return null
  return (
    <Note tone="warn" role="alert" title={meter.news} className={className}>
      {[meter.still, meter.again].join(' ')}{' '}
      <ButtonLink variant="line" size="sm" className={styles.more} to={to}>
        {texts.seePro}
      </ButtonLink>
    </Note>
  )
}
