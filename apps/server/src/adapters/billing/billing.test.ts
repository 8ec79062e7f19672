import { describe, expect, it } from 'vitest'
import type { Charge, PaymentProvider } from '../../services/finance/ports.ts'
import { noPayments } from './none.ts'
import { createSandbox } from './sandbox.ts'

interface Case {
  name: string
  provider: PaymentProvider
  /** A card that pays and one that does not, where it sells. */
  cards: { works: string; fails: string } | null
}

const cases: Case[] = [
  {
    name: 'sandbox',
    provider: createSandbox({ publicUrl: 'https://bespeak.example' }),
    cards: { works: 'sandbox-4242', fails: 'sandbox-0341' },
  },
  { name: 'none', provider: noPayments, cards: null },
]

const charge = (paymentMethod: string, key = 'invoice-1-0'): Charge => ({
  ...{ key, paymentMethod, description: 'Invoice 2026-0001', amount: 1200, currency: 'USD' },
})
const order = { checkoutId: 'c-1', userId: 7, planId: 2, description: 'Pro monthly', amount: 1200, currency: 'USD' }

describe.each(cases)('the provider $name', ({ name, provider, cards }) => {
  it('says its name, by which its events are told from those of others', () => {
    expect(provider.name).toBe(name)
  })

  it('takes no money from a card that it does not know, nor from one that is declined', async () => {
    for (const method of ['', 'somebody-else', cards?.fails ?? 'none'])
      expect(await provider.charge(charge(method))).toEqual({ paid: false })
  })

  it('answers the same key the same way, however often, and another key by another reference', async () => {
    const method = cards?.works ?? 'none'
    const [first, again] = await Promise.all([provider.charge(charge(method)), provider.charge(charge(method))])
    expect(again).toEqual(first)
    expect(first.paid).toBe(cards !== null)
    if (first.paid) expect(await provider.charge(charge(method, 'invoice-2-0'))).not.toEqual(first)
  })

  it('opens a page for each checkout where it sells, the same one again for the same', async () => {
    if (!provider.openCheckout) return expect(cards).toBeNull()
    const { url } = await provider.openCheckout(order)
    expect(await provider.openCheckout(order)).toEqual({ url })
    expect((await provider.openCheckout({ ...order, checkoutId: 'c-2' })).url).not.toBe(url)
    expect(new URL(url).protocol).toBe('https:')
  })

  it('forgets a card twice as well as once', async () => {
    for (let time = 0; time < 2; time += 1)
      await expect(provider.forget(cards?.works ?? 'none')).resolves.toBeUndefined()
  })
})

describe('a test payment', () => {
  const { completeTest } = createSandbox({ publicUrl: '' })

  it('ends in one of four ways, and in no other', () => {
    const kinds = ['paid', 'renewal_fails', 'declined', 'needs_confirmation', 'PAID', '', '__proto__'].map(
      (outcome) => completeTest?.('c-1', outcome)?.kind ?? null,
    )
    expect(kinds).toEqual(['event', 'event', 'declined', 'needs-confirmation', null, null, null])
  })

  it('told twice is the same event', () => {
    expect(completeTest?.('c-1', 'paid')).toEqual(completeTest?.('c-1', 'paid'))
    expect(completeTest?.('c-1', 'paid')).not.toEqual(completeTest?.('c-2', 'paid'))
  })
})
