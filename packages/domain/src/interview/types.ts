import type { Evidence } from '../match/index.ts'

export type QuestionKind = 'behavioural' | 'technical' | 'situational' | 'gap' | 'motivation' | 'defend'

/** One of the four lines of an answer: what the resume says, in its own words, and what the person adds. */
export interface OutlineLine {
  part: string
  /** Words of the person, each with the id of its source. */
  quotes: Evidence[]
  advice: string
}

export const outlineLine = (part: string, advice: string, quotes: Evidence[] = []): OutlineLine => ({
  part,
  quotes,
  advice,
})

export interface InterviewQuestion {
  /** The same for the same resume and advertisement. */
  id: string
  kind: QuestionKind
  question: string
  whyAsked: string
  /** The advertisement's words that it tests; null where it tests none in particular. */
  requirement: string | null
  outline: OutlineLine[]
}

export interface GapTalk {
  requirement: string
  importance: 'required' | 'preferred'
  /** How to speak of it: what to say, the nearest thing shown, the next step, and when it is there after all. */
  outline: OutlineLine[]
}

export interface InterviewGuide {
  title: string
  company: string | null
  roleSummary: string
  questions: InterviewQuestion[]
  gapTalks: GapTalk[]
  questionsToAsk: string[]
  checklist: string[]
}
