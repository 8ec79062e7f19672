import { useNavigate } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { useAuth } from '../../lib/session/index.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { AuthFrame } from './auth-frame.tsx'
import styles from './forms.module.css'
import * as texts from './texts/pages.tsx'

export function Component() {
  const { signOut } = useAuth()
  const navigate = useNavigate()

  // The refused token must go first, or the login page would keep answering with it.
  const startOver = async () => {
    await signOut()
    navigate(paths.auth())
  }

  return (
    <AuthFrame>
      <h1>{texts.unauthorized}</h1>
      <p className={styles.lead}>{texts.unauthorizedLead}</p>
      <ul className={styles.reasons}>
        <li>
          <b>{texts.deactivated}</b> {texts.deactivatedDetail}
        </li>
        <li>
          <b>{texts.otherAddress}</b> {texts.otherAddressDetail}
        </li>
      </ul>
      <div className={styles.actions}>
        <ButtonLink size="lg" to={paths.contact()}>
          {texts.contactUs}
        </ButtonLink>
        <Button size="lg" variant="line" onClick={() => void startOver()}>
          {texts.otherAccount}
        </Button>
      </div>
    </AuthFrame>
  )
}
