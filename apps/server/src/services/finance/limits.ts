import { AppError } from '../../kernel/errors.ts'
import type { FinancePorts, LimitRule } from './ports.ts'

const changesByUser: LimitRule = { name: 'billing-changes-by-user', points: 60, seconds: 60 * 60 }
const invoicesByUser: LimitRule = { name: 'invoices-by-user', points: 200, seconds: 10 * 60 }

type Limited = Pick<FinancePorts, 'limits'>

async function take({ limits }: Limited, rule: LimitRule, userId: number, message: string): Promise<void> {
  const taken = await limits.take(rule, `user ${userId}`)
  if (!taken.allowed) throw new AppError('RATE_LIMITED', message, { retryAfter: taken.retryAfter })
}

export const countChange = (ports: Limited, userId: number) =>
  take(ports, changesByUser, userId, 'That was a lot of changes. Please try again in an hour.')

export const countInvoice = (ports: Limited, userId: number) =>
  take(ports, invoicesByUser, userId, 'That was a lot of documents. Please try again in a few minutes.')
