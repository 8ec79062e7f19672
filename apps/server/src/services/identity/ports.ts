import type { Sql } from '../../kernel/db.ts'
import type { ExportPart } from '../../kernel/held.ts'
import type { JobQueue } from '../../kernel/jobs.ts'

export interface MailMessage {
  /** Becomes the Message-ID. A notice keeps its own when it is tried again; a code, which is then a new one, does not. */
  id: string
  to: string
  /** Where an answer goes; nowhere, where nothing is said. */
  replyTo?: string
  subject: string
  /** Plain text; a code stands alone on its line. */
  text: string
}

/** Resolves when the mail is out of our hands, throws when it is not. Called from jobs only, so that a request never waits for it. */
export interface Mailer {
  send(message: MailMessage): Promise<void>
}

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
  publicUrl: string
  /** Where contact messages and privacy requests are mailed; null where they are only kept. */
  contactTo: string | null
  /** What the user's plan lets them do, as `use:FEATURE_KEY`. */
  permissionsOf(userId: number): Promise<string[]>
  resumesOf(userId: number): Promise<ResumeSummary>
  /** Before an account is erased: nothing is ever charged again. Right also for one that is closed already. */
  closeAccount(userId: number): Promise<void>
  /** What others must keep of the account, they keep without the person. All else goes with its row. */
  eraseElsewhere(tx: Sql, userId: number): Promise<void>
  /** What others hold on a person, part by part. */
  exportElsewhere(userId: number): AsyncIterable<ExportPart>
  /** Where exports are opened by their links. */
  exportsUrl: string
  files: {
    put(key: string, bytes: Uint8Array): Promise<void>
    get(key: string): Promise<Uint8Array | null>
    /** Every file that nothing refers to any more. Throws where one is left, to be tried again. */
    removeLoose(): Promise<void>
  }
}

export interface ResumeSummary {
  count: number
  lastCreated: Date | null
}
