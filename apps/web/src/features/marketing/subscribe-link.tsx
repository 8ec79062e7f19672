import type { Plan } from '@bespeak/domain/billing/plans.ts'
import { paths } from '../../lib/paths.ts'
import { useAuth } from '../../lib/session/index.ts'
import { ButtonLink } from '../../ui/button.tsx'

/** Without a plan it is chosen there. */
type SubscribeLinkProps = { variant?: 'primary' | 'line'; plan?: Plan }

/** Strangers come back to the choice of a plan once they have an account. */
export function SubscribeLink({ variant = 'primary', plan }: SubscribeLinkProps) {
  const { user } = useAuth()
  const subscribe = paths.subscribe(plan && { plan: String(plan.id) })
  return (
    <ButtonLink to={user ? subscribe : paths.auth({ mode: 'register', redirect: subscribe })} variant={variant}>
      Choose {plan?.name ?? 'Pro'}
    </ButtonLink>
  )
}
