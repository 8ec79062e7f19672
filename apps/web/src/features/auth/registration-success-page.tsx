import { useLocation, useNavigate } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { takeDestination } from '../../lib/return-destination.ts'
import { useAuth } from '../../lib/session/index.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Tick } from '../../ui/tick.tsx'
import { AuthFrame } from './auth-frame.tsx'
import styles from './forms.module.css'
import { loginStateOf } from './login-state.ts'

const steps = [
  ['Add your resume.', 'A PDF, DOCX or TXT file, or pasted text.'],
  ['Paste a job advertisement.', 'You see what it asks for and what your resume shows.'],
  ['Tailor & Save.', 'Every line keeps its source, and nothing is invented.'],
] as const

/** Only who comes from a registration is told of one: the address alone says nothing about anybody. */
export function Component() {
  const { isRegistered } = loginStateOf(useLocation())
  return <AuthFrame>{isRegistered ? <Registered /> : <Anybody />}</AuthFrame>
}

function Registered() {
  const { user } = useAuth()
  const { username } = loginStateOf(useLocation())
  return (
    <>
      <span className={styles.ring}>
        <Tick size={28} />
      </span>
      <h1>Registration complete</h1>
      <p className={styles.lead}>Your email is verified and your account is ready. Three steps from here:</p>
      <ol className={styles.steps}>
        {steps.map(([step, detail]) => (
          <li key={step}>
            <b>{step}</b> {detail}
          </li>
        ))}
      </ol>
      <div className={styles.actions}>
        {user ? (
          <GoOn />
        ) : (
          <ButtonLink size="lg" to={paths.auth()} state={{ username }}>
            Log in
          </ButtonLink>
        )}
      </div>
    </>
  )
}

/** To where the visitor wanted to go before the registration. */
function GoOn() {
  const navigate = useNavigate()
  return (
    <Button size="lg" onClick={() => void navigate(takeDestination())}>
      Continue
    </Button>
  )
}

function Anybody() {
  const { user } = useAuth()
  return (
    <>
      <h1>{user ? 'You are logged in' : 'Welcome to Bespeak'}</h1>
      <p className={styles.lead}>
        {user
          ? 'Your resumes and jobs are on the dashboard.'
          : 'Log in to continue, or create an account to get started.'}
      </p>
      <div className={styles.actions}>{user ? <ToDashboard /> : <Entrances />}</div>
    </>
  )
}

const ToDashboard = () => (
  <ButtonLink size="lg" to={paths.dashboard()}>
    Go to Dashboard
  </ButtonLink>
)

const Entrances = () => (
  <>
    <ButtonLink size="lg" to={paths.auth()}>
      Log in
    </ButtonLink>
    <ButtonLink size="lg" variant="line" to={paths.auth({ mode: 'register' })}>
      Create account
    </ButtonLink>
  </>
)
