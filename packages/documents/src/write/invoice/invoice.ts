/** An invoice as it is printed. Amounts are in units of the currency: 12.5 of `EUR`. */
export interface InvoiceContent {
  /** Name, address, numbers of the register and the tax office: a line each. */
  issuer: string[]
  customer: string[]
  number: string
  status: 'open' | 'paid' | 'void'
  createdAt: string
  dueDate: string | null
  paidAt: string | null
  /** Three letters: `EUR`. */
  currency: string
  items: InvoiceContentItem[]
  subtotal: number
  /** In percent, where it is known: 19. */
  taxRate: number | null
  tax: number
  total: number
  notes: string[]
}

interface InvoiceContentItem {
  description: string
  quantity: number
  unitPrice: number
  amount: number
}
