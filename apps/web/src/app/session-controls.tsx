import { lazy, Suspense } from 'react'
import { paths } from '../lib/paths.ts'
import { useAuth } from '../lib/session/index.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Dispensable } from './dispensable.tsx'
import styles from './session-controls.module.css'
import * as texts from './texts/frame.ts'
import * as places from './texts/places.ts'

// Apart, so that a visitor does not fetch the menu of an account.
const AccountControls = lazy(() => import('./account-controls.tsx').then((m) => ({ default: m.AccountControls })))

export function SessionControls() {
  const { user, isLoading } = useAuth()
  if (user) {
    return (
      <Dispensable>
        <Suspense fallback={<span className={styles.place} />}>
          <AccountControls user={user} />
        </Suspense>
      </Dispensable>
    )
  }
  if (isLoading) return <span className={styles.place} />
  return (
    <>
      <ButtonLink to={paths.auth()} variant="quiet" className={styles.wide}>
        {places.logIn}
      </ButtonLink>
      <ButtonLink to={paths.auth({ mode: 'register' })}>{texts.signUp}</ButtonLink>
    </>
  )
}
