import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import styles from './visually-hidden.module.css'

/** Words for screen readers only. */
export function VisuallyHidden({ className, ...rest }: ComponentProps<'span'>) {
  return <span className={classNames(styles.hidden, className)} {...rest} />
}
