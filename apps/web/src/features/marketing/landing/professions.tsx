import { classNames } from '../../../ui/class-names.ts'
import { MiniTape } from '../../../ui/tape.tsx'
import { Tick } from '../../../ui/tick.tsx'
import { AdWords, Mine } from '../../../ui/words.tsx'
import { Band, BandHead } from '../band.tsx'
import * as texts from '../texts/landing.tsx'
import { example } from './example.ts'
import styles from './professions.module.css'

export function Professions() {
  return (
    <Band surface="sheet">
      <BandHead {...texts.professions} />
      <ul className={styles.people}>
        {example.professions.map((person) => (
          <li key={person.profession} className={styles.person}>
            <h3 className={styles.name}>{person.profession}</h3>
            <p className={styles.ad}>{person.title}</p>
            <p className={styles.score}>
              <b aria-hidden="true">{person.score}</b>
              <MiniTape score={person.score} label={texts.matchOf(person.score)} />
              {person.band}
            </p>
            <p className={styles.found}>{person.found}</p>
            <ul className={styles.rows}>
              {person.rows.map(({ words, line, status }) => (
                <li key={words}>
                  {line ? (
                    <Tick size={16} />
                  ) : (
                    <span className={styles.gap} aria-hidden="true">
                      ×
                    </span>
                  )}
                  <p>
                    <AdWords>{words}</AdWords>
                    <span className={classNames(styles.status, !line && styles.gap)}>
                      {line ? <Mine>{line}</Mine> : status}
                    </span>
                  </p>
                </li>
              ))}
            </ul>
            {person.ceiling && <p className={styles.ceiling}>{person.ceiling}.</p>}
          </li>
        ))}
      </ul>
    </Band>
  )
}
