import { X } from 'lucide-react'
import { useState } from 'react'
import { storeConsent, useConsent } from '../lib/consent.ts'
import { paths } from '../lib/paths.ts'
import { Button, IconButton } from '../ui/button.tsx'
import { TextLink } from '../ui/text-link.tsx'
import styles from './consent-banner.module.css'
import * as texts from './texts/frame.ts'
import * as places from './texts/places.ts'

/** Asks until a choice is stored. The cross hides it for now only: the next visit asks again. */
export function ConsentBanner() {
  const consent = useConsent()
  const [hidden, setHidden] = useState(false)
  if (consent !== null || hidden) return null
  return (
    <section aria-label={texts.cookieConsent} ref={tellHeight} className={styles.banner}>
      <div className={styles.line}>
        <p className={styles.text}>
          <span className={styles.more}>{texts.whatIsStored}</span> {texts.nothingTracks}{' '}
          <TextLink to={paths.privacyPolicy()}>{places.privacyPolicy}</TextLink>
        </p>
        <div className={styles.choices}>
          <Button variant="line" size="sm" onClick={() => storeConsent('essential')}>
            {texts.essentialOnly}
          </Button>
          <Button variant="line" size="sm" onClick={() => storeConsent('all')}>
            {texts.acceptAll}
          </Button>
        </div>
        <IconButton label={texts.close} onClick={() => setHidden(true)}>
          <X size={18} strokeWidth={1.5} aria-hidden="true" />
        </IconButton>
      </div>
    </section>
  )
}

/** What has the focus must not be scrolled to behind the banner. */
function tellHeight(banner: HTMLElement) {
  const { style } = document.documentElement
  const tell = () => style.setProperty('--banner', `${banner.offsetHeight}px`)
  tell()
  window.addEventListener('resize', tell)
  return () => {
    window.removeEventListener('resize', tell)
    style.removeProperty('--banner')
  }
}
