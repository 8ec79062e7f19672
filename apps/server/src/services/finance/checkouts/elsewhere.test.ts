import { describe, expect, it } from 'vitest'
import { days, nothing, paidAtStripe, paidOnce, webhookPath } from '../testing/paid-at-stripe.ts'

const stripe = paidAtStripe()

describe('[E2] a webhook', () => {
  it('that Stripe did not send is answered 400, changes nothing, and is told as an alarm without detail', async () => {
    const event = stripe.peer.pay(await stripe.openPage())
    const { payload, signature } = stripe.peer.webhook(event)
    const forgeries: [payload: string, signature: string | undefined][] = [
      [payload, undefined],
      [payload, ''],
      [payload, 't=,v1='],
      [payload, signature.replace(/.$/, (last) => (last === '0' ? '1' : '0'))],
      [payload.replace('"paid"', '"Paid"'), signature],
      [`${payload} `, signature],
      [payload, stripe.peer.webhook(event, { secret: 'whsec_of_another_endpoint' }).signature],
      [payload, stripe.peer.webhook(event, { at: new Date(stripe.app.clock.now().getTime() - 301_000) }).signature],
      [payload, stripe.peer.webhook(event, { at: new Date(stripe.app.clock.now().getTime() + 301_000) }).signature],
      ['', signature],
    ]
    for (const [body, signed] of forgeries) expect((await stripe.post(body, signed)).statusCode).toBe(400)
    await stripe.app.runJobs()
    expect(await stripe.what()).toEqual(nothing)
    const alarms = stripe.app
      .logs()
      .split('\n')
      .filter((line) => line.includes('webhook-forged'))
    expect(alarms).toHaveLength(forgeries.length)
    expect(alarms.join()).not.toMatch(/cs_test|whsec|v1=/)
  })

  it('that is no JSON of a modest size is refused before anything is read', async () => {
    const large = JSON.stringify({ padding: 'x'.repeat(256 * 1024) })
    const signed = stripe.peer.webhook({ id: 'evt_large' }).signature
    expect((await stripe.post(large, signed)).statusCode).toBe(413)
    expect((await stripe.post('a=b', signed, 'application/x-www-form-urlencoded')).statusCode).toBe(415)
    expect((await stripe.app.http.inject({ method: 'GET', url: webhookPath })).statusCode).toBe(404)
  })

  it('that is signed in time is taken', async () => {
    const event = stripe.peer.pay(await stripe.openPage())
    expect(await stripe.told(event)).toEqual([200])
    expect(await stripe.what()).toEqual(paidOnce)
  })
})

describe('what Stripe tells', () => {
  it('of other people’s customers, or in kinds that are nothing to us, is answered 200 and changes nothing', async () => {
    const page = await stripe.openPage()
    const strangers = [
      stripe.peer.event('checkout.session.completed', {
        id: 'cs_1',
        client_reference_id: 'cart 17\u0000',
        payment_status: 'paid',
      }),
      stripe.peer.event('checkout.session.completed', {
        id: 'cs_2',
        client_reference_id: null,
        payment_status: 'paid',
      }),
      stripe.peer.event('charge.refunded', { id: 'ch_1', payment_intent: 'pi_of_another_shop', refunded: true }),
      stripe.peer.event('charge.dispute.created', { id: 'dp_1', payment_intent: null }),
      stripe.peer.event('customer.updated', { id: 'cus_of_another_shop' }),
      stripe.peer.event('account.updated', { id: 'acct_1' }),
      stripe.peer.event('checkout.session.completed', {
        ...stripe.peer.get(page),
        payment_status: 'paid',
        amount_total: 1,
      }),
    ]
    for (const event of strangers) expect(await stripe.told(event)).toEqual([200])
    expect(await stripe.what()).toEqual(nothing)
    expect(stripe.app.logs()).not.toContain('job failed')
  })

  it('[E3] a hundred times at once, and again days later, is charged and given once', async () => {
    const page = await stripe.openPage()
    const event = stripe.peer.pay(page)
    expect(new Set(await stripe.told(event, { times: 100 }))).toEqual(new Set([200]))
    stripe.app.clock.advance(3 * days)
    await stripe.told(event)
    await stripe.told({ ...event, id: 'evt_the_same_by_another_name' })
    expect(await stripe.what()).toEqual(paidOnce)
    expect(stripe.peer.takenFrom(stripe.customerOf(page))).toBe(1200)
  })

  it('[E4] of a refund before the payment gives nothing, in whatever order the two are told', async () => {
    const page = await stripe.openPage()
    const paid = stripe.peer.pay(page)
    const refunded = stripe.peer.refund(stripe.intentOf(page))
    for (const event of [refunded, paid, refunded, paid]) await stripe.told(event)
    expect(await stripe.what()).toEqual(nothing)
  })

  it('[E4] late, of what is no longer so, leaves it as Stripe has it now', async () => {
    const page = await stripe.openPage()
    const paid = stripe.peer.pay(page)
    const expired = stripe.peer.event('checkout.session.expired', { ...stripe.peer.get(page), status: 'expired' })
    for (const event of [expired, paid, expired]) await stripe.told(event)
    expect(await stripe.what()).toEqual(paidOnce)
    const [old, renamed] = [
      stripe.peer.changeCard(stripe.customerOf(page), '5555'),
      stripe.peer.changeCard(stripe.customerOf(page), '1881'),
    ]
    for (const event of [renamed, old]) await stripe.told(event)
    expect(await stripe.calls.subscription(stripe.user)).toMatchObject({ card: 'Card ending 1881' })
  })

  it('of a sum is not believed: what was paid is asked for', async () => {
    const page = await stripe.openPage()
    const event = stripe.peer.pay(page)
    Object.assign(stripe.peer.get(stripe.intentOf(page)), { amount_received: 1 })
    await stripe.told(event)
    expect(await stripe.what()).toEqual(nothing)
    expect(stripe.app.logs()).toContain('another sum')
    Object.assign(stripe.peer.get(stripe.intentOf(page)), { amount_received: 1200 })
    await stripe.told({ ...event, id: 'evt_later' })
    expect(await stripe.what()).toEqual(paidOnce)
  })

  it.each([
    ['refund', () => stripe.peer.refund, 'Refunded'],
    ['dispute', () => stripe.peer.dispute, 'Payment disputed'],
  ] as const)('[E8] of a %s ends what was paid for, once', async (_, happen, cancelReason) => {
    const page = await stripe.subscribed()
    const event = happen()(stripe.intentOf(page))
    await stripe.told(event, { times: 20 })
    // The bank may take back what we gave back already.
    await stripe.told(stripe.peer.refund(stripe.intentOf(page)))
    await stripe.told(stripe.peer.dispute(stripe.intentOf(page)))
    expect(await stripe.calls.subscription(stripe.user)).toMatchObject({ status: 'cancelled', cancelReason })
    expect((await stripe.what()).transactions).toEqual(['refund paid', 'charge paid'])
  })

  it('[E8] of a part that went back, or of a question of the bank’s, ends nothing', async () => {
    const page = await stripe.subscribed()
    await stripe.told(stripe.peer.refund(stripe.intentOf(page), 300))
    await stripe.told(stripe.peer.dispute(stripe.intentOf(page), 'warning_needs_response'))
    expect(await stripe.what()).toEqual(paidOnce)
  })
})

