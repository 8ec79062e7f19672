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
import * as texts from './texts/plans.tsx'

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
      <Action below={texts.noCard}>
        <StartLink variant="line" size="lg" />
      </Action>
    )
  const { current } = billing
  if (!current)
    return (
      <Action below={<StartsAgain />}>
        <Yours>{texts.yourPlan}</Yours>
      </Action>
    )
  if (current.cancelAtPeriodEnd || current.isTrial)
    return (
      <Action below={texts.nothingDeleted}>
        <Yours>{texts.yoursAfter(lastDay(current))}</Yours>
      </Action>
    )
  return (
    <Action below={texts.twoClicks}>
      <Way to={paths.mySubscriptions()}>{texts.backToFree}</Way>
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
        {texts.tryPro(plan.trialDays)}
      </Way>
    </Action>
  )
}

function Trial({ plan }: { plan: Plan }) {
  const trial = useMutation(startTrialMutation())
  return (
    <Action below={<NoCard to={paths.subscribe({ plan: String(plan.id) })} />}>
      <Button size="lg" busy={trial.isPending} onClick={() => trial.mutate(plan.id)}>
        {texts.tryPro(plan.trialDays)}
      </Button>
    </Action>
  )
}

const NoCard = ({ to }: { to: string }) => texts.noCardOr(<TextLink to={to}>{texts.orSubscribe}</TextLink>)

function Subscribe({ plan, ended }: { plan: Plan; ended: Subscription | null }) {
  const words = ended?.endDate ? texts.proEnded(day(ended.endDate)) : texts.cancelWhenever
  return (
    <Action below={words}>
      <Way primary to={paths.subscribe({ plan: String(plan.id) })}>
        {texts.subscribe}
      </Way>
    </Action>
  )
}

function PayNow({ subscription: { plan, nextPlan, endDate } }: { subscription: Subscription }) {
  return (
    <Action below={endDate ? texts.notPaidUntil(day(endDate)) : texts.notPaid}>
      <Way primary to={paths.subscribe({ plan: String((nextPlan ?? plan).id) })}>
        {texts.payNow}
      </Way>
    </Action>
  )
}

function TakeBack({ subscription }: { subscription: Subscription }) {
  const resume = useMutation(resumeMutation())
  return (
    <Action below={texts.cancelled(lastDay(subscription))}>
      <Button size="lg" busy={resume.isPending} onClick={() => resume.mutate()}>
        {texts.takeBack}
      </Button>
    </Action>
  )
}

function KeepPro({ plan, subscription }: { plan: Plan; subscription: Subscription }) {
  return (
    <Action below={texts.trialEnds(lastDay(subscription))}>
      <Way primary to={paths.subscribe({ plan: String(plan.id) })}>
        {texts.keepPro(price(plan))}
      </Way>
    </Action>
  )
}

/** Who pays has the one plan, or changes to the other. */
function Change({ plan, subscription }: { plan: Plan; subscription: Subscription }) {
  if (plan.id === subscription.plan.id)
    return (
      <Action below={nextWords(subscription)}>
        <Yours>{texts.yourPlan}</Yours>
      </Action>
    )
  if (plan.id === subscription.nextPlan?.id)
    return (
      <Action below={nextWords(subscription)}>
        <Way to={paths.mySubscriptions()}>{texts.seeSubscription}</Way>
      </Action>
    )
  return (
    <Action below={texts.seeFirst}>
      <Way primary to={paths.mySubscriptions({ change: String(plan.id) })}>
        {plan.frequency === 'year' ? texts.changeToYearly(price(plan)) : texts.changeToMonthly(price(plan))}
      </Way>
    </Action>
  )
}

function nextWords({ nextPlan, nextCharge, nextChargeAt, plan }: Subscription): string {
  if (!nextChargeAt || nextCharge === null) return ''
  const to = nextPlan && planById(nextPlan.id)
  const sum = money(nextCharge, plan.currency)
  return to ? texts.nextPlan(to.name, day(nextChargeAt), sum) : texts.nextPayment(day(nextChargeAt), sum)
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
