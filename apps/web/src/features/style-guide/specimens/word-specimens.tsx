import { Chalked, Cut, Edited, Seam } from '../../../ui/words.tsx'
import { Caption, Pair, Specimen } from '../specimen.tsx'
import styles from '../style-guide.module.css'

export function WordSpecimens() {
  return (
    <Specimen title="Seams and marks" note="A solid hairline separates. A seam joins, or says that something changed.">
      <Pair>
        <div>
          <Caption>Separates</Caption>
          <div className={styles.hairline} />
          <Caption>Joins</Caption>
          <Seam />
        </div>
        <div className={styles.scale}>
          <p className={styles.reading}>
            Ran 11 <Cut>A/B tests</Cut> <Edited number={1}>experiments (A/B tests)</Edited> on the form.
          </p>
          <p className={styles.reading}>
            The one in hand: <Edited current>experiments</Edited>, on a showpiece: <Chalked>experiments</Chalked>
          </p>
        </div>
      </Pair>
    </Specimen>
  )
}
