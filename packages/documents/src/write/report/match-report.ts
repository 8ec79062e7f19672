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
  /** Null: the ad asks nothing that could be read. */
  score: number | null
  /** The untailored resume's, where it is a tailored version that was measured. */
  before: number | null
  /** With what the person may be able to add. */
  ceiling: number | null
  /** The requirements by their status. */
  requirements: ReportGroup[]
  /** False for an analysis of an earlier version, whose points are not kept. */
  hasPoints: boolean
  dealbreakers: ReportCondition[]
  subScores: ReportSubScore[]
  topFixes: ReportFix[]
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
  /** Null: the ad asks nothing of the kind. */
  score: number | null
}

export interface ReportFix {
  text: string
  gain: number
}

export interface ReportCondition {
  requirement: string
  status: string
  evidence: string[]
}

export interface ReportGroup {
  status: string
  rows: ReportRow[]
}

export interface ReportRow {
  requirement: string
  /** Whether these are the ad's words; else ours. */
  isQuoted: boolean
  /** What it is of the job: a must, a duty, the title. */
  what: string
  points: number
  maxPoints: number
  /** What the words alone do not say. */
  how: string | null
  /** Lines of the resume that show it. */
  evidence: string[]
  /** Lines that may show it. */
  near: string[]
  todo: string | null
}

export interface ReportKeyword {
  term: string
  importance: string
  inJob: number
  inResume: number
  status: 'matched' | 'partial' | 'missing'
}

export interface ReportImprovement {
  section: string
  text: string
}
