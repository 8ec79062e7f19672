/** What a list says of a resume and an ad. */
export interface Measured {
  /** A whole number, never rounded up; null where the ad asks nothing. */
  score: number | null
  /** Of the two texts as wholes, 0 to 1. */
  likeness: number
  /** What usually ends an application, where the resume does not have it. */
  dealbreaker: string | null
  /** Requirements on the resume, of so many. */
  shown: number
  asked: number
  /** Not on the resume, musts first: only what can be looked up exactly. */
  missing: string[]
  /** On the resume, and worth most. */
  strongest: string[]
}

/** Of an ad that has no text, or cannot be measured. */
export const unmeasured: Measured = {
  ...{ score: null, likeness: 0, dealbreaker: null, shown: 0, asked: 0, missing: [], strongest: [] },
}
