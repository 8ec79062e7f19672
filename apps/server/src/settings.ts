import { isAbsolute, resolve } from 'node:path'
import ipaddr from 'ipaddr.js'
import * as z from 'zod'

const services = ['identity', 'finance', 'resume'] as const
export type ServiceName = (typeof services)[number]

const ownKeys = ['yes', 'no', 'local-only'] as const

const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values, { error: `must be one of ${values.join(', ')}` })

const number = (from: number, to: number, kind: 'whole number' | 'number' = 'number') => {
  const error = `must be a ${kind} from ${from} to ${to}`
  return z
    .string()
    .transform(Number)
    .refine((value) => value >= from && value <= to && (kind === 'number' || Number.isInteger(value)), {
      error,
      abort: true,
    })
}

const matching = (isRight: (text: string) => boolean, error: string) =>
  z.string().refine(isRight, { error, abort: true })

const modelName = matching((text) => /^[\w.:/@-]{1,100}$/.test(text), 'must be the name of one model')

const url = (...protocols: string[]) =>
  matching(
    (text) => URL.canParse(text) && protocols.includes(new URL(text).protocol),
    `must be a URL that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
  )

const isOrigin = (text: string) => {
  const { origin, href } = new URL(text)
  return href.replace(/\/$/, '') === origin
}

/** An address that others are put behind. */
const isBare = (text: string) => {
  const { username, password, search, hash } = new URL(text)
  return [username, password, search, hash].every((part) => part === '')
}

const isHost = (text: string) => /^[\w.:-]+$/.test(text)

/** `host`, `host:port`; an IPv6 address in brackets. */
function isHostAndPort(text: string): boolean {
  if (!/^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i.test(text)) return false
  return URL.canParse(`http://${text}`)
}

const address = /^[^\s@<>,;"]+@[^\s@<>,;"]+$/
const isSender = (text: string) => address.test(/^[^<>\r\n]*<([^<>]+)>$/.exec(text)?.[1] ?? text)

const isNetwork = (text: string) =>
  ['loopback', 'linklocal', 'uniquelocal'].includes(text) || ipaddr.isValidCIDR(text) || ipaddr.isValid(text)

const listOf = (isRight: (text: string) => boolean, error: string, separator = ',') =>
  z
    .string()
    .transform((text) => text.split(separator).map((item) => item.trim()))
    .refine((items) => items.every(isRight), { error })

/** Everyone reads these links: a name and password in one would be told to all. */
function isPublicLink(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, username, password } = new URL(text)
  return protocol === 'https:' && username === '' && password === ''
}

/** Whole where there are three digits behind the point at most; what the machine's fractions add is taken away again. */
const thousandths = (value: number) => Number((value * 1000).toFixed(6))

const isKey = (text: string) => text.length >= 32
const key = matching(isKey, 'must have at least 32 characters')

const days = 24 * 60 * 60
const secondsPer: Record<string, number> = { s: 1, m: 60, h: 3600, d: days }

function seconds(text: string): number {
  const [, amount, unit = 's'] = /^(\d{1,8})\s*(s|seconds?|m|minutes?|h|hours?|d|days?)?$/.exec(text) ?? []
  return Number(amount) * (secondsPer[unit.charAt(0)] ?? Number.NaN)
}

const duration = z
  .string()
  .transform(seconds)
  .refine((value) => value >= 60 && value <= 365 * days, {
    error: 'must be a time from 60 seconds to 365 days, such as "7 days"',
  })

/** One hears events, one asks for jobs, and the jobs in hand and the requests share the others. */
export const fewestConnections = 5

