import { contactAddress, publicUrlOf, readSettings, type SettingName, type Settings, warnings } from '../settings.ts'
import { type Call, Refusal } from './command.ts'
import { plain } from './terminal.ts'

/** The settings of a start with the same environment. */
export function settingsOf(env: NodeJS.ProcessEnv): Settings {
  const read = readSettings(env)
  if (read.ok) return read.settings
  throw new Refusal(read.problems.map(plain).join('\n'))
}

const none = 'not set'
const secret = (value: string | undefined) => (value === undefined ? none : 'set, not shown')
const list = (values: string[] | undefined, separator = ', ') => values?.join(separator) || none

/** Names and passwords may stand before the host, and behind the question mark. */
function withoutSecrets(url: string): string {
  const { protocol, host, pathname } = new URL(url)
  return `${protocol}//${host}${pathname}`
}

const shown: Record<SettingName, (settings: Settings) => string> = {
  PORT: ({ port }) => String(port),
  HOST: ({ host }) => host,
  PUBLIC_URL: publicUrlOf,
  DATA_DIR: ({ dataDir }) => dataDir,
  DATABASE_URL: ({ databaseUrl }) => (databaseUrl ? withoutSecrets(databaseUrl) : `${none}: the built-in database`),
  DATABASE_CONNECTIONS: ({ databaseConnections }) =>
    databaseConnections?.toString() ?? `${none}: as many as there is room for`,
  FILES_URL: ({ filesUrl }) => (filesUrl ? withoutSecrets(filesUrl) : `${none}: in DATA_DIR`),
  FILES_SHARED: ({ filesShared }) => (filesShared ? 'yes' : 'no'),
  SMTP_URL: ({ smtpUrl }) => (smtpUrl ? withoutSecrets(smtpUrl) : `${none}: emails are files in DATA_DIR`),
  MAIL_FROM: ({ mailFrom }) => mailFrom,
  CONTACT_TO: (settings) => contactAddress(settings) ?? none,
  SERVICES: ({ services }) => list(services),
  TOKEN_TTL: ({ tokenTtlSeconds }) => `${tokenTtlSeconds} seconds`,
  SIGNING_KEY: ({ signingKey }) => secret(signingKey),
  FILES_KEY: ({ filesKey }) => secret(filesKey),
  FILES_KEYS_OLD: ({ filesKeysOld }) => secret(filesKeysOld[0]),
  TRUST_PROXY: ({ trustProxy }) => list(trustProxy),
  BILLING_PROVIDER: ({ billingProvider }) => billingProvider,
  STRIPE_SECRET_KEY: ({ stripe }) => secret(stripe?.secretKey),
  STRIPE_WEBHOOK_SECRET: ({ stripe }) => secret(stripe?.webhookSecret),
  INVOICE_ISSUER: ({ invoiceIssuer }) => list(invoiceIssuer, '; '),
  TAX_RATE: ({ taxRate }) => `${taxRate / 1000} %`,
  AI_PROVIDER: ({ ai }) => ai?.provider ?? 'local: the built-in editor',
  AI_BASE_URL: ({ ai }) => (ai ? withoutSecrets(ai.baseUrl) : none),
  AI_MODEL: ({ ai }) => ai?.model ?? none,
  AI_CHECK_MODEL: ({ ai }) => ai?.voter ?? none,
  AI_API_KEY: ({ ai }) => secret(ai?.apiKey),
  AI_TOKENS_PER_DAY: ({ ai }) => (ai ? `${ai.tokensPerDay.ofOne} a person, ${ai.tokensPerDay.ofAll} in all` : none),
  AI_OWN_KEYS: ({ ownModels }) => ownModels.keys,
  AI_LOCAL_ADDRESSES: ({ ownModels }) => list(ownModels.localAddresses),
  METRICS_TOKEN: ({ metricsToken }) => secret(metricsToken),
  OTEL_EXPORTER_OTLP_ENDPOINT: ({ otlpEndpoint }) => otlpEndpoint ?? none,
  LOG_LEVEL: ({ logLevel }) => logLevel,
  SOCIAL_LINKS: ({ socialLinks }) => list(socialLinks),
  RATE_LIMIT_FACTOR: ({ rateLimitFactor }) => String(rateLimitFactor),
  WORK_SECONDS: ({ workSeconds }) => String(workSeconds),
}

export async function checkSettings({ env, terminal }: Call): Promise<void> {
  const settings = settingsOf(env)
  for (const [name, of] of Object.entries(shown)) await terminal.say(`${name.padEnd(28)} ${plain(of(settings))}`)
  for (const line of warnings(settings)) await terminal.say(line)
  await terminal.say('The settings are fine.')
}
