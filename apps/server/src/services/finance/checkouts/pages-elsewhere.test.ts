import { describe, expect, it } from 'vitest'
import { jobQueue } from '../../../kernel/jobs.ts'
import { days, nothing, paidAtStripe, paidOnce } from '../testing/paid-at-stripe.ts'

const stripe = paidAtStripe()

describe('a payment page of Stripe’s', () => {
  const leave = 'mutation($password: String!) { deleteMyAccount(password: $password) { success message } }'

  it('[E1] is one, however often and from wherever it is opened', async () => {
    const pages = await Promise.all(Array.from({ length: 10 }, () => stripe.openPage()))
    expect(new Set([...pages, await stripe.openPage()]).size).toBe(1)
    expect(stripe.peer.all('checkout.session').filter(({ id }) => id === pages[0])).toHaveLength(1)
  })

  it('that could not be opened is opened later, however long after', async () => {
    stripe.peer.fail(/POST .*checkout\/sessions/, 'broken')
    await expect(stripe.openPage()).rejects.toThrow()
    stripe.app.clock.advance(40 * 60 * 1000)
    const page = await stripe.openPage()
    await stripe.told(stripe.peer.pay(page))
    expect(await stripe.what()).toEqual(paidOnce)
  })

  it('that is opened while its account is closed can be paid on by nobody', async () => {
    await stripe.app.pool.query(`
      create function finance.lose() returns trigger language plpgsql as $$ begin return null; end $$;
      create trigger lose before update of url on finance.checkouts for each row execute function finance.lose()`)
    const { success, message } = await stripe.calls.startCheckout(stripe.user, 2)
    await stripe.app.pool.query('drop function finance.lose cascade')
    expect([success, message]).toEqual([
      false,
      'This payment page is no longer open. Nothing was charged. Please start again.',
    ])
    expect(stripe.peer.asked.at(-1)?.path).toMatch(/expire$/)
  })

  it('[E7] that was not paid on gives nothing, however the page after it is reached', async () => {
    const page = await stripe.openPage()
    for (const query of ['', `?session_id=${page}`])
      await stripe.app.http.inject({
        url: `/subscription/success${query}`,
        headers: { authorization: `Bearer ${stripe.user.token}` },
      })
    await stripe.told(stripe.peer.event('checkout.session.completed', { ...stripe.peer.get(page) }))
    await stripe.anHourPasses()
    expect(await stripe.what()).toEqual(nothing)
    expect(await stripe.calls.limitOf(stripe.user, 'cover_letter')).toBe(5)
  })

  it('[E10] that opens while its account is deleted is closed again: nobody pays for what is gone', async () => {
    const { token, password } = stripe.user
    stripe.meanwhile({ opened: () => stripe.app.call('identity', leave, { password }, { token }) })
    expect(await stripe.calls.startCheckout(stripe.user, 2)).toMatchObject({ success: false, url: null })
    expect(stripe.peer.all('checkout.session').at(-1)?.status).toBe('expired')
  })

  it('[E10] that opens once the others of an account to be deleted are closed keeps the account until it is closed too', async () => {
    const { token, password } = stripe.user
    await stripe.openPage(2)
    let later = ''
    stripe.meanwhile({
      async closed() {
        stripe.meanwhile({})
        later = await stripe.openPage(3)
      },
    })
    const erase = () => stripe.app.call('identity', leave, { password }, { token })
    expect((await erase()).body.data?.deleteMyAccount).toMatchObject({
      success: false,
      message: 'One of your payments is still under way. Please try again in a few minutes.',
    })
    await stripe.told(stripe.peer.pay(later))
    expect(await stripe.what()).toEqual(paidOnce)
  })

  it('says what to pay, to whom to come back, and never what a client sent', async () => {
    const page = await stripe.openPage(3)
    const { params, key } =
      stripe.peer.asked.filter(({ path: asked }) => asked === '/v1/checkout/sessions').at(-1) ?? {}
    expect(params).toMatchObject({
      ...{
        mode: 'payment',
        client_reference_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        customer_email: stripe.user.email,
      },
      line_items: { 0: { quantity: '1', price_data: { currency: 'USD', unit_amount: '9600' } } },
      success_url: 'https://bespeak.example/subscription/success',
      payment_intent_data: { setup_future_usage: 'off_session' },
    })
    expect(key).toMatch(/^checkout-/)
    expect(stripe.peer.get(page)).toMatchObject({ amount_total: 9600 })
  })

  it('that was left for another plan’s is closed, and paid on all the same gives what was paid for', async () => {
    const [monthly, yearly] = [await stripe.openPage(2), await stripe.openPage(3)]
    await stripe.told(stripe.peer.pay(monthly))
    expect(await stripe.calls.subscription(stripe.user)).toMatchObject({ planId: 2, status: 'active' })
    await stripe.anHourPasses()
    expect(stripe.peer.get(yearly).status).toBe('expired')
  })

  it('[E1] that is paid on by who has Pro already gives the money back, once', async () => {
    const [monthly, yearly] = [await stripe.openPage(2), await stripe.openPage(3)]
    const [first, second] = [stripe.peer.pay(monthly), stripe.peer.pay(yearly)]
    await Promise.all([stripe.told(first), stripe.told(second)])
    for (let time = 0; time < 2; time += 1) await stripe.anHourPasses()
    expect(await stripe.what()).toEqual(paidOnce)
    const taken = [monthly, yearly].map((page) => stripe.peer.takenFrom(stripe.customerOf(page)))
    expect(taken.toSorted()).toContain(0)
    expect(
      stripe.peer
        .all('refund')
        .filter(({ payment_intent }) => [monthly, yearly].map(stripe.intentOf).includes(String(payment_intent))),
    ).toHaveLength(1)
    expect(stripe.app.logs()).toContain('payment-given-back')
  })
})

