import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { useIsAwake } from './use-is-awake.ts'
import styles from './waking.module.css'

type WakingProps = { className?: string | undefined; children: ReactNode }

/**
 * The controls of a prerendered page, which can be used once it has woken up: before, what is typed or chosen would be
 * lost, and a form would send a password in the address.
 */
export function Waking({ className, children }: WakingProps) {
  return (
    <fieldset disabled={!useIsAwake()} className={classNames(styles.waking, className)}>
      {children}
    </fieldset>
  )
}
