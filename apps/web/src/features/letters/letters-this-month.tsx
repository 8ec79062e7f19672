import { useAllowance } from '../../lib/use-allowance.ts'
import styles from './letters.module.css'

/** Use against the plan, on one line. Where the plan sets no limit there is nothing to say. */
export function LettersThisMonth() {
  const allowance = useAllowance('cover_letter')
  if (!allowance) return null
  const { used, limit, resets } = allowance
  return (
    <p className={styles.month}>
      <span>Letters this month</span>
      <svg className={styles.bar} aria-hidden="true">
        <rect width={`${Math.min(100, (used / Math.max(1, limit)) * 100)}%`} height="100%" />
      </svg>
      <b>
        {used} of {limit}
      </b>
      <span className={styles.quiet}>
        {resets && `Starts again on ${resets}. `}Editing and downloads are never counted.
      </span>
    </p>
  )
}
