import type { FileText } from '@bespeak/documents/file-text.ts'
import type { Works } from '@bespeak/documents/write/works.ts'
import type { Activity } from '@bespeak/domain/account/activity.ts'
import type { FeatureKey } from '@bespeak/domain/billing/plans.ts'
import type { Shown } from '@bespeak/domain/resume/shared.ts'
import type { RequestContext } from '../../kernel/context.ts'
import type { Sql } from '../../kernel/db.ts'
import { type AppError, Away } from '../../kernel/errors.ts'
import type { JobQueue } from '../../kernel/jobs.ts'
import type { Mailer } from '../../kernel/mail.ts'
import type { createWorks } from './engine/works.ts'

/** What a plan allows is counted elsewhere; whoever delivers a result says so here. */
interface Allowances {
  /** Before any work is done. `resultKey`: a result that was counted before may be made again. */
  refuseUsedUp(userId: number, featureKey: FeatureKey, resultKey?: string): Promise<void>
  /**
   * In the transaction that keeps the result, and refused where others took the last unit meanwhile. `resultKey` names
   * the result, so that a repeated request is counted once.
   */
  recordUse(tx: Sql, userId: number, featureKey: FeatureKey, resultKey: string): Promise<void>
}

/** Where the original files are kept. */
export interface Files {
  put(key: string, bytes: Uint8Array): Promise<void>
  /** Throws `DamagedFile`. */
  get(key: string): Promise<Uint8Array | null>
  remove(key: string): Promise<void>
}

/** The text of a file, read where it can do no harm and where one user's many files hold up nobody else's. */
export type ReadFile = (bytes: Uint8Array, userId: number) => Promise<FileText>

type Made = ReturnType<typeof createWorks>
type EngineWorks = { [Name in keyof Made]: (...takes: Parameters<Made[Name]>) => Awaited<ReturnType<Made[Name]>> }

/** Whose work it is. */
export interface Asker {
  userId: number
  /** Aborted once nobody waits for the result: then it has no turn any more. */
  gone?: AbortSignal | undefined
  /** Told of each step as it begins; and while it waits, of `waiting` from time to time, with how much is done before it. */
  begin?: ((step: string, ahead?: number) => void) | undefined
  /** Nobody waits for it: it has a turn only while nobody else does. */
  behind?: boolean | undefined
}

/**
 * Work that takes time, done where it holds up nobody: one at a time for each person, and what is short stands behind
 * nothing long. It is refused where one person has too much of it waiting, and where it takes too long.
 */
export type Engine = <Name extends keyof EngineWorks>(
  asker: Asker,
  work: Name,
  ...takes: Parameters<EngineWorks[Name]>
) => Promise<ReturnType<EngineWorks[Name]>>

export interface EngineTask {
  work: keyof EngineWorks
  takes: unknown[]
}

/** Said while a work is done. */
export interface EngineStep {
  step: string
}

export type EngineAnswer =
  | { ok: true; value: unknown }
  | { ok: false; refusal: Pick<AppError, 'code' | 'message' | 'details'> }
  | { ok: false; error: unknown }

/** Documents as files, read back before they are handed out. */
export type DocumentWriter = Pick<
  Works,
  | 'renderResume'
  | 'renderResumeDocx'
  | 'renderLetter'
  | 'renderLetterDocx'
  | 'renderReport'
  | 'renderGuide'
  | 'renderPlan'
>

/** What writes for one user: where a long document, or many, hold up nobody else. */
type WriterFor = (userId: number) => DocumentWriter

/** How far a long work is: `done` of `total` steps are behind it, and `step` is under way. */
interface Progress {
  operation: string
  step: string
  done: number
  total: number
  /** Where it waits for its turn: how much is done before it. */
  ahead?: number
}

/** A piece of news, and the page that shows more of it. */
interface Notification {
  kind: string
  title: string
  body: string
  href: string | null
  /** Told of once under it. */
  key?: string
}

/**
 * Told to the pages that a user has open, whichever process serves them. Never fails: whoever does the work goes on,
 * whether or not anybody hears of it.
 */
export interface LiveEvents {
  progress(userId: number, progress: Progress): Promise<void>
  notify(userId: number, notification: Notification): Promise<void>
}

/** Pages of the open web. */
export interface WebPages {
  /** The page as it came, or nothing: why not is nobody's business. */
  fetch(address: string): Promise<string | null>
}

/** Why a model gave no answer that can be used. */
export type ModelFailure = 'slow' | 'down' | 'quota' | 'garbage' | 'busy' | 'wrong-key' | 'not-found'

export class ModelFailed extends Away {
  override readonly outcome = 'AI_UNAVAILABLE'
  readonly failure: ModelFailure
  /** What it cost all the same. */
  readonly tokens: number