const schema = z.object({
  PORT: number(1, 65_535, 'whole number').default(5001),
  HOST: matching(isHost, 'must be an address or the name of a host').default('127.0.0.1'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: url('postgres:', 'postgresql:').optional(),
  DATABASE_CONNECTIONS: number(fewestConnections, 1_000, 'whole number').optional(),
  FILES_URL: url('s3:').optional(),
  FILES_SHARED: oneOf(['yes', 'no']).default('no'),
  SMTP_URL: url('smtp:', 'smtps:').optional(),
  MAIL_FROM: matching(isSender, 'must be a mail address, such as "Bespeak <hello@example.com>"').optional(),
  PUBLIC_URL: url('http:', 'https:')
    .refine(isOrigin, { error: 'must end after the host and port, without a path' })
    .optional(),
  AI_PROVIDER: oneOf(['local', 'openai', 'anthropic']).default('local'),
  AI_BASE_URL: url('http:', 'https:')
    .refine(isBare, { error: 'must hold no name, password, question mark or #' })
    .optional(),
  AI_MODEL: modelName.optional(),
  AI_CHECK_MODEL: modelName.optional(),
  AI_API_KEY: z.string().optional(),
  AI_TOKENS_PER_DAY: z
    .string()
    // What is left empty would be read as nought.
    .transform((text) => text.split(',').map((part) => (part.trim() === '' ? Number.NaN : Number(part))))
    .refine((parts) => parts.length <= 2 && parts.every((part) => Number.isInteger(part) && part >= 0), {
      error: 'must be a whole number for each person, and after a comma one for all, such as "200000, 2000000"',
    })
    .default([200_000, 2_000_000]),
  AI_OWN_KEYS: oneOf(ownKeys).default('yes'),
  AI_LOCAL_ADDRESSES: listOf(
    isHostAndPort,
    'must be hosts, each with or without a port, such as "host.docker.internal, 192.168.1.5:8000"',
  ).default([]),
  BILLING_PROVIDER: oneOf(['sandbox', 'stripe', 'none']).default('sandbox'),
  STRIPE_SECRET_KEY: matching((text) => /^[sr]k_/.test(text), 'must start with sk_ or rk_').optional(),
  STRIPE_WEBHOOK_SECRET: matching((text) => text.startsWith('whsec_'), 'must start with whsec_').optional(),
  INVOICE_ISSUER: listOf(
    (line) => line !== '',
    'must be lines that are not empty, separated by semicolons',
    ';',
  ).default(['Sandbox issuer', 'Test payments only']),
  TAX_RATE: number(0, 100)
    .refine((percent) => Number.isInteger(thousandths(percent)), { error: 'may have three digits behind the point' })
    .default(0),
  TOKEN_TTL: duration.default(7 * days),
  SIGNING_KEY: key.optional(),
  FILES_KEY: key.optional(),
  FILES_KEYS_OLD: listOf(isKey, 'must be keys of at least 32 characters, separated by commas').default([]),
  SERVICES: listOf(
    (name) => services.some((service) => service === name),
    `must be a list of some of ${services.join(', ')}`,
  ).default([...services]),
  TRUST_PROXY: listOf(isNetwork, 'must be a list of addresses or networks, such as "10.0.0.0/8, loopback"').optional(),
  METRICS_TOKEN: z.string().optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: url('http:', 'https:')
    .refine(isBare, { error: 'must hold no name, password, question mark or #' })
    .optional(),
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  RATE_LIMIT_FACTOR: number(0.001, 1_000_000).default(1),
  WORK_SECONDS: number(5, 600, 'whole number').default(20),
  CONTACT_TO: matching((text) => address.test(text), 'must be one mail address').optional(),
  SOCIAL_LINKS: listOf(isPublicLink, 'must be a list of URLs that start with https:// and hold no password').default(
    [],
  ),
})

type Values = z.infer<typeof schema>
export type SettingName = keyof Values

interface AiSettings {
  provider: 'openai' | 'anthropic'
  baseUrl: string
  model: string
  /** A model on the same machine may need none. */
  apiKey: string | undefined
  /** Another model of the same provider, which may vote against what the first wrote. */
  voter: string | undefined
  tokensPerDay: { ofOne: number; ofAll: number }
}

interface OwnModelSettings {
  keys: Values['AI_OWN_KEYS']
  /** The server serves this machine alone, so its own ports are the person's own. */
  isThisMachineAlone: boolean
  /** Hosts that may be asked beside public ones: `host` or `host:port`. */
  localAddresses: string[]
}

export interface Settings {
  port: number
  host: string
  dataDir: string
  databaseUrl: string | undefined
  /** Undefined: as many as the database has room for. */
  databaseConnections: number | undefined
  filesUrl: string | undefined
  /** Whether every process sees the same `DATA_DIR`. */
  filesShared: boolean
  smtpUrl: string | undefined
  mailFrom: string
  /** Undefined: `http://localhost:PORT`. */
  publicUrl: string | undefined
  /** There where a language model of somebody else's may be asked. */
  ai: AiSettings | undefined
  /** Whether people may connect a model of their own, and where it may be. */
  ownModels: OwnModelSettings
  billingProvider: Values['BILLING_PROVIDER']
  /** There where payments are Stripe's. */
  stripe: { secretKey: string; webhookSecret: string } | undefined
  invoiceIssuer: string[]
  /** In thousandths of a percent. */
  taxRate: number
  tokenTtlSeconds: number
  signingKey: string | undefined
  filesKey: string | undefined
  /** What files were sealed with before; they are read with it, and nothing is written. */
  filesKeysOld: string[]
  services: ServiceName[]
  trustProxy: string[] | undefined
  metricsToken: string | undefined
  /** Where traces go, by OTLP over HTTP. */
  otlpEndpoint: string | undefined
  logLevel: Values['LOG_LEVEL']
  rateLimitFactor: number
  /** For one piece of work: a file to read or write, a picture, a task of the engine. */
  workSeconds: number
  contactTo: string | undefined
  socialLinks: string[]
  development: boolean
}

type SettingsResult = { ok: true; settings: Settings } | { ok: false; problems: string[] }

/** Whether the address reaches this machine alone. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || (ipaddr.isValid(host) && ipaddr.process(host).range() === 'loopback')
}

/** Whether this machine alone is meant to reach the server, and no proxy hands on what others send. */
export const isPrivate = ({ publicUrl, trustProxy }: Pick<Settings, 'publicUrl' | 'trustProxy'>): boolean =>
  trustProxy === undefined && (publicUrl === undefined || isLoopback(hostOf(publicUrl)))

/** The address that people know the server by; every link that it writes starts with it. */
export const publicUrlOf = ({ publicUrl, port }: Pick<Settings, 'publicUrl' | 'port'>): string =>
  publicUrl ?? `http://localhost:${port}`

/** Where what people write to us is mailed. Without any mail server, that is the outbox; else it is only kept. */
export const contactAddress = ({
  contactTo,
  smtpUrl,
  mailFrom,
}: Pick<Settings, 'contactTo' | 'smtpUrl' | 'mailFrom'>) => contactTo ?? (smtpUrl ? null : bareAddress(mailFrom))

const bareAddress = (sender: string) => /<([^<>]+)>$/.exec(sender)?.[1] ?? sender

const hostOf = (url: string) => new URL(url).hostname.replace(/^\[|\]$/g, '')

/** The address that the server itself has; people may know it by another. */
function listeningAt({ host, port }: Pick<Settings, 'host' | 'port'>): string {
  const inUrl = ipaddr.IPv6.isValid(host) ? `[${host}]` : host
  return `http://${isLoopback(host) ? 'localhost' : inUrl}:${port}`
}

/** What a start says once it is ready, a line each. */
export function announcement(settings: Settings): string[] {
  const address = settings.publicUrl ?? listeningAt(settings)
  const isHere = !settings.smtpUrl && isPrivate(settings)
  return [
    `Bespeak is ready at ${address}`,
    ...(isHere ? [`Mails can be read at ${address}/dev/mailbox`] : []),
    ...warnings(settings),
  ]
}

/** What works, and may not be meant so. */
export function warnings(settings: Settings): string[] {
  const { smtpUrl, billingProvider, stripe } = settings
  const isForOthers = !isPrivate(settings)
  return [
    ...(smtpUrl || !isForOthers ? [] : [unsentMails]),
    ...(billingProvider === 'sandbox' && isForOthers ? [testPayments] : []),
    ...(stripe?.secretKey.includes('_test_') ? [testKey] : []),
  ]
}

const unsentMails =
  'No mail is sent, only written to DATA_DIR/outbox: nobody elsewhere can sign up until SMTP_URL is set.'
const testPayments = 'Payments are only tests: anybody can have Pro. BILLING_PROVIDER=none includes everything instead.'

const testKey = 'Payments are only tests: STRIPE_SECRET_KEY is a key for tests, and takes no money.'

/** Reads and checks everything once; what is wrong comes back as one line each. */
export function readSettings(env: NodeJS.ProcessEnv, cwd = process.cwd()): SettingsResult {
  const given = withoutBlanks(env)
  const read = schema.safeParse(given)
  const problems = [...(read.error?.issues ?? []).map(problem), ...missing(given)]
  if (!read.success || problems.length > 0) return { ok: false, problems }
  return { ok: true, settings: toSettings(read.data, given, cwd) }
}

type Given = Record<string, string>

/** A setting left empty, as in a compose file, is a setting not made. */
const withoutBlanks = (env: NodeJS.ProcessEnv): Given =>
  Object.fromEntries(Object.entries(env).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()]] : [])))

