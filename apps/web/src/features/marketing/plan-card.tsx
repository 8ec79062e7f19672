import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'
import styles from './plan-card.module.css'

export type PlanLine = { name: string; amount?: string; isSpent?: boolean }

type PlanCardProps = {
  name: string
  price: string
  period?: string
  note?: string
  lines: readonly PlanLine[]
  highlighted?: boolean
  headingLevel?: 2 | 3
  action: ReactNode
  className?: string | undefined
}

export function PlanCard({
  name,
  price,
  period,
  note,
  lines,
  highlighted = false,
  headingLevel = 3,
  action,
  className,
}: PlanCardProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <article className={classNames(styles.card, className)} data-highlighted={highlighted || undefined}>
      <Heading className={styles.name}>{name}</Heading>
      <p className={styles.price}>
        <b>{price}</b> {period}
        {note && <small>{note}</small>}
      </p>
      <ul className={styles.lines}>
        {lines.map(({ name: words, amount, isSpent }) => (
          <li key={words}>
            <span>{words}</span>
            {amount && <b data-spent={isSpent || undefined}>{amount}</b>}
          </li>
        ))}
      </ul>
      <div className={styles.action}>{action}</div>
    </article>
  )
}
