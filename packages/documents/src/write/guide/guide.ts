/** An interview guide as it is printed. */
export interface GuideContent {
  /** The job's. */
  title: string
  company: string | null
  /** Whose guide it is. */
  person: string
  /** The day it was made: `2026-11-15`. */
  madeOn: string
  roleSummary: string
  questions: GuideQuestion[]
  questionsToAsk: string[]
  checklist: string[]
}

export type GuideQuestionKind = 'behavioural' | 'technical' | 'situational' | 'gap' | 'motivation' | 'defend'

export interface GuideQuestion {
  kind: GuideQuestionKind
  question: string
  whyAsked: string
  goodAnswerShows: string[]
  /** The advertisement's words that it tests. */
  requirement: string | null
  outline: GuideOutlineLine[]
  /** What the person wrote while practising. */
  notes: string
}

/** One line of an answer: `Action`, the person's own words for it, and what to add. */
export interface GuideOutlineLine {
  part: string
  quotes: string[]
  advice: string
}
