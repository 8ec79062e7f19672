import { type Plan, planById, proMonthlyPlan, proYearlyPlan } from '@bespeak/domain/billing/plans.ts'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router'
import { changePlanMutation, resumeMutation, type Subscription } from '../../lib/billing.ts'
import { day, lastDay, money, price, priceWords } from '../../lib/billing-words.ts'
import { paths } from '../../lib/paths.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Note } from '../../ui/note.tsx'
import { Tick } from '../../ui/tick.tsx'
import styles from './billing.module.css'
import { CancelDialog } from './cancel-dialog.tsx'
import { ChangeCard } from './change-card.tsx'
import { ChangeDialog } from './change-dialog.tsx'

type Shown = { subscription: Subscription }

/** What somebody has and pays, and what can be changed about it. */
export function ProCard({ subscription }: Shown) {
  const { isTrial, isPastDue, cancelAtPeriodEnd } = subscription
  const Actions = cancelAtPeriodEnd ? TakeBack : isTrial ? Subscribe : isPastDue ? PayNow : ChangeOrCancel
  return (
    <Card title={nameOf(subscription)} className={styles.plan} actions={<State subscription={subscription} />}>
      <Remark subscription={subscription} />
      {!isPastDue && <Facts subscription={subscription} />}
      <div className={styles.buttons}>
        <Actions subscription={subscription} />
        {subscription.card && !isPastDue && <ChangeCard />}
      </div>
    </Card>
  )
}

const kinds: Record<string, string> = { month: 'Pro, monthly', year: 'Pro, yearly' }

const nameOf = ({ isTrial, plan }: Subscription) => (isTrial ? 'Pro, trial' : (kinds[plan.frequency] ?? plan.name))

function State({ subscription: { isPastDue, isTrial, cancelAtPeriodEnd } }: Shown) {
  if (isPastDue) return <Badge tone="danger">Payment failed</Badge>
  if (cancelAtPeriodEnd) return <Badge tone="warn">Cancelled</Badge>
  return (
    <Badge tone="fit">
      <Tick />
      {isTrial ? 'Trial' : 'Active'}
    </Badge>
  )
}

function Remark({ subscription }: Shown) {
  const { isPastDue, cancelAtPeriodEnd, currentPeriodEnd, endDate, nextChargeAt } = subscription
  if (isPastDue && currentPeriodEnd) {
    return (
      <Note tone="danger" title={`Your payment of ${day(currentPeriodEnd)} did not go through.`}>
        {endDate && `Pro stays on until ${day(endDate)}. `}
        {nextChargeAt && `We try again on ${day(nextChargeAt)}.`}
      </Note>
    )
  }
  if (!cancelAtPeriodEnd) return null
  return (
    <Note tone="warn" title={`Pro ends on ${lastDay(subscription)}.`}>
      Then you are on Free. Nothing you made is deleted.
    </Note>
  )
}

function Facts({ subscription }: Shown) {
  const { isTrial, plan, nextPlan, nextCharge, nextChargeAt, card, startDate, trialEndDate } = subscription
  return (
    <dl className={styles.facts}>
      {!isTrial && <Fact name="Price">{priceWords(plan)}</Fact>}
      {isTrial && trialEndDate && <Fact name="Ends">{day(trialEndDate)}. Nothing will be charged.</Fact>}
      {nextChargeAt && nextCharge !== null && (
        <Fact name="Next payment">
          {day(nextChargeAt)}, {money(nextCharge, plan.currency)}
        </Fact>
      )}
      {nextPlan && <Fact name="Then">{nextPlan.name}</Fact>}
      {card && <Fact name="Card">{card}</Fact>}
      <Fact name="Since">{day(startDate)}</Fact>
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Subscribe() {
  return (
    <>
      <ButtonLink to={paths.subscribe({ plan: String(proMonthlyPlan.id) })}>Keep Pro</ButtonLink>
      <span className={styles.quiet}>{priceWords(proMonthlyPlan)}. Paying starts it at once.</span>
    </>
  )
}

function PayNow({ subscription }: Shown) {
  const owed = subscription.nextPlan ?? subscription.plan
  return (
    <>
      <ButtonLink to={paths.subscribe({ plan: String(owed.id) })}>Change card and pay</ButtonLink>
      <Cancel subscription={subscription} />
    </>
  )
}

function TakeBack() {
  const resume = useMutation(resumeMutation())
  return (
    <Button variant="line" busy={resume.isPending} onClick={() => resume.mutate()}>
      Take it back
    </Button>
  )
}

function ChangeOrCancel({ subscription }: Shown) {
  return (
    <>
      {subscription.nextPlan ? <KeepPlan plan={subscription.plan} /> : <Change from={subscription.plan} />}
      <Cancel subscription={subscription} />
    </>
  )
}

/** The change that waits for the period's end is taken back by the plan that is there. */
function KeepPlan({ plan: { id, name } }: Pick<Subscription, 'plan'>) {
  const change = useMutation(changePlanMutation())
  return (
    <Button variant="line" busy={change.isPending} onClick={() => change.mutate(id)}>
      Keep {name}
    </Button>
  )
}

/** The address can open it: who chose the other plan on the page of prices comes here. */
function Change({ from }: { from: Subscription['plan'] }) {
  const [search, setSearch] = useSearchParams()
  const other = from.id === proYearlyPlan.id ? proMonthlyPlan : proYearlyPlan
  const wanted = planById(Number(search.get('change')))
  const show = (plan: Plan | null) =>
    setSearch(plan ? { change: String(plan.id) } : {}, { replace: true, preventScrollReset: true })
  return (
    <>
      <Button variant="line" onClick={() => show(other)}>
        Change to {other.frequency === 'year' ? 'yearly' : 'monthly'}, {price(other)}
      </Button>
      {wanted?.id === other.id && <ChangeDialog plan={other} onClose={() => show(null)} />}
    </>
  )
}

function Cancel({ subscription }: Shown) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        Cancel subscription
      </Button>
      {isOpen && <CancelDialog subscription={subscription} onClose={() => setOpen(false)} />}
    </>
  )
}
