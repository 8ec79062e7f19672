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
  width?: 'wide' | 'reading'
  className?: string | undefined
  children?: ReactNode
}

/** What stands in `<main>`: the way back, the title with its lead and actions, and the page. */
export function Page({ title, lead, back, actions, width = 'wide', className, children }: PageProps) {
  return (
    <Wrap className={classNames(styles.page, styles[width], className)}>
      {back !== undefined && <div className={styles.back}>{back}</div>}
      <header className={styles.head}>
        <div className={styles.words}>
          <h1>{title}</h1>
          {lead !== undefined && <p className={styles.lead}>{lead}</p>}
        </div>
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </header>
      {children}
    </Wrap>
  )
}
