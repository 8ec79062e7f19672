import { useQuery } from '@tanstack/react-query'
import { dayWords } from '../../lib/days.ts'
import { usageQuery } from '../../lib/usage.ts'
import { UseBar } from '../../ui/progress.tsx'
import styles from './guides.module.css'

/** What the plan allows of guides, and what is used of it. */
export function useGuideAllowance() {
  const { data } = useQuery(usageQuery())
  return data?.find(({ featureKey }) => featureKey === 'interview_guide')
}

export function UseOfPlan() {
  const allowance = useGuideAllowance()
  if (!allowance) return null
  const { used, limitValue, resetsAt } = allowance
  return (
    <div className={styles.use}>
      <UseBar label="Guides this month" used={used} limit={limitValue} className={styles.useBar} />
      <p className={styles.faint}>
        {limitValue !== null && resetsAt && `Starts again on ${dayWords(resetsAt)}. `}
        Practice and downloads are never counted.
      </p>
    </div>
  )
}
