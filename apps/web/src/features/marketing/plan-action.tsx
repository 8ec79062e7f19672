import { type Plan, planById } from '@bespeak/domain/billing/plans.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { resumeMutation, type Subscription, startTrialMutation, subscriptionQuery } from '../../lib/billing.ts'
import { day, lastDay, money, price } from '../../lib/billing-words.ts'
import { paths } from '../../lib/paths.ts'
import { useAuth } from '../../lib/session/index.ts'
import { againWords, usageQuery } from '../../lib/usage.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { Tick } from '../../ui/tick.tsx'
import styles from './plan-action.module.css'
import { isUsedUp } from './plan-lines.ts'
import { StartLink } from './start-link.tsx'

/** What somebody has; null for strangers, and until it is known. */
export function useBilling() {
  const { user } = useAuth()
  const { data } = useQuery({ ...subscriptionQuery(), enabled: user !== null })
  if (!user || !data) return null
  return { ...data, current: data.subscription?.isActive ? data.subscription : null }
}

/** A button and a line under it. The line is there in every state, so that nothing moves when the state is known. */
function Action({ children, below }: { children: ReactNode; below?: ReactNode }) {
  return (
    <>
      {children}
      <p className={styles.below}>{below}</p>
    </>
  )
}

export function FreeAction() {
  const billing = useBilling()
  if (!billing)
    return (
      <Action below="No card needed.">
        <StartLink variant="line" size="lg" />
      </Action>
    )
  const { current } = billing
  if (!current)
    return (
      <Action below={<StartsAgain />}>
        <Yours>Your plan</Yours>
      </Action>
    )
  if (current.cancelAtPeriodEnd || current.isTrial)
    return (
      <Action below="Nothing you made is deleted.">
        <Yours>Yours after {lastDay(current)}</Yours>
      </Action>
    )
  return (
    <Action below="Cancelling takes two clicks.">
      <Way to={paths.mySubscriptions()}>Go back to Free</Way>
    </Action>
  )
}

/** Where something of this month is used up. */
function StartsAgain() {
  const { data: allowances = [] } = useQuery(usageQuery())
  return againWords(allowances.filter(isUsedUp))
}

/** Says the next step: what somebody has decides it. Until that is known, and for strangers, it is the trial. */
export function ProAction({ plan }: { plan: Plan }) {
  const billing = useBilling()
  if (!billing) return <TrialOfStranger plan={plan} />
  const { current, subscription, canStartTrial } = billing
  if (!current) return canStartTrial ? <Trial plan={plan} /> : <Subscribe plan={plan} ended={subscription} />
  if (current.isPastDue) return <PayNow subscription={current} />
  if (current.cancelAtPeriodEnd) return <TakeBack subscription={current} />
  if (current.isTrial) return <KeepPro plan={plan} subscription={current} />
  return <Change plan={plan} subscription={current} />
}

function TrialOfStranger({ plan }: { plan: Plan }) {
  const here = paths.plans(plan.frequency === 'year' ? { period: 'year' } : {})
  const subscribe = paths.subscribe({ plan: String(plan.id) })
  return (
    <Action below={<NoCard to={paths.auth({ mode: 'register', redirect: subscribe })} />}>
      <Way primary to={paths.auth({ mode: 'register', redirect: here })}>
        Try Pro for {plan.trialDays} days
      </Way>
    </Action>
  )
}

function Trial({ plan }: { plan: Plan }) {
  const trial = useMutation(startTrialMutation())
  return (
    <Action below={<NoCard to={paths.subscribe({ plan: String(plan.id) })} />}>
      <Button size="lg" busy={trial.isPending} onClick={() => trial.mutate(plan.id)}>
        Try Pro for {plan.trialDays} days
      </Button>
    </Action>
  )
}

const NoCard = ({ to }: { to: string }) => (
  <>
    No card needed. <TextLink to={to}>Or subscribe now</TextLink>
  </>
)

function Subscribe({ plan, ended }: { plan: Plan; ended: Subscription | null }) {
  const words = ended?.endDate ? `Pro ended on ${day(ended.endDate)}.` : 'Cancel any time, in two clicks.'
  return (
    <Action below={words}>
      <Way primary to={paths.subscribe({ plan: String(plan.id) })}>
        Subscribe to Pro
      </Way>
    </Action>
  )
}

function PayNow({ subscription: { plan, nextPlan, endDate } }: { subscription: Subscription }) {
  return (
    <Action below={`Your payment did not go through.${endDate ? ` Pro stays on until ${day(endDate)}.` : ''}`}>
      <Way primary to={paths.subscribe({ plan: String((nextPlan ?? plan).id) })}>
        Change card and pay
      </Way>
    </Action>
  )
}

function TakeBack({ subscription }: { subscription: Subscription }) {
  const resume = useMutation(resumeMutation())
  return (
    <Action below={`You cancelled. Pro ends on ${lastDay(subscription)}.`}>
      <Button size="lg" busy={resume.isPending} onClick={() => resume.mutate()}>
        Take it back
      </Button>
    </Action>
  )
}

function KeepPro({ plan, subscription }: { plan: Plan; subscription: Subscription }) {
  return (
    <Action below={`Your trial ends on ${lastDay(subscription)}. Nothing is charged by itself.`}>
      <Way primary to={paths.subscribe({ plan: String(plan.id) })}>
        Keep Pro, {price(plan)}
      </Way>
    </Action>
  )
}

/** Who pays has the one plan, or changes to the other. */
function Change({ plan, subscription }: { plan: Plan; subscription: Subscription }) {
  if (plan.id === subscription.plan.id)
    return (
      <Action below={nextWords(subscription)}>
        <Yours>Your plan</Yours>
      </Action>
    )
  if (plan.id === subscription.nextPlan?.id)
    return (
      <Action below={nextWords(subscription)}>
        <Way to={paths.mySubscriptions()}>See my subscription</Way>
      </Action>
    )
  return (
    <Action below="You see what it comes to first.">
      <Way primary to={paths.mySubscriptions({ change: String(plan.id) })}>
        Change to {plan.frequency === 'year' ? 'yearly' : 'monthly'}, {price(plan)}
      </Way>
    </Action>
  )
}

function nextWords({ nextPlan, nextCharge, nextChargeAt, plan }: Subscription): string {
  if (!nextChargeAt || nextCharge === null) return ''
  const to = nextPlan && planById(nextPlan.id)
  const sum = `${day(nextChargeAt)}, ${money(nextCharge, plan.currency)}`
  return to ? `${to.name} from ${sum}.` : `Next payment on ${sum}.`
}

function Yours({ children }: { children: ReactNode }) {
  return (
    <Button variant="line" size="lg" disabled>
      <Tick />
      {children}
    </Button>
  )
}

function Way({ to, primary = false, children }: { to: string; primary?: boolean; children: ReactNode }) {
  return (
    <ButtonLink to={to} size="lg" variant={primary ? 'primary' : 'line'}>
      {children}
    </ButtonLink>
  )
}
