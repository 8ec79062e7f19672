import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './words.module.css'

type WordsProps = ComponentProps<'span'>

/** What the user wrote: roman serif. */
export function Mine({ className, ...rest }: WordsProps) {
  return <span className={classNames(styles.mine, className)} {...rest} />
}

/** What the job advertisement says: italic serif in quotation marks. */
export function AdWords({ className, children, ...rest }: WordsProps) {
  return (
    <span className={classNames(styles.ad, className)} {...rest}>
      “{children}”
    </span>
  )
}

type EditedProps = ComponentProps<'mark'> & {
  /** The number of the edit in the explanation of changes. */
  number?: number
  /** The edit in hand. */
  current?: boolean
}

/** Words that were changed. */
export function Edited({ number, current = false, className, children, ...rest }: EditedProps) {
  return (
    <>
      <mark className={classNames(styles.edited, current && styles.current, className)} {...rest}>
        {children}
      </mark>
      {number !== undefined && <sup className={styles.number}>{number}</sup>}
    </>
  )
}

/** Words that were taken out. */
export function Cut({ className, ...rest }: ComponentProps<'del'>) {
  return <del className={classNames(styles.cut, className)} {...rest} />
}

/** Where a line comes from, e.g. "Line 13". */
export function Source({ className, ...rest }: WordsProps) {
  return <span className={classNames(styles.source, className)} {...rest} />
}

/** Underlined by hand with chalk. For showpieces only. */
export function Chalked({ children }: { children: ReactNode }) {
  return (
    <span className={styles.chalked}>
      {children}
      <svg className={styles.stroke} viewBox="0 0 200 20" preserveAspectRatio="none" aria-hidden="true">
        <path d="M1 12C40 5 110 2 199 4C150 6 90 9 60 13C90 11 130 10 168 10C120 13 60 16 1 17C-1 15 0 13 1 12z" />
      </svg>
    </span>
  )
}

/** A dashed line: what stands above and below belongs together, or came from one another. */
export function Seam({ className, ...rest }: ComponentProps<'hr'>) {
  return <hr className={classNames(styles.seam, className)} {...rest} />
}
