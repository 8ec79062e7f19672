import { type Consent, storeConsent, useConsent } from '../../lib/consent.ts'
import { Pick, Picks } from '../../ui/pick.tsx'
import { Setting } from '../../ui/setting.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './privacy.module.css'
import * as texts from './texts.tsx'

const choices: Consent[] = ['essential', 'all']

export function Cookies() {
  const consent = useConsent()
  return (
    <Setting title={texts.cookies} reason={texts.cookiesReason}>
      <Picks legend={<VisuallyHidden>{texts.cookiesLegend}</VisuallyHidden>}>
        {choices.map((value) => (
          <Pick
            key={value}
            type="radio"
            name="cookies"
            checked={consent === value}
            onChange={() => storeConsent(value)}
          >
            <b>{texts.consents[value].name}</b>
            <span className={styles.small}>{texts.consents[value].does}</span>
          </Pick>
        ))}
      </Picks>
    </Setting>
  )
}
