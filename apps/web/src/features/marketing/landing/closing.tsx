import { Band, BandLead, BandTitle } from '../band.tsx'
import { StartLink } from '../start-link.tsx'
import styles from './closing.module.css'

export function Closing() {
  return (
    <Band surface="crosses">
      <div className={styles.closing}>
        <BandTitle>Bring the resume you have.</BandTitle>
        <BandLead>Leave with the one this job is asking for.</BandLead>
        <div className={styles.action}>
          <StartLink size="lg" />
        </div>
      </div>
    </Band>
  )
}
