import { Band, BandLead, BandTitle } from '../band.tsx'
import { StartLink } from '../start-link.tsx'
import * as texts from '../texts/landing.tsx'
import styles from './closing.module.css'

export function Closing() {
  return (
    <Band surface="crosses">
      <div className={styles.closing}>
        <BandTitle>{texts.bring}</BandTitle>
        <BandLead>{texts.leave}</BandLead>
        <div className={styles.action}>
          <StartLink size="lg" />
        </div>
      </div>
    </Band>
  )
}
