import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createStripe } from '../../../adapters/billing/stripe.ts'
import { type StripePeer, startStripePeer, stripeSecrets } from '../../../adapters/billing/testing/stripe-peer.ts'
import type { Thing } from '../../../adapters/billing/testing/stripe-wire.ts'
import { jobQueue } from '../../../kernel/jobs.ts'
import { startTestApp, type TestApp } from '../../../testing/app.ts'
import { type BillingCalls, billingCalls, type User } from '../testing/billing-calls.ts'

// Stripe, as far as it is not ours: a peer that speaks its protocol, and the whole app with the adapter for Stripe.

let app: TestApp
let peer: StripePeer
let calls: BillingCalls
let user: User
/** What happens between the opening of a page over there and our note of it. */
let atOpening: (() => Promise<unknown>) | null = null
beforeAll(async () => {
  const now = () => app.clock.now()
  peer = await startStripePeer({ now })
  const stripe = createStripe({ ...stripeSecrets, publicUrl: 'https://bespeak.example', now, client: peer.client })
  const openCheckout: typeof stripe.openCheckout = async (order) => {
    const page = await stripe.openCheckout?.(order)
    await atOpening?.()
    return page ?? { url: '', reference: '' }
  }
  const payments = { ...stripe, openCheckout }
  app = await startTestApp({ env: { RATE_LIMIT_FACTOR: '1000', TOKEN_TTL: '365 days' }, parts: { payments } })
  calls = billingCalls(app)
})
beforeEach(async () => {
  atOpening = null
  user = await app.signUp()
})
afterAll(async () => {
  await app.close()
  await peer.close()
})

const hour = 60 * 60 * 1000
const days = 24 * hour
const path = '/api/v1/finance/webhooks/stripe'

