import { AdWords } from '../../ui/words.tsx'
import styles from './analysis.module.css'

/** What a row asks, in the ad's own words. The job's title has a name of ours. */
export function RequirementName({ requirement, kind }: { requirement: string; kind: string }) {
  return kind === 'title' ? <span className={styles.named}>{requirement}</span> : <AdWords>{requirement}</AdWords>
}
