import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { field, startTestApp, type TestApp } from '../../../testing/app.ts'
import { type BillingCalls, billingCalls, type User } from '../testing/billing-calls.ts'

const day = 24 * 60 * 60 * 1000

let app: TestApp
let calls: BillingCalls
let user: User
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMIT_FACTOR: '1000', TOKEN_TTL: '365 days' } })
  calls = billingCalls(app)
})
beforeEach(async () => {
  app.clock.set(new Date('2026-11-16T10:00:00Z'))
  user = await app.signUp()
})
afterAll(() => app.close())

const paid = async () =>
  (await calls.transactions(user)).filter(({ status }) => status === 'paid').map((it) => it.amount)
const permissions = async () => {
  const text = 'query($userId: Int!) { userInfo(userId: $userId) { permissions } }'
  const answer = await app.call('identity', text, { userId: user.userId }, { token: user.token })
  return field<{ permissions: string[] }>(answer, 'userInfo').permissions
}

describe('nobody’s subscription', () => {
  it('can be cancelled, taken back or changed', async () => {
    expect(await calls.cancel(user)).toEqual({
      success: false,
      message: 'There is nothing to cancel.',
      subscription: null,
    })
    expect(await calls.resume(user)).toMatchObject({
      success: false,
      message: 'There is no cancellation to take back.',
    })
    expect(await calls.changePlan(user, 3)).toMatchObject({
      success: false,
      message: 'Please subscribe to Pro yearly to pay for it.',
    })
    expect(await calls.changePlan(user, 7)).toMatchObject({ success: false, message: 'There is no such plan.' })
    expect(await calls.subscription(user)).toBeNull()
  })
})

describe('everything that the subscription page asks for', () => {
  const combined = `{
    getUserSubscription { id userId planId status startDate endDate trialEndDate cancelAtPeriodEnd currentPeriodStart
      currentPeriodEnd cancelReason isActive isTrial isCancelled isPastDue isExpired
      plan { id name features { key } limits { featureKey limitValue } }
      transactions { id kind amount currency status description createdAt invoiceId } }
    getUserUsageMetrics { id userId subscriptionId metricName value timestamp createdAt updatedAt }
    getUserInvoices { id userId subscriptionId number status subtotal tax total currency dueDate paidAt createdAt updatedAt
      items { id description quantity unitPrice amount } }
    getPlans { id name description price currency frequency isActive features { id } limits { id } }
  }`

  it('comes in one round trip', async () => {
    const nothing = await calls.call(user, combined)
    expect(nothing.body.data).toMatchObject({ getUserSubscription: null, getUserInvoices: [], getUserUsageMetrics: [] })
    await calls.subscribe(user, 3)
    const { body } = await calls.call(user, combined)
    expect(body.errors).toBeUndefined()
    expect(body.data).toMatchObject({
      getUserSubscription: {
        planId: 3,
        isActive: true,
        isTrial: false,
        plan: { id: 3 },
        transactions: [{ amount: 96 }],
      },
      getUserInvoices: [{ total: 96, status: 'paid', items: [{ quantity: 1, unitPrice: 96 }] }],
      getPlans: [{ id: 1 }, { id: 2 }, { id: 3 }],
    })
  })
})

