import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { accountLinks } from '../../lib/account-links.ts'
import { type Billing, invoicesQuery, subscriptionQuery } from '../../lib/billing.ts'
import { isAwaited, problemOf } from '../../lib/load-problem.ts'
import { paths } from '../../lib/paths.ts'
import { useKnownSettings } from '../../lib/site-settings.ts'
import { usageQuery } from '../../lib/usage.ts'
import { Card } from '../../ui/card.tsx'
import { LinkTabs } from '../../ui/link-tabs.tsx'
import { LoadProblem } from '../../ui/load-problem.tsx'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { takeLostFocus } from '../../ui/take-lost-focus.ts'
import { TextLink } from '../../ui/text-link.tsx'
import styles from './billing.module.css'
import { FreeCard } from './free-card.tsx'
import { IncludedCard } from './included-card.tsx'
import { InvoicesCard } from './invoices-card.tsx'
import { ProCard } from './pro-card.tsx'
import * as texts from './texts/subscription.tsx'
import { UsageCard } from './usage-card.tsx'

export function Component() {
  const billing = useQuery(subscriptionQuery())
  const invoices = useQuery(invoicesQuery())
  const usage = useQuery(usageQuery())
  const settings = useKnownSettings()
  const asked = [billing, invoices, usage, settings]
  return (
    <Page
      title={texts.subscription}
      actions={<TextLink to={paths.transactionHistory()}>{texts.transactionHistory}</TextLink>}
    >
      <LinkTabs label={texts.account} items={accountLinks} />
      <LoadProblem title={texts.someNotLoaded} problem={problemOf(asked)} />
      {/* All at once: each card stands where the one above it ends. */}
      {isAwaited(asked) ? (
        <Card>
          <Skeleton fills lines={6} label={texts.planLoading} />
        </Card>
      ) : (
        <div className={styles.grid}>
          {billing.data && settings.data && <Plan {...billing.data} isSold={settings.data.billing !== 'none'} />}
          {usage.data && <UsageCard allowances={usage.data} />}
          {invoices.data && <InvoicesCard invoices={invoices.data} />}
        </div>
      )}
    </Page>
  )
}

type Shown = Billing & { isSold: boolean }

/** What was pressed is gone once it has worked: the focus stays with the plan. */
function Plan(billing: Shown) {
  const place = useRef<HTMLDivElement>(null)
  const state = stateOf(billing)
  const shown = useRef(state)
  useEffect(() => {
    if (shown.current !== state) takeLostFocus(place.current)
    shown.current = state
  }, [state])
  return (
    <div ref={place} className={styles.place}>
      <PlanCard {...billing} />
    </div>
  )
}

const stateOf = ({ subscription: it }: Billing) =>
  [it?.status, it?.cancelAtPeriodEnd, it?.plan.id, it?.nextPlan?.id].join()

function PlanCard({ subscription, canStartTrial, isSold }: Shown) {
  if (subscription?.isActive) return <ProCard subscription={subscription} />
  if (!isSold) return <IncludedCard />
  return <FreeCard ended={subscription} canStartTrial={canStartTrial} />
}
