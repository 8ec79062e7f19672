import { fromMinor } from '@bespeak/domain/billing/money.ts'
import { freePlan, plansById } from '@bespeak/domain/billing/plans.ts'
import { endsAt, isLive } from '@bespeak/domain/billing/subscription.ts'
import type { Builder } from '../../../kernel/graphql.ts'
import { type Answer, answer } from '../answers.ts'
import type { TransactionType } from '../payments/payments.graphql.ts'
import type { Transaction } from '../payments/transactions.store.ts'
import type { PlanType } from '../plans/plans.graphql.ts'
import type { SubscriptionRow } from './subscriptions.store.ts'
import type { Subscriptions } from './subscriptions.ts'

interface Types {
  plan: PlanType
  transaction: TransactionType
  transactionsOf(subscription: SubscriptionRow): Promise<Transaction[]>
}

type Preview = Answer<Awaited<ReturnType<Subscriptions['preview']>>>
type Changed = Answer<Awaited<ReturnType<Subscriptions['change']>>>

const inUnits = (minor: number | undefined, { currency = freePlan.currency }: Pick<Preview, 'currency'>) =>
  fromMinor(minor ?? 0, currency)

export function addSubscriptions(builder: Builder, subscriptions: Subscriptions, types: Types) {
  const { plan, transaction, transactionsOf } = types
  const subscription = builder.objectRef<SubscriptionRow>('Subscription').implement({
    fields: (t) => ({
      id: t.exposeInt('id'),
      userId: t.exposeInt('userId'),
      planId: t.exposeInt('planId'),
      status: t.exposeString('status'),
      startDate: t.expose('startDate', { type: 'DateTime' }),
      endDate: t.field({ type: 'DateTime', nullable: true, resolve: endsAt }),
      trialEndDate: t.expose('trialEndDate', { type: 'DateTime', nullable: true }),
      cancelAtPeriodEnd: t.exposeBoolean('cancelAtPeriodEnd'),
      currentPeriodStart: t.expose('currentPeriodStart', { type: 'DateTime' }),
      currentPeriodEnd: t.expose('currentPeriodEnd', { type: 'DateTime', nullable: true }),
      cancelReason: t.exposeString('cancelReason', { nullable: true }),
      isActive: t.boolean({ resolve: isLive }),
      isTrial: t.boolean({ resolve: ({ status }) => status === 'trialing' }),
      isCancelled: t.boolean({ resolve: ({ status }) => status === 'cancelled' }),
      isPastDue: t.boolean({ resolve: ({ status }) => status === 'past_due' }),
      isExpired: t.boolean({ resolve: ({ status }) => status === 'expired' }),
      plan: t.field({ type: plan, resolve: ({ planId }) => plansById[planId] }),
      nextPlan: t.field({
        type: plan,
        nullable: true,
        resolve: ({ nextPlanId }) => nextPlanId && plansById[nextPlanId],
      }),
      nextCharge: t.float({
        nullable: true,
        resolve: (it) => {
          const next = subscriptions.nextCharge(it)
          return next && fromMinor(next.amount, plansById[it.planId].currency)
        },
      }),
      nextChargeAt: t.field({
        type: 'DateTime',
        nullable: true,
        resolve: (it) => subscriptions.nextCharge(it)?.at ?? null,
      }),
      card: t.exposeString('card', { nullable: true }),
      transactions: t.field({ type: [transaction], resolve: (it) => transactionsOf(it) }),
    }),
  })
  const preview = builder.objectRef<Preview>('PlanChangePreview').implement({
    fields: (t) => ({
      success: t.exposeBoolean('success'),
      message: t.exposeString('message'),
      dueNow: t.float({ resolve: (it) => inUnits(it.dueNow, it) }),
      tax: t.float({ resolve: (it) => inUnits(it.tax, it) }),
      nextCharge: t.float({ resolve: (it) => inUnits(it.nextCharge, it) }),
      nextChargeAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ nextChargeAt }) => nextChargeAt ?? null }),
      currency: t.string({ resolve: ({ currency }) => currency ?? freePlan.currency }),
    }),
  })
  const result = builder.objectRef<Changed>('SubscriptionResult').implement({
    fields: (t) => ({
      success: t.exposeBoolean('success'),
      message: t.exposeString('message'),
      subscription: t.field({ type: subscription, nullable: true, resolve: (it) => it.subscription ?? null }),
    }),
  })
  builder.queryFields((t) => ({
    getUserSubscription: t.field({
      type: subscription,
      nullable: true,
      resolve: (_, __, context) => subscriptions.get(context),
    }),
    canStartTrial: t.boolean({ resolve: (_, __, context) => subscriptions.canStartTrial(context) }),
    previewPlanChange: t.field({
      type: preview,
      args: { planId: t.arg.int({ required: true }) },
      resolve: (_, { planId }, context) => answer(subscriptions.preview(context, planId)),
    }),
  }))
  builder.mutationFields((t) => ({
    startTrial: t.field({
      type: result,
      args: { planId: t.arg.int({ required: true }) },
      resolve: (_, { planId }, context) => answer<Changed>(subscriptions.startTrial(context, planId)),
    }),
    changePlan: t.field({
      type: result,
      args: { planId: t.arg.int({ required: true }) },
      resolve: (_, { planId }, context) => answer<Changed>(subscriptions.change(context, planId)),
    }),
    cancelSubscription: t.field({
      type: result,
      args: { reason: t.arg.string() },
      resolve: (_, { reason }, context) => answer<Changed>(subscriptions.cancel(context, reason ?? null)),
    }),
    resumeSubscription: t.field({
      type: result,
      resolve: (_, __, context) => answer<Changed>(subscriptions.resume(context)),
    }),
  }))
  return result
}

export type SubscriptionResultType = ReturnType<typeof addSubscriptions>
