import { daysKept } from './retention.ts'

/** How long a link works by which others see a resume: where nothing is said, and at most. */
export const shareDays = { usual: 30, most: daysKept.shareLinks }

export const mostShareLinks = 100
