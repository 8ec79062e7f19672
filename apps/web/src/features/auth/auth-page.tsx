import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { VerificationPurpose } from '../../lib/saved-forms.ts'
import { useAuth } from '../../lib/session/index.ts'
import { classNames } from '../../ui/class-names.ts'
import { Spinner } from '../../ui/spinner.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { TextButton } from '../../ui/text-link.tsx'
import { AuthFrame } from './auth-frame.tsx'
import type { CodeSent } from './code-sent.ts'
import styles from './forms.module.css'
import { LoginForm } from './login-form.tsx'
import { RegisterForm } from './register-form.tsx'
import { useIsAwake } from './use-is-awake.ts'
import { usePendingVerification } from './use-pending-verification.ts'
import { useReturn } from './use-return.ts'
import { VerificationStep } from './verification-step.tsx'

type Mode = 'login' | 'register'

export function Component() {
  const { user } = useAuth()
  const isAwake = useIsAwake()
  const goOn = useReturn()
  const [mode, setMode] = useMode()
  const [username, setUsername] = useState('')
  const { pending, start, stop } = usePendingVerification()

  const awaitCode = (purpose: VerificationPurpose) => (sent: CodeSent) => {
    setUsername(sent.username)
    start({ purpose, userId: sent.userId, email: sent.email })
  }

  const cancel = () => {
    stop()
    setMode('login')
  }

  if (user) {
    return (
      <AuthFrame>
        <Spinner label="You are logged in. Going on" />
      </AuthFrame>
    )
  }

  if (pending) {
    return (
      <AuthFrame>
        <VerificationStep pending={pending} onBack={cancel} onSignedIn={goOn} />
      </AuthFrame>
    )
  }

  const asleep = isAwake ? undefined : styles.asleep
  return (
    <AuthFrame>
      <h1 className={asleep}>{mode === 'login' ? 'Welcome back' : 'Create your account'}</h1>
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
                  <LoginForm username={username} onCodeSent={awaitCode('login')} />
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
