import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import styles from './billing.module.css'
import * as texts from './texts/included.ts'

/** Where nothing is sold. */
export function IncludedCard() {
  return (
    <Card title={texts.included} className={styles.plan} actions={<Badge tone="fit">{texts.noLimits}</Badge>}>
      <p className={styles.lead}>{texts.includedLead}</p>
    </Card>
  )
}