const problem = (issue: z.core.$ZodIssue) => `${issue.path.map(String).join('.')} ${issue.message}.`

/** What one setting asks of another. */
const missing = (given: Given): string[] => [
  ...missingForHost(given),
  ...missingForDatabase(given),
  ...missingForStripe(given),
  ...missingForModel(given),
  ...missingForOwnModels(given),
]

function missingForHost({ HOST, SMTP_URL }: Given): string[] {
  if (!HOST || !isHost(HOST) || isLoopback(HOST) || SMTP_URL) return []
  return [`HOST=${HOST} needs SMTP_URL: without it, mails can only be read on this machine.`]
}

/** Several processes may use one database: a file that lies on the disk of one, the others would not find. */
function missingForDatabase({ DATABASE_URL, DATABASE_CONNECTIONS, FILES_URL, FILES_SHARED = 'no' }: Given): string[] {
  if (DATABASE_CONNECTIONS && !DATABASE_URL)
    return ['DATABASE_CONNECTIONS does nothing without DATABASE_URL: the built-in database has room for one server.']
  if (FILES_URL && FILES_SHARED === 'yes') return ['FILES_SHARED does nothing with FILES_URL. Set one of them.']
  return isDatabase(DATABASE_URL) && !FILES_URL && FILES_SHARED === 'no' ? [filesOfAll] : []
}

