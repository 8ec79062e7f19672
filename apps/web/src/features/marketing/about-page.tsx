import styles from './about-page.module.css'
import { PublicPage } from './public-page.tsx'
import { StartLink } from './start-link.tsx'
import * as texts from './texts/about.tsx'

export function Component() {
  return (
    <PublicPage width="reading" title={texts.title} lead={texts.lead}>
      <article className={styles.sheet}>
        <dl className={styles.entry}>{texts.entry}</dl>
        <div className={styles.text}>{texts.prose}</div>
      </article>
      <div className={styles.action}>
        <StartLink />
      </div>
    </PublicPage>
  )
}
