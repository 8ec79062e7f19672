import type { FileText } from '@bespeak/documents/file-text.ts'
import type { FeatureKey } from '@bespeak/domain/billing/plans.ts'
import type { Sql } from '../../kernel/db.ts'
import type { JobQueue } from '../../kernel/jobs.ts'

/** What a plan allows is counted elsewhere; whoever delivers a result says so here. */
interface Allowances {
  /** `resultKey` names the result, so that a repeated request is counted once. */
  recordUse(userId: number, featureKey: FeatureKey, resultKey: string): Promise<void>
}

/** Where the original files are kept. */
export interface Files {
  put(key: string, bytes: Uint8Array): Promise<void>
  get(key: string): Promise<Uint8Array | null>
  remove(key: string): Promise<void>
}

/** The text of a file, read where it can do no harm. */
export type ReadFile = (bytes: Uint8Array) => Promise<FileText>

/** Pages of the open web. */
export interface WebPages {
  /** The page as it came, or nothing: why not is nobody's business. */
  fetch(address: string): Promise<string | null>
}

interface LimitRule {
  name: string
  points: number
  seconds: number
}

/** Counted in the database, so that a limit holds across processes. */
interface RateLimits {
  take(rule: LimitRule, key: string): Promise<{ allowed: true } | { allowed: false; retryAfter: number }>
}

export interface ResumePorts {
  sql: Sql
  now(): Date
  allowances: Allowances
  jobs: JobQueue
  files: Files
  readFile: ReadFile
  webPages: WebPages
  limits: RateLimits
}
