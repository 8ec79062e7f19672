import { paths } from '../../lib/paths.ts'
import { useAuth } from '../../lib/session/index.ts'
import { ButtonLink } from '../../ui/button.tsx'

type SubscribeLinkProps = { variant?: 'primary' | 'line'; planName: string }

/** Strangers come back to the choice of a plan once they have an account. */
export function SubscribeLink({ variant = 'primary', planName }: SubscribeLinkProps) {
  const { user } = useAuth()
  const subscribe = paths.subscribe()
  return (
    <ButtonLink to={user ? subscribe : paths.auth({ mode: 'register', redirect: subscribe })} variant={variant}>
      Choose {planName}
    </ButtonLink>
  )
}
