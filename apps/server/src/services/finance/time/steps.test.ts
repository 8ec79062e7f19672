import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSandbox } from '../../../adapters/billing/sandbox.ts'
import { startTestApp, type TestApp } from '../../../testing/app.ts'
import type { Charge } from '../ports.ts'
import { type BillingCalls, billingCalls, type User } from '../testing/billing-calls.ts'

const at = (text: string) => new Date(`${text}T10:00:00Z`)

/** A sandbox that notes what it charges, and whose answer may be lost on the way. */
function createPeer() {
  const sandbox = createSandbox({ publicUrl: 'http://localhost:5001' })
  const charges: Charge[] = []
  const peer = { isLost: false, charges, payments: { ...sandbox, charge } }
  async function charge(asked: Charge) {
    charges.push(asked)
    if (peer.isLost) throw new Error('the answer was lost')
    return sandbox.charge(asked)
  }
  return peer
}

let app: TestApp
let calls: BillingCalls
const peer = createPeer()
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMIT_FACTOR: '1000' }, parts: { payments: peer.payments } })
  calls = billingCalls(app)
})
afterAll(() => app.close())

async function someone(day: string): Promise<User> {
  app.clock.set(at(day))
  // Mailed codes are judged by the clock as well, so whoever comes signs up on the day.
  return app.signUp()
}
const signedIn = async (user: User): Promise<User> => ({ ...user, token: await app.signIn(user) })
const mailsTo = async ({ email }: User) =>
  (await app.mails())
    .filter(({ to, subject }) => to === email && !/code|Welcome/.test(subject))
    .map(({ subject }) => subject)
const endsOf = async (user: User) => (await calls.subscription(user))?.currentPeriodEnd.slice(0, 10)
const paidBy = async (user: User) =>
  (await calls.transactions(user)).filter(({ status }) => status === 'paid').map(({ amount }) => amount)

describe('[E8] a year by the clock', () => {
  it('of months from 31 January goes over 29 February, is charged once each, and stays on its day', async () => {
    let user = await someone('2028-01-31')
    await calls.subscribe(user)
    const ends: (string | undefined)[] = [await endsOf(user)]
    for (let month = 1; month <= 12; month += 1) {
      const end = new Date(`${ends.at(-1)}T10:00:00Z`)
      await calls.timePasses(new Date(end.getTime() - 1))
      await calls.timePasses(end)
      await calls.timePasses(end)
      user = await signedIn(user)
      ends.push(await endsOf(user))
    }
    expect(ends).toEqual([
      ...['2028-02-29', '2028-03-31', '2028-04-30', '2028-05-31', '2028-06-30', '2028-07-31', '2028-08-31'],
      ...['2028-09-30', '2028-10-31', '2028-11-30', '2028-12-31', '2029-01-31', '2029-02-28'],
    ])
    expect(await paidBy(user)).toEqual(Array.from({ length: 13 }, () => 12))
    expect((await calls.invoices(user)).every(({ status }) => status === 'paid')).toBe(true)
  })

  it('from 29 February is renewed on 28 February, with a reminder three days before, and once', async () => {
    let user = await someone('2028-02-29')
    await calls.subscribe(user, 3)
    await calls.timePasses(new Date('2029-02-25T09:59:59Z'))
    expect(await mailsTo(user)).toEqual(['Your payment of $96.00 was received'])
    for (let time = 0; time < 2; time += 1) await calls.timePasses(at('2029-02-25'))
    expect((await mailsTo(user)).slice(1)).toEqual(['Your Pro year renews on 28 February 2029'])
    for (let time = 0; time < 2; time += 1) await calls.timePasses(at('2029-02-28'))
    user = await signedIn(user)
    expect([await endsOf(user), await paidBy(user)]).toEqual(['2030-02-28', [96, 96]])
  })

  it('that was to become months becomes months', async () => {
    let user = await someone('2027-05-31')
    await calls.subscribe(user, 3)
    await calls.changePlan(user, 2)
    await calls.timePasses(at('2028-05-31'))
    user = await signedIn(user)
    expect(await calls.subscription(user)).toMatchObject({ planId: 2, nextPlan: null })
    expect([await endsOf(user), await paidBy(user)]).toEqual(['2028-06-30', [12, 96]])
  })
})