const isDatabase = (given = '') => /^postgres(?:ql)?:/.test(given)

const filesOfAll =
  'DATABASE_URL needs FILES_URL, or FILES_SHARED=yes where every process sees the same DATA_DIR: without it, a file kept by one is not found by another.'

/** A model at an address of one's own may take no key. */
function missingForModel(given: Given): string[] {
  const { AI_PROVIDER: provider = 'local' } = given
  const named = ['AI_BASE_URL', 'AI_MODEL', 'AI_CHECK_MODEL', 'AI_API_KEY', 'AI_TOKENS_PER_DAY'].filter(
    (name) => given[name],
  )
  if (provider === 'local')
    return named.map((name) => `${name} does nothing without AI_PROVIDER. Set AI_PROVIDER to openai or anthropic.`)
  if (!(provider in addresses)) return []
  const isOwn = provider === 'openai' && given.AI_BASE_URL !== undefined
  return [
    ...(given.AI_MODEL ? [] : [`AI_PROVIDER=${provider} needs AI_MODEL: without it, nobody knows which one to ask.`]),
    ...(given.AI_API_KEY || isOwn
      ? []
      : [`AI_PROVIDER=${provider} needs AI_API_KEY: without it, no question is answered.`]),
  ]
}

function missingForOwnModels(given: Given): string[] {
  const { AI_OWN_KEYS: keys, AI_LOCAL_ADDRESSES: local } = given
  if (keys === 'no' && local) return ['AI_LOCAL_ADDRESSES does nothing with AI_OWN_KEYS=no. Set one of them.']
  const isPointless = keys === 'local-only' && !local && !isThisMachineAlone(given)
  return isPointless
    ? [
        'AI_OWN_KEYS=local-only needs AI_LOCAL_ADDRESSES: others reach this server, so it asks no model on its own machine.',
      ]
    : []
}

