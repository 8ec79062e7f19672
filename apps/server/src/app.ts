import { reachOf } from '@bespeak/contracts/access-tokens.ts'
import type { FastifyInstance } from 'fastify'
import type { GraphQLSchema } from 'graphql'
import type { Logger } from 'pino'
import { createHttpServer, type HttpDeps } from './http/server.ts'
import { answers, type Database } from './kernel/db.ts'
import { forLog } from './kernel/errors.ts'
import { withinReach } from './kernel/graphql.ts'
import { type Job, jobQueue } from './kernel/jobs.ts'
import { createRemoveFiles } from './kernel/loose-files.ts'
import type { Mailer } from './kernel/mail.ts'
import { createFinanceService } from './services/finance/index.ts'
import type { FinancePorts, InvoiceWriter, PaymentProvider } from './services/finance/ports.ts'
import { createIdentityService } from './services/identity/index.ts'
import type { IdentityPorts, RateLimits } from './services/identity/ports.ts'
import { createResumeService } from './services/resume/index.ts'
import type {
  DocumentWriter,
  Engine,
  Files,
  LanguageModel,
  LiveEvents,
  OwnModels,
  ReadFile,
  Sealing,
  WebPages,
} from './services/resume/ports.ts'
import { contactAddress, publicUrlOf, type ServiceName, type Settings } from './settings.ts'

/** Everything from outside that the app is put together from. */
export interface AppParts {
  settings: Settings
  database: Database
  mail: Mailer
  limits: RateLimits
  room: HttpDeps['room']
  elsewhere: HttpDeps['elsewhere']
  watch: HttpDeps['watch']
  metrics: HttpDeps['metrics']
  files: Files & { removeLoose(): Promise<void> }
  readFile: ReadFile
  makePhoto: IdentityPorts['makePhoto']
  engine: Engine
  longestRead: number
  /** Somebody is there who may soon have work for the engine. */
  warmEngine(): void
  writerFor(userId: number): DocumentWriter & InvoiceWriter
  payments: PaymentProvider
  webPages: WebPages
  /** None where no provider is set. */
  model: LanguageModel | null
  voter: LanguageModel | null
  ownModels: OwnModels
  sealing: Sealing
  live: LiveEvents & HttpDeps['live']
  signingKey: Uint8Array
  now(): Date
  log: Logger
  /** The folder of the built web app; null serves the API alone. */
  webRoot: string | null
  /** The folder of mails written as files; null when they are really sent. */
  outboxDir: string | null
}

export interface App {
  http: FastifyInstance
  jobs: Job<never>[]
  schemas: Record<ServiceName, GraphQLSchema>
  /** For who asks otherwise than by a request. */
  identity: ReturnType<typeof createIdentityService>['api']
}

const documentsPath = '/api/v1/documents'
const sharedPath = '/api/v1/shared'
const webhooksPath = '/api/v1/finance/webhooks'
const photosPath = '/api/v1/photos'
const exportsPath = '/api/v1/exports'

const gone = 'Please download the document again.'
const askForNew = 'Please ask whoever sent it for a new one.'

async function* oneAfterAnother<Item>(...all: (Iterable<Item> | AsyncIterable<Item>)[]) {
  for (const items of all) yield* items
}

