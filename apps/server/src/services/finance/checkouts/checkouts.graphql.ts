import type { Builder } from '../../../kernel/graphql.ts'
import { type Answer, answer } from '../answers.ts'
import type { SubscriptionResultType } from '../subscriptions/subscriptions.graphql.ts'
import type { Checkouts } from './checkouts.ts'

type Started = Answer<Awaited<ReturnType<Checkouts['start']>>>

export function addCheckouts(builder: Builder, checkouts: Checkouts, result: SubscriptionResultType) {
  const started = builder.objectRef<Started>('CheckoutResult').implement({
    fields: (t) => ({
      success: t.exposeBoolean('success'),
      message: t.exposeString('message'),
      url: t.string({ nullable: true, resolve: ({ url }) => url ?? null }),
    }),
  })
  builder.mutationFields((t) => ({
    startCheckout: t.field({
      type: started,
      args: { planId: t.arg.int({ required: true }) },
      resolve: (_, { planId }, context) => answer(checkouts.start(context, planId)),
    }),
    completeSandboxCheckout: t.field({
      type: result,
      args: { checkoutId: t.arg.string({ required: true }), outcome: t.arg.string({ required: true }) },
      resolve: (_, { checkoutId, outcome }, context) => answer(checkouts.completeTest(context, checkoutId, outcome)),
    }),
    openBillingPortal: t.field({
      type: started,
      resolve: (_, __, context) => answer(checkouts.openPortal(context)),
    }),
  }))
}
