import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { resultInHand } from '../../lib/result-in-hand.ts'
import { hasDestination, takeDestination } from '../../lib/return-destination.ts'
import { useAuth } from '../../lib/session/index.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Tick } from '../../ui/tick.tsx'
import { AuthFrame } from './auth-frame.tsx'
import styles from './forms.module.css'
import { loginStateOf } from './login-state.ts'
import * as texts from './texts/pages.tsx'

/** Only who comes from a registration is told of one: the address alone says nothing about anybody. */
export function Component() {
  const { isRegistered } = loginStateOf(useLocation())
  return <AuthFrame>{isRegistered ? <Registered /> : <Anybody />}</AuthFrame>
}

function Registered() {
  const { user } = useAuth()
  const { username } = loginStateOf(useLocation())
  const [isOnTheWay] = useState(hasDestination)
  const [result] = useState(resultInHand.read)
  return (
    <>
      <span className={styles.ring}>
        <Tick size={28} />
      </span>
      <h1>{texts.registered}</h1>
      <p className={styles.lead}>{isOnTheWay ? texts.registeredOnTheWay : texts.registeredLead}</p>
      {isOnTheWay && result && <p className={styles.lead}>{texts.waiting(result)}</p>}
      {!isOnTheWay && <Steps />}
      <div className={styles.actions}>
        {user ? (
          <Onwards isOnTheWay={isOnTheWay} />
        ) : (
          <ButtonLink size="lg" to={paths.auth()} state={{ username }}>
            {texts.logIn}
          </ButtonLink>
        )}
      </div>
    </>
  )
}

const Steps = () => (
  <ol className={styles.steps}>
    {texts.steps.map(([step, detail]) => (
      <li key={step}>
        <b>{step}</b> {detail}
      </li>
    ))}
  </ol>
)

/** Whoever wanted to go nowhere else begins with the first step. */
const Onwards = ({ isOnTheWay }: { isOnTheWay: boolean }) =>
  isOnTheWay ? (
    <GoOn />
  ) : (
    <>
      <ButtonLink size="lg" to={paths.upload()}>
        {texts.addResume}
      </ButtonLink>
      <ToDashboard variant="line" />
    </>
  )

/** To where the visitor wanted to go before the registration. */
function GoOn() {
  const navigate = useNavigate()
  const [result] = useState(resultInHand.read)
  return (
    <Button size="lg" onClick={() => void navigate(takeDestination())}>
      {result ? texts.toResult : texts.goOn}
    </Button>
  )
}

function Anybody() {
  const { user } = useAuth()
  return (
    <>
      <h1>{user ? texts.alreadyLoggedIn : texts.welcome}</h1>
      <p className={styles.lead}>{user ? texts.alreadyLoggedInLead : texts.welcomeLead}</p>
      <div className={styles.actions}>{user ? <ToDashboard /> : <Entrances />}</div>
    </>
  )
}

const ToDashboard = ({ variant = 'primary' }: { variant?: 'primary' | 'line' }) => (
  <ButtonLink size="lg" variant={variant} to={paths.dashboard()}>
    {texts.toDashboard}
  </ButtonLink>
)

const Entrances = () => (
  <>
    <ButtonLink size="lg" to={paths.auth()}>
      {texts.logIn}
    </ButtonLink>
    <ButtonLink size="lg" variant="line" to={paths.auth({ mode: 'register' })}>
      {texts.createAccount}
    </ButtonLink>
  </>
)
