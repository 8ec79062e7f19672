// The numbers by which an analysis is bounded.

/** How many of each are listed; `named` in one sentence. */
export const atMost = { named: 3, traits: 6, improvements: 8, trends: 6, highlights: 5 } as const

/** A trend needs so many saved jobs, and stands in so many of them. */
export const trendFrom = { saved: 3, jobs: 2 } as const
