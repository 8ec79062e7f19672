/** A match report as it is printed. Scores and points are those of the match; nothing is computed here. */
export interface MatchReport {
  /** The job's. */
  title: string
  company: string | null
  /** The resume that was measured, by its title, and whose it is. */
  resume: string
  person: string
  /** The day of the analysis: `2026-11-15`. */
  madeOn: string
  /** What the score comes to, in a sentence or two. */
  summary: string
  /** What the person brings. */
  score: number
  /** The same with a line for all that is shown in part. */
  ceiling: number | null
  /** How much of it the page shows, and the untailored resume where it is a page that was cut from one. */
  shown: { score: number; before: number | null }
  subScores: ReportSubScore[]
  topFixes: ReportFix[]
  knockOuts: ReportCondition[]
  ledger: ReportRow[]
  keywords: ReportKeyword[]
  /** Lines of the resume to put forward, as they stand. */
  highlights: string[]
  improvements: ReportImprovement[]
  /** The person's own. */
  notes: string
  /** How the score is computed, a paragraph each. */
  method: string[]
}

export interface ReportSubScore {
  name: string
  /** Null: the advertisement asks nothing of the kind. */
  score: number | null
  /** Share of the whole score, 0 to 1. */
  weight: number
}

export interface ReportFix {
  text: string
  gain: number
}

export interface ReportCondition {
  requirement: string
  status: 'met' | 'partly' | 'not-shown' | 'failed'
  evidence: string[]
}

type ReportImportance = 'required' | 'preferred' | 'mentioned'

export interface ReportRow {
  requirement: string
  /** Whether these are the advertisement's words, or ours for a rule over the whole. */
  isQuoted: boolean
  /** The sub-score it belongs to. */
  measure: string
  /** As the advertisement has it; null where it says nothing of the kind. */
  importance: ReportImportance | null
  status: 'met' | 'partly' | 'not-shown'
  points: number
  maxPoints: number
  /** Why it counts as it does, where the words alone do not say so. */
  how: string | null
  /** Lines of the resume, quoted. */
  evidence: string[]
  todo: string | null
}

export interface ReportKeyword {
  term: string
  importance: ReportImportance
  inJob: number
  inResume: number
  status: 'matched' | 'partial' | 'missing'
}

export interface ReportImprovement {
  section: string
  text: string
}
