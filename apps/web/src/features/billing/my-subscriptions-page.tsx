import { useQuery } from '@tanstack/react-query'
import { type Billing, invoicesQuery, subscriptionQuery } from '../../lib/billing.ts'
import { paths } from '../../lib/paths.ts'
import { useSiteSettings } from '../../lib/site-settings.ts'
import { usageQuery } from '../../lib/usage.ts'
import { Card } from '../../ui/card.tsx'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import styles from './billing.module.css'
import { FreeCard } from './free-card.tsx'
import { IncludedCard } from './included-card.tsx'
import { InvoicesCard } from './invoices-card.tsx'
import { LoadingProblem } from './loading-problem.tsx'
import { ProCard } from './pro-card.tsx'
import { UseCard } from './use-card.tsx'

export function Component() {
  const billing = useQuery(subscriptionQuery())
  const invoices = useQuery(invoicesQuery())
  const usage = useQuery(usageQuery())
  return (
    <Page title="Subscription" actions={<TextLink to={paths.transactionHistory()}>Transaction history</TextLink>}>
      <LoadingProblem title="Some of this page could not be loaded." queries={[billing, invoices, usage]} />
      <div className={styles.grid}>
        {billing.isPending && (
          <Card>
            <Skeleton lines={6} label="Loading your plan" />
          </Card>
        )}
        {billing.data && <PlanCard {...billing.data} />}
        <UseCard allowances={usage.data} isPending={usage.isPending} />
        <InvoicesCard invoices={invoices.data} isPending={invoices.isPending} />
      </div>
    </Page>
  )
}

function PlanCard({ subscription, canStartTrial }: Billing) {
  const { billing } = useSiteSettings()
  if (subscription?.isActive) return <ProCard subscription={subscription} />
  if (billing === 'none') return <IncludedCard />
  return <FreeCard ended={subscription} canStartTrial={canStartTrial} />
}
