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
import * as texts from './texts/subscription.tsx'

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

const kinds: Record<string, string> = { month: texts.proMonthly, year: texts.proYearly }

const nameOf = ({ isTrial, plan }: Subscription) => (isTrial ? texts.proTrial : (kinds[plan.frequency] ?? plan.name))

function State({ subscription: { isPastDue, isTrial, cancelAtPeriodEnd } }: Shown) {
  if (isPastDue) return <Badge tone="danger">{texts.paymentFailed}</Badge>
  if (cancelAtPeriodEnd) return <Badge tone="warn">{texts.cancelled}</Badge>
  return (
    <Badge tone="fit">
      <Tick />
      {isTrial ? texts.trial : texts.active}
    </Badge>
  )
}

function Remark({ subscription }: Shown) {
  const { isPastDue, cancelAtPeriodEnd, currentPeriodEnd, endDate, nextChargeAt } = subscription
  if (isPastDue && currentPeriodEnd) {
    return (
      <Note tone="danger" title={texts.paymentFailedOn(day(currentPeriodEnd))}>
        {endDate && `${texts.staysUntil(day(endDate))} `}
        {nextChargeAt && texts.triedAgain(day(nextChargeAt))}
      </Note>
    )
  }
  if (!cancelAtPeriodEnd) return null
  return (
    <Note tone="warn" title={texts.endsOn(lastDay(subscription))}>
      {texts.thenFree}
    </Note>
  )
}

function Facts({ subscription }: Shown) {
  const { isTrial, plan, nextPlan, nextCharge, nextChargeAt, card, startDate, trialEndDate } = subscription
  return (
    <dl className={styles.facts}>
      {!isTrial && <Fact name={texts.price}>{priceWords(plan)}</Fact>}
      {isTrial && trialEndDate && <Fact name={texts.ends}>{texts.trialEnds(day(trialEndDate))}</Fact>}
      {nextChargeAt && nextCharge !== null && (
        <Fact name={texts.nextPayment}>
          {day(nextChargeAt)}, {money(nextCharge, plan.currency)}
        </Fact>
      )}
      {nextPlan && <Fact name={texts.nextPlan}>{nextPlan.name}</Fact>}
      {card && <Fact name={texts.card}>{card}</Fact>}
      <Fact name={texts.since}>{day(startDate)}</Fact>
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
      <ButtonLink to={paths.subscribe({ plan: String(proMonthlyPlan.id) })}>{texts.keepPro}</ButtonLink>
      <span className={styles.quiet}>{texts.startsAtOnce(priceWords(proMonthlyPlan))}</span>
    </>
  )
}

function PayNow({ subscription }: Shown) {
  const owed = subscription.nextPlan ?? subscription.plan
  return (
    <>
      <ButtonLink to={paths.subscribe({ plan: String(owed.id) })}>{texts.changeCardAndPay}</ButtonLink>
      <Cancel subscription={subscription} />
    </>
  )
}

function TakeBack() {
  const resume = useMutation(resumeMutation())
  return (
    <Button variant="line" busy={resume.isPending} onClick={() => resume.mutate()}>
      {texts.takeBack}
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
      {texts.keepPlan(name)}
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
        {other.frequency === 'year' ? texts.changeToYearly(price(other)) : texts.changeToMonthly(price(other))}
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
        {texts.cancelSubscription}
      </Button>
      {isOpen && <CancelDialog subscription={subscription} onClose={() => setOpen(false)} />}
    </>
  )
}
