import type { Importance } from '../job/job.ts'
import type { Evidence } from '../match/index.ts'

export type QuestionKind = 'behavioural' | 'technical' | 'situational' | 'gap' | 'motivation' | 'defend'

/** One of the four lines of an answer: what the resume says, in its own words, and what the person adds. */
export interface OutlineLine {
  part: string
  /** Words of the person, each with the id of its source. */
  quotes: Evidence[]
  advice: string
}

/** Where each of the words stands: `Senior Florist, Hedgerow Flowers`. */
export interface PlacedLine extends OutlineLine {
  quotes: (Evidence & { place: string })[]
}

export interface InterviewQuestion {
  /** The same for the same resume and advertisement. */
  id: string
  kind: QuestionKind
  question: string
  whyAsked: string
  goodAnswerShows: string[]
  /** The advertisement's words that it tests; null where it tests none in particular. */
  requirement: string | null
  importance: Importance | null
  /** What it is about in the ledger, row by row, and the skills of the catalogue in that. */
  asks: string[]
  skills: string[]
  /** The line of the tailored resume that is to be defended. */
  line: string | null
  outline: PlacedLine[]
}

/** The role in a few words, each of the advertisement or of the person. */
export interface RoleInShort {
  namedMost: string[]
  /** Of guides made before: to whom the role reports. */
  reportsTo?: string | null
  /** What it asks that the resume shows, and what the resume does not show. */
  strongest: string[]
  thinnest: string[]
}

/** A statement of the person, and where it stands: `Senior Florist, Hedgerow Flowers`. */
export interface OwnStatement {
  source: string
  text: string
  place: string
}

export interface InterviewGuide {
  title: string
  jobTitle: string | null
  company: string | null
  /** The day that the advertisement names for interviews: `2026-12-10`. */
  interviewOn: string | null
  roleSummary: string
  role: RoleInShort
  questions: InterviewQuestion[]
  questionsToAsk: string[]
  checklist: string[]
  /** Everything the person stated, so that an answer can be held against it later. */
  statements: OwnStatement[]
}

/** What an interviewer of a trade asks: about what, why, and the skills it belongs to. */
export interface BankQuestion {
  /** Of what was done, or of a case to think through. */
  kind: 'behavioural' | 'situational'
  topic: string
  question: string
  whyAsked: string
  skills: string[]
}

/** The questions that a guide chooses from. */
export interface QuestionBank {
  /** How, why and what if it goes wrong, of a skill by any of its names. */
  bySkill: (skill: string) => readonly string[] | undefined
  /** Those of the groups that a job's title belongs to. */
  byTitle: (title: string) => readonly BankQuestion[]
  general: readonly BankQuestion[]
}
