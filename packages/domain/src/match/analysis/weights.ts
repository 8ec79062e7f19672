// The numbers by which an analysis is bounded.

/** How many of each are said; `named` in one sentence. */
export const atMost = { named: 3, traits: 6, improvements: 8, duties: 2, trends: 6, highlights: 5 } as const

/** A highlight serves so much with so many words. */
export const highlightFrom = { relevance: 0.3, words: 4 } as const

/** A trend needs so many saved jobs, and stands in so many of them. */
export const trendFrom = { saved: 3, jobs: 2 } as const

/** Letters of a quotation, and of a requirement that names an applicant. */
export const longest = { quote: 110, name: 40 } as const

/** Typical applicants, made from an advertisement. */
export const applicantBounds = {
  /** Where no years are asked; the best brings more, and one of the level below a part. */
  ...{ years: 4, moreYears: 2, yearsBelow: 0.5 },
  /** So much is known to somebody who is partly new; every third skill is missing one level below. */
  ...{ known: 0.5, missingEach: 3 },
  /** What a career changer brings instead. */
  ...{ leastInstead: 2, mostInstead: 8 },
} as const
