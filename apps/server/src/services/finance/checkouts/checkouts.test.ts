import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../testing/app.ts'
import { type BillingCalls, billingCalls, type User } from '../testing/billing-calls.ts'

let app: TestApp
let calls: BillingCalls
let user: User
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMIT_FACTOR: '1000', TAX_RATE: '20' } })
  calls = billingCalls(app)
})
beforeEach(async () => {
  user = await app.signUp()
})
afterAll(() => app.close())

const charges = async () => (await calls.transactions(user)).filter(({ status }) => status === 'paid')

describe('a payment page', () => {
  it.each([
    [4, 'There is no such plan.'],
    [1, 'Free costs nothing. To go back to it, cancel your subscription.'],
  ])('is not opened for plan %s', async (planId, message) => {
    if (planId === 1) await calls.subscribe(user)
    expect(await calls.startCheckout(user, planId)).toEqual({ success: false, message, url: null })
  })

  it('is not opened for whoever has Pro', async () => {
    await calls.subscribe(user)
    const message = 'You already have Pro. You can change your plan instead.'
    for (const planId of [2, 3])
      expect(await calls.startCheckout(user, planId)).toMatchObject({ success: false, message })
  })

  it('is one of ours, and opening it charges and gives nothing', async () => {
    const { url } = await calls.startCheckout(user, 2)
    expect(url).toMatch(/^http:\/\/localhost:5001\/subscribe\?plan=2&checkout=[0-9a-f-]{36}$/)
    expect([await calls.subscription(user), await calls.transactions(user)]).toEqual([null, []])
  })

  it('[E6] asks for what the server says a plan costs, with its tax, whatever is sent along', async () => {
    const text = 'mutation($planId: Int!) { startCheckout(planId: $planId, price: 1) { success } }'
    expect((await calls.call(user, text, { planId: 2 })).body.errors).toHaveLength(1)
    const startText = 'mutation($planId: Int!) { startCheckout(planId: $planId) { url } }'
    for (const planId of [-2, 0, 2.5, 2_000_000_000]) {
      const { body } = await calls.call(user, startText, { planId })
      expect(JSON.stringify(body)).not.toContain('checkout=')
    }
    await calls.subscribe(user, 3)
    expect(await calls.invoices(user)).toMatchObject([{ subtotal: 96, tax: 19.2, total: 115.2, status: 'paid' }])
  })

  it('is closed by another one, and after an hour', async () => {
    const monthly = await calls.checkoutOf(user, 2)
    const yearly = await calls.checkoutOf(user, 3)
    const closed = 'This payment page is no longer open. Nothing was charged. Please start again.'
    for (let time = 0; time < 2; time += 1)
      expect(await calls.pay(user, monthly)).toEqual({ success: false, message: closed, subscription: null })
    app.clock.advance(60 * 60 * 1000)
    expect(await calls.pay(user, yearly)).toMatchObject({ success: false, message: closed })
    expect([await calls.subscription(user), await charges()]).toEqual([null, []])
  })
})

