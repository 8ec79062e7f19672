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

type FreeCardProps = { ended: Subscription | null; canStartTrial: boolean }

export function FreeCard({ ended, canStartTrial }: FreeCardProps) {
  return (
    <Card title={freePlan.name} className={styles.plan} actions={<Badge>Your plan</Badge>}>
      <p className={styles.lead}>
        {ended?.endDate && `Pro ended on ${day(ended.endDate)}. `}A few of each every month. Everything you make stays
        yours.
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
        Try Pro for {proMonthlyPlan.trialDays} days
      </Button>
      <span className={styles.quiet}>
        No card needed. <TextLink to={paths.subscribe({ plan: String(proMonthlyPlan.id) })}>Or subscribe now</TextLink>
      </span>
    </div>
  )
}

function ToPlans() {
  return (
    <div className={styles.buttons}>
      <ButtonLink to={paths.subscribe({ plan: String(proMonthlyPlan.id) })}>Subscribe to Pro</ButtonLink>
      <TextLink to={paths.plans()}>Compare the plans</TextLink>
    </div>
  )
}
