import { createSandbox } from '../../../adapters/billing/sandbox.ts'
import { jobQueue } from '../../../kernel/jobs.ts'
import { documentsWrittenHere } from '../../../testing/documents.ts'
import { type Answer, type DrivenApp, field } from '../../../testing/drive.ts'
import type { FinancePorts, PaymentProvider } from '../ports.ts'

export type User = Awaited<ReturnType<DrivenApp['signUp']>>

export interface ShownSubscription {
  id: number
  planId: number
  status: string
  endDate: string | null
  trialEndDate: string | null
  cancelAtPeriodEnd: boolean
  cancelReason: string | null
  currentPeriodStart: string
  currentPeriodEnd: string
  isActive: boolean
  nextCharge: number | null
  nextChargeAt: string | null
  nextPlan: { id: number } | null
  card: string | null
}

export interface Outcome {
  success: boolean
  message: string
}

const shown = `id planId status endDate trialEndDate cancelAtPeriodEnd cancelReason currentPeriodStart currentPeriodEnd
  isActive nextCharge nextChargeAt nextPlan { id } card`
const result = `{ success message subscription { ${shown} } }`

export interface ShownInvoice {
  id: number
  number: string
  status: string
  subtotal: number
  tax: number
  total: number
  createdAt: string
  items: { description: string; amount: number }[]
}

export interface ShownTransaction {
  kind: string
  amount: number
  status: string
  description: string
  invoiceId: number | null
}

/** What a person does with their subscription, by its name. */
export function billingCalls(app: DrivenApp) {
  const call = (user: User, text: string, variables: object = {}): Promise<Answer> =>
    app.call('finance', text, variables, { token: user.token })
  const ask = async <Result>(user: User, name: string, text: string, variables: object = {}): Promise<Result> =>
    field<Result>(await call(user, text, variables), name)
  const change = (name: string, declared: string, passed: string) => (user: User, variables: object) =>
    ask<Outcome & { subscription: ShownSubscription | null }>(
      user,
      name,
      `mutation(${declared}) { ${name}(${passed}) ${result} }`,
      variables,
    )

  const startTrial = change('startTrial', '$planId: Int!', 'planId: $planId')
  const changePlan = change('changePlan', '$planId: Int!', 'planId: $planId')
  const cancel = change('cancelSubscription', '$reason: String', 'reason: $reason')
  const pay = change(
    'completeSandboxCheckout',
    '$checkoutId: String!, $outcome: String!',
    'checkoutId: $checkoutId, outcome: $outcome',
  )
  const checkoutText = 'mutation($planId: Int!) { startCheckout(planId: $planId) { success message url } }'
  const startCheckout = (user: User, planId: number) =>
    ask<Outcome & { url: string | null }>(user, 'startCheckout', checkoutText, { planId })

  async function checkoutOf(user: User, planId: number): Promise<string> {
    const { url, message } = await startCheckout(user, planId)
    if (!url) throw new Error(message)
    return new URL(url).searchParams.get('checkout') ?? ''
  }

  return {
    call,
    startTrial: (user: User, planId = 2) => startTrial(user, { planId }),
    changePlan: (user: User, planId: number) => changePlan(user, { planId }),
    cancel: (user: User, reason?: string) => cancel(user, { reason }),
    resume: (user: User) =>
      ask<Outcome & { subscription: ShownSubscription | null }>(
        user,
        'resumeSubscription',
        `mutation { resumeSubscription ${result} }`,
      ),
    pay: (user: User, checkoutId: string, outcome = 'paid') => pay(user, { checkoutId, outcome }),
    startCheckout,
    checkoutOf,
    /** Chosen and paid for. */
    subscribe: async (user: User, planId = 2, outcome = 'paid') =>
      pay(user, { checkoutId: await checkoutOf(user, planId), outcome }),
    subscription: (user: User) =>
      ask<ShownSubscription | null>(user, 'getUserSubscription', `{ getUserSubscription { ${shown} } }`),
    preview: (user: User, planId: number) =>
      ask<Outcome & { dueNow: number; tax: number; nextCharge: number; nextChargeAt: string | null; currency: string }>(
        user,
        'previewPlanChange',
        'query($planId: Int!) { previewPlanChange(planId: $planId) { success message dueNow tax nextCharge nextChargeAt currency } }',
        { planId },
      ),
    invoices: (user: User, filter: object = {}) =>
      ask<ShownInvoice[]>(
        user,
        'getUserInvoices',
        `query($status: String, $from: DateTime, $to: DateTime) { getUserInvoices(status: $status, from: $from, to: $to) {
          id number status subtotal tax total createdAt items { description amount } } }`,
        filter,
      ),
    transactions: (user: User) =>
      ask<ShownTransaction[]>(
        user,
        'getUserTransactions',
        '{ getUserTransactions { kind amount status description invoiceId } }',
      ),
    limitOf: async (user: User, featureKey: string) =>
      (
        await ask<{ featureKey: string; limitValue: number | null }[]>(
          user,
          'getUsageAllowances',
          '{ getUsageAllowances { featureKey limitValue } }',
        )
      ).find((it) => it.featureKey === featureKey)?.limitValue,
    /** What is due by the clock is done, as it is each hour. */
    async timePasses(until: Date) {
      app.clock.set(until)
      await jobQueue.enqueue(app.sql, 'finance.look-for-steps', {})
      await app.runJobs()
    },
  }
}

export type BillingCalls = ReturnType<typeof billingCalls>

/** What the service has from outside, for what no request of a person reaches. */
export const portsOf = (
  app: DrivenApp,
  provider: PaymentProvider = createSandbox({ publicUrl: '' }),
): FinancePorts => ({
  sql: app.sql,
  now: app.clock.now,
  jobs: jobQueue,
  provider,
  mail: { send: async () => undefined },
  limits: { take: async () => ({ allowed: true }) },
  outOfRoom: () => undefined,
  live: { notify: async () => undefined },
  note: async () => undefined,
  writerFor: () => documentsWrittenHere,
  personOf: async () => ({ name: 'Ines Duarte', email: 'ines@example.com' }),
  publicUrl: '',
  alarm: () => undefined,
  invoiceIssuer: ['Sandbox issuer'],
  taxRate: 0,
})
