import { Tick } from '../../ui/tick.tsx'
import styles from './never-limited.module.css'
import * as texts from './texts/plans.tsx'

export function NeverLimited() {
  return (
    <section className={styles.never}>
      <h2 className={styles.title}>{texts.neverLimited}</h2>
      <p className={styles.lead}>{texts.onAnyPlan}</p>
      <ul>
        {texts.things.map((thing) => (
          <li key={thing}>
            <Tick strokeWidth={2} />
            {thing}
          </li>
        ))}
      </ul>
    </section>
  )
}
