import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import styles from './progress.module.css'
import * as texts from './texts/progress.ts'

type StitchesProps = {
  label: string
  /** The step in hand, counted from 1. */
  step: number
  of: number
  /** What is being done now, in words. */
  text: string
  className?: string | undefined
}

/** Long work: a seam sewn step by step. The stitches of the step in hand wait, the done ones stand. */
export function Stitches({ label, step, of, text, className }: StitchesProps) {
  const id = useId()
  const done = `${((step - 1) / of) * 100}%`
  const inHand = `${(step / of) * 100}%`
  return (
    <div className={classNames(styles.stitches, className)}>
      <Heading id={id} label={label} value={texts.stepOf(step, of)} />
      <svg
        className={styles.seam}
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={of}
        aria-valuenow={step}
        aria-valuetext={texts.stepInWords(step, of, text)}
      >
        <line className={styles.unsewn} x1="0" x2="100%" y1="1" y2="1" />
        <line className={styles.inHand} x1={done} x2={inHand} y1="1" y2="1" />
        <line className={styles.sewn} x1="0" x2={done} y1="1" y2="1" />
      </svg>
      <p className={styles.text} aria-live="polite">
        {text}
      </p>
    </div>
  )
}

type UseBarProps = {
  label: string
  used: number
  /** `null`: the plan sets no limit. */
  limit: number | null
  className?: string | undefined
}

/** Use against a limit, on the tape's yellow. The words carry the meaning; the bar repeats it for the eye. */
export function UseBar({ label, used, limit, className }: UseBarProps) {
  if (limit === null) {
    return (
      <div className={classNames(styles.use, className)}>
        <Heading label={label} value={texts.noLimit(used)} />
      </div>
    )
  }
  const value = texts.usedOf(used, limit)
  const spent = used >= limit
  return (
    <div className={classNames(styles.use, className)}>
      <Heading label={label} value={spent ? <b className={styles.spent}>{value}</b> : value} />
      <svg className={styles.bar} aria-hidden="true">
        <rect className={styles.used} width={`${share(used, limit)}%`} height="100%" />
      </svg>
    </div>
  )
}

function share(used: number, limit: number): number {
  return limit === 0 ? 100 : Math.min(100, (used / limit) * 100)
}

function Heading({ id, label, value }: { id?: string; label: string; value: ReactNode }) {
  return (
    <p className={styles.heading}>
      <span id={id}>{label}</span>
      <span className={styles.value}>{value}</span>
    </p>
  )
}
