import type { ResumeDocument } from '@bespeak/domain/resume/document.ts'
import { sourcesOf } from '@bespeak/domain/resume/sources.ts'
import { AppError } from '../../../kernel/errors.ts'
import type { ResumePorts } from '../ports.ts'

// Technical, not a plan limit: more than a person can read, less than would keep others waiting.
const byUser = { name: 'engine-by-user', points: 300, seconds: 60 * 60 }
const forAll = { name: 'engine', points: 60_000, seconds: 60 * 60 }

// A long academic resume has half as many; beyond, comparing it would hold up everybody else.
const mostStatements = 600
const mostCharacters = 40_000

export function isModest(document: ResumeDocument): boolean {
  const statements = sourcesOf(document)
  return (
    statements.length <= mostStatements && statements.reduce((sum, it) => sum + it.text.length, 0) <= mostCharacters
  )
}

/** Work that costs time is begun only within these limits. */
export async function withinBudget(
  { limits }: Pick<ResumePorts, 'limits'>,
  userId: number,
  document: ResumeDocument,
): Promise<void> {
  if (!isModest(document)) {
    const message = `This resume is too long to be compared with a job. Please keep it under ${mostStatements} lines and 40,000 characters.`
    throw new AppError('TOO_LARGE', message)
  }
  const own = await limits.take(byUser, `user ${userId}`)
  if (!own.allowed) throw tooMuch('That was a lot in one hour. Please wait a while and try again.', own.retryAfter)
  const all = await limits.take(forAll, 'all')
  if (!all.allowed) throw tooMuch('We are very busy right now. Please try again in a while.', all.retryAfter)
}

const tooMuch = (message: string, retryAfter: number) => new AppError('RATE_LIMITED', message, { retryAfter })
