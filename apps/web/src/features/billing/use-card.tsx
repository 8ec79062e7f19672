import { type FeatureKey, freePlan } from '@bespeak/domain/billing/plans.ts'
import { Card } from '../../ui/card.tsx'
import { UseBar } from '../../ui/progress.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './billing.module.css'
import { day, featureName, inOneSentence } from './words.ts'

type Allowance = { featureKey: string; used: number; limitValue: number | null; resetsAt: string | null }
type UseCardProps = { allowances: readonly Allowance[] | undefined; isPending: boolean }

/** From here on it is said that little is left. */
const nearly = 0.8

export function UseCard({ allowances, isPending }: UseCardProps) {
  if (!isPending && !allowances) return null
  return (
    <Card title="Use" actions={<span className={styles.quiet}>This month</span>}>
      {!allowances && <Skeleton lines={5} label="Loading your use" />}
      <div className={styles.uses}>
        {allowances?.map(({ featureKey, used, limitValue }) => (
          <UseBar key={featureKey} label={featureName(featureKey)} used={used} limit={limitValue} />
        ))}
      </div>
      {allowances && remarksOn(allowances).map((remark) => <p key={remark}>{remark}</p>)}
    </Card>
  )
}

function remarksOn(allowances: readonly Allowance[]): string[] {
  const missed = allowances.filter(
    ({ featureKey, used, limitValue }) => limitValue === null && used > freeLimit(featureKey),
  )
  return [...allowances.flatMap(remarkOn), ...(missed.length > 0 ? [beyondFree(missed)] : [])]
}

function remarkOn({ featureKey, used, limitValue, resetsAt }: Allowance): string[] {
  if (limitValue === null || used < limitValue * nearly) return []
  const name = featureName(featureKey)
  const [again, until] = resetsAt ? [` ${name} start again on ${day(resetsAt)}.`, ` until ${day(resetsAt)}`] : ['', '']
  if (used >= limitValue) return [`${name} are used up.${again} Those you have stay open for editing.`]
  return [`${name}: ${limitValue - used} left${until}.`]
}

const freeLimit = (key: FeatureKey | string) =>
  freePlan.limits.find(({ featureKey }) => featureKey === key)?.limitValue ?? Number.POSITIVE_INFINITY

const beyondFree = (missed: readonly Allowance[]) =>
  `On Free you would have reached a limit: ${inOneSentence(missed.map(({ featureKey }) => featureName(featureKey).toLowerCase()))}.`
