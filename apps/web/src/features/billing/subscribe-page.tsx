import { proMonthlyPlan, proYearlyPlan } from '@bespeak/domain/billing/plans.ts'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { type Billing, planChangeQuery, type Subscription, subscriptionQuery } from '../../lib/billing.ts'
import { problemOf } from '../../lib/load-problem.ts'
import { paths } from '../../lib/paths.ts'
import { useKnownSettings } from '../../lib/site-settings.ts'
import { BackButton } from '../../ui/back-button.tsx'
import { Card } from '../../ui/card.tsx'
import { LoadProblem } from '../../ui/load-problem.tsx'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { AlreadyPro } from './already-pro.tsx'
import styles from './checkout.module.css'
import { IncludedCard } from './included-card.tsx'
import { Order } from './order.tsx'
import { Payment } from './payment.tsx'
import * as texts from './texts/checkout.tsx'

/** Where a plan is paid for, or the renewal that was declined. */
export function Component() {
  const billing = useQuery(subscriptionQuery())
  const settings = useKnownSettings()
  const provider = settings.data?.billing
  const isLate = billing.data?.subscription?.isPastDue === true
  return (
    <Page
      title={isLate ? texts.changeCardAndPay : texts.subscribe}
      className={styles.page}
      back={<BackButton to={paths.plans()} label={texts.plans} />}
    >
      <LoadProblem title={texts.planNotLoaded} problem={problemOf([billing, settings])} />
      {(billing.isPending || settings.isPending) && (
        <Card>
          <Skeleton lines={6} label={texts.planLoading} />
        </Card>
      )}
      {provider === 'none' && <IncludedCard />}
      {provider && provider !== 'none' && billing.data && (
        <Checkout {...billing.data} isTest={provider === 'sandbox'} />
      )}
    </Page>
  )
}

function Checkout({ subscription, canStartTrial, isTest }: Billing & { isTest: boolean }) {
  const [search, setSearch] = useSearchParams()
  const wanted = search.get('plan') === String(proYearlyPlan.id) ? proYearlyPlan.id : proMonthlyPlan.id
  const owed = owedBy(subscription)
  const planId = owed ?? wanted
  const preview = useQuery(planChangeQuery(planId))
  if (subscription?.isActive && !subscription.isTrial && owed === null) return <AlreadyPro />
  return (
    <>
      <LoadProblem title={texts.orderNotLoaded} problem={problemOf([preview])} />
      <div className={styles.grid}>
        <Payment planId={planId} preview={preview.data} isTest={isTest} />
        <Order
          planId={planId}
          preview={preview.data}
          canStartTrial={canStartTrial}
          onPlan={owed === null ? (id) => setSearch({ plan: String(id) }, { replace: true }) : null}
        />
      </div>
    </>
  )
}

/** Who is late pays for what is due, and nothing else. */
const owedBy = (subscription: Subscription | null): number | null =>
  subscription?.isPastDue ? (subscription.nextPlan ?? subscription.plan).id : null
