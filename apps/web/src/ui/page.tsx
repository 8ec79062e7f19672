import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './page.module.css'

/** The width of the page with its gutters. */
export function Wrap({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={classNames(styles.wrap, className)} {...rest} />
}

type PageProps = {
  title: ReactNode
  lead?: ReactNode
  back?: ReactNode
  actions?: ReactNode
  /** In place of the title and what stands beside it: across the page, with a title and a way back of its own. */
  bar?: ReactNode
  width?: 'wide' | 'reading'
  className?: string | undefined
  children?: ReactNode
}

/** What stands in `<main>`: the way back, the title with its lead and actions, and the page. */
export function Page({ title, lead, back, actions, bar, width = 'wide', className, children }: PageProps) {
  return (
    <>
      {bar}
      <Wrap className={classNames(styles.page, styles[width], bar !== undefined && styles.below, className)}>
        {bar === undefined && back !== undefined && <div className={styles.back}>{back}</div>}
        {bar === undefined && (
          <header className={styles.head}>
            <div className={styles.words}>
              <h1>{title}</h1>
              {lead !== undefined && <p className={styles.lead}>{lead}</p>}
            </div>
            {actions !== undefined && <div className={styles.actions}>{actions}</div>}
          </header>
        )}
        {children}
      </Wrap>
    </>
  )
}
