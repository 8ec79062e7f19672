import { freePlan, proMonthlyPlan } from '@bespeak/domain/billing/plans.ts'
import { useMutation } from '@tanstack/react-query'
import { type Subscription, startTrialMutation } from '../../lib/billing.ts'
import { day } from '../../lib/billing-words.ts'
import { paths } from '../../lib/paths.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import styles from './billing.module.css'
import * as texts from './texts/subscription.tsx'

type FreeCardProps = { ended: Subscription | null; canStartTrial: boolean }

export function FreeCard({ ended, canStartTrial }: FreeCardProps) {
  return (
    <Card title={freePlan.name} className={styles.plan} actions={<Badge>{texts.yourPlan}</Badge>}>
      <p className={styles.lead}>
        {ended?.endDate && `${texts.proEnded(day(ended.endDate))} `}
        {texts.freeLead}
      </p>
      {canStartTrial ? <Trial /> : <ToPlans />}
    </Card>
  )
}

function Trial() {
  const trial = useMutation(startTrialMutation())
  return (
    <div className={styles.buttons}>
      <Button busy={trial.isPending} onClick={() => trial.mutate(proMonthlyPlan.id)}>
        {texts.tryPro(proMonthlyPlan.trialDays)}
      </Button>
      <span className={styles.quiet}>
        {texts.noCardNeeded}{' '}
        <TextLink to={paths.subscribe({ plan: String(proMonthlyPlan.id) })}>{texts.orSubscribe}</TextLink>
      </span>
    </div>
  )
}

function ToPlans() {
  return (
    <div className={styles.buttons}>
      <ButtonLink to={paths.subscribe({ plan: String(proMonthlyPlan.id) })}>{texts.subscribe}</ButtonLink>
      <TextLink to={paths.plans()}>{texts.comparePlans}</TextLink>
    </div>
  )
}
