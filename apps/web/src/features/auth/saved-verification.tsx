import { useState } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { clearVerificationForm, readVerificationForm } from '../../lib/saved-forms.ts'
import { useAuth } from '../../lib/session/index.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { AuthFrame } from './auth-frame.tsx'
import styles from './forms.module.css'
import * as texts from './texts/pages.tsx'
import { useReturn } from './use-return.ts'
import { VerificationStep } from './verification-step.tsx'

/** The verification card on its own, for the registration or login that was begun in this browser. */
export function SavedVerification() {
  const { user, isLoading } = useAuth()
  const navigate = useNavigate()
  const { goOn, isHeld, hold } = useReturn()
  const [pending] = useState(readVerificationForm)

  const { pathname, search } = useLocation()

  const cancel = () => {
    clearVerificationForm()
    navigate(paths.auth(), { state: { username: pending?.username } })
  }

  // Each code has its own address, whose title says the same as the card.
  const address = pending?.purpose === 'login' ? paths.verifyLogin() : paths.verifyEmail()
  if (pending && pathname !== address) return <Navigate to={{ pathname: address, search }} replace />

  return (
    <AuthFrame>
      {(isLoading || user) && !isHeld ? (
        <Spinner label={texts.checkingSession} />
      ) : pending ? (
        <VerificationStep pending={pending} onBack={cancel} onSignedIn={goOn} onRegistered={hold} />
      ) : (
        <NothingToVerify />
      )}
    </AuthFrame>
  )
}

function NothingToVerify() {
  return (
    <>
      <h1>{texts.noCode}</h1>
      <p className={styles.lead}>{texts.noCodeLead}</p>
      <div className={styles.actions}>
        <ButtonLink size="lg" to={paths.auth()}>
          {texts.logIn}
        </ButtonLink>
        <ButtonLink size="lg" variant="line" to={paths.auth({ mode: 'register' })}>
          {texts.register}
        </ButtonLink>
      </div>
    </>
  )
}
