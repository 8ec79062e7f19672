import { share } from './money.ts'

/** What an invoice asks for. Amounts are in the smallest coin; what is given back is a negative amount. */
export type Item = {
  readonly description: string
  readonly quantity: number
  readonly unitPrice: number
  readonly amount: number
}

export type Order = {
  readonly currency: string
  /** In thousandths of a percent: 8875 are 8.875 %. */
  readonly taxRate: number
  readonly items: readonly Item[]
}

export type Totals = { readonly subtotal: number; readonly tax: number; readonly total: number }

const wholeTaxRate = 100_000

export const itemOf = (description: string, unitPrice: number, quantity = 1): Item => ({
  description,
  quantity,
  unitPrice,
  amount: quantity * unitPrice,
})

/** Tax is taken once, of the subtotal: by the item, many small roundings would add up. */
export function totalsOf({ items, taxRate }: Order): Totals {
  const subtotal = items.reduce((sum, { amount }) => sum + amount, 0)
  const tax = share(subtotal, taxRate, wholeTaxRate)
  return { subtotal, tax, total: subtotal + tax }
}
