import type { ReactNode } from 'react'
import styles from './plan-card.module.css'

type PlanCardProps = {
  name: string
  price: string
  period?: string
  note?: string
  lines: readonly string[]
  highlighted?: boolean
  headingLevel?: 2 | 3
  action: ReactNode
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
}: PlanCardProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <article className={styles.card} data-highlighted={highlighted || undefined}>
      <Heading className={styles.name}>{name}</Heading>
      <p className={styles.price}>
        <b>{price}</b> {period}
        {note && <small>{note}</small>}
      </p>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <div className={styles.action}>{action}</div>
    </article>
  )
}
