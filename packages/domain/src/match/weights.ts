import type { Importance } from '../job/job.ts'
import type { RowStatus, SubScore } from './types.ts'

// The published table: every number by which something is weighed stands here.

export const allPoints = 100
/** Of 100 points; what an ad does not name hands its points to the requirements. */
export const parts = { requirements: 68, title: 17, years: 15 } as const
/** The requirements share their points by these: a must, a duty, a nice to have. */
export const importanceWeights: Record<Importance, number> = { required: 1, mentioned: 0.6, preferred: 0.4 }
export const statusShares: Record<RowStatus, number> = { met: 1, partly: 0.5, 'not-shown': 0 }
export const subScores: readonly SubScore[] = ['keyword', 'skills', 'experience', 'education', 'culturalFit']
/** Of the words of a requirement, by how rare they are, so much stands in one line. */
export const shownFrom = 0.45
export const partlyFrom = 0.25