describe('a trial', () => {
  it('is for Pro, once for each account, without a card', async () => {
    expect(await calls.startTrial(user, 1)).toMatchObject({ success: false })
    expect(await calls.startTrial(user)).toMatchObject({
      success: true,
      message: 'You have Pro until 30 November 2026. Nothing will be charged.',
      subscription: { status: 'trialing', trialEndDate: '2026-11-30T10:00:00.000Z', nextCharge: null, card: null },
    })
    expect(await calls.startTrial(user)).toMatchObject({ success: false, message: 'You already have Pro.' })
    expect((await calls.cancel(user)).message).toBe('Pro ends on 30 November 2026. Until then you keep it.')
    expect(await calls.resume(user)).toMatchObject({ success: true, subscription: { status: 'trialing' } })
    app.clock.advance(14 * day)
    expect(await calls.subscription(user)).toMatchObject({ status: 'expired', isActive: false })
    expect(await calls.startTrial(user, 3)).toMatchObject({
      success: false,
      message: 'You have had your trial. You can subscribe to Pro at any time.',
    })
    expect(await paid()).toEqual([])
  })

  it('is offered to whoever has neither had one nor Pro', async () => {
    const offered = async (to = user) => (await calls.call(to, '{ canStartTrial }')).body.data?.canStartTrial
    const payer = await app.signUp()
    expect(await offered()).toBe(true)
    await calls.startTrial(user)
    await calls.subscribe(payer)
    expect([await offered(), await offered(payer)]).toEqual([false, false])
    app.clock.advance(20 * day)
    expect(await offered()).toBe(false)
  })

  it('asked for many times at once begins once', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => calls.startTrial(user)))
    expect(answers.filter(({ success }) => success)).toHaveLength(1)
  })

  it('that is paid for goes on as a subscription; one that has ended is followed by a new one', async () => {
    const trial = await calls.startTrial(user)
    expect((await calls.subscribe(user)).subscription).toMatchObject({ id: trial.subscription?.id, status: 'active' })
    const other = await app.signUp()
    const ended = await calls.startTrial(other)
    app.clock.advance(20 * day)
    const { subscription } = await calls.subscribe(other)
    expect(subscription).toMatchObject({ status: 'active', trialEndDate: null })
    expect(subscription?.id).not.toBe(ended.subscription?.id)
  })
})

describe('[B6] what a plan allows', () => {
  it('follows the subscription at once: by its trial, its end, and its payment', async () => {
    const limit = () => calls.limitOf(user, 'interview_guide')
    expect(await limit()).toBe(2)
    await calls.startTrial(user)
    expect([await limit(), (await permissions()).includes('use:interview_guide')]).toEqual([null, true])
    app.clock.advance(14 * day - 1)
    expect(await limit()).toBeNull()
    app.clock.advance(1)
    expect(await limit()).toBe(2)
    await calls.subscribe(user)
    expect(await limit()).toBeNull()
  })

  it('is not what a client says it is', async () => {
    const { body } = await calls.call(user, '{ getUsageAllowances(planId: 3) { limitValue } }')
    expect(body.errors).toHaveLength(1)
    expect(await calls.limitOf(user, 'cover_letter')).toBe(5)
  })
})

describe('cancelling', () => {
  it('keeps what is paid for until its end, and can be taken back until then', async () => {
    await calls.subscribe(user)
    expect(await calls.cancel(user, ' Found a job ')).toMatchObject({
      success: true,
      message: 'Pro ends on 15 December 2026. Until then you keep it.',
      subscription: { isActive: true, cancelAtPeriodEnd: true, cancelReason: 'Found a job', nextCharge: null },
    })
    expect(await calls.cancel(user)).toMatchObject({ success: false })
    expect(await calls.resume(user)).toMatchObject({
      message: 'You keep Pro.',
      subscription: { cancelAtPeriodEnd: false, cancelReason: null, nextCharge: 12 },
    })
    await calls.cancel(user)
    app.clock.set(new Date('2026-12-16T09:59:59Z'))
    expect(await calls.limitOf(user, 'cover_letter')).toBeNull()
    app.clock.set(new Date('2026-12-16T10:00:00Z'))
    expect(await calls.limitOf(user, 'cover_letter')).toBe(5)
    expect(await calls.subscription(user)).toMatchObject({ status: 'cancelled', endDate: '2026-12-16T10:00:00.000Z' })
    expect(await calls.resume(user)).toMatchObject({ success: false })
  })

  it('takes a reason of at most 500 characters', async () => {
    await calls.subscribe(user)
    for (const reason of ['x'.repeat(501), '\u0000'])
      expect(await calls.cancel(user, reason)).toMatchObject({ success: false })
    expect((await calls.subscription(user))?.cancelAtPeriodEnd).toBe(false)
  })
})

