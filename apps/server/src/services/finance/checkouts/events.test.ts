import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../testing/app.ts'
import { createNotices } from '../notices/notices.ts'
import type { PaymentEvent } from '../ports.ts'
import { createCloseAccount } from '../subscriptions/close-account.ts'
import { type BillingCalls, billingCalls, portsOf, type User } from '../testing/billing-calls.ts'
import { createEvents, type Events } from './events.ts'

let app: TestApp
let calls: BillingCalls
let events: Events
let user: User
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMIT_FACTOR: '1000', TOKEN_TTL: '365 days' } })
  calls = billingCalls(app)
  events = createEvents(portsOf(app), createNotices(portsOf(app)))
})
beforeEach(async () => {
  user = await app.signUp()
})
afterAll(() => app.close())

const paidEvent = (checkoutId: string, id = `event-${checkoutId}`): PaymentEvent => ({
  ...{ id, kind: 'checkout-paid', checkoutId, reference: `ref-${checkoutId}` },
  ...{ invoiceNumber: null, paymentMethod: 'sandbox-4242', card: 'Card' },
})

describe('what a provider tells', () => {
  it('of somebody or something that we do not know changes nothing', async () => {
    const unknown = '00000000-0000-4000-8000-000000000000'
    expect(await events.receive(paidEvent(unknown))).toBe(false)
    expect(await events.receive({ id: 'refund-1', kind: 'refunded', reference: 'never charged' })).toBe(false)
  })

  it('[E3] a hundred times at once, and again after three days, has its effect once', async () => {
    const event = paidEvent(await calls.checkoutOf(user, 2))
    await Promise.all(Array.from({ length: 100 }, () => events.receive(event)))
    app.clock.advance(3 * 24 * 60 * 60 * 1000)
    expect(await events.receive(event)).toBe(true)
    expect(await events.receive({ ...event, id: 'another id' })).toBe(false)
    expect([(await calls.invoices(user)).length, (await calls.transactions(user)).length]).toEqual([1, 1])
    expect(await calls.subscription(user)).toMatchObject({ status: 'active' })
  })

  it.each([
    ['refunded', 'Refunded'],
    ['disputed', 'Payment disputed'],
  ] as const)('[E8] that a charge was %s ends what was paid for at once, and is listed once', async (kind, reason) => {
    const checkoutId = await calls.checkoutOf(user, 2)
    await events.receive(paidEvent(checkoutId))
    const event = { id: `${kind}-${checkoutId}`, kind, reference: `ref-${checkoutId}` }
    await Promise.all(Array.from({ length: 20 }, () => events.receive(event)))
    expect(await calls.subscription(user)).toMatchObject({ status: 'cancelled', isActive: false, cancelReason: reason })
    expect(await calls.limitOf(user, 'cover_letter')).toBe(5)
    expect((await calls.transactions(user)).map((it) => [it.kind, it.amount, it.status])).toEqual([
      ['refund', 12, 'paid'],
      ['charge', 12, 'paid'],
    ])
  })

  it('[E8] that an older subscription was refunded leaves the new one alone', async () => {
    const first = await calls.checkoutOf(user, 2)
    await events.receive(paidEvent(first))
    await calls.cancel(user)
    app.clock.advance(40 * 24 * 60 * 60 * 1000)
    await calls.subscribe(user, 3)
    await events.receive({ id: `late-${first}`, kind: 'refunded', reference: `ref-${first}` })
    expect(await calls.subscription(user)).toMatchObject({ planId: 3, status: 'active' })
  })
})

describe('[E10] an account that is closed', () => {
  it('is stopped at the provider first: where that fails nothing changes, and it is tried again', async () => {
    await calls.subscribe(user)
    const [sandbox, forgotten] = [portsOf(app).provider, [] as string[]]
    const provider = (isThere: boolean) => ({
      ...sandbox,
      forget: async (method: string) => {
        if (!isThere) throw new Error('not reached')
        forgotten.push(method)
      },
    })
    await expect(createCloseAccount(portsOf(app, provider(false)))(user.userId)).rejects.toThrow('not reached')
    expect(await calls.subscription(user)).toMatchObject({ status: 'active', card: 'Test card ending 4242' })

    const close = createCloseAccount(portsOf(app, provider(true)))
    for (let time = 0; time < 2; time += 1) await close(user.userId)
    expect(forgotten).toEqual(['sandbox-4242'])
    expect(await calls.subscription(user)).toMatchObject({ status: 'cancelled', card: null, nextChargeAt: null })
    expect(await calls.invoices(user)).toHaveLength(1)
  })

  it('that had no subscription is closed as well', async () => {
    await expect(createCloseAccount(portsOf(app))(user.userId)).resolves.toBeUndefined()
  })
})
