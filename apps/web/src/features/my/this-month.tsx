import { featureName } from '@bespeak/domain/billing/meter.ts'
import { useQuery } from '@tanstack/react-query'
import { paths } from '../../lib/paths.ts'
import { againWords, scarceWords, usageQuery } from '../../lib/usage.ts'
import { Card } from '../../ui/card.tsx'
import { UseBar } from '../../ui/progress.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import styles from './dashboard.module.css'

/** What was used against the plan. */
export function ThisMonth() {
  const { data: allowances, isPending } = useQuery(usageQuery())
  if (!isPending && !allowances) return null
  const again = againWords(allowances ?? [])
  return (
    <Card title="This month">
      {!allowances && <Skeleton lines={5} label="Loading your use" />}
      <div className={styles.uses}>
        {allowances?.map(({ featureKey, used, limitValue }) => (
          <UseBar key={featureKey} label={featureName(featureKey)} used={used} limit={limitValue} />
        ))}
      </div>
      {scarceWords(allowances ?? []).map((words) => (
        <p key={words}>{words}</p>
      ))}
      {again && (
        <p className={styles.quiet}>
          {again} <TextLink to={paths.plans()}>See Pro</TextLink>
        </p>
      )}
    </Card>
  )
}
