import type { RowImportance, RowKind, SubScore } from './types.ts'

// The published table: everything by which a score is weighed stands here.

/** Share of each sub-score; what an advertisement does not ask gives its share to the others. */
export const subScoreWeights: Record<SubScore, number> = {
  keyword: 0.11,
  skills: 0.28,
  experience: 0.46,
  education: 0.11,
  culturalFit: 0.04,
}
export const subScores = ['keyword', 'skills', 'experience', 'education', 'culturalFit'] as const

/** A sub-score asked for in few rows weighs less: its share times rows / (rows + this). */
export const fewRows = 6

/** Rows of one sub-score share its points by these. */
export const importanceWeights: Record<RowImportance, number> = { required: 3, preferred: 1, mentioned: 1 }

/** What counts more or less than other rows of its importance. */
export const kindWeights: Partial<Record<RowKind, number>> = {
  title: 2,
  field: 2,
  wording: 2,
  years: 1,
  seniority: 2,
  language: 0.5,
  degree: 0.5,
  certificate: 1.5,
  responsibility: 0.7,
  place: 0.3,
  location: 1,
}

/** How much a statement of the resume proves, by where it stands. */
export const placeWeights = {
  /** A line or heading of a role. */
  role: 1,
  /** Something the person said when asked. */
  fact: 0.9,
  project: 0.9,
  volunteer: 0.9,
  certificate: 0.9,
  study: 0.75,
  other: 0.5,
  /** Listed or claimed only: this much where a role shows something close to it, else nothing. */
  listed: 0.85,
  interest: 0.2,
  /** Held once. */
  lapsed: 0.15,
  /** Copied from the advertisement. */
  copied: 0.1,
} as const

/** How much of it is the person's own. */
export const partWeights = {
  /** Lent a hand, or knows the basics. */
  helped: 0.6,
  /** A duty of the trade, by the title alone. */
  title: 0.6,
  /** What is asked of a trade, by its name alone. */
  trade: 0.3,
  learning: 0.15,
} as const

/** How much a skill shows of another one. */
export const relationWeights = {
  /** PostgreSQL shows SQL. */
  narrower: 0.95,
  /** Gradient boosting shows a part of machine learning, and each further part more. */
  part: 0.65,
  eachPart: 0.15,
  /** Machine learning hints at PyTorch. */
  wider: 0.4,
  /** Another name of the skill, which may be of something else. */
  kin: 0.74,
  /** Times the neighbour's own weight. */
  neighbour: 0.8,
} as const

/** An advertisement that names fewer things tells too little to be compared as a whole. */
export const leastWords = 8

/** How two texts as a whole are compared, by the angle between what they name. */
export const wordingWeights = {
  /** So much is shared by two texts about the same work in different words. */
  alike: 0.37,
  /** With less than this the resume speaks of other work, */
  otherWork: 0.155,
  /** and down to this share of the points stays. */
  left: 0.3,
  /** Times the weight of the relation: a skill that is related to the one named. */
  related: 0.6,
} as const

/** A keyword under another name is found by a person, and by fewer machines. */
export const otherNameWeight = 0.95

/** What is left of the points when most of what the advertisement asks is listed and nothing near it shown. */
export const pastedShare = 0.8

/** Where a condition of the advertisement is not met, of the points above `from` only this share stays; where a narrower paper is held, the other one. */
export const knockOut = { from: 35, share: 0.25, partly: 0.5 } as const

/** What makes a role like the one advertised; it need not be like it in everything to be the same work. */
export const likenessWeights = { title: 0.35, skills: 0.25, duties: 0.15, field: 0.25, whole: 0.65 } as const

/** By what a role is of the work advertised besides naming its terms. */
export const groundWeights = {
  /** A title as like as this is enough. */
  title: 0.3,
  /** Each other skill of the field. */
  skill: 0.5,
  /** As near as the same field. */
  near: 0.6,
  /** Each other word of the trade, */
  word: 0.25,
  /** which tells this much at least. */
  telling: 0.4,
  /** So much of a line counts in a role of other work. */
  passing: 0.35,
  /** So much of a title counts without a line that has to do with the work. */
  bare: 0.6,
  /** Of a course of study. */
  study: 0.8,
  /** With lines as like as this it counts whole. */
  borneOut: 0.25,
} as const

/** When lines are made from the advertisement: */
export const echoWeights = {
  /** so many of them, */
  least: 3,
  /** as a share of all lines, or of the advertisement's sentences; */
  ofLines: 0.4,
  ofSentences: 0.5,
  /** titles are named after the trade, and alike; */
  leastTitles: 5,
  /** each with so many words of one sentence, */
  words: 3,
  /** which are so much of that sentence, */
  ofSentence: 0.8,
  /** and, where it has no more words, so much of the line: a few words are the name of a task; */
  ofShort: 0.6,
  /** or of the line. */
  ofLine: 0.85,
} as const

/** How much a role, project or study counts towards the experience asked for; without experience to ask for, what is learnt counts. */
export const practiceWeights = {
  entry: { work: 1, volunteer: 0.9, project: 1, study: 0.8 },
  experienced: { work: 1, volunteer: 0.8, project: 0.6, study: 0.4 },
} as const
