import type { Job } from '@bespeak/domain/job/job.ts'
import { readJob } from '@bespeak/domain/job/read-job.ts'
import { skillMatcher } from '@bespeak/domain/skills/index.ts'
import { remembered } from '../../../kernel/remembered.ts'

// In each thread, as many characters as some dozens of advertisements have.
const remember = remembered<Job>({ most: 400_000, sizeOf: (_, advertisement) => advertisement.length })

/** What an advertisement says. Read once for the questions, the tailoring and the analysis that follow each other. */
export const jobIn = (advertisement: string): Job =>
  remember(advertisement, () => readJob(advertisement, skillMatcher()))