describe('a trial', () => {
  it('is reminded of three days before its end, ends, and is never charged', async () => {
    let user = await someone('2027-03-01')
    await calls.startTrial(user)
    await calls.timePasses(at('2027-03-12'))
    await calls.timePasses(at('2027-03-15'))
    user = await signedIn(user)
    expect(await calls.subscription(user)).toMatchObject({ status: 'expired', endDate: '2027-03-15T10:00:00.000Z' })
    expect(await mailsTo(user)).toEqual([
      ...['Your Pro trial has started', 'Your Pro trial ends on 15 March 2027', 'Your Pro subscription has ended'],
    ])
    expect((await app.newsOf(user.userId)).map(({ kind, title }) => [kind, title])).toEqual([
      ['payment', 'Your Pro trial has started'],
      ['payment', 'Your Pro trial ends on 15 March 2027'],
      ['payment', 'Your Pro subscription has ended'],
    ])
    expect(await calls.transactions(user)).toEqual([])
  })

  it('that ended while nothing ran is not reminded of afterwards', async () => {
    const user = await someone('2027-03-01')
    await calls.startTrial(user)
    await calls.timePasses(at('2027-05-01'))
    expect(await mailsTo(user)).toEqual(['Your Pro trial has started', 'Your Pro subscription has ended'])
  })

  it('that is cancelled is answered by a mail; cancelled again it is not', async () => {
    const user = await someone('2027-03-01')
    await calls.startTrial(user)
    for (let time = 0; time < 2; time += 1) await calls.cancel(user)
    await app.runJobs()
    expect(await mailsTo(user)).toEqual(['Your Pro trial has started', 'You canceled Pro'])
  })

  it('that is paid for keeps its days', async () => {
    const user = await someone('2027-03-01')
    await calls.startTrial(user)
    await calls.timePasses(at('2027-03-05'))
    await calls.subscribe(await signedIn(user))
    expect([await endsOf(user), await paidBy(user)]).toEqual(['2027-04-15', [12]])
  })
})

describe('[E8] a renewal that is declined', () => {
  it('is tried three times on its days, keeps Pro until then, and expires', async () => {
    let user = await someone('2027-01-16')
    await calls.subscribe(user, 2, 'renewal_fails')
    await calls.timePasses(at('2027-02-16'))
    user = await signedIn(user)
    expect(await calls.subscription(user)).toMatchObject({
      ...{ status: 'past_due', isActive: true, endDate: '2027-02-23T10:00:00.000Z' },
      ...{ nextChargeAt: '2027-02-19T10:00:00.000Z', nextCharge: 12 },
    })
    expect(await calls.changePlan(user, 3)).toMatchObject({
      success: false,
      message: expect.stringContaining('pay it first'),
    })
    await calls.timePasses(at('2027-02-18'))
    await calls.timePasses(at('2027-02-19'))
    user = await signedIn(user)
    expect(await calls.limitOf(user, 'cover_letter')).toBeNull()
    await calls.timePasses(at('2027-02-23'))
    user = await signedIn(user)
    expect(await calls.subscription(user)).toMatchObject({ status: 'expired', isActive: false })
    expect(await calls.limitOf(user, 'cover_letter')).toBe(5)
    expect((await calls.transactions(user)).map(({ status }) => status)).toEqual(['failed', 'failed', 'failed', 'paid'])
    expect((await calls.invoices(user)).map(({ status }) => status)).toEqual(['void', 'paid'])
    const told = 'Your payment did not go through'
    expect((await mailsTo(user)).slice(1)).toEqual([told, told, 'Your Pro subscription has ended'])
  })

  it('is paid with another card, on the same invoice, and goes on as if it had been in time', async () => {
    let user = await someone('2027-01-16')
    await calls.subscribe(user, 2, 'renewal_fails')
    await calls.timePasses(at('2027-02-16'))
    user = await signedIn(user)
    expect(await calls.startCheckout(user, 3)).toMatchObject({ success: false })
    expect(await calls.subscribe(user, 2)).toMatchObject({
      success: true,
      subscription: { status: 'active', card: 'Test card ending 4242', currentPeriodEnd: '2027-03-16T10:00:00.000Z' },
    })
    expect((await calls.invoices(user)).map(({ status, total }) => [status, total])).toEqual([
      ['paid', 12],
      ['paid', 12],
    ])
    await calls.timePasses(at('2027-02-19'))
    user = await signedIn(user)
    expect(await paidBy(user)).toEqual([12, 12])
  })

  it('and is cancelled ends at once, and nothing is owed', async () => {
    let user = await someone('2027-01-16')
    await calls.subscribe(user, 2, 'renewal_fails')
    await calls.timePasses(at('2027-02-16'))
    user = await signedIn(user)
    expect(await calls.cancel(user)).toMatchObject({
      message: 'Pro has ended. Nothing more is charged.',
      subscription: { status: 'cancelled' },
    })
    expect((await calls.invoices(user)).map(({ status }) => status)).toEqual(['void', 'paid'])
  })
})

