import type { Importance, RequirementKind } from '../job/job.ts'

export type SubScore = 'keyword' | 'skills' | 'experience' | 'education' | 'culturalFit'
export type RowStatus = 'met' | 'partly' | 'not-shown'
/** What the ad asks, the title it looks for, and years in this work. */
export type RowKind = RequirementKind | 'title'

/** A statement of the resume, and the words in it that show something. */
export interface Evidence {
  /** The id of the source. */
  source: string
  quote: string
}

export interface LedgerRow {
  /** `rowIdOf(requirement)`: no two rows of a ledger share one. */
  id: string
  requirement: string
  kind: RowKind
  importance: Importance
  subScore: SubScore
  /** Whole points of the score: those of all rows add up to it. */
  points: number
  maxPoints: number
  status: RowStatus
  /** Not shown, and known not to be there: it can be looked up by its name. */
  certain: boolean
  /** The nearest lines of a row that is not shown, three at most. */
  near: Evidence[]
  /** What the words alone do not say: "only in your skills list". */
  how: string | null
  evidence: Evidence[]
  /** What would show it, where it is not shown. */
  todo: string | null
  /** What the person says of it. */
  corrected?: Correction['correction']
}

/** What the person says of a row: their line shows it, the ad does not ask it, or they do not have it. */
export interface Correction {
  /** The id of the row. */
  row: string
  correction: 'shown' | 'not-asked' | 'not-mine'
  /** Theirs that shows it, by its source, or by its words where that is another one by now. */
  line?: { source: string; text: string } | undefined
}

export interface WeightRow {
  subScore: SubScore
  /** Share of the score, 0 to 1, as applied. */
  weight: number
  assessed: boolean
}

/** A dealbreaker: a row without which employers often stop reading. It stands beside the score and changes nothing in it. */
export interface KnockOutRow {
  requirement: string
  /** `failed`: the person or their resume says otherwise. */
  status: RowStatus | 'failed'
  evidence: Evidence[]
}

export interface Fix {
  text: string
  /** Whole points that it would bring. */
  gain: number
  /** The id of the row it is about. */
  requirement: string
}

export interface KeywordRow {
  term: string
  importance: Importance
  /** How often the ad and the resume name it. */
  inJob: number
  inResume: number
  status: 'matched' | 'partial' | 'missing'
  evidence: string[]
}

/** How a resume stands against an ad. */
export interface Standing {
  /** A whole number, 0 to 100; 0 where unscored. */
  score: number
  /** The ad asks nothing that could be read. */
  unscored: boolean
  /** 0 to 100; null where the ad asks nothing of the kind. */
  subScores: Record<SubScore, number | null>
  weights: WeightRow[]
  ledger: LedgerRow[]
  /** Rows that the ad does not ask, as the person says: without points, and can be put back. */
  takenOut?: LedgerRow[]
  knockOuts: KnockOutRow[]
}

/** The same, with what could be done about it. */
export interface Match extends Standing {
  /** The score if every row that a yes of the person would settle were shown. */
  ceiling: number
  topFixes: Fix[]
  keywords: KeywordRow[]
  strongSkills: string[]
  missingSkills: string[]
}
