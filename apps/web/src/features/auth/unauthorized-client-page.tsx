import { useNavigate } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { useAuth } from '../../lib/session/index.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { AuthFrame } from './auth-frame.tsx'
import styles from './forms.module.css'

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
      <h1>This login was not accepted</h1>
      <p className={styles.lead}>
        The server refused it with the code “unauthorized_client”. There are two reasons for that:
      </p>
      <ul className={styles.reasons}>
        <li>
          <b>The account is deactivated.</b> Write to us if you did not ask for that. What you saved is still there.
        </li>
        <li>
          <b>The page was opened under another address.</b> Open Bespeak under its own address and log in there.
        </li>
      </ul>
      <div className={styles.actions}>
        <ButtonLink size="lg" to={paths.contact()}>
          Contact us
        </ButtonLink>
        <Button size="lg" variant="line" onClick={() => void startOver()}>
          Use another account
        </Button>
      </div>
    </AuthFrame>
  )
}
