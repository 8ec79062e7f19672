import { useAllowance } from '../../lib/use-allowance.ts'
import { UseBar } from '../../ui/progress.tsx'
import styles from './guides.module.css'

/** Use against the plan. Where the plan sets no limit there is nothing to say. */
export function UseOfPlan() {
  const allowance = useAllowance('interview_guide')
  if (!allowance) return null
  const { used, limit, resets } = allowance
  return (
    <div className={styles.use}>
      <UseBar label="Guides this month" used={used} limit={limit} className={styles.useBar} />
      <p className={styles.faint}>
        {resets && `Starts again on ${resets}. `}
        Practice and downloads are never counted.
      </p>
    </div>
  )
}