describe('a test payment', () => {
  it('[E7] on somebody else’s page, or none, is not found', async () => {
    const checkoutId = await calls.checkoutOf(user, 2)
    const other = await app.signUp()
    const text = 'mutation($id: String!) { completeSandboxCheckout(checkoutId: $id, outcome: "paid") { success } }'
    for (const id of [checkoutId, '00000000-0000-4000-8000-000000000000', "' or 1=1 --", '\u0000'])
      expect((await calls.call(other, text, { id })).body.errors?.[0]?.extensions?.code).toBe('NOT_FOUND')
    expect([await calls.subscription(other), await calls.subscription(user)]).toEqual([null, null])
  })

  it('[E7] that never happened gives nothing, however the page after it is reached', async () => {
    const checkoutId = await calls.checkoutOf(user, 2)
    for (const query of ['', `?checkout=${checkoutId}`, '?session_id=cs_test_1'])
      await app.http.inject({
        url: `/subscription/success${query}`,
        headers: { authorization: `Bearer ${user.token}` },
      })
    expect([await calls.subscription(user), await calls.limitOf(user, 'cover_letter')]).toEqual([null, 5])
  })

  it.each([
    ['declined', 'This card was declined. Nothing was charged.'],
    ['needs_confirmation', 'Your bank asks you to confirm this payment. Nothing is charged until you do.'],
    ['stolen', 'A test payment cannot end like that.'],
    ['constructor', 'A test payment cannot end like that.'],
  ])('that ends as %s charges nothing, and can be tried again', async (outcome, message) => {
    const checkoutId = await calls.checkoutOf(user, 2)
    expect(await calls.pay(user, checkoutId, outcome)).toEqual({ success: false, message, subscription: null })
    expect([await calls.subscription(user), await charges()]).toEqual([null, []])
    expect(await calls.pay(user, checkoutId)).toMatchObject({ success: true })
  })

  it('gives Pro at once, with an invoice and a transaction', async () => {
    app.clock.set(new Date('2026-11-16T10:00:00Z'))
    user = await app.signUp({ email: 'ines@example.com' })
    const { success, message, subscription } = await calls.subscribe(user)
    expect([success, message]).toEqual([true, 'Thank you. You have Pro now.'])
    expect(subscription).toMatchObject({
      ...{ planId: 2, status: 'active', isActive: true, endDate: null, card: 'Test card ending 4242' },
      ...{ nextCharge: 14.4, nextChargeAt: '2026-12-16T10:00:00.000Z', currentPeriodEnd: '2026-12-16T10:00:00.000Z' },
    })
    const [invoice] = await calls.invoices(user)
    const description = 'Pro monthly, 16 November 2026 to 15 December 2026'
    expect(invoice).toMatchObject({ subtotal: 12, tax: 2.4, total: 14.4, items: [{ description, amount: 12 }] })
    expect(await calls.transactions(user)).toEqual([
      {
        ...{ kind: 'charge', amount: 14.4, status: 'paid', invoiceId: invoice?.id },
        description: `Invoice ${invoice?.number}: ${description}`,
      },
    ])
    await app.runJobs()
    expect((await app.mails()).filter(({ to }) => to === 'ines@example.com').at(-1)).toMatchObject({
      subject: 'Your payment of $14.40 was received',
      text: expect.stringContaining(`Invoice: ${invoice?.number}\n`),
    })
    expect(await app.newsOf(user.userId)).toEqual([
      expect.objectContaining({ kind: 'payment', title: 'Your payment of $14.40 was received' }),
    ])
  })

  it('[E1] pressed many times at once, in several tabs, or again after a timeout is charged once', async () => {
    const pages = await Promise.all(Array.from({ length: 10 }, () => calls.checkoutOf(user, 2)))
    expect(new Set(pages).size).toBe(1)
    const answers = await Promise.all([...pages, ...pages].map((page) => calls.pay(user, page)))
    const again = await calls.pay(user, pages[0] ?? '')
    expect(new Set([...answers, again].map(({ success, subscription }) => `${success} ${subscription?.id}`)).size).toBe(
      1,
    )
    expect([(await charges()).length, (await calls.invoices(user)).length]).toEqual([1, 1])
  })

  it('[E1] on pages of two plans at once is charged for one', async () => {
    const pages = [await calls.checkoutOf(user, 2), await calls.checkoutOf(user, 3)]
    const answers = await Promise.all(pages.map((page) => calls.pay(user, page)))
    expect(answers.filter(({ success }) => success)).toHaveLength(1)
    expect(await charges()).toHaveLength(1)
  })
})

describe('the billing page', () => {
  it('is told not to be there for test payments', async () => {
    const { body } = await calls.call(user, 'mutation { openBillingPortal { success message url } }')
    expect(body.data?.openBillingPortal).toEqual({
      success: false,
      message: 'Test payments keep no card, so there is nothing to change.',
      url: null,
    })
  })
})
