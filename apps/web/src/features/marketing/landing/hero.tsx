import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Wrap } from '../../../ui/page.tsx'
import { StartLink } from '../start-link.tsx'
import * as texts from '../texts/landing.tsx'
import styles from './hero.module.css'
import { ThreeWays } from './three-ways.tsx'

export function Hero() {
  return (
    <section className={styles.hero}>
      <Wrap>
        <div className={styles.columns}>
          <div>
            <h1 className={styles.title}>{texts.promise}</h1>
            <p className={styles.lead}>{texts.lead}</p>
            <div className={styles.actions}>
              <ButtonLink to={paths.upload()} size="lg">
                {texts.checkResume}
              </ButtonLink>
              <ButtonLink to={paths.check()} variant="line" size="lg">
                {texts.checkText}
              </ButtonLink>
            </div>
            <p className={styles.small}>{texts.noAccount}</p>
            <div className={styles.further}>
              <StartLink variant="line" />
              <ButtonLink to="#how-it-works" reloadDocument variant="quiet">
                {texts.learnMore}
              </ButtonLink>
            </div>
          </div>
          <ThreeWays />
        </div>
      </Wrap>
    </section>
  )
}
