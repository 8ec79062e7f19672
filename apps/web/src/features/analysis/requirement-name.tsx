import { isQuoted } from '@bespeak/domain/match/verdict.ts'
import { AdWords } from '../../ui/words.tsx'
import styles from './analysis.module.css'

/** What a row asks: in the ad's words where these are its words, else by the name that we give it. */
export function RequirementName({ requirement, kind }: { requirement: string; kind: string }) {
  return isQuoted(kind) ? <AdWords>{requirement}</AdWords> : <span className={styles.named}>{requirement}</span>
}
