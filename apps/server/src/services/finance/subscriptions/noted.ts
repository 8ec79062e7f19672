import type { Activity, ActivityEvent } from '@bespeak/domain/account/activity.ts'
import { type PlanId, plansById } from '@bespeak/domain/billing/plans.ts'
import { isLive, type Subscription, type SubscriptionEvent } from '@bespeak/domain/billing/subscription.ts'

/** What of it a person finds among what was done with their account; the rest changes no plan. */
const noted: Record<SubscriptionEvent['kind'], ActivityEvent | null> = {
  tried: 'trial-started',
  subscribed: 'subscribed',
  upgraded: 'plan-changed',
  'plan-set': 'plan-change-planned',
  cancelled: 'plan-cancelled',
  stopped: 'plan-ended',
  resumed: 'plan-kept',
  renewed: null,
  declined: null,
  reminded: null,
}

const planNamed = (planId: PlanId) => plansById[planId].name

export function noteOf(event: SubscriptionEvent, after: Subscription): Activity | null {
  const detail = planNamed('planId' in event ? event.planId : after.planId)
  // The last of several tries to charge ends it.
  if (event.kind === 'declined' && !isLive(after)) return { event: 'plan-ended', detail }
  const name = noted[event.kind]
  return name && { event: name, detail }
}

/** Its time was over. */
export const endedNote = ({ planId }: Subscription): Activity => ({ event: 'plan-ended', detail: planNamed(planId) })
