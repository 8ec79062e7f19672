import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import styles from './billing.module.css'

/** Where nothing is sold. */
export function IncludedCard() {
  return (
    <Card title="Everything is included" className={styles.plan} actions={<Badge tone="fit">No limits</Badge>}>
      <p className={styles.lead}>There are no plans here and nothing to pay for. Make as much as you need.</p>
    </Card>
  )
}
