import { dayText } from '@bespeak/domain/billing/calendar.ts'
import { planFeatures } from '@bespeak/domain/billing/plans.ts'
import { useQuery } from '@tanstack/react-query'
import { useAuth } from '../../lib/session/index.ts'
import { usageQuery } from '../../lib/usage.ts'
import { Note } from '../../ui/note.tsx'
import { inOneSentence } from './plan-words.ts'
import styles from './plans-page.module.css'

/** What a visitor has used up, and when it starts again. */
export function UsedUp() {
  const { user } = useAuth()
  const { data: allowances = [] } = useQuery({ ...usageQuery(), enabled: user !== null })
  const spent = allowances.filter(({ used, limitValue }) => limitValue !== null && used >= limitValue)
  const again = spent.find(({ resetsAt }) => resetsAt)?.resetsAt
  if (!user || spent.length === 0) return null
  return (
    <Note tone="warn" title={`Used up this month: ${inOneSentence(spent.map(nameOf))}.`} className={styles.spent}>
      {again && `They start again on ${dayText(new Date(again))}. `}What you have made stays open: read, edit and
      download it as before.
    </Note>
  )
}

const nameOf = ({ featureKey }: { featureKey: string }) =>
  (planFeatures.find(({ key }) => key === featureKey)?.name ?? featureKey).toLowerCase()
