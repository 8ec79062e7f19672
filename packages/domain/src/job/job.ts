export type WorkMode = 'onsite' | 'hybrid' | 'remote'
export type EmploymentType = 'full-time' | 'part-time' | 'contract' | 'fixed-term'
export type Degree = 'associate' | 'bachelor' | 'master' | 'doctorate' | 'law'
/** `mentioned`: a duty, which the ad tells of and does not demand. */
export type Importance = 'required' | 'preferred' | 'mentioned'
export type RequirementKind =
  | 'skill'
  | 'experience'
  | 'responsibility'
  | 'years'
  | 'degree'
  | 'certificate'
  | 'language'
  // Nobody can check these two on a resume: they have no points.
  | 'trait'
  | 'condition'
/** What the employer sets besides the work. */
export type ConditionKind =
  | 'permit'
  | 'clearance'
  | 'place'
  | 'check'
  | 'vaccination'
  | 'physical'
  | 'driving'
  | 'travel'
  | 'hours'
  | 'closing'

/** The ad's own words, and where they stand in `Job.text`. */
export interface Quote {
  words: string
  from: number
  to: number
}

/** Base pay. An end that the text leaves open is null. */
export interface SalaryRange {
  min: number | null
  max: number | null
  currency: string
  period: 'hour' | 'day' | 'week' | 'month' | 'year'
}

/** A bullet or sentence that asks something, in the ad's own words, without its bullet and its last mark. */
export interface Requirement extends Quote {
  /** `rowIdOf(words)`: the same words always have the same id; no two rows of a job share one. */
  id: string
  kind: RequirementKind
  importance: Importance
  /** Names of skills in the catalogue that it names. */
  skills: string[]
  /** Years asked for with it. */
  years: number | null
}

export interface Condition extends Quote {
  kind: ConditionKind
}

/** What the head of an ad says. */
export type HeadField = 'title' | 'company' | 'location'

/** What an ad says, as far as it says it. */
export interface Job {
  /** The text as read, without hidden characters; all positions refer to it. */
  text: string
  title: string | null
  company: string | null
  location: string | null
  /** Of these three, what is only likely: asked about, not taken. */
  unsure: HeadField[]
  workMode: WorkMode | null
  employmentType: EmploymentType | null
  salaryRange: SalaryRange | null
  /** The least one that is required. */
  degree: Degree | null
  /** Everything asked or told of the work, in the ad's order: duties are `responsibility`, `mentioned`. */
  requirements: Requirement[]
  benefits: Quote[]
  cultureWords: Quote[]
  conditions: Condition[]
  /** Sentences addressed to software: no requirement comes from them. */
  ignored: Quote[]
}
