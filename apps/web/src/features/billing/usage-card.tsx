import { featureName, freePlan } from '@bespeak/domain/billing/plans.ts'
import { inOneSentence } from '../../lib/in-one-sentence.ts'
import { type Allowance, againWords, scarceWords } from '../../lib/usage.ts'
import { Card } from '../../ui/card.tsx'
import { UseBar } from '../../ui/progress.tsx'
import styles from './billing.module.css'
import * as texts from './texts/subscription.tsx'

export function UsageCard({ allowances }: { allowances: readonly Allowance[] }) {
  return (
    <Card title={texts.used}>
      <div className={styles.uses}>
        {allowances.map(({ featureKey, used, limitValue }) => (
          <UseBar key={featureKey} label={featureName(featureKey)} used={used} limit={limitValue} />
        ))}
      </div>
      {remarksOn(allowances).map((remark) => (
        <p key={remark}>{remark}</p>
      ))}
    </Card>
  )
}

function remarksOn(allowances: readonly Allowance[]): string[] {
  const scarce = scarceWords(allowances)
  const again = [againWords(allowances), texts.staysOpen].join(' ')
  return [...scarce, ...(scarce.length > 0 ? [again] : []), ...beyondFree(allowances)]
}

/** What Pro was good for. */
function beyondFree(allowances: readonly Allowance[]): string[] {
  const names = allowances
    .filter(({ featureKey, used, limitValue }) => limitValue === null && used > freeLimit(featureKey))
    .map(({ featureKey }) => featureName(featureKey).toLowerCase())
  return names.length === 0 ? [] : [texts.beyondFree(inOneSentence(names))]
}

const freeLimit = (key: string) =>
  freePlan.limits.find(({ featureKey }) => featureKey === key)?.limitValue ?? Number.POSITIVE_INFINITY