describe('a webhook that is lost', () => {
  it('[E5] is made up for within the hour: what was paid is given, and once', async () => {
    const page = await stripe.openPage()
    const event = stripe.peer.pay(page)
    expect(await stripe.what()).toEqual(nothing)
    for (let time = 0; time < 3; time += 1) await stripe.anHourPasses()
    expect(await stripe.what()).toEqual(paidOnce)
    await stripe.told(event)
    expect(await stripe.what()).toEqual(paidOnce)
  })

  it('[E5] while we were stopped before we noted which page it was, is heard of all the same', async () => {
    const page = await stripe.openPage()
    await stripe.app.pool.query('update finance.checkouts set url = null, reference = null where user_id = $1', [
      stripe.user.userId,
    ])
    stripe.peer.pay(page)
    await stripe.anHourPasses()
    expect(await stripe.what()).toEqual(paidOnce)
  })

  it('[E8] of a refund and of a card is made up for as well, also after days without us', async () => {
    const page = await stripe.subscribed()
    await stripe.anHourPasses()
    stripe.peer.changeCard(stripe.customerOf(page), '1881')
    stripe.app.clock.advance(8 * days)
    await stripe.anHourPasses()
    expect(await stripe.calls.subscription(stripe.user)).toMatchObject({ status: 'active', card: 'Card ending 1881' })
    stripe.peer.refund(stripe.intentOf(page))
    await stripe.anHourPasses()
    expect(await stripe.calls.subscription(stripe.user)).toMatchObject({ status: 'cancelled' })
  })

  it('[E5] is asked for again where Stripe could not be reached', async () => {
    const page = await stripe.openPage()
    const event = stripe.peer.pay(page)
    stripe.peer.fail(/GET \/v1\/checkout/, 'broken')
    await stripe.told(event)
    expect(await stripe.what()).toEqual(nothing)
    stripe.peer.fail(/GET \/v1\/events/, 'rate-limited')
    await stripe.anHourPasses()
    expect(await stripe.what()).toEqual(paidOnce)
  })

  it('[E1] does not let pay again: who opens a page anew has what they paid for', async () => {
    stripe.peer.pay(await stripe.openPage())
    expect(await stripe.calls.startCheckout(stripe.user, 3)).toMatchObject({ success: false, url: null })
    expect(await stripe.what()).toEqual(paidOnce)
  })

  it('that a page has expired leaves nothing open', async () => {
    const page = await stripe.openPage()
    await stripe.told(stripe.peer.expire(page))
    const { rows } = await stripe.app.pool.query('select status, settled from finance.checkouts where reference = $1', [
      page,
    ])
    expect(rows).toEqual([{ status: 'void', settled: true }])
    expect(await stripe.openPage()).not.toBe(page)
  })
})
