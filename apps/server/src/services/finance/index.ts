import { createBuilder } from '../../kernel/graphql.ts'
import { partsOf } from '../../kernel/held.ts'
import type { Job } from '../../kernel/jobs.ts'
import { addCheckouts } from './checkouts/checkouts.graphql.ts'
import { createCheckouts } from './checkouts/checkouts.ts'
import { createElsewhere } from './checkouts/elsewhere.ts'
import { createEvents } from './checkouts/events.ts'
import { held } from './held.store.ts'
import { addInvoices } from './invoices/invoices.graphql.ts'
import { createInvoices } from './invoices/invoices.ts'
import { createNotices } from './notices/notices.ts'
import { addPayments } from './payments/payments.graphql.ts'
import { createPayments } from './payments/payments.ts'
import { transactionsOfSubscription } from './payments/transactions.store.ts'
import { addPlans } from './plans/plans.graphql.ts'
import type { FinancePorts } from './ports.ts'
import { createCloseAccount } from './subscriptions/close-account.ts'
import { addSubscriptions } from './subscriptions/subscriptions.graphql.ts'
import { hasLive } from './subscriptions/subscriptions.store.ts'
import { createSubscriptions } from './subscriptions/subscriptions.ts'
import { createWithoutPerson } from './subscriptions/without-person.ts'
import { createForgetting } from './time/forgetting.ts'
import { createSteps } from './time/steps.ts'
import { addUsage } from './usage/usage.graphql.ts'
import { createUsage } from './usage/usage.ts'

export function createFinanceService(ports: FinancePorts) {
  const usage = createUsage(ports)
  const notices = createNotices(ports)
  const payments = createPayments(ports, notices)
  const events = createEvents(ports, notices)
  const elsewhere = createElsewhere(ports, events)
  const closeAccount = createCloseAccount(ports)

  const builder = createBuilder()
  const plan = addPlans(builder)
  addUsage(builder, usage)
  const transaction = addPayments(builder, payments)
  addInvoices(builder, createInvoices(ports))
  const result = addSubscriptions(builder, createSubscriptions(ports, payments, notices), {
    plan,
    transaction,
    transactionsOf: ({ id }) => transactionsOfSubscription(ports.sql, id),
  })
  addCheckouts(builder, createCheckouts(ports, events, elsewhere), result)

  // Where nothing is sold, nobody is charged for what they once bought elsewhere.
  const steps = ports.provider.openCheckout ? createSteps(ports, payments, notices) : []
  const jobs: Job<never>[] = [...steps, ...elsewhere.jobs, createForgetting(ports), notices.send, usage.tellScarce]
  return {
    schema: builder.toSchema(),
    jobs,
    api: {
      refuseUsedUp: usage.refuseUsedUp,
      recordUse: usage.record,
      permissionsOf: usage.permissionsOf,
      hearOfPayment: elsewhere.receive,
      async closeAccount(userId: number): Promise<void> {
        await elsewhere.closeAll(userId)
        await closeAccount(userId)
      },
      isCustomer: (userId: number) => hasLive(ports.sql, userId),
      eraseOf: createWithoutPerson(ports),
      exportOf: (userId: number) => partsOf(ports.sql, held, userId),
    },
  }
}