  constructor(failure: ModelFailure, tokens = 0) {
    super(`The language model gave no answer: ${failure}.`)
    this.name = 'ModelFailed'
    this.failure = failure
    this.tokens = tokens
  }
}

export interface ModelQuestion {
  userId: number
  /** How to work; and on what, which is data. */
  instructions: string
  data: string
  /** The form of the answer. */
  schema: object
  gone?: AbortSignal | undefined
}

/** A language model of somebody else's. It knows no tool and no address, and what it says is judged. */
export interface LanguageModel {
  /** Its name, as results name it. */
  name: string
  /** Who is asked, for people to read: the host. */
  provider: string
  /** Within its time, or it throws `ModelFailed`. */
  ask(question: ModelQuestion): Promise<{ text: string; tokens: number }>
}

/** Where a person's own model is asked, and with which key. */
export interface ModelPlace {
  protocol: 'openai' | 'anthropic'
  address: string
  model: string
  key: string | undefined
}

/** Why a model that was tried is of no use, each with something else to do about it. */
export type ModelTrouble =
  | 'address-refused'
  | 'no-answer'
  | 'slow'
  | 'wrong-key'
  | 'not-found'
  | 'no-such-model'
  | 'quota'
  | 'no-json'
  | 'broken'

/** What a model did when it was asked for a few sentences about nobody. */
export interface ModelTrial {
  trouble: ModelTrouble | null
  wordsPerSecond: number | null
  /** Whether it kept to the form that was asked for; null where it was not asked. */
  structured: boolean | null
  /** What its provider says there is. */
  models: string[]
  tokens: number
}

/** Models that answer on this machine. */
export interface FoundModel {
  provider: 'ollama' | 'lm-studio' | 'address'
  address: string
  models: string[]
}

/** Models that people connect themselves, asked under the guard of fetched pages. */
export interface OwnModels {
  /** Whether people may connect any. */
  keys: 'yes' | 'no' | 'local-only'
  /** Whether there is a local address that may be asked. */
  hasLocal: boolean
  mayAsk(address: string): boolean
  /** Null where that address must not be asked. */
  at(place: ModelPlace): LanguageModel | null
  /** Never fails: what goes wrong is what it is for. */
  tried(place: ModelPlace, gone?: AbortSignal): Promise<ModelTrial>
  /** What answers within a moment; nothing where others reach this server. */
  found(): Promise<FoundModel[]>
}

/** Keeps secrets of people: what was sealed for one name opens for no other. */
export interface Sealing {
  seal(name: string, bytes: Uint8Array): Uint8Array
  open(name: string, sealed: Uint8Array): Uint8Array | null
}

/** What may be spent in a day. */
interface TokenBudget {
  ofOne: number
  ofAll: number
}

export interface LimitRule {
  name: string
  points: number
  seconds: number
}

/** Counted in the database, so that a limit holds across processes. */
interface RateLimits {
  /** Counts a use of the rule by the key, of one point where nothing else is said. */
  take(
    rule: LimitRule,
    key: string,
    points?: number,
  ): Promise<{ allowed: true } | { allowed: false; retryAfter: number }>
}

export interface ResumePorts {
  sql: Sql
  now(): Date
  /** Milliseconds that saving a job waits for its advertisement to be read. */
  longestRead: number
  allowances: Allowances
  jobs: JobQueue
  files: Files
  readFile: ReadFile
  engine: Engine
  webPages: WebPages
  /** None where the engine built in here does all the writing. */
  model: LanguageModel | null
  /** A second one of the same provider, which may vote against what the first wrote. */
  voter: LanguageModel | null
  ownModels: OwnModels
  sealing: Sealing
  tokensPerDay: TokenBudget
  limits: RateLimits
  /** Told of what could not be kept for want of room, and was left out. */
  outOfRoom(): void
  /** Told of what failed while the rest was answered. */
  failed(error: unknown, what: string): void
  writerFor: WriterFor
  live: LiveEvents
  /** Kept with what it tells, for the person to read. */
  note(tx: Sql, userId: number, activity: Activity, by: RequestContext): Promise<void>
  mail: Mailer
  /** Where mails go; null where the account is gone. */
  personOf(userId: number): Promise<{ email: string } | null>
  /** Whether somebody wants mails of this kind. */
  mailsWanted(userId: number, preference: 'emailUpdates'): Promise<boolean>
  /** Where they say no to them. */
  unsubscribeLink(userId: number, preference: 'emailUpdates'): string
  /** Where somebody lives, as their profile says it. */
  countryOf(userId: number): Promise<string | null>
  /** What a shared page may show of somebody; null where nobody uses the account any more. */
  shownOf(userId: number): Promise<Shown | null>
  publicUrl: string
  signingKey: Uint8Array
  /** Where documents are opened by their links. */
  documentsUrl: string
  /** Where others open them. */
  sharedUrl: string
}
