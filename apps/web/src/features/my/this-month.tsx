import { featureName, planFeatures } from '@bespeak/domain/billing/plans.ts'
import { useQuery } from '@tanstack/react-query'
import { plainMessage } from '../../lib/graphql/plain-message.ts'
import { paths } from '../../lib/paths.ts'
import { type Allowance, againWords, scarceWords, usageQuery } from '../../lib/usage.ts'
import { UseBar } from '../../ui/progress.tsx'
import { TextButton, TextLink } from '../../ui/text-link.tsx'
import styles from './dashboard.module.css'
import { FoldLine } from './fold-line.tsx'
import * as texts from './texts.tsx'
import { Waiting } from './waiting.tsx'

/** What was used against the plan. */
export function ThisMonth() {
  const { data: allowances, error, refetch } = useQuery(usageQuery())
  const again = againWords(allowances ?? [])
  return (
    <FoldLine title={texts.thisMonth} summary={allowances && summaryOf(allowances)}>
      {!allowances && !error && <Waiting rows={planFeatures.length} label={texts.loadingUsage} />}
      {!allowances && error && (
        <p className={styles.quiet}>
          {plainMessage(error, texts.usageFailed)}{' '}
          <TextButton onClick={() => void refetch()}>{texts.tryAgain}</TextButton>
        </p>
      )}
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
          {again} <TextLink to={paths.plans()}>{texts.seePro}</TextLink>
        </p>
      )}
    </FoldLine>
  )
}

/** What is nearest to its end. */
function summaryOf(allowances: readonly Allowance[]): string {
  const limited = allowances.flatMap(({ featureKey, used, limitValue }) =>
    limitValue === null ? [] : [{ featureKey, used, limit: limitValue }],
  )
  const [first] = limited.toSorted((a, b) => b.used / b.limit - a.used / a.limit)
  return first ? texts.usedOf(featureName(first.featureKey), first.used, first.limit) : texts.noLimits
}
