import { type Consent, storeConsent, useConsent } from '../../lib/consent.ts'
import { Pick, Picks } from '../../ui/pick.tsx'
import { Setting } from '../../ui/setting.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './privacy.module.css'

const choices: { value: Consent; name: string; does: string }[] = [
  { value: 'essential', name: 'Essential only', does: 'Your login, your settings and what you have not saved yet.' },
  {
    value: 'all',
    name: 'All',
    does: 'The same for now, as nothing is optional. If that changes, we will ask you again.',
  },
]

export function Cookies() {
  const consent = useConsent()
  return (
    <Setting title="Cookies" reason="Stored in this browser only.">
      <Picks legend={<VisuallyHidden>What this browser may store</VisuallyHidden>}>
        {choices.map(({ value, name, does }) => (
          <Pick
            key={value}
            type="radio"
            name="cookies"
            checked={consent === value}
            onChange={() => storeConsent(value)}
          >
            <b>{name}</b>
            <span className={styles.small}>{does}</span>
          </Pick>
        ))}
      </Picks>
    </Setting>
  )
}
