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
export const shownFrom = 0.4
export const partlyFrom = 0.25
/** Of a name so much must be said. */
export const nameFrom = 0.7
/** What is shown in part, whatever its words. */
export const half = 0.3

/** Words of a requirement weigh by how rare they are, at most `most`. */
export const wordWeights = {
  most: 7,
  /** What is said of every job. */
  light: 0.45,
  /** A word of the job's title. */
  ofTitle: 0.6,
  /** Of a rare word, where the weight of a whole line is reckoned. */
  usual: 3,
  /** A requirement of so many words is looked at part by part as well. */
  longFrom: 5,
} as const

export const evidenceWeights = {
  /** By the heading of its role alone. */
  heading: 0.5,
  /** Without one rare word of the requirement it is at most so near. */
  withoutRare: 0.24,
  /** Of two lines that cover as much, the one that is more about it. */
  likeness: 0.3,
  /** Words that only other lines have count so much, and together at most so much of the whole. */
  elsewhere: 0.5,
  mostElsewhere: 0.15,
  /** Part by part it counts a little less. */
  parts: 0.9,
} as const

export const yearWeights = {
  /** A role is of this work with so much of the job's title, */
  title: 0.5,
  /** or with so many requirements shown, and so large a part of those of the role that shows most. */
  leastRows: 2,
  lines: 0.5,
  /** Of the years asked: enough, and half enough. */
  enough: 0.9,
  partly: 0.45,
} as const