describe('[E5] a charge whose answer is lost', () => {
  it('is asked for again with its key within the hour, and is charged and kept once', async () => {
    let user = await someone('2027-06-16')
    await calls.subscribe(user)
    peer.charges.length = 0
    peer.isLost = true
    await calls.timePasses(at('2027-07-16'))
    const keys = () => new Set(peer.charges.map(({ key }) => key))
    const asked = keys()
    user = await signedIn(user)
    expect(await calls.cancel(user)).toMatchObject({ success: false, message: expect.stringContaining('under way') })
    expect(await calls.startCheckout(user, 2)).toMatchObject({ success: false })
    expect(await calls.limitOf(user, 'cover_letter')).toBeNull()
    peer.isLost = false
    for (let time = 0; time < 2; time += 1) await calls.timePasses(new Date('2027-07-16T11:00:00Z'))
    expect(keys()).toEqual(asked)
    expect(await paidBy(user)).toEqual([12, 12])
    expect(await calls.subscription(user)).toMatchObject({
      status: 'active',
      currentPeriodEnd: '2027-08-16T10:00:00.000Z',
    })
  })

  it('is the same for a change of plan', async () => {
    const user = await someone('2027-06-16')
    await calls.subscribe(user)
    peer.isLost = true
    const { body } = await calls.call(user, 'mutation { changePlan(planId: 3) { success } }')
    expect(body.errors).toHaveLength(1)
    expect(await calls.subscription(user)).toMatchObject({ planId: 2 })
    peer.isLost = false
    await calls.timePasses(new Date('2027-06-16T11:00:00Z'))
    expect(await calls.subscription(user)).toMatchObject({ planId: 3 })
    expect(await paidBy(user)).toEqual([84, 12])
  })
})

describe('what is due', () => {
  it.each([
    ['paid', 'active', ['paid', 'paid']],
    ['renewal_fails', 'past_due', ['failed', 'paid']],
  ])('looked for by many at once is done once, with a card that is %s', async (outcome, status, statuses) => {
    let user = await someone('2027-09-16')
    const { subscription } = await calls.subscribe(user, 2, outcome)
    app.clock.set(at('2027-10-16'))
    const step = app.jobs.find(({ name }) => name === 'finance.step')
    const payload = { subscriptionId: subscription?.id } as never
    await Promise.all(Array.from({ length: 10 }, () => step?.work(payload)))
    user = await signedIn(user)
    expect((await calls.transactions(user)).map((it) => it.status)).toEqual(statuses)
    expect(await calls.subscription(user)).toMatchObject({ status, nextCharge: 12 })
    if (status === 'past_due') expect((await calls.subscription(user))?.nextChargeAt).toContain('2027-10-19')
  })
})
