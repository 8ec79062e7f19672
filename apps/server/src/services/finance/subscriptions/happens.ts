import { asOf, isLive, move, type SubscriptionEvent } from '@bespeak/domain/billing/subscription.ts'
import type { RequestContext } from '../../../kernel/context.ts'
import type { Sql } from '../../../kernel/db.ts'
import type { FinancePorts } from '../ports.ts'
import { noteOf } from './noted.ts'
import { changeSubscription, insertSubscription, latestOf, type SubscriptionRow } from './subscriptions.store.ts'

/** What becomes of a user's subscription, kept and noted; null where that cannot happen to it. Its user is locked. */
export async function happens(
  { now, note }: FinancePorts,
  tx: Sql,
  userId: number,
  event: SubscriptionEvent,
  by: RequestContext | null = null,
): Promise<SubscriptionRow | null> {
  const changed = await change(tx, userId, event, now())
  const noted = changed && noteOf(event, changed)
  if (noted) await note(tx, userId, noted, by)
  return changed
}

async function change(tx: Sql, userId: number, event: SubscriptionEvent, now: Date): Promise<SubscriptionRow | null> {
  const row = await latestOf(tx, userId)
  const next = move(row, event, now)
  if (!next) return null
  if (row && isLive(asOf(row, now))) return changeSubscription(tx, row.id, next, now)
  // It ended by itself, and nobody has come by to write that down.
  if (row && isLive(row)) await changeSubscription(tx, row.id, asOf(row, now), now)
  return insertSubscription(tx, userId, next, now)
}
