import { freePlan, type Plan, proMonthlyPlan } from '@bespeak/domain/billing/plans.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type Billing, startTrialMutation, subscriptionQuery } from '../../lib/billing.ts'
import { paths } from '../../lib/paths.ts'
import { useAuth } from '../../lib/session/index.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { Tick } from '../../ui/tick.tsx'
import styles from './plan-action.module.css'
import { StartLink } from './start-link.tsx'
import { SubscribeLink } from './subscribe-link.tsx'

type PlanActionProps = { plan: Plan; variant?: 'primary' | 'line' }

/** Says what happens: what somebody has decides it. Until that is known, and for strangers, the plan is chosen. */
export function PlanAction({ plan, variant = 'line' }: PlanActionProps) {
  const { user } = useAuth()
  const { data } = useQuery({ ...subscriptionQuery(), enabled: user !== null })
  if (user && data) return <KnownAction plan={plan} variant={variant} billing={data} />
  return plan.price === 0 ? <StartLink variant="line" /> : <SubscribeLink variant={variant} plan={plan} />
}

type KnownActionProps = Required<PlanActionProps> & { billing: Billing }

function KnownAction({ plan, variant, billing: { subscription, canStartTrial } }: KnownActionProps) {
  const current = subscription?.isActive ? subscription : null
  if (plan.id === (current?.isTrial ? null : (current?.plan.id ?? freePlan.id))) return <YourPlan />
  if (plan.price === 0) return <Way to={paths.mySubscriptions()} variant={variant} words="Go back to Free" />
  if (current && !current.isTrial)
    return (
      <Way to={paths.mySubscriptions({ change: String(plan.id) })} variant={variant} words={`Change to ${plan.name}`} />
    )
  if (canStartTrial && plan.id === proMonthlyPlan.id) return <Trial plan={plan} />
  return <SubscribeLink variant={variant} plan={plan} />
}

function YourPlan() {
  return (
    <Button variant="line" disabled>
      <Tick />
      Your plan
    </Button>
  )
}

function Way({ to, variant, words }: { to: string; variant: 'primary' | 'line'; words: string }) {
  return (
    <ButtonLink to={to} variant={variant}>
      {words}
    </ButtonLink>
  )
}

function Trial({ plan }: { plan: Plan }) {
  const trial = useMutation(startTrialMutation())
  return (
    <>
      <Button busy={trial.isPending} onClick={() => trial.mutate(plan.id)}>
        Try Pro for {plan.trialDays} days
      </Button>
      <p className={styles.below}>
        No card needed. <TextLink to={paths.subscribe({ plan: String(plan.id) })}>Or subscribe now</TextLink>
      </p>
    </>
  )
}
