import type { ComponentProps } from 'react'
import styles from './badge.module.css'
import { classNames } from './class-names.ts'

type BadgeProps = ComponentProps<'span'> & { tone?: 'plain' | 'chalk' | 'fit' | 'warn' | 'danger' | 'line' }

/** A kind, a state or a weight. Always a word, never colour alone. */
export function Badge({ tone = 'plain', className, ...rest }: BadgeProps) {
  return <span className={classNames(styles.badge, styles[tone], className)} {...rest} />
}
