import { useState } from 'react'
import { Navigate, useLocation, useSearchParams } from 'react-router'
import { erasedState, isErasedInOtherTab } from '../../lib/erased.ts'
import { paths } from '../../lib/paths.ts'
import type { VerificationPurpose } from '../../lib/saved-forms.ts'
import { hasSessionEnded, useAuth } from '../../lib/session/index.ts'
import { classNames } from '../../ui/class-names.ts'
import { Note } from '../../ui/note.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { TextButton } from '../../ui/text-link.tsx'
import { AuthFrame } from './auth-frame.tsx'
import type { CodeSent } from './code-sent.ts'
import styles from './forms.module.css'
import { LoginForm } from './login-form.tsx'
import { loginStateOf } from './login-state.ts'
import { RegisterForm } from './register-form.tsx'
import { useIsAwake } from './use-is-awake.ts'
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
        <Spinner label="You are logged in. One moment" />
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
      <h1 className={asleep}>{mode === 'login' ? 'Welcome back' : 'Create your account'}</h1>
      <noscript className={styles.noScript}>
        <Note tone="warn">Logging in and registering need JavaScript. Please switch it on and reload this page.</Note>
      </noscript>
      {/* A prerendered form would send a password in the address, and lose what is typed when the page wakes up */}
      <fieldset disabled={!isAwake} className={classNames(styles.waking, asleep)}>
        <Tabs
          label="Login or register"
          value={mode}
          onValueChange={(value) => setMode(value === 'register' ? 'register' : 'login')}
          items={[
            {
              value: 'login',
              label: 'Login',
              content: (
                <>
                  <WhyHere isAsked={given.isAsked ?? false} />
                  <LoginForm username={username} takesFocus={isBack} onCodeSent={awaitCode('login')} />
                  <p className={styles.small}>
                    We will send a 6-digit code to your email. New here?{' '}
                    <TextButton onClick={() => setMode('register')}>Register</TextButton>
                  </p>
                </>
              ),
            },
            { value: 'register', label: 'Register', content: <RegisterForm onCodeSent={awaitCode('registration')} /> },
          ]}
        />
      </fieldset>
    </AuthFrame>
  )
}

/** Whoever did not come here by themselves is told why. */
function WhyHere({ isAsked }: { isAsked: boolean }) {
  const isAwake = useIsAwake()
  const [hasEnded] = useState(hasSessionEnded)
  if (!isAwake || !(hasEnded || isAsked)) return null
  return (
    <p className={styles.why}>
      {hasEnded ? 'Your sign-in has ended. Please log in again.' : 'Please log in to continue.'}
    </p>
  )
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
