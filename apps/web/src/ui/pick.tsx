import { type ComponentProps, type ReactNode, useId } from 'react'
import choice from './choice-field.module.css'
import { classNames } from './class-names.ts'
import { Messages } from './field-frame.tsx'
import styles from './pick.module.css'
import { Tick } from './tick.tsx'

type PickProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  type: 'radio' | 'checkbox'
  /** What is chosen with it, and what it does. */
  children: ReactNode
}

/** A choice that shows what it does. Native, so the keyboard works as everywhere; the whole card is its label. */
export function Pick({ type, className, children, ...rest }: PickProps) {
  const isBox = type === 'checkbox'
  return (
    <label className={classNames(styles.pick, className)}>
      <span className={choice.control}>
        <input type={type} className={isBox ? choice.box : choice.radio} {...rest} />
        {isBox && <Tick className={choice.tick} size={16} strokeWidth={2} />}
      </span>
      <span className={styles.words}>{children}</span>
    </label>
  )
}

type PicksProps = {
  legend: ReactNode
  end?: ReactNode
  /** Side by side, where there is room for it. */
  inColumns?: boolean
  error?: string | undefined
  children: ReactNode
}

/** Picks under one question. */
export function Picks({ legend, end, inColumns = false, error, children }: PicksProps) {
  const id = useId()
  return (
    <fieldset
      className={classNames(styles.picks, inColumns && styles.columns)}
      aria-describedby={error === undefined ? undefined : `${id}-error`}
    >
      <legend className={styles.legend}>
        {legend}
        {end !== undefined && <span className={styles.end}>{end}</span>}
      </legend>
      {children}
      <Messages controlId={id} error={error} />
    </fieldset>
  )
}
