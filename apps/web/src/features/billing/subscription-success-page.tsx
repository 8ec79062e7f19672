import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type Subscription, subscriptionQuery } from '../../lib/billing.ts'
import { day, lastDay, money } from '../../lib/billing-words.ts'
import { problemOf } from '../../lib/load-problem.ts'
import { paths } from '../../lib/paths.ts'
import { useKnownSettings } from '../../lib/site-settings.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { LoadProblem } from '../../ui/load-problem.tsx'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './checkout.module.css'
import * as texts from './texts/after-payment.ts'

/** Says what the service says. To open this address pays nothing and gives nothing. */
export function Component() {
  const isOnItsWay = useIsOnItsWay()
  const billing = useQuery({
    ...subscriptionQuery(),
    refetchInterval: ({ state }) => isOnItsWay && state.data?.subscription?.status !== 'active' && askedEveryMs,
  })
  return (
    <Page title={texts.yourPayment} width="reading">
      <LoadProblem title={texts.planNotLoaded} problem={problemOf([billing])} />
      {billing.data?.subscription?.status === 'active' ? (
        <Paid subscription={billing.data.subscription} />
      ) : billing.isFetching || (billing.data && isOnItsWay) ? (
        <Card>
          <Skeleton lines={4} label={texts.checkingPayment} />
        </Card>
      ) : (
        billing.data && <NotPaid onAsk={() => void billing.refetch()} />
      )}
    </Page>
  )
}

const [askedEveryMs, waitedMs] = [2000, 20_000]

/** Who comes back from the provider's page may be here before the news that they paid. */
function useIsOnItsWay(): boolean {
  const provider = useKnownSettings().data?.billing
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), waitedMs)
    return () => clearTimeout(timer)
  }, [])
  return provider === 'stripe' && !isLate
}

function NotPaid({ onAsk }: { onAsk: () => void }) {
  return (
    <Card title={texts.notArrived}>
      <p>{texts.notArrivedDetail}</p>
      <div className={styles.buttons}>
        <Button onClick={onAsk}>{texts.checkAgain}</Button>
        <ButtonLink variant="line" to={paths.mySubscriptions()}>
          {texts.seeSubscription}
        </ButtonLink>
      </div>
    </Card>
  )
}

function Paid({ subscription }: { subscription: Subscription }) {
  const { nextCharge, nextChargeAt, plan } = subscription
  return (
    <Card title={texts.youHavePro}>
      <p>
        {texts.paidUntil(plan.name, lastDay(subscription))}
        {nextChargeAt &&
          nextCharge !== null &&
          ` ${texts.nextPaymentOn(day(nextChargeAt), money(nextCharge, plan.currency))}`}
      </p>
      <div className={styles.buttons}>
        <ButtonLink to={paths.tailor()}>{texts.tailorResume}</ButtonLink>
        <ButtonLink variant="line" to={paths.mySubscriptions()}>
          {texts.seeSubscription}
        </ButtonLink>
      </div>
    </Card>
  )
}
