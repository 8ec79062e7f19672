import { AppError, unlessOutOfRoom } from '../../kernel/errors.ts'
import type { FinancePorts, LimitRule } from './ports.ts'

const changesByUser: LimitRule = { name: 'billing-changes-by-user', points: 60, seconds: 60 * 60 }
const invoicesByUser: LimitRule = { name: 'invoices-by-user', points: 200, seconds: 10 * 60 }

type Limited = Pick<FinancePorts, 'limits' | 'outOfRoom'>
type Taken = Awaited<ReturnType<Limited['limits']['take']>>

const keyOf = (userId: number) => `user ${userId}`

function refuse(taken: Taken, message: string): void {
  if (!taken.allowed) throw new AppError('RATE_LIMITED', message, { retryAfter: taken.retryAfter })
}

export async function countChange({ limits }: Limited, userId: number): Promise<void> {
  const taken = await limits.take(changesByUser, keyOf(userId))
  refuse(taken, 'That was a lot of changes. Please try again in an hour.')
}

/** Who only reads is not turned away by a full disk. */
export async function countInvoice({ limits, outOfRoom }: Limited, userId: number): Promise<void> {
  const counted = limits.take(invoicesByUser, keyOf(userId))
  const taken = await counted.catch(unlessOutOfRoom<Taken>(outOfRoom, { allowed: true }))
  refuse(taken, 'That was a lot of documents. Please try again in a few minutes.')
}
