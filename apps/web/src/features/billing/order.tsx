import { planById, proMonthlyPlan, proYearlyPlan } from '@bespeak/domain/billing/plans.ts'
import { pricePerMonth } from '@bespeak/domain/billing/price.ts'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { type PlanChangePreview, startTrialMutation } from '../../lib/billing.ts'
import { day, money, price } from '../../lib/billing-words.ts'
import { paths } from '../../lib/paths.ts'
import { Card } from '../../ui/card.tsx'
import { Pick, Picks } from '../../ui/pick.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextButton } from '../../ui/text-link.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './checkout.module.css'
import * as texts from './texts/checkout.tsx'

type OrderProps = {
  planId: number
  preview: PlanChangePreview | undefined
  canStartTrial: boolean
  /** `null`: there is nothing to choose. */
  onPlan: ((planId: number) => void) | null
}

export function Order({ planId, preview, canStartTrial, onPlan }: OrderProps) {
  return (
    <Card title={texts.order} className={styles.order}>
      {onPlan && <Periods planId={planId} onPlan={onPlan} />}
      {preview ? <Sums planId={planId} preview={preview} /> : <Skeleton lines={3} label={texts.orderLoading} />}
      {canStartTrial && <LookFirst planId={planId} />}
    </Card>
  )
}

const yearlyByMonth = price({ ...proYearlyPlan, price: pricePerMonth(proYearlyPlan) })

const periods = [
  { id: proMonthlyPlan.id, name: texts.monthly, words: texts.eachMonth(price(proMonthlyPlan)) },
  {
    id: proYearlyPlan.id,
    name: texts.yearly,
    words: texts.eachYear(price(proYearlyPlan), yearlyByMonth),
  },
]

function Periods({ planId, onPlan }: { planId: number; onPlan: (planId: number) => void }) {
  return (
    <Picks legend={<VisuallyHidden>{texts.howToPay}</VisuallyHidden>}>
      {periods.map(({ id, name, words }) => (
        <Pick key={id} type="radio" name="plan" checked={id === planId} onChange={() => onPlan(id)}>
          <b>{name}</b>
          <small>{words}</small>
        </Pick>
      ))}
    </Picks>
  )
}

function Sums({ planId, preview }: { planId: number; preview: PlanChangePreview }) {
  const { dueNow, tax, nextCharge, nextChargeAt, currency } = preview
  const plan = planById(planId)
  return (
    <>
      <dl className={styles.sums}>
        <div>
          <dt>{plan?.name}</dt>
          <dd>{money(dueNow - tax, currency)}</dd>
        </div>
        <div>
          <dt>{texts.tax}</dt>
          <dd>{money(tax, currency)}</dd>
        </div>
        <div className={styles.sum}>
          <dt>{texts.today}</dt>
          <dd>{money(dueNow, currency)}</dd>
        </div>
      </dl>
      {nextChargeAt && (
        <p className={styles.quiet}>
          {texts.nextPaymentOn(day(nextChargeAt), money(nextCharge, currency))}
          {plan?.frequency === 'year' && ` ${texts.toldBefore}`}
        </p>
      )}
    </>
  )
}

function LookFirst({ planId }: { planId: number }) {
  const navigate = useNavigate()
  const trial = useMutation(startTrialMutation())
  return (
    <p className={styles.first}>
      {texts.lookFirst(
        <TextButton
          disabled={trial.isPending}
          onClick={() => trial.mutate(planId, { onSuccess: () => void navigate(paths.mySubscriptions()) })}
        >
          {texts.tryPro(proMonthlyPlan.trialDays)}
        </TextButton>,
      )}
    </p>
  )
}
