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
  /** `ask`: only the person can say whether it is right. */
  status: 'stated' | 'implied' | 'ask' | 'unsupported'
  /** The rule of SPEC.md by which it is implied or asked, or which it breaks: `CL10 bound`. */
  rule: string | null
  /** The rule, for the person to read. */
  why: string
  /** The ids of the sources that say it. */
  sources: string[]
}

/** A word of a text that is near to what the person wrote, and not the same. */
export interface Doubt {
  words: string
  youWrote: string
  /** The id of the source that has it. */
  source: string
  /** The place of the words in the text. */
  from: number
  to: number
}

export interface Check {
  /** Whether it may be written: the verdict is `supported`. */
  supported: boolean
  verdict: 'supported' | 'ask' | 'refused'
  /** What must be asked, where the verdict is `ask`. */
  doubts: Doubt[]
  verdicts: Verdict[]
}
