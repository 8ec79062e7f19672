import { Plus } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './disclosure.module.css'

type DisclosureProps = ComponentProps<'details'> & { summary: ReactNode }

/** A question that opens to its answer. Works without JavaScript. */
export function Disclosure({ summary, className, children, ...rest }: DisclosureProps) {
  return (
    <details className={classNames(styles.disclosure, className)} {...rest}>
      <summary className={styles.summary}>
        {summary}
        <Plus className={styles.sign} size={20} strokeWidth={1.5} aria-hidden="true" />
      </summary>
      <div className={styles.answer}>{children}</div>
    </details>
  )
}