describe('another plan', () => {
  it('shows what it costs first: for whoever has none', async () => {
    expect(await calls.preview(user, 2)).toEqual({
      success: true,
      message: 'Pro monthly starts as soon as you pay.',
      ...{ dueNow: 12, tax: 0, nextCharge: 12, nextChargeAt: '2026-12-16T10:00:00.000Z', currency: 'USD' },
    })
    expect(await calls.preview(user, 9)).toMatchObject({ success: false, dueNow: 0, nextChargeAt: null })
  })

  it('monthly to yearly is charged the difference that was shown, and is there at once', async () => {
    await calls.subscribe(user)
    app.clock.advance(18 * day)
    const { dueNow, nextCharge, nextChargeAt } = await calls.preview(user, 3)
    expect([dueNow, nextCharge, nextChargeAt]).toEqual([91.2, 96, '2027-12-04T10:00:00.000Z'])
    expect(await calls.changePlan(user, 3)).toMatchObject({
      success: true,
      message: 'You are on Pro yearly.',
      subscription: { planId: 3, currentPeriodStart: '2026-12-04T10:00:00.000Z', nextChargeAt },
    })
    expect(await paid()).toEqual([91.2, 12])
    expect((await calls.invoices(user))[0]).toMatchObject({ subtotal: 91.2, total: 91.2, status: 'paid' })
  })

  it('[E1] asked for many times at once is charged once', async () => {
    await calls.subscribe(user)
    await Promise.all(Array.from({ length: 10 }, () => calls.changePlan(user, 3)))
    expect(await calls.changePlan(user, 3)).toMatchObject({ success: true, subscription: { planId: 3 } })
    expect(await paid()).toHaveLength(2)
  })

  it('that the card does not pay for is not made, and nothing is owed', async () => {
    await calls.subscribe(user, 2, 'renewal_fails')
    expect(await calls.changePlan(user, 3)).toEqual({
      success: false,
      message: 'Your card was declined. Nothing was charged, and your plan stays as it is.',
      subscription: null,
    })
    expect(await calls.subscription(user)).toMatchObject({ planId: 2, status: 'active' })
    expect((await calls.invoices(user)).map(({ status }) => status)).toEqual(['void', 'paid'])
    expect(await paid()).toEqual([12])
  })

  it('yearly to monthly waits for the end of the year, and is taken back by choosing yearly', async () => {
    await calls.subscribe(user, 3)
    expect(await calls.preview(user, 2)).toMatchObject({
      message: 'Pro monthly starts on 16 November 2027. Nothing is due today.',
      ...{ dueNow: 0, nextCharge: 12, nextChargeAt: '2027-11-16T10:00:00.000Z' },
    })
    expect(await calls.changePlan(user, 2)).toMatchObject({
      message: 'Pro monthly starts on 16 November 2027.',
      subscription: { planId: 3, nextPlan: { id: 2 }, nextCharge: 12 },
    })
    expect(await calls.changePlan(user, 3)).toMatchObject({
      message: 'You are on Pro yearly.',
      subscription: { nextPlan: null, nextCharge: 96 },
    })
  })

  it('to Free is to cancel', async () => {
    await calls.subscribe(user)
    expect(await calls.preview(user, 1)).toMatchObject({
      message: 'You keep Pro until 15 December 2026. Then you are on Free.',
      ...{ dueNow: 0, nextCharge: 0, nextChargeAt: null },
    })
    const { message, subscription } = await calls.changePlan(user, 1)
    expect([message, subscription?.cancelAtPeriodEnd]).toEqual(['Pro ends on 15 December 2026.', true])
  })
})

describe('where nothing is sold', () => {
  it('everything is included, and every way to pay says so', async () => {
    const open = await startTestApp({ env: { BILLING_PROVIDER: 'none', RATE_LIMIT_FACTOR: '1000' } })
    const there = billingCalls(open)
    const guest = await open.signUp()
    const said = { success: false, message: 'Everything is included here. There is nothing to pay for.' }
    expect(await there.limitOf(guest, 'cover_letter')).toBeNull()
    expect((await there.call(guest, '{ canStartTrial }')).body.data).toEqual({ canStartTrial: false })
    expect(
      await Promise.all([there.startCheckout(guest, 2), there.startTrial(guest), there.changePlan(guest, 3)]),
    ).toMatchObject([said, said, said])
    expect(await Promise.all([there.cancel(guest), there.resume(guest), there.preview(guest, 2)])).toMatchObject([
      said,
      said,
      said,
    ])
    const { body } = await there.call(guest, 'mutation { openBillingPortal { success message } }')
    expect(body.data?.openBillingPortal).toEqual(said)
    expect(open.jobs.map(({ name }) => name)).not.toContain('finance.step')
    await open.close()
  })
})