const post = async (payload: string | Buffer, signature?: string, type = 'application/json; charset=utf-8') =>
  app.http.inject({
    method: 'POST',
    url: path,
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

async function anHourPasses(): Promise<void> {
  app.clock.advance(hour)
  await jobQueue.enqueue(app.sql, 'finance.catch-up', {})
  await jobQueue.enqueue(app.sql, 'finance.look-for-steps', {})
  await app.runJobs()
}

async function openPage(planId = 2): Promise<string> {
  const { url, message } = await calls.startCheckout(user, planId)
  if (!url) throw new Error(message)
  return url.split('/').at(-1) ?? ''
}

async function subscribed(last4 = '4242', planId = 2): Promise<string> {
  const page = await openPage(planId)
  await told(peer.pay(page, last4))
  return page
}

const intentOf = (page: string) => String(peer.get(page).payment_intent)
const customerOf = (page: string) => String(peer.get(page).customer)

/** What somebody has, and what was written down of it. */
const what = async () => ({
  status: (await calls.subscription(user))?.status ?? null,
  invoices: (await calls.invoices(user)).map(({ status }) => status),
  transactions: (await calls.transactions(user)).map(({ kind, status }) => `${kind} ${status}`),
})
const nothing = { status: null, invoices: [], transactions: [] }
const paidOnce = { status: 'active', invoices: ['paid'], transactions: ['charge paid'] }

describe('[E2] a webhook', () => {
  it('that Stripe did not send is answered 400, changes nothing, and is told as an alarm without detail', async () => {
    const event = peer.pay(await openPage())
    const { payload, signature } = peer.webhook(event)
    const forgeries: [payload: string, signature: string | undefined][] = [
      [payload, undefined],
      [payload, ''],
      [payload, 't=,v1='],
      [payload, signature.replace(/.$/, (last) => (last === '0' ? '1' : '0'))],
      [payload.replace('"paid"', '"Paid"'), signature],
      [`${payload} `, signature],
      [payload, peer.webhook(event, { secret: 'whsec_of_another_endpoint' }).signature],
      [payload, peer.webhook(event, { at: new Date(app.clock.now().getTime() - 301_000) }).signature],
      ['', signature],
    ]
    for (const [body, signed] of forgeries) expect((await post(body, signed)).statusCode).toBe(400)
    await app.runJobs()
    expect(await what()).toEqual(nothing)
    const alarms = app
      .logs()
      .split('\n')
      .filter((line) => line.includes('webhook-forged'))
    expect(alarms).toHaveLength(forgeries.length)
    expect(alarms.join()).not.toMatch(/cs_test|whsec|v1=/)
  })

  it('that is no JSON of a modest size is refused before anything is read', async () => {
    const large = JSON.stringify({ padding: 'x'.repeat(256 * 1024) })
    const signed = peer.webhook({ id: 'evt_large' }).signature
    expect((await post(large, signed)).statusCode).toBe(413)
    expect((await post('a=b', signed, 'application/x-www-form-urlencoded')).statusCode).toBe(415)
    expect((await app.http.inject({ method: 'GET', url: path })).statusCode).toBe(404)
  })

  it('that is signed in time is taken', async () => {
    const event = peer.pay(await openPage())
    expect(await told(event)).toEqual([200])
    expect(await what()).toEqual(paidOnce)
  })
})

describe('what Stripe tells', () => {
  it('of other people’s customers, or in kinds that are nothing to us, is answered 200 and changes nothing', async () => {
    const page = await openPage()
    const strangers = [
      peer.event('checkout.session.completed', {
        id: 'cs_1',
        client_reference_id: 'cart 17\u0000',
        payment_status: 'paid',
      }),
      peer.event('checkout.session.completed', { id: 'cs_2', client_reference_id: null, payment_status: 'paid' }),
      peer.event('charge.refunded', { id: 'ch_1', payment_intent: 'pi_of_another_shop', refunded: true }),
      peer.event('charge.dispute.created', { id: 'dp_1', payment_intent: null }),
      peer.event('customer.updated', { id: 'cus_of_another_shop' }),
      peer.event('account.updated', { id: 'acct_1' }),
      peer.event('checkout.session.completed', { ...peer.get(page), payment_status: 'paid', amount_total: 1 }),
    ]
    for (const event of strangers) expect(await told(event)).toEqual([200])
    expect(await what()).toEqual(nothing)
    expect(app.logs()).not.toContain('job failed')
  })

  it('[E3] a hundred times at once, and again days later, is charged and given once', async () => {
    const page = await openPage()
    const event = peer.pay(page)
    expect(new Set(await told(event, { times: 100 }))).toEqual(new Set([200]))
    app.clock.advance(3 * days)
    await told(event)
    await told({ ...event, id: 'evt_the_same_by_another_name' })
    expect(await what()).toEqual(paidOnce)
    expect(peer.takenFrom(customerOf(page))).toBe(1200)
  })

  it('[E4] of a refund before the payment gives nothing, in whatever order the two are told', async () => {
    const page = await openPage()
    const paid = peer.pay(page)
    const refunded = peer.refund(intentOf(page))
    for (const event of [refunded, paid, refunded, paid]) await told(event)
    expect(await what()).toEqual(nothing)
  })

  it('[E4] late, of what is no longer so, leaves it as Stripe has it now', async () => {
    const page = await openPage()
    const paid = peer.pay(page)
    const expired = peer.event('checkout.session.expired', { ...peer.get(page), status: 'expired' })
    for (const event of [expired, paid, expired]) await told(event)
    expect(await what()).toEqual(paidOnce)
    const [old, renamed] = [peer.changeCard(customerOf(page), '5555'), peer.changeCard(customerOf(page), '1881')]
    for (const event of [renamed, old]) await told(event)
    expect(await calls.subscription(user)).toMatchObject({ card: 'Card ending 1881' })
  })

  it('of a sum is not believed: what was paid is asked for', async () => {
    const page = await openPage()
    const event = peer.pay(page)
    Object.assign(peer.get(intentOf(page)), { amount_received: 1 })
    await told(event)
    expect(await what()).toEqual(nothing)
    expect(app.logs()).toContain('another sum')
    Object.assign(peer.get(intentOf(page)), { amount_received: 1200 })
    await told({ ...event, id: 'evt_later' })
    expect(await what()).toEqual(paidOnce)
  })

  it.each([
    ['refund', () => peer.refund, 'Refunded'],
    ['dispute', () => peer.dispute, 'Payment disputed'],
  ] as const)('[E8] of a %s ends what was paid for, once', async (_, happen, cancelReason) => {
    const page = await subscribed()
    const event = happen()(intentOf(page))
    await told(event, { times: 20 })
    // The bank may take back what we gave back already.
    await told(peer.refund(intentOf(page)))
    await told(peer.dispute(intentOf(page)))
    expect(await calls.subscription(user)).toMatchObject({ status: 'cancelled', cancelReason })
    expect((await what()).transactions).toEqual(['refund paid', 'charge paid'])
  })

  it('[E8] of a part that went back, or of a question of the bank’s, ends nothing', async () => {
    const page = await subscribed()
    await told(peer.refund(intentOf(page), 300))
    await told(peer.dispute(intentOf(page), 'warning_needs_response'))
    expect(await what()).toEqual(paidOnce)
  })
})

describe('a webhook that is lost', () => {
  it('[E5] is made up for within the hour: what was paid is given, and once', async () => {
    const page = await openPage()
    const event = peer.pay(page)
    expect(await what()).toEqual(nothing)
    for (let time = 0; time < 3; time += 1) await anHourPasses()
    expect(await what()).toEqual(paidOnce)
    await told(event)
    expect(await what()).toEqual(paidOnce)
  })

  it('[E5] while we were stopped before we noted which page it was, is heard of all the same', async () => {
    const page = await openPage()
    await app.pool.query('update finance.checkouts set url = null, reference = null where user_id = $1', [user.userId])
    peer.pay(page)
    await anHourPasses()
    expect(await what()).toEqual(paidOnce)
  })

  it('[E8] of a refund and of a card is made up for as well, also after days without us', async () => {
    const page = await subscribed()
    await anHourPasses()
    peer.changeCard(customerOf(page), '1881')
    app.clock.advance(8 * days)
    await anHourPasses()
    expect(await calls.subscription(user)).toMatchObject({ status: 'active', card: 'Card ending 1881' })
    peer.refund(intentOf(page))
    await anHourPasses()
    expect(await calls.subscription(user)).toMatchObject({ status: 'cancelled' })
  })

  it('[E5] is asked for again where Stripe could not be reached', async () => {
    const page = await openPage()
    const event = peer.pay(page)
    peer.fail(/GET \/v1\/checkout/, 'broken')
    await told(event)
    expect(await what()).toEqual(nothing)
    peer.fail(/GET \/v1\/events/, 'rate-limited')
    await anHourPasses()
    expect(await what()).toEqual(paidOnce)
  })

  it('[E1] does not let pay again: who opens a page anew has what they paid for', async () => {
    peer.pay(await openPage())
    expect(await calls.startCheckout(user, 3)).toMatchObject({ success: false, url: null })
    expect(await what()).toEqual(paidOnce)
  })

  it('that a page has expired leaves nothing open', async () => {
    const page = await openPage()
    await told(peer.expire(page))
    const { rows } = await app.pool.query('select status, settled from finance.checkouts where reference = $1', [page])
    expect(rows).toEqual([{ status: 'void', settled: true }])
    expect(await openPage()).not.toBe(page)
  })
})

describe('a payment page of Stripe’s', () => {
  it('[E1] is one, however often and from wherever it is opened', async () => {
    const pages = await Promise.all(Array.from({ length: 10 }, () => openPage()))
    expect(new Set([...pages, await openPage()]).size).toBe(1)
    expect(peer.all('checkout.session').filter(({ id }) => id === pages[0])).toHaveLength(1)
  })

  it('that could not be opened is opened later, however long after', async () => {
    peer.fail(/POST .*checkout\/sessions/, 'broken')
    await expect(openPage()).rejects.toThrow()
    app.clock.advance(40 * 60 * 1000)
    const page = await openPage()
    await told(peer.pay(page))
    expect(await what()).toEqual(paidOnce)
  })

  it('that is opened while its account is closed can be paid on by nobody', async () => {
    await app.pool.query(`
      create function finance.lose() returns trigger language plpgsql as $$ begin return null; end $$;
      create trigger lose before update of url on finance.checkouts for each row execute function finance.lose()`)
    const { success, message } = await calls.startCheckout(user, 2)
    await app.pool.query('drop function finance.lose cascade')
    expect([success, message]).toEqual([
      false,
      'This payment page is no longer open. Nothing was charged. Please start again.',
    ])
    expect(peer.asked.at(-1)?.path).toMatch(/expire$/)
  })

  it('[E7] that was not paid on gives nothing, however the page after it is reached', async () => {
    const page = await openPage()
    for (const query of ['', `?session_id=${page}`])
      await app.http.inject({
        url: `/subscription/success${query}`,
        headers: { authorization: `Bearer ${user.token}` },
      })
    await told(peer.event('checkout.session.completed', { ...peer.get(page) }))
    await anHourPasses()
    expect(await what()).toEqual(nothing)
    expect(await calls.limitOf(user, 'cover_letter')).toBe(5)
  })

  it('[E10] that opens while its account is deleted is closed again: nobody pays for what is gone', async () => {
    const { token, password } = user
    const leave = 'mutation($password: String!) { deleteMyAccount(password: $password) { success message } }'
    atOpening = () => app.call('identity', leave, { password }, { token })
    expect(await calls.startCheckout(user, 2)).toMatchObject({ success: false, url: null })
    expect(peer.all('checkout.session').at(-1)?.status).toBe('expired')
  })

  it('says what to pay, to whom to come back, and never what a client sent', async () => {
    const page = await openPage(3)
    const { params, key } = peer.asked.filter(({ path: asked }) => asked === '/v1/checkout/sessions').at(-1) ?? {}
    expect(params).toMatchObject({
      ...{ mode: 'payment', client_reference_id: expect.stringMatching(/^[0-9a-f-]{36}$/), customer_email: user.email },
      line_items: { 0: { quantity: '1', price_data: { currency: 'USD', unit_amount: '9600' } } },
      success_url: 'https://bespeak.example/subscription/success',
      payment_intent_data: { setup_future_usage: 'off_session' },
    })
    expect(key).toMatch(/^checkout-/)
    expect(peer.get(page)).toMatchObject({ amount_total: 9600 })
  })

  it('that was left for another plan’s is closed, and paid on all the same gives what was paid for', async () => {
    const [monthly, yearly] = [await openPage(2), await openPage(3)]
    await told(peer.pay(monthly))
    expect(await calls.subscription(user)).toMatchObject({ planId: 2, status: 'active' })
    await anHourPasses()
    expect(peer.get(yearly).status).toBe('expired')
  })

  it('[E1] that is paid on by who has Pro already gives the money back, once', async () => {
    const [monthly, yearly] = [await openPage(2), await openPage(3)]
    const [first, second] = [peer.pay(monthly), peer.pay(yearly)]
    await Promise.all([told(first), told(second)])
    for (let time = 0; time < 2; time += 1) await anHourPasses()
    expect(await what()).toEqual(paidOnce)
    const taken = [monthly, yearly].map((page) => peer.takenFrom(customerOf(page)))
    expect(taken.toSorted()).toContain(0)
    expect(
      peer
        .all('refund')
        .filter(({ payment_intent }) => [monthly, yearly].map(intentOf).includes(String(payment_intent))),
    ).toHaveLength(1)
    expect(app.logs()).toContain('payment-given-back')
  })
})

describe('a renewal by Stripe', () => {
  /** For this one alone: others would be charged as well, and take the faults that are meant for it. */
  async function nextMonth() {
    await app.pool.query('update finance.subscriptions set next_step_at = null where user_id <> $1', [user.userId])
    app.clock.advance(31 * days)
  }

  it('is charged once to the card they have now, with Stripe’s number beside ours', async () => {
    const page = await subscribed()
    await told(peer.changeCard(customerOf(page), '4242'))
    await nextMonth()
    for (let time = 0; time < 2; time += 1) await anHourPasses()
    expect(await what()).toMatchObject({ status: 'active', transactions: ['charge paid', 'charge paid'] })
    expect(peer.takenFrom(customerOf(page))).toBe(2400)
    const numbers = peer.all('invoice').filter(({ customer }) => customer === customerOf(page))
    const { body } = await calls.call(user, '{ getUserInvoices { providerNumber } }')
    expect(body.data?.getUserInvoices).toEqual(numbers.map(({ number }) => ({ providerNumber: number })).toReversed())
  })

  it.each([
    ['is declined', '0341'],
    ['asks its owner, who is not there', '3220'],
    ['was taken away', null],
  ])('to a card that %s is declined, and nothing is left that could be paid later', async (_, last4) => {
    const page = await subscribed()
    await told(peer.changeCard(customerOf(page), last4))
    await nextMonth()
    await anHourPasses()
    expect(await what()).toMatchObject({ status: 'past_due', transactions: ['charge failed', 'charge paid'] })
    expect(peer.takenFrom(customerOf(page))).toBe(1200)
    expect(peer.all('invoice').filter((it) => it.customer === customerOf(page) && it.status === 'open')).toEqual([])
  })

  it('[E1] that is paid on a page after it was declined is charged once, by the same customer', async () => {
    const page = await subscribed('0341')
    await nextMonth()
    await anHourPasses()
    const second = await openPage()
    expect(peer.get(second).customer).toBe(customerOf(page))
    await told(peer.pay(second))
    expect(await what()).toMatchObject({ status: 'active', invoices: ['paid', 'paid'] })
    app.clock.advance(10 * days)
    await anHourPasses()
    expect(peer.takenFrom(customerOf(page))).toBe(2400)
  })

  it.each([
    [/POST \/v1\/invoices$/, 'lost'],
    [/POST \/v1\/invoiceitems/, 'lost'],
    [/finalize/, 'broken'],
    [/pay$/, 'lost'],
    [/pay$/, 'broken'],
    [/GET \/v1\/invoices\//, 'rate-limited'],
  ] as const)(
    '[E5] whose answer to %s is %s is charged once, also when Stripe has forgotten the key',
    async (on, fault) => {
      const page = await subscribed()
      // Once more than the library asks again by itself.
      for (let time = 0; time < 2; time += 1) peer.fail(on, fault)
      await nextMonth()
      await anHourPasses()
      expect(await what()).toMatchObject({ transactions: ['charge pending', 'charge paid'] })
      peer.forgive()
      peer.forgetKeys()
      app.clock.advance(2 * days)
      await anHourPasses()
      expect(await what()).toMatchObject({ status: 'active', transactions: ['charge paid', 'charge paid'] })
      expect(peer.takenFrom(customerOf(page))).toBe(2400)
    },
  )
})

describe('the billing page of Stripe’s', () => {
  const open = async () =>
    (await calls.call(user, 'mutation { openBillingPortal { success message url } }')).body.data?.openBillingPortal

  it('is not there for who has not paid', async () => {
    expect(await open()).toMatchObject({ success: false, url: null })
  })

  it('is the payer’s own', async () => {
    const page = await subscribed()
    expect(await open()).toMatchObject({ success: true, url: `https://billing.stripe.example/${customerOf(page)}` })
  })
})

describe('what is old', () => {
  it('is forgotten after two months, and told again changes nothing', async () => {
    const page = await openPage()
    const event = peer.pay(page)
    await told(event)
    const count = async () => {
      const { rows } = await app.pool.query(
        'select (select count(*)::int from finance.checkouts where user_id = $1) + (select count(*)::int from finance.payment_events where id = $2) as n',
        [user.userId, `checkout-${page}`],
      )
      return rows[0]?.n
    }
    const forget = () => jobQueue.enqueue(app.sql, 'finance.forget-old', {}).then(app.runJobs)
    app.clock.advance(59 * days)
    await forget()
    expect(await count()).toBe(2)
    app.clock.advance(2 * days)
    await forget()
    expect(await count()).toBe(0)
    await told(event)
    expect((await calls.invoices(user)).length).toBe(1)
  })
})
