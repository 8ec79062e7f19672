import type { ComponentProps, ReactNode } from 'react'
import choice from './choice-field.module.css'
import { classNames } from './class-names.ts'
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

/** Picks below each other under one question. */
export function Picks({ legend, end, children }: { legend: ReactNode; end?: ReactNode; children: ReactNode }) {
  return (
    <fieldset className={styles.picks}>
      <legend className={styles.legend}>
        {legend}
        {end !== undefined && <span className={styles.end}>{end}</span>}
      </legend>
      {children}
    </fieldset>
  )
}
