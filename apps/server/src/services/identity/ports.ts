import type { Sql } from '../../kernel/db.ts'
import type { ExportPart } from '../../kernel/held.ts'
import type { JobQueue } from '../../kernel/jobs.ts'
import type { Mailer } from '../../kernel/mail.ts'

export interface LimitRule {
  name: string
  points: number
  seconds: number
}

export type Taken = { allowed: true } | { allowed: false; retryAfter: number }

/** Counted in the database, so that a limit holds across processes. */
export interface RateLimits {
  /** Counts a use of the rule by the key, of one point where nothing else is said. */
  take(rule: LimitRule, key: string, points?: number): Promise<Taken>
  /** Takes one counted use back: a guess is counted before it is judged, or parallel ones would all slip through. */
  giveBack(rule: LimitRule, key: string): Promise<void>
  /** Forgets what was counted for the key. */
  reset(rule: LimitRule, key: string): Promise<void>
}

/** Something that an operator should see: a guessing attack, a forged token. Never holds an address, a name or a code. */
type Alarm = (event: string, details: Record<string, string | number>) => void

/** Something a person is told of, as it is kept. */
export interface Notification {
  id: number
  kind: string
  title: string
  body: string
  /** The page that shows more of it. */
  href: string | null
  readAt: Date | null
  createdAt: Date
}

/** A small picture with nothing of the file it was made from; or why there is none, to be shown. */
export type MadePhoto = { ok: true; bytes: Uint8Array } | { ok: false; message: string }

/** Where files are kept. */
interface Files {
  put(key: string, bytes: Uint8Array): Promise<void>
  /** Throws `DamagedFile`. */
  get(key: string): Promise<Uint8Array | null>
}

export interface IdentityPorts {
  sql: Sql
  jobs: JobQueue
  mail: Mailer
  limits: RateLimits
  alarm: Alarm
  /** The pages that a user has open, whichever process serves them. Never fails. */
  live: { notify(userId: number, notification: Notification): Promise<void> }
  /** Told of what could not be kept for want of room, and was left out. */
  outOfRoom(): void
  now(): Date
  signingKey: Uint8Array
  tokenTtlSeconds: number
  files: Files
  /** Opened where it can do no harm, and where one user's many hold up nobody else's. */
  makePhoto(bytes: Uint8Array, userId: number): Promise<MadePhoto>
  /** Where photos are shown by their links. */
  photosUrl: string
  publicUrl: string
  /** Where contact messages and privacy requests are mailed; null where they are only kept. */
  contactTo: string | null
  /** What the user's plan lets them do, as `use:FEATURE_KEY`. */
  permissionsOf(userId: number): Promise<string[]>
  resumesOf(userId: number): Promise<ResumeSummary>
  /** Whether they have a plan that is paid for or tried out. */
  isCustomer(userId: number): Promise<boolean>
  /** Before an account is erased: nothing is ever charged again. Right also for one that is closed already. */
  closeAccount(userId: number): Promise<void>
  /** What others must keep of the account, they keep without the person. All else goes with its row. */
  eraseElsewhere(tx: Sql, userId: number): Promise<void>
  /** What others hold on a person, part by part. */
  exportElsewhere(userId: number): AsyncIterable<ExportPart>
  /** Where exports are opened by their links. */
  exportsUrl: string
}

export interface ResumeSummary {
  count: number
  lastCreated: Date | null
}
