import { AppError } from '../../../kernel/errors.ts'
import { maxBytes } from '../html/clean.ts'
import type { LimitRule, ResumePorts } from '../ports.ts'

// No page that is read has more.
const mostPieces = 25_000

/** What it takes to read a page: a usual one two points, the longest a hundred and more. */
const costOf = (pieces: number, characters: number) => 1 + Math.floor(pieces / 200 + characters / 20_000)
const costOfPage = (text: string) => costOf(text.split(/[<\n]/, mostPieces).length, text.length)

// Technical, not a plan limit: what one person may have read in ten minutes. An editor saves every two seconds, and must
// not be refused in the longest page either: what is typed would be lost.
const seconds = 10 * 60
const savingEvery = 2
const pagesByUser = { name: 'pages-by-user', points: (seconds / savingEvery) * costOf(mostPieces, maxBytes), seconds }
const jobsByUser = { name: 'jobs-by-user', points: 600, seconds }
const filesByUser = { name: 'files-by-user', points: 60, seconds }

/** Of an advertisement: a usual one two points, the longest eighteen. */
const costOfJob = (text: string) => 1 + Math.floor(text.length / 3_000)

type Limits = Pick<ResumePorts, 'limits'>

async function take({ limits }: Limits, rule: LimitRule, userId: number, points: number, message: string) {
  const taken = await limits.take(rule, `user ${userId}`, points)
  if (!taken.allowed) throw new AppError('RATE_LIMITED', message, { retryAfter: taken.retryAfter })
}

export const withinPages = (ports: Limits, userId: number, text: string) =>
  take(
    ports,
    pagesByUser,
    userId,
    costOfPage(text),
    'That was a lot of saving in a short time. Please wait a few minutes, then save again.',
  )

export const withinJobs = (ports: Limits, userId: number, text: string) =>
  take(
    ports,
    jobsByUser,
    userId,
    costOfJob(text),
    'That was a lot of job descriptions in a short time. Please try again in a few minutes.',
  )

export const withinFiles = (ports: Limits, userId: number) =>
  take(ports, filesByUser, userId, 1, 'That was a lot of files in a short time. Please try again in a few minutes.')