/** What cannot be read is said elsewhere. */
function isThisMachineAlone({ HOST = '127.0.0.1', PUBLIC_URL: publicUrl, TRUST_PROXY: proxy }: Given): boolean {
  const isReadable = publicUrl === undefined || URL.canParse(publicUrl)
  return (
    isLoopback(HOST) && isReadable && isPrivate({ publicUrl, trustProxy: proxy === undefined ? undefined : [proxy] })
  )
}

const addresses = { openai: 'https://api.openai.com/v1', anthropic: 'https://api.anthropic.com/v1' }

function aiOf(value: Values): Settings['ai'] {
  const { AI_PROVIDER: provider, AI_BASE_URL, AI_MODEL: model, AI_CHECK_MODEL: voter, AI_API_KEY: apiKey } = value
  if (provider === 'local' || !model) return undefined
  const [ofOne = 0, ofAll = ofOne] = value.AI_TOKENS_PER_DAY
  const baseUrl = (AI_BASE_URL ?? addresses[provider]).replace(/\/+$/, '')
  return { provider, baseUrl, model, voter, apiKey, tokensPerDay: { ofOne, ofAll } }
}

const stripeNeeds = {
  STRIPE_SECRET_KEY: 'without it, nobody can pay',
  STRIPE_WEBHOOK_SECRET: 'without it, nobody knows who says that something was paid',
  INVOICE_ISSUER: 'an invoice says who issues it',
}

const missingForStripe = (given: Given): string[] =>
  given.BILLING_PROVIDER === 'stripe'
    ? Object.entries(stripeNeeds).flatMap(([name, why]) =>
        given[name] ? [] : [`BILLING_PROVIDER=stripe needs ${name}: ${why}.`],
      )
    : []

function stripeOf({ BILLING_PROVIDER, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET }: Values): Settings['stripe'] {
  if (BILLING_PROVIDER !== 'stripe' || !STRIPE_SECRET_KEY || !STRIPE_WEBHOOK_SECRET) return undefined
  return { secretKey: STRIPE_SECRET_KEY, webhookSecret: STRIPE_WEBHOOK_SECRET }
}

function toSettings(value: Values, given: Given, cwd: string): Settings {
  const publicUrl = value.PUBLIC_URL && new URL(value.PUBLIC_URL).origin
  return {
    port: value.PORT,
    host: value.HOST,
    dataDir: isAbsolute(value.DATA_DIR) ? value.DATA_DIR : resolve(cwd, value.DATA_DIR),
    databaseUrl: value.DATABASE_URL,
    databaseConnections: value.DATABASE_CONNECTIONS,
    filesUrl: value.FILES_URL,
    filesShared: value.FILES_SHARED === 'yes',
    smtpUrl: value.SMTP_URL,
    mailFrom: value.MAIL_FROM ?? `Bespeak <no-reply@${publicUrl ? new URL(publicUrl).hostname : 'localhost'}>`,
    publicUrl,
    ai: aiOf(value),
    ownModels: {
      keys: value.AI_OWN_KEYS,
      isThisMachineAlone: isThisMachineAlone(given),
      localAddresses: value.AI_LOCAL_ADDRESSES.map((host) => host.toLowerCase()),
    },
    billingProvider: value.BILLING_PROVIDER,
    stripe: stripeOf(value),
    invoiceIssuer: value.INVOICE_ISSUER,
    taxRate: thousandths(value.TAX_RATE),
    tokenTtlSeconds: value.TOKEN_TTL,
    signingKey: value.SIGNING_KEY,
    filesKey: value.FILES_KEY,
    filesKeysOld: value.FILES_KEYS_OLD,
    services: services.filter((name) => value.SERVICES.includes(name)),
    trustProxy: value.TRUST_PROXY,
    metricsToken: value.METRICS_TOKEN,
    otlpEndpoint: value.OTEL_EXPORTER_OTLP_ENDPOINT?.replace(/\/+$/, ''),
    logLevel: value.LOG_LEVEL,
    rateLimitFactor: value.RATE_LIMIT_FACTOR,
    workSeconds: value.WORK_SECONDS,
    contactTo: value.CONTACT_TO,
    socialLinks: value.SOCIAL_LINKS,
    development: given.NODE_ENV === 'development',
  }
}
