import { rowIdOf } from '@bespeak/domain/job/row-id.ts'
import { AdWords } from '../words.tsx'
import styles from './requirement-name.module.css'

/** Whether a row has the ad's words; "3 years in this work" is ours. */
export function quotedBy({ jobDescription }: { jobDescription: string }): (row: { id: string }) => boolean {
  const ad = rowIdOf(jobDescription)
  return ({ id }) => ad.includes(id)
}

export const RequirementName = ({ requirement, isQuoted }: { requirement: string; isQuoted: boolean }) =>
  isQuoted ? <AdWords>{requirement}</AdWords> : <span className={styles.named}>{requirement}</span>
