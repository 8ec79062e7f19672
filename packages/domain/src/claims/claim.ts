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
  status: 'stated' | 'implied' | 'unsupported'
  /** The rule of SPEC.md by which it is implied, or which it breaks: `CL10 bound`. */
  rule: string | null
  /** The rule, for the person to read. */
  why: string
  /** The ids of the sources that say it. */
  sources: string[]
}

export interface Check {
  /** Whether it may be written: the verdict is `supported`. */
  supported: boolean
  verdict: 'supported' | 'refused'
  verdicts: Verdict[]
}
