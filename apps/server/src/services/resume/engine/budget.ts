import type { ResumeDocument } from '@bespeak/domain/resume/document.ts'
import { signedIn } from '../../../kernel/access.ts'
import type { RequestContext } from '../../../kernel/context.ts'
import { AppError } from '../../../kernel/errors.ts'
import type { ResumePorts } from '../ports.ts'
import { isModest, keepItModest } from './modest.ts'

// Technical, not a plan limit: more than a person can read, less than would keep others waiting.
const byUser = { name: 'engine-by-user', points: 300, seconds: 60 * 60 }
// What follows each change of a tailored page, while somebody works on it.
const smallByUser = { name: 'engine-small-by-user', points: 1_200, seconds: 60 * 60 }

// An assistant proves each draft before it shows it.
const checksByUser = { name: 'checks-by-user', points: 300, seconds: 10 * 60 }
/** Of a check: a usual letter two points, the longest text thirty-four. */
const costOfCheck = (text: string) => 1 + Math.floor(text.length / 3_000)

type Limits = Pick<ResumePorts, 'limits'>

// Aliases ask for the same field many times over in one request.
const mostInOneRequest = 5
const begun = new WeakMap<RequestContext, number>()

function isTooManyAtOnce(context: RequestContext): boolean {
  const count = (begun.get(context) ?? 0) + 1
  begun.set(context, count)
  return count > mostInOneRequest
}

export function refuseTooLong(document: ResumeDocument): void {
  if (isModest(document)) return
  throw new AppError('TOO_LARGE', `This resume is too long to be compared with a job. ${keepItModest}`)
}

/** Work that costs time is begun only within these limits. */
export async function withinBudget(
  { limits }: Limits,
  context: RequestContext,
  document: ResumeDocument,
): Promise<void> {
  const { userId } = signedIn(context)
  refuseTooLong(document)
  if (isTooManyAtOnce(context)) throw tooManyAtOnce()
  const own = await limits.take(byUser, `user ${userId}`)
  if (!own.allowed) throw tooMuch(own.retryAfter)
}

/** A text is compared with what a person says within these limits. */
export async function withinChecks(
  { limits }: Limits,
  context: RequestContext,
  { text, documents }: { text: string; documents: readonly ResumeDocument[] },
): Promise<void> {
  if (!documents.every(isModest))
    throw new AppError('TOO_LARGE', `This resume is too long to check against. ${keepItModest}`)
  if (isTooManyAtOnce(context)) throw tooManyAtOnce()
  const own = await limits.take(checksByUser, `user ${signedIn(context).userId}`, costOfCheck(text))
  if (!own.allowed) throw tooManyChecks(own.retryAfter)
}

/** For small work on what was made before: why it may not be begun, if it may not. */
export async function refusalOfSmallWork({ limits }: Limits, context: RequestContext): Promise<AppError | null> {
  if (isTooManyAtOnce(context)) return tooManyAtOnce()
  const own = await limits.take(smallByUser, `user ${signedIn(context).userId}`)
  return own.allowed ? null : tooMuch(own.retryAfter)
}

const tooManyAtOnce = () => new AppError('TOO_LARGE', 'This asks for too much at once. Please ask for one at a time.')

const tooManyChecks = (retryAfter: number) =>
  new AppError('RATE_LIMITED', 'That was a lot of checks in a short time. Please try again in a few minutes.', {
    retryAfter,
  })

const tooMuch = (retryAfter: number) =>
  new AppError('RATE_LIMITED', 'That was a lot in one hour. Please wait a while and try again.', { retryAfter })