describe('a renewal by Stripe', () => {
  /** For this one alone: others would be charged as well, and take the faults that are meant for it. */
  async function nextMonth() {
    await stripe.app.pool.query('update finance.subscriptions set next_step_at = null where user_id <> $1', [
      stripe.user.userId,
    ])
    stripe.app.clock.advance(31 * days)
  }

  it('is charged once to the card they have now, with Stripe’s number beside ours', async () => {
    const page = await stripe.subscribed()
    await stripe.told(stripe.peer.changeCard(stripe.customerOf(page), '4242'))
    await nextMonth()
    for (let time = 0; time < 2; time += 1) await stripe.anHourPasses()
    expect(await stripe.what()).toMatchObject({ status: 'active', transactions: ['charge paid', 'charge paid'] })
    expect(stripe.peer.takenFrom(stripe.customerOf(page))).toBe(2400)
    const numbers = stripe.peer.all('invoice').filter(({ customer }) => customer === stripe.customerOf(page))
    const { body } = await stripe.calls.call(stripe.user, '{ getUserInvoices { providerNumber } }')
    expect(body.data?.getUserInvoices).toEqual(numbers.map(({ number }) => ({ providerNumber: number })).toReversed())
  })

  it.each([
    ['is declined', '0341'],
    ['asks its owner, who is not there', '3220'],
    ['was taken away', null],
  ])('to a card that %s is declined, and nothing is left that could be paid later', async (_, last4) => {
    const page = await stripe.subscribed()
    await stripe.told(stripe.peer.changeCard(stripe.customerOf(page), last4))
    await nextMonth()
    await stripe.anHourPasses()
    expect(await stripe.what()).toMatchObject({ status: 'past_due', transactions: ['charge failed', 'charge paid'] })
    expect(stripe.peer.takenFrom(stripe.customerOf(page))).toBe(1200)
    expect(
      stripe.peer.all('invoice').filter((it) => it.customer === stripe.customerOf(page) && it.status === 'open'),
    ).toEqual([])
  })

  it('[E1] that is paid on a page after it was declined is charged once, by the same customer', async () => {
    const page = await stripe.subscribed('0341')
    await nextMonth()
    await stripe.anHourPasses()
    const second = await stripe.openPage()
    expect(stripe.peer.get(second).customer).toBe(stripe.customerOf(page))
    await stripe.told(stripe.peer.pay(second))
    expect(await stripe.what()).toMatchObject({ status: 'active', invoices: ['paid', 'paid'] })
    stripe.app.clock.advance(10 * days)
    await stripe.anHourPasses()
    expect(stripe.peer.takenFrom(stripe.customerOf(page))).toBe(2400)
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
      const page = await stripe.subscribed()
      // Once more than the library asks again by itself.
      for (let time = 0; time < 2; time += 1) stripe.peer.fail(on, fault)
      await nextMonth()
      await stripe.anHourPasses()
      expect(await stripe.what()).toMatchObject({ transactions: ['charge pending', 'charge paid'] })
      stripe.peer.forgive()
      stripe.peer.forgetKeys()
      stripe.app.clock.advance(2 * days)
      await stripe.anHourPasses()
      expect(await stripe.what()).toMatchObject({ status: 'active', transactions: ['charge paid', 'charge paid'] })
      expect(stripe.peer.takenFrom(stripe.customerOf(page))).toBe(2400)
    },
  )
})

describe('the billing page of Stripe’s', () => {
  const open = async () =>
    (await stripe.calls.call(stripe.user, 'mutation { openBillingPortal { success message url } }')).body.data
      ?.openBillingPortal

  it('is not there for who has not paid', async () => {
    expect(await open()).toMatchObject({ success: false, url: null })
  })

  it('is the payer’s own', async () => {
    const page = await stripe.subscribed()
    expect(await open()).toMatchObject({
      success: true,
      url: `https://billing.stripe.example/${stripe.customerOf(page)}`,
    })
  })
})

describe('what is old', () => {
  const forget = () => jobQueue.enqueue(stripe.app.sql, 'finance.forget-old', {}).then(stripe.app.runJobs)

  it('is kept while it is not known how it ended: it may have been paid on', async () => {
    const page = await stripe.openPage()
    stripe.peer.pay(page)
    stripe.app.clock.advance(70 * days)
    await forget()
    await stripe.anHourPasses()
    expect(await stripe.what()).toMatchObject({ transactions: ['charge paid'] })
  })

  it('is forgotten after two months, and told again changes nothing', async () => {
    const page = await stripe.openPage()
    const event = stripe.peer.pay(page)
    await stripe.told(event)
    const count = async () => {
      const { rows } = await stripe.app.pool.query(
        'select (select count(*)::int from finance.checkouts where user_id = $1) + (select count(*)::int from finance.payment_events where id = $2) as n',
        [stripe.user.userId, `checkout-${page}`],
      )
      return rows[0]?.n
    }
    stripe.app.clock.advance(59 * days)
    await forget()
    expect(await count()).toBe(2)
    stripe.app.clock.advance(2 * days)
    await forget()
    expect(await count()).toBe(0)
    await stripe.told(event)
    expect((await stripe.calls.invoices(stripe.user)).length).toBe(1)
  })
})