export function createApp(parts: AppParts): App {
  const { settings, database, now } = parts
  const { sql } = database
  const publicUrl = publicUrlOf(settings)
  const notify: LiveEvents['notify'] = (userId, news) => identity.api.notify(userId, news)
  const note: FinancePorts['note'] = (tx, userId, activity, by) => identity.api.note(tx, userId, activity, by)
  const finance = createFinanceService({
    sql,
    now,
    publicUrl,
    jobs: jobQueue,
    provider: parts.payments,
    mail: parts.mail,
    limits: parts.limits,
    outOfRoom: parts.room.ranOut,
    live: { notify },
    note,
    writerFor: parts.writerFor,
    // Each of the two asks the other, and neither before a request or a job comes.
    personOf: (userId) => identity.api.personOf(userId),
    alarm: (event) => parts.log.warn({ alarm: event }, 'alarm'),
    invoiceIssuer: settings.invoiceIssuer,
    taxRate: settings.taxRate,
  })
  const resume = createResumeService({
    sql,
    now,
    jobs: jobQueue,
    allowances: finance.api,
    files: parts.files,
    readFile: parts.readFile,
    engine: parts.engine,
    longestRead: parts.longestRead,
    webPages: parts.webPages,
    model: parts.model,
    voter: parts.voter,
    ownModels: parts.ownModels,
    sealing: parts.sealing,
    tokensPerDay: settings.ai?.tokensPerDay ?? { ofOne: 0, ofAll: 0 },
    limits: parts.limits,
    outOfRoom: parts.room.ranOut,
    failed: (error, what) => parts.log.error({ error: forLog(error) }, what),
    writerFor: parts.writerFor,
    live: { progress: parts.live.progress, notify },
    note,
    mail: parts.mail,
    personOf: (userId) => identity.api.personOf(userId),
    mailsWanted: (userId, preference) => identity.api.mailsWanted(userId, preference),
    unsubscribeLink: (userId, preference) => identity.api.unsubscribeLink(userId, preference),
    countryOf: (userId) => identity.api.countryOf(userId),
    shownOf: (userId) => identity.api.shownOf(userId),
    publicUrl,
    signingKey: parts.signingKey,
    documentsUrl: `${publicUrl}${documentsPath}`,
    sharedUrl: `${publicUrl}${sharedPath}`,
  })
  const identity = createIdentityService({
    sql,
    now,
    publicUrl,
    contactTo: contactAddress(settings),
    jobs: jobQueue,
    mail: parts.mail,
    limits: parts.limits,
    outOfRoom: parts.room.ranOut,
    live: { notify: parts.live.notify },
    signingKey: parts.signingKey,
    tokenTtlSeconds: settings.tokenTtlSeconds,
    files: parts.files,
    makePhoto: parts.makePhoto,
    photosUrl: `${publicUrl}${photosPath}`,
    permissionsOf: finance.api.permissionsOf,
    isCustomer: finance.api.isCustomer,
    closeAccount: finance.api.closeAccount,
    eraseElsewhere: finance.api.eraseOf,
    exportElsewhere: (userId) => oneAfterAnother(resume.api.exportOf(userId), finance.api.exportOf(userId)),
    exportsUrl: `${publicUrl}${exportsPath}`,
    resumesOf: resume.api.resumesOf,
    alarm: (event, details) => parts.log.warn({ alarm: event, ...details }, 'alarm'),
  })
  const runs = (name: ServiceName) => settings.services.includes(name)
  const openDocument = (link: string) => resume.api.openDocument(link, identity.api.isSignedIn)
  const { name: providerName, elsewhere } = parts.payments
  const webhook = elsewhere && {
    path: `${webhooksPath}/${providerName}`,
    signatureHeader: elsewhere.signatureHeader,
    receive: finance.api.hearOfPayment,
  }
  const openExport = (link: string) => identity.api.openExport(link, identity.api.isSignedIn)
  const services = { identity, finance, resume }
  const reached = (name: ServiceName) => withinReach(services[name].schema, (operation) => reachOf(name, operation))
  const schemas = { identity: reached('identity'), finance: reached('finance'), resume: reached('resume') }
  const http = createHttpServer({
    settings,
    publicUrl,
    endpoints: settings.services.map((name) => ({
      path: `/api/v1/${name}/graphql`,
      schema: schemas[name],
      ...(name === 'resume' ? { onSignedIn: parts.warmEngine } : { modest: true, photos: name === 'identity' }),
    })),
    authenticate: identity.api.authenticate,
    live: parts.live,
    documents: [
      ...(runs('resume') ? [{ path: documentsPath, open: openDocument, gone }] : []),
      ...(runs('resume') ? [{ path: sharedPath, open: resume.api.openShared, gone: askForNew }] : []),
      ...(runs('identity') ? [{ path: exportsPath, open: openExport, gone }] : []),
      ...(runs('identity') ? [{ path: photosPath, open: identity.api.openPhoto, gone }] : []),
    ],
    agents: runs('identity') && runs('resume'),
    countMessage: identity.api.countMessage,
    unsubscribe: runs('identity') ? identity.api.unsubscribe : null,
    webhook: runs('finance') ? webhook : null,
    databaseAnswers: () => answers(database.pool),
    isShared: runs('resume') ? resume.api.isShared : null,
    room: parts.room,
    elsewhere: parts.elsewhere,
    watch: parts.watch,
    metrics: parts.metrics,
    now,
    webRoot: parts.webRoot,
    outboxDir: parts.outboxDir,
    log: parts.log,
  })
  const removeFiles = createRemoveFiles(parts.files.removeLoose)
  const allJobs = [removeFiles, ...settings.services.flatMap((name) => services[name].jobs)]
  return { http, schemas, identity: identity.api, jobs: allJobs }
}
