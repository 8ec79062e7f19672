export type ClaimKind =
  | 'employer'
  | 'title'
  | 'date'
  | 'duration'
  | 'degree'
  | 'school'
  | 'certificate'
  | 'number'
  | 'money'
  | 'skill'
  | 'scope'
  | 'rank'
  | 'award'
  | 'language'
  | 'membership'
  | 'statement'

/** Something that a text says about a person, and where it says so. */
export interface Claim {
  kind: ClaimKind
  text: string
  from: number
  to: number
}

export interface Verdict {
  claim: Claim
  status: 'stated' | 'implied' | 'ask' | 'unsupported'
  /** The rule of SPEC.md by which it is implied, or which it breaks: `CL12 a bound may be weakened`. */
  rule: string | null
  /** The ids of the sources that say it. */
  sources: string[]
}

/** Words of a text that stand for others of a source: only the person knows whether they are right. */
export interface Doubt {
  words: string
  youWrote: string
  /** The id of the source that has the other words. */
  source: string
  from: number
  to: number
}

export interface Check {
  /** The same as `verdict === 'supported'`. */
  supported: boolean
  verdict: 'supported' | 'ask' | 'refused'
  doubts: Doubt[]
  verdicts: Verdict[]
}
