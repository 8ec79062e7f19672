import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromMinor, minorDigits, moneyText, share, toMinor } from './money.ts'
import { type Item, itemOf, totalsOf } from './order.ts'

const currencies = ['USD', 'EUR', 'GBP', 'JPY', 'KRW', 'KWD', 'BHD', 'CHF']
const currency = fc.constantFrom(...currencies)
const amount = fc.integer({ min: -100_000_000, max: 100_000_000 })
const items = fc.array(fc.tuple(fc.integer({ min: 1, max: 500 }), amount), { maxLength: 20 })
const taxRate = fc.integer({ min: 0, max: 100_000 })
const many = { numRuns: 1000 }

describe('money', () => {
  it('[BIL15] has as many digits behind the point as its currency', () => {
    expect(currencies.map(minorDigits)).toEqual([2, 2, 2, 0, 0, 3, 3, 2])
    expect([moneyText(1200, 'USD'), moneyText(1200, 'JPY'), moneyText(1200, 'KWD')]).toEqual([
      '$12.00',
      '¥1,200',
      'KWD\u00a01.200',
    ])
  })

  it('[BIL15] comes back whole from units with a point', () => {
    fc.assert(
      fc.property(amount, currency, (minor, of) => toMinor(fromMinor(minor, of), of) === minor),
      many,
    )
  })

  it('[BIL16] is rounded to the nearest coin, half away from nothing', () => {
    expect([share(1, 1, 2), share(-1, 1, 2), share(1, 1, 3), share(2, 1, 3), share(5, 1, 10), share(0, 1, 7)]).toEqual([
      1, -1, 0, 1, 1, 0,
    ])
    expect(share(Number.MAX_SAFE_INTEGER, 99_999, 100_000)).toBe(9_007_109_182_748_444)
  })

  it('[BIL16] gives a part and its rest that differ from the whole by no more than one coin', () => {
    const parts = fc
      .integer({ min: 1, max: 366 })
      .chain((whole) => fc.tuple(fc.nat({ max: whole }), fc.constant(whole)))
    fc.assert(
      fc.property(amount, parts, (of, [part, whole]) => {
        const sum = share(of, part, whole) + share(of, whole - part, whole)
        return Math.abs(sum - of) <= 1 && share(of, whole, whole) === of && share(of, 0, whole) === 0
      }),
      many,
    )
  })
})

const orderOf = (of: string, rate: number, given: [number, number][]) => {
  const listed: Item[] = given.map(([quantity, price], at) => itemOf(`Item ${at}`, price, quantity))
  return { currency: of, taxRate: rate, items: listed }
}

describe('an invoice', () => {
  it('[BIL17] adds up: items to the subtotal, and with the tax to the total, all in whole coins', () => {
    fc.assert(
      fc.property(currency, taxRate, items, (of, rate, given) => {
        const order = orderOf(of, rate, given)
        const { subtotal, tax, total } = totalsOf(order)
        const sum = order.items.reduce((all, { quantity, unitPrice }) => all + quantity * unitPrice, 0)
        expect([subtotal, total]).toEqual([sum, sum + tax])
        expect([subtotal, tax, total].every(Number.isSafeInteger)).toBe(true)
        expect(Math.abs(tax - (subtotal * rate) / 100_000)).toBeLessThanOrEqual(0.500_001)
      }),
      many,
    )
  })

  it('[BIL17] takes the tax once: many small items are taxed as one large one', () => {
    const small = orderOf(
      'USD',
      19_000,
      Array.from({ length: 100 }, () => [1, 3]),
    )
    expect(totalsOf(small)).toEqual(totalsOf(orderOf('USD', 19_000, [[1, 300]])))
  })

  it('[BIL17] adds up on paper as well, in units with a point', () => {
    fc.assert(
      fc.property(currency, taxRate, items, (of, rate, given) => {
        const { subtotal, tax, total } = totalsOf(orderOf(of, rate, given))
        const shown = [subtotal, tax, total].map((it) => fromMinor(it, of).toFixed(minorDigits(of)).replace('.', ''))
        const [first = '', second = '', sum = ''] = shown
        return BigInt(first) + BigInt(second) === BigInt(sum)
      }),
      many,
    )
  })
})
