import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './card.module.css'
import { classNames } from './class-names.ts'

type CardProps = Omit<ComponentProps<'section'>, 'title'> & {
  title?: ReactNode
  /** Stands at the end of the title's line. */
  actions?: ReactNode
  padded?: boolean
  headingLevel?: 2 | 3
}

export function Card({ title, actions, padded = true, headingLevel = 2, className, children, ...rest }: CardProps) {
  const titleId = useId()
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  return (
    <section
      className={classNames(styles.card, className)}
      aria-labelledby={title === undefined ? undefined : titleId}
      {...rest}
    >
      {(title !== undefined || actions !== undefined) && (
        <header className={styles.head}>
          {title !== undefined && (
            <Heading id={titleId} className={styles.title}>
              {title}
            </Heading>
          )}
          {actions !== undefined && <div className={styles.actions}>{actions}</div>}
        </header>
      )}
      {padded ? <div className={styles.body}>{children}</div> : children}
    </section>
  )
}
