import { afterAll, beforeAll, beforeEach } from 'vitest'
import { createStripe } from '../../../adapters/billing/stripe.ts'
import { type StripePeer, startStripePeer, stripeSecrets } from '../../../adapters/billing/testing/stripe-peer.ts'
import type { Thing } from '../../../adapters/billing/testing/stripe-wire.ts'
import { jobQueue } from '../../../kernel/jobs.ts'
import { startTestApp, type TestApp } from '../../../testing/app.ts'
import { type BillingCalls, billingCalls, type User } from './billing-calls.ts'

const hour = 60 * 60 * 1000
export const days = 24 * hour

/** What happens at Stripe's between our asking and our note of the answer. */
interface Meanwhile {
  opened?(): Promise<unknown>
  closed?(): Promise<unknown>
}

export const webhookPath = '/api/v1/finance/webhooks/stripe'

/** Stripe, as far as it is not ours: a peer that speaks its protocol, and the whole app with the adapter for Stripe. */
export function paidAtStripe() {
  let app: TestApp
  let peer: StripePeer
  let calls: BillingCalls
  let user: User
  let meanwhile: Meanwhile = {}

  beforeAll(async () => {
    const now = () => app.clock.now()
    peer = await startStripePeer({ now })
    const stripe = createStripe({ ...stripeSecrets, publicUrl: 'https://bespeak.example', now, client: peer.client })
    const { openCheckout, elsewhere } = stripe
    if (!openCheckout || !elsewhere) throw new Error('Stripe sells nothing')
    const payments: typeof stripe = {
      ...stripe,
      async openCheckout(order) {
        const page = await openCheckout(order)
        await meanwhile.opened?.()
        return page
      },
      elsewhere: {
        ...elsewhere,
        async closePage(reference) {
          await elsewhere.closePage(reference)
          await meanwhile.closed?.()
        },
      },
    }
    app = await startTestApp({ env: { RATE_LIMIT_FACTOR: '1000', TOKEN_TTL: '365 days' }, parts: { payments } })
    calls = billingCalls(app)
  })
  beforeEach(async () => {
    meanwhile = {}
    user = await app.signUp()
  })
  afterAll(async () => {
    await app.close()
    await peer.close()
  })

  const post = async (payload: string | Buffer, signature?: string, type = 'application/json; charset=utf-8') =>
    app.http.inject({
      method: 'POST',
      url: webhookPath,
      headers: { 'content-type': type, ...(signature && { 'stripe-signature': signature }) },
      payload,
    })

  /** As Stripe tells it, and worked off. */
  async function told(event: Thing, { times = 1 } = {}): Promise<number[]> {
    const { payload, signature } = peer.webhook(event)
    const answers = await Promise.all(Array.from({ length: times }, () => post(payload, signature)))
    await app.runJobs()
    return answers.map(({ statusCode }) => statusCode)
  }

  async function openPage(planId = 2): Promise<string> {
    const { url, message } = await calls.startCheckout(user, planId)
    if (!url) throw new Error(message)
    return url.split('/').at(-1) ?? ''
  }

  return {
    get app() {
      return app
    },
    get peer() {
      return peer
    },
    get calls() {
      return calls
    },
    get user() {
      return user
    },
    post,
    told,
    openPage,
    meanwhile(happens: Meanwhile) {
      meanwhile = happens
    },

    async anHourPasses(): Promise<void> {
      app.clock.advance(hour)
      await jobQueue.enqueue(app.sql, 'finance.catch-up', {})
      await jobQueue.enqueue(app.sql, 'finance.look-for-steps', {})
      await app.runJobs()
    },

    async subscribed(last4 = '4242', planId = 2): Promise<string> {
      const page = await openPage(planId)
      await told(peer.pay(page, last4))
      return page
    },

    intentOf: (page: string) => String(peer.get(page).payment_intent),
    customerOf: (page: string) => String(peer.get(page).customer),

    /** What somebody has, and what was written down of it. */
    what: async () => ({
      status: (await calls.subscription(user))?.status ?? null,
      invoices: (await calls.invoices(user)).map(({ status }) => status),
      transactions: (await calls.transactions(user)).map(({ kind, status }) => `${kind} ${status}`),
    }),
  }
}

export const nothing = { status: null, invoices: [], transactions: [] }
export const paidOnce = { status: 'active', invoices: ['paid'], transactions: ['charge paid'] }
