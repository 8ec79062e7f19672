import { useCallback, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { plainMessage } from '../../lib/graphql/plain-message.ts'
import { paths } from '../../lib/paths.ts'
import {
  clearSavedForms,
  onVerificationEndedElsewhere,
  saveVerificationForm,
  type VerificationForm,
} from '../../lib/saved-forms.ts'
import { useAuth } from '../../lib/session/index.ts'
import { resendCooldownSeconds } from '../../ui/verification-card/use-verification.ts'
import { VerificationCard } from '../../ui/verification-card/verification-card.tsx'
import { type Answer, isUnauthorizedClient } from './answer.ts'
import type { LoginState } from './login-state.ts'
import { maskEmail } from './mask-email.ts'
import { tellLoginSuccessful } from './notices.ts'
import { resendCode } from './resend-code.ts'
import * as texts from './texts/pages.tsx'
import { verifyEmail } from './verify-email.ts'
import { verifyLogin } from './verify-login.ts'

interface VerificationStepProps {
  pending: VerificationForm
  onBack: () => void
  onSignedIn: () => void
  /** Just before a registration signs in: it leads on itself, to its own page. */
  onRegistered: () => void
}

export function VerificationStep({ pending, onBack, onSignedIn, onRegistered }: VerificationStepProps) {
  return pending.purpose === 'login' ? (
    <LoginVerification pending={pending} onBack={onBack} onSignedIn={onSignedIn} />
  ) : (
    <RegistrationVerification pending={pending} onBack={onBack} onRegistered={onRegistered} />
  )
}

function LoginVerification({ pending, onBack, onSignedIn }: Omit<VerificationStepProps, 'onRegistered'>) {
  const { signIn } = useAuth()
  const ask = useAsking()

  useEffect(() => onVerificationEndedElsewhere(onBack), [onBack])

  const onVerified = async (code: string) => {
    const answer = await ask(() => verifyLogin({ userId: pending.userId, code }))
    if (!answer.success) return answer
    clearSavedForms()
    await signIn(answer.token)
    tellLoginSuccessful()
    onSignedIn()
    return answer
  }

  return (
    <VerificationCard
      title={texts.verifyLogin}
      description={texts.sentTo(<b>{maskEmail(pending.email)}</b>)}
      showSuccess={false}
      resendFailedTitle={texts.codeNotSent}
      resendableAt={pending.resendableAt}
      onVerified={onVerified}
      onResend={() => ask(() => resend(pending))}
      onBack={onBack}
    />
  )
}

function RegistrationVerification({ pending, onBack, onRegistered }: Omit<VerificationStepProps, 'onSignedIn'>) {
  const { signIn, refresh } = useAuth()
  const navigate = useNavigate()
  const ask = useAsking()
  const isAccepted = useRef(false)
  const { username } = pending

  const goOn = useCallback(
    () =>
      navigate(paths.registrationSuccess(), {
        replace: true,
        state: { username, isRegistered: true } satisfies LoginState,
      }),
    [navigate, username],
  )

  useEffect(
    () =>
      onVerificationEndedElsewhere(({ isRegistered }) => {
        if (!isRegistered || isAccepted.current) return
        clearSavedForms()
        goOn()
      }),
    [goOn],
  )

  const onVerified = async (code: string) => {
    const answer = await ask(() => verifyEmail({ userId: pending.userId, code }))
    if (!answer.success) return answer
    isAccepted.current = true
    clearSavedForms()
    onRegistered()
    await (answer.token ? signIn(answer.token) : refresh())
    goOn()
    return answer
  }

  return (
    <VerificationCard
      description={texts.sentTo(<b>{pending.email}</b>)}
      showSuccess={false}
      resendFailedTitle={texts.codeNotSent}
      resendableAt={pending.resendableAt}
      onVerified={onVerified}
      onResend={() => ask(() => resend(pending))}
      onBack={onBack}
    />
  )
}

async function resend(pending: VerificationForm): Promise<Answer> {
  const answer = await resendCode({ userId: pending.userId, email: pending.email })
  if (answer.success) saveVerificationForm({ ...pending, resendableAt: Date.now() + resendCooldownSeconds * 1000 })
  return answer
}

/** The card shows what is thrown as it is, so it must be thrown in plain words. */
function useAsking() {
  const navigate = useNavigate()
  return async <Result,>(act: () => Promise<Result>): Promise<Result> => {
    try {
      return await act()
    } catch (thrown) {
      if (isUnauthorizedClient(thrown)) navigate(paths.unauthorizedClient())
      throw new Error(plainMessage(thrown), { cause: thrown })
    }
  }
}
