import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Charge, PaymentProvider } from '../../services/finance/ports.ts'
import { noPayments } from './none.ts'
import { createSandbox } from './sandbox.ts'
import { createStripe } from './stripe.ts'
import { startStripePeer, stripeSecrets } from './testing/stripe-peer.ts'

const publicUrl = 'https://bespeak.example'

interface Opened {
  provider: PaymentProvider
  /** A card that pays and one that does not, where it sells. */
  cards: { works: string; fails: string } | null
  close?(): Promise<void>
}

interface Case {
  name: string
  open(): Promise<Opened>
}

async function openStripe(): Promise<Opened> {
  const now = () => new Date()
  const peer = await startStripePeer({ now })
  const provider = createStripe({ ...stripeSecrets, publicUrl, now, client: peer.client })
  const customerWith = (last4: string) => {
    const { id } = peer.add('cus', 'customer', {})
    peer.changeCard(id, last4)
    return id
  }
  return { provider, cards: { works: customerWith('4242'), fails: customerWith('0341') }, close: peer.close }
}

const cases: Case[] = [
  {
    name: 'sandbox',
    open: async () => ({
      provider: createSandbox({ publicUrl }),
      cards: { works: 'sandbox-4242', fails: 'sandbox-0341' },
    }),
  },
  { name: 'stripe', open: openStripe },
  { name: 'none', open: async () => ({ provider: noPayments, cards: null }) },
]

const charge = (paymentMethod: string, key = 'invoice-1-0'): Charge => ({
  ...{ key, paymentMethod, description: 'Invoice 2026-0001', amount: 1200, currency: 'USD' },
})
const order = {
  ...{ checkoutId: 'c-1', planId: 2, description: 'Pro monthly', amount: 1200, currency: 'USD' },
  ...{ expiresAt: new Date(Date.now() + 60 * 60 * 1000), paymentMethod: null, email: 'ines@example.com' },
}

describe.each(cases)('the provider $name', ({ name, open }) => {
  let opened: Opened
  beforeAll(async () => {
    opened = await open()
  })
  afterAll(() => opened.close?.())

  it('says its name, by which its events are told from those of others', () => {
    expect(opened.provider.name).toBe(name)
  })

  it('takes no money from a card that it does not know, nor from one that is declined', async () => {
    const { provider, cards } = opened
    for (const method of ['', 'somebody-else', cards?.fails ?? 'none'])
      expect(await provider.charge(charge(method))).toEqual({ paid: false })
  })

  it('answers the same key the same way, however often, and another key by another reference', async () => {
    const { provider, cards } = opened
    const method = cards?.works ?? 'none'
    const [first, again] = await Promise.all([provider.charge(charge(method)), provider.charge(charge(method))])
    expect(again).toEqual(first)
    expect(first.paid).toBe(cards !== null)
    if (first.paid) expect(await provider.charge(charge(method, 'invoice-2-0'))).not.toEqual(first)
  })

  it('opens a page for each checkout where it sells, the same one again for the same', async () => {
    const { provider, cards } = opened
    if (!provider.openCheckout) return expect(cards).toBeNull()
    const { url, reference } = await provider.openCheckout(order)
    expect(await provider.openCheckout(order)).toEqual({ url, reference })
    expect((await provider.openCheckout({ ...order, checkoutId: 'c-2' })).url).not.toBe(url)
    expect(new URL(url).protocol).toBe('https:')
  })

  it('forgets a card twice as well as once', async () => {
    const { provider, cards } = opened
    for (let time = 0; time < 2; time += 1)
      await expect(provider.forget(cards?.works ?? 'none')).resolves.toBeUndefined()
  })
})

describe('a test payment', () => {
  const { completeTest } = createSandbox({ publicUrl: '' })

  it('ends in one of five ways, and in no other', () => {
    const kinds = ['paid', 'confirmed', 'renewal_fails', 'declined', 'needs_confirmation', 'PAID', '', '__proto__'].map(
      (outcome) => completeTest?.('c-1', outcome)?.kind ?? null,
    )
    expect(kinds).toEqual(['event', 'event', 'event', 'declined', 'needs-confirmation', null, null, null])
  })

  it('is told by the card that was taken', () => {
    const cardOf = (outcome: string) => Object(completeTest?.('c-1', outcome)).event.card
    expect(['paid', 'confirmed', 'renewal_fails'].map(cardOf)).toEqual([
      ...['Test card ending 4242', 'Test card ending 3155', 'Test card ending 0341'],
    ])
  })

  it('told twice is the same event', () => {
    expect(completeTest?.('c-1', 'paid')).toEqual(completeTest?.('c-1', 'paid'))
    expect(completeTest?.('c-1', 'paid')).not.toEqual(completeTest?.('c-2', 'paid'))
  })
})
