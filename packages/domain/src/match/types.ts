import type { RequirementKind } from '../job/job.ts'

export type SubScore = 'keyword' | 'skills' | 'experience' | 'education' | 'culturalFit'
export type RowImportance = 'required' | 'preferred' | 'mentioned'
export type RowStatus = 'met' | 'partly' | 'not-shown'
/** What the advertisement asks outright, what it only says of the work, and the rules over the whole. */
export type RowKind =
  | RequirementKind
  | 'responsibility'
  | 'keyword'
  | 'title'
  | 'field'
  | 'wording'
  | 'seniority'
  | 'culture'
  | 'rule'

/** A statement of the resume, and the words in it that show something. */
export interface Evidence {
  /** The id of the source. */
  source: string
  quote: string
}

export interface LedgerRow {
  /** The id of the requirement it comes from, with a suffix where one requirement makes several rows. */
  id: string
  requirement: string
  kind: RowKind
  importance: RowImportance
  /** `overall` for a rule over the whole score. */
  subScore: SubScore | 'overall'
  /** Points of the overall score: the points of all rows add up to it. */
  points: number
  maxPoints: number
  status: RowStatus
  /** Why it counts as it does, where the words alone do not say so. */
  how: string | null
  evidence: Evidence[]
  /** What would show it, where it is not shown. */
  todo: string | null
  /** What the person says of it, where that differs from what was found. */
  corrected?: Correction['correction']
}

/** What the person says of a row: their line shows it, the ad does not ask it, or they do not have it. */
export interface Correction {
  /** The id of the row by its words. */
  row: string
  correction: 'shown' | 'not-asked' | 'not-mine'
  /** Theirs that shows it, by its source, or by its words where that is another one by now. */
  line?: { source: string; text: string } | undefined
}

export interface WeightRow {
  subScore: SubScore
  /** Share of the overall score, 0 to 1, as applied. */
  weight: number
  assessed: boolean
}

export interface KnockOutRow {
  requirement: string
  /** `partly`: by a narrower paper. `failed`: the resume says otherwise. */
  status: 'met' | 'partly' | 'not-shown' | 'failed'
  evidence: Evidence[]
  /** A day to note, which no resume shows. */
  isDate?: boolean
}

export interface Fix {
  text: string
  /** Points of the overall score that it would bring. */
  gain: number
  /** The id of the ledger row it is about. */
  requirement: string
}

export interface KeywordRow {
  term: string
  importance: RowImportance
  /** How often the advertisement and the resume name it. */
  inJob: number
  inResume: number
  status: 'matched' | 'partial' | 'missing'
  evidence: string[]
}

/** How a resume stands against an advertisement. */
export interface Standing {
  score: number
  /** Null where the advertisement asks nothing of the kind. */
  subScores: Record<SubScore, number | null>
  weights: WeightRow[]
  ledger: LedgerRow[]
  /** Rows that the ad does not ask, as the person says: they have no points, and can be put back. */
  takenOut?: LedgerRow[]
  knockOuts: KnockOutRow[]
}

/** The same, with what could be done about it. */
export interface Match extends Standing {
  /** The score if a line showed in full all that is shown in part. */
  ceiling: number
  topFixes: Fix[]
  keywords: KeywordRow[]
  strongSkills: string[]
  missingSkills: string[]
}
