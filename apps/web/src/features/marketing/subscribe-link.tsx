import { paths } from '../../lib/paths.ts'
import { useAuth } from '../../lib/session/index.ts'
import { ButtonLink } from '../../ui/button.tsx'
import * as texts from './texts/landing.tsx'

/** Strangers come back to the payment page once they have an account. */
export function SubscribeLink() {
  const { user } = useAuth()
  return (
    <ButtonLink to={user ? paths.subscribe() : paths.auth({ mode: 'register', redirect: paths.subscribe() })}>
      {texts.choosePro}
    </ButtonLink>
  )
}
