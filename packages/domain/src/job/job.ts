export type WorkMode = 'onsite' | 'hybrid' | 'remote'
export type EmploymentType = 'full-time' | 'part-time' | 'contract' | 'fixed-term'
export type Degree = 'associate' | 'bachelor' | 'master' | 'doctorate' | 'law'
export type Seniority = 'intern' | 'junior' | 'mid' | 'senior' | 'lead' | 'manager' | 'director' | 'executive'
export type Importance = 'required' | 'preferred'
export type RequirementKind =
  | 'skill'
  | 'experience'
  | 'years'
  | 'degree'
  | 'certificate'
  | 'language'
  | 'place'
  | 'trait'
/** The first four may end an application on paper; the others are agreed to, or come later. */
export type KnockOutKind =
  | 'licence'
  | 'permit'
  | 'clearance'
  | 'language'
  | 'place'
  | 'check'
  | 'vaccination'
  | 'physical'
  | 'driving'
  | 'travel'
  | 'hours'
  | 'closing'

/** The advertisement's own words, and where they stand in `Job.text`. */
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

export interface Requirement extends Quote {
  /** Made from kind and label: the same advertisement always gives the same ids. */
  id: string
  kind: RequirementKind
  /** A short label, cut from the advertisement's words. */
  text: string
  importance: Importance
  /** Names of skills in the catalogue. */
  skills: string[]
  /** Years asked for with this one. */
  years: number | null
  /** Without it an application ends. */
  knockOut: boolean
}

export interface KnockOut extends Quote {
  kind: KnockOutKind
  text: string
}

export interface LanguageDemand {
  language: string
  /** CEFR where given (`C1`), else the word used (`fluent`); null where the text names the language only. */
  level: string | null
  required: boolean
}

/** What the head of an advertisement says. */
export type HeadField = 'title' | 'company' | 'location'

/** What an advertisement says, as far as it says it. */
export interface Job {
  /** The text as read, without hidden characters; all positions refer to it. */
  text: string
  title: string | null
  company: string | null
  location: string | null
  /** J5: of these three, what is only likely: to be asked about and not to be taken. */
  unsure: HeadField[]
  workMode: WorkMode | null
  employmentType: EmploymentType | null
  salaryRange: SalaryRange | null
  seniority: Seniority | null
  yearsMin: number | null
  /** The least one demanded. */
  degree: Degree | null
  certificates: string[]
  languages: LanguageDemand[]
  responsibilities: Quote[]
  requirements: Requirement[]
  benefits: Quote[]
  cultureWords: Quote[]
  knockOuts: KnockOut[]
  /** Sentences addressed to software: no requirement comes from them. */
  ignored: Quote[]
}
