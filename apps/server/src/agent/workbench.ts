import type { CheckedSentence } from '@bespeak/domain/check/index.ts'
import type { Format } from '../services/resume/documents/formats.ts'

// What an agent works with, whoever does the work: a Bespeak that is asked for it, or the engine in this process.

interface ResumeListed {
  id: number
  title: string
  /** The page of the product where a person sees it; null where there is none. */
  page: string | null
}

export interface ResumeRead extends ResumeListed {
  text: string
  /** What its owner should know of the reading. */
  notes: string[]
}

export interface JobListed {
  id: number
  title: string | null
  company: string | null
  page: string | null
}

interface NewJob {
  text: string
  title?: string | undefined
  company?: string | undefined
  url?: string | undefined
}

interface LedgerLine {
  requirement: string
  kind: string
  importance: string
  status: string
  points: number
  maxPoints: number
  /** Not shown, and known not to be there. */
  certain: boolean
  evidence: string[]
  /** Lines that may show what is not certain. */
  near: string[]
  todo: string | null
  /** As the person says: shown, not-asked or not-mine. */
  corrected?: string | null | undefined
}

export interface Matched {
  title: string | null
  company: string | null
  score: number
  /** The ad asks nothing that could be read: the score is 0 and says nothing. */
  unscored: boolean
  ceiling: number
  conditions: { requirement: string; status: string }[]
  ledger: LedgerLine[]
  topFixes: { text: string; gain: number }[]
  page: string | null
}

interface JobRanked extends JobListed {
  score: number | null
  band: string | null
  dealbreaker: string | null
  shown: number
  asked: number
  missing: string[]
  strongest: string[]
}

export interface JobsRanked {
  /** Of so many jobs, so many have been measured by now; the others stand last. */
  measured: number
  total: number
  jobs: JobRanked[]
}

interface RankWanted {
  resumeId: number
  limit: number
  offset: number
}

interface Change {
  kind: string
  before: string | null
  after: string
  reason: string
  sources: string[]
}

/** Words that only the person can settle; they stand in no text until the answer is yes. */
export interface Question {
  id: number
  before: string | null
  text: string
  questions: string[]
  sources: string[]
}

export interface Version {
  id: number
  title: string
  page: string | null
}

export interface Tailoring extends Version {
  /** Of 100; null where the ad asks nothing that could be read. */
  score: number | null
  /** Equals the score: its name of the release before. */
  shown: number | null
  /** The untailored resume's. */
  shownBefore: number | null
  changes: Change[]
  suggestions: Question[]
  gaps: { requirement: string; question: string }[]
}

interface TailorWanted {
  resumeId: number
  jobId: number
  company?: string | undefined
  tone?: string | undefined
  length?: string | undefined
}

interface LetterAsked {
  tailoredId: number
  style?: string | undefined
  form?: string | undefined
  motivation?: string | undefined
  recipient?: string | undefined
}

export interface LetterMade {
  text: string
  sentences: { text: string; sources: string[] }[]
  suggestions: Question[]
  notes: string[]
  page: string | null
}

export interface GuideMade extends Version {
  questions: { question: string; whyAsked: string; evidence: string[] }[]
  questionsToAsk: string[]
}

export interface Stated {
  id: number
  statement: string
  requirement: string | null
}

export const documentKinds = ['resume', 'tailored', 'letter', 'guide'] as const
export type DocumentKind = (typeof documentKinds)[number]
export interface DocumentNamed {
  kind: DocumentKind
  id: number
  format: Format
}

export interface DocumentMade {
  name: string
  contentType: string
  bytes: Uint8Array
}

interface CheckAsked {
  text: string
  /** All resumes of the person where none is named. */
  resumeId?: number | undefined
  addressee?: string | undefined
}

export interface CheckMade {
  sentences: CheckedSentence[]
  notes: string[]
}

/** Each refuses with an `AppError`, whose sentence is for the person. */
export interface Workbench {
  resumes(): Promise<ResumeListed[]>
  resume(id: number): Promise<ResumeRead>
  readFile(name: string, bytes: Uint8Array): Promise<ResumeRead>
  jobs(): Promise<JobListed[]>
  job(id: number): Promise<JobListed & { text: string }>
  saveJob(job: NewJob): Promise<JobListed>
  match(resumeId: number, jobId: number): Promise<Matched>
  rank(wanted: RankWanted): Promise<JobsRanked>
  versions(): Promise<Version[]>
  version(id: number): Promise<Tailoring>
  tailor(wanted: TailorWanted): Promise<Tailoring>
  answer(suggestionId: number, yes: boolean): Promise<Tailoring>
  letter(wanted: LetterAsked): Promise<LetterMade>
  guide(tailoredId: number): Promise<GuideMade>
  check(asked: CheckAsked): Promise<CheckMade>
  facts(): Promise<Stated[]>
  state(statement: string, requirement?: string): Promise<Stated>
  /** What a document is called; refused where there is none. */
  titleOf(kind: DocumentKind, id: number): Promise<string>
  document(named: DocumentNamed): Promise<DocumentMade>
}

/** The files of whoever runs this program; there are none where it runs for others. */
export interface Machine {
  read(path: string): Promise<{ name: string; bytes: Uint8Array }>
  write(path: string, bytes: Uint8Array): Promise<void>
}
