import { useQuery } from '@tanstack/react-query'
import { dayWords } from '../../lib/days.ts'
import { usageQuery } from '../../lib/usage.ts'

/** What is left of the month for letters, or for the tailored resumes that they are written from. */
export function useAllowance(featureKey: 'cover_letter' | 'resume_tailoring') {
  const { data } = useQuery(usageQuery())
  const found = data?.find((allowance) => allowance.featureKey === featureKey)
  if (!found || found.limitValue === null) return null
  const { used, limitValue: limit, resetsAt } = found
  return { used, limit, isSpent: used >= limit, resets: resetsAt ? dayWords(resetsAt) : null }
}
