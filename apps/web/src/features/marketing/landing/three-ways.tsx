import { paths } from '../../../lib/paths.ts'
import { CheckSign } from '../../../ui/check-label.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { labels } from '../../../ui/texts/check-label.ts'
import { Mine } from '../../../ui/words.tsx'
import * as texts from '../texts/landing.tsx'
import { example } from './example.ts'
import styles from './three-ways.module.css'

/** One line of a resume, told three ways, each with what the check says of it. */
export function ThreeWays() {
  return (
    <figure className={styles.figure} aria-label={texts.threeWays}>
      <ul className={styles.ways}>
        {example.ways.map(({ label, runs, why }) => (
          <li key={label} className={styles[label]}>
            <p className={styles.label}>
              <CheckSign label={label} />
              {labels[label]}
            </p>
            <p className={styles.said}>
              <Mine>
                {runs.map(({ text, isRefused }) =>
                  isRefused ? (
                    <mark key={text} className={styles.refused}>
                      {text}
                    </mark>
                  ) : (
                    text
                  ),
                )}
              </Mine>
            </p>
            {why && <p className={styles.why}>{why}</p>}
          </li>
        ))}
      </ul>
      <figcaption className={styles.caption}>
        {texts.checkedBy} <TextLink to={paths.check()}>{texts.seeHowChecked}</TextLink>
      </figcaption>
    </figure>
  )
}
