import { useState } from 'react'
import { Navigate, useLocation, useSearchParams } from 'react-router'
import { erasedState, isErasedInOtherTab } from '../../lib/erased.ts'
import { paths } from '../../lib/paths.ts'
import { resultInHand } from '../../lib/result-in-hand.ts'
import type { VerificationPurpose } from '../../lib/saved-forms.ts'
import { hasSessionEnded, useAuth } from '../../lib/session/index.ts'
import { Note } from '../../ui/note.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { TextButton } from '../../ui/text-link.tsx'
import { useIsAwake } from '../../ui/use-is-awake.ts'
import { Waking } from '../../ui/waking.tsx'
import { AuthFrame } from './auth-frame.tsx'
import type { CodeSent } from './code-sent.ts'
import styles from './forms.module.css'
import { LoginForm } from './login-form.tsx'
import { loginStateOf } from './login-state.ts'
import { RegisterForm } from './register-form.tsx'
import * as texts from './texts/pages.tsx'
import { usePendingVerification } from './use-pending-verification.ts'
import { useReturn } from './use-return.ts'
import { VerificationStep } from './verification-step.tsx'

type Mode = 'login' | 'register'

export function Component() {
  const { user } = useAuth()
  const isAwake = useIsAwake()
  const { goOn, isHeld, hold } = useReturn()
  const [mode, setMode] = useMode()
  const { pending, start, stop } = usePendingVerification()
  const [given] = useState(loginStateOf(useLocation()))
  const [username, setUsername] = useState(given.username ?? pending?.username ?? '')
  const [isBack, setBack] = useState(false)

  const awaitCode = (purpose: VerificationPurpose) => (sent: CodeSent) => {
    setUsername(sent.username)
    start({ purpose, ...sent })
  }

  const cancel = () => {
    stop()
    setBack(true)
    setMode('login')
  }

  // No login would work.
  if (given.isAsked && isErasedInOtherTab())
    return <Navigate to={paths.privacySettings()} state={erasedState} replace />

  if (user && !isHeld) {
    return (
      <AuthFrame>
        <Spinner label={texts.signedIn} />
      </AuthFrame>
    )
  }

  if (pending) {
    return (
      <AuthFrame>
        <VerificationStep pending={pending} onBack={cancel} onSignedIn={goOn} onRegistered={hold} />
      </AuthFrame>
    )
  }

  const asleep = isAwake ? undefined : styles.asleep
  return (
    <AuthFrame>
      <h1 className={asleep}>{mode === 'login' ? texts.loginTitle : texts.registerTitle}</h1>
      <noscript className={styles.noScript}>
        <Note tone="warn">{texts.needsScript}</Note>
      </noscript>
      <Waking className={asleep}>
        <Tabs
          label={texts.loginOrRegister}
          value={mode}
          onValueChange={(value) => setMode(value === 'register' ? 'register' : 'login')}
          items={[
            {
              value: 'login',
              label: texts.login,
              content: (
                <>
                  <WhyHere isAsked={given.isAsked ?? false} />
                  <LoginForm username={username} takesFocus={isBack} onCodeSent={awaitCode('login')} />
                  <p className={styles.small}>
                    {texts.newHere} <TextButton onClick={() => setMode('register')}>{texts.register}</TextButton>
                  </p>
                </>
              ),
            },
            {
              value: 'register',
              label: texts.register,
              content: (
                <>
                  <Waiting />
                  <RegisterForm onCodeSent={awaitCode('registration')} />
                </>
              ),
            },
          ]}
        />
      </Waking>
    </AuthFrame>
  )
}

/** Whoever did not come here by themselves is told why. */
function WhyHere({ isAsked }: { isAsked: boolean }) {
  const isAwake = useIsAwake()
  const [hasEnded] = useState(hasSessionEnded)
  if (!isAwake || !(hasEnded || isAsked)) return null
  return <p className={styles.why}>{hasEnded ? texts.sessionEnded : texts.loginAsked}</p>
}

/** What brought the person here. */
function Waiting() {
  const isAwake = useIsAwake()
  const [result] = useState(resultInHand.read)
  return isAwake && result && <p className={styles.why}>{texts.waiting(result)}</p>
}

/** The open tab stands in the address, so that a reload opens it again. */
function useMode(): [Mode, (mode: Mode) => void] {
  const [search, setSearch] = useSearchParams()
  const setMode = (mode: Mode) => {
    const next = new URLSearchParams(search)
    if (mode === 'register') next.set('mode', mode)
    else next.delete('mode')
    setSearch(next, { replace: true, preventScrollReset: true })
  }
  return [search.get('mode') === 'register' ? 'register' : 'login', setMode]
}
