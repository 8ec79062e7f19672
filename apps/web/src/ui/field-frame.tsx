import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import styles from './field.module.css'
import * as texts from './texts/parts.ts'

export type FieldWords = {
  label: ReactNode
  error?: string | undefined
  hint?: ReactNode
  hintTone?: 'plain' | 'warn' | 'fit'
  optional?: boolean
  /** Stands at the end of the label's line, outside the label. */
  labelEnd?: ReactNode
}

type Wiring = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

type FieldFrameProps = FieldWords & {
  id: string | undefined
  describedBy: string | undefined
  className: string | undefined
  children: (wiring: Wiring) => ReactNode
}

/** Label above, hint and error below, each tied to the control so that it is read out with it. */
export function FieldFrame({ id, describedBy, className, children, ...words }: FieldFrameProps) {
  const ownId = useId()
  const controlId = id ?? ownId
  const { error, hint, optional = false } = words
  const ids = [
    describedBy,
    optional && `${controlId}-optional`,
    hint !== undefined && `${controlId}-hint`,
    error !== undefined && `${controlId}-error`,
  ]
  return (
    <div className={classNames(styles.field, className)}>
      <LabelLine {...words} controlId={controlId} />
      {children({
        id: controlId,
        'aria-describedby': ids.filter(Boolean).join(' ') || undefined,
        'aria-invalid': error === undefined ? undefined : true,
      })}
      <Messages {...words} controlId={controlId} />
    </div>
  )
}

type PartProps = FieldWords & { controlId: string }

function LabelLine({ label, optional = false, labelEnd, controlId }: PartProps) {
  return (
    <div className={styles.labelLine}>
      <label className={styles.label} htmlFor={controlId}>
        {label}
      </label>
      {optional && (
        <span id={`${controlId}-optional`} className={styles.optional}>
          {texts.optional}
        </span>
      )}
      {labelEnd}
    </div>
  )
}

export function Messages({ error, hint, hintTone = 'plain', controlId }: Omit<PartProps, 'label'>) {
  return (
    <>
      {hint !== undefined && (
        <div id={`${controlId}-hint`} className={classNames(styles.message, styles[hintTone])}>
          {hint}
        </div>
      )}
      {error !== undefined && (
        <p id={`${controlId}-error`} className={classNames(styles.message, styles.bad)}>
          {error}
        </p>
      )}
    </>
  )
}
