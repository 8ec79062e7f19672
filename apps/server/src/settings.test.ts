import { describe, expect, it } from 'vitest'
import { announcement, isLoopback, readSettings } from './settings.ts'

const problems = (env: NodeJS.ProcessEnv) => {
  const read = readSettings(env)
  return read.ok ? [] : read.problems
}

function settings(env: NodeJS.ProcessEnv, cwd?: string) {
  const read = readSettings(env, cwd)
  if (!read.ok) throw new Error(read.problems.join('\n'))
  return read.settings
}

describe('a wrong setting', () => {
  it.each([
    ['PORT', 'abc', 'must be a whole number from 1 to 65535.'],
    ['PORT', '0', 'must be a whole number from 1 to 65535.'],
    ['PORT', '70000', 'must be a whole number from 1 to 65535.'],
    ['PORT', '80.5', 'must be a whole number from 1 to 65535.'],
    ['HOST', 'a host', 'must be an address or the name of a host.'],
    ['DATABASE_URL', 'mysql://localhost', 'must be a URL that starts with postgres:// or postgresql://.'],
    ['FILES_URL', '/var/files', 'must be a URL that starts with s3://.'],
    ['SMTP_URL', 'mail.example.com', 'must be a URL that starts with smtp:// or smtps://.'],
    ['MAIL_FROM', 'Bespeak', 'must be a mail address, such as "Bespeak <hello@example.com>".'],
    ['MAIL_FROM', 'Bespeak <hello>', 'must be a mail address, such as "Bespeak <hello@example.com>".'],
    ['PUBLIC_URL', 'bespeak.example', 'must be a URL that starts with http:// or https://.'],
    ['PUBLIC_URL', 'https://bespeak.example/app', 'must end after the host and port, without a path.'],
    ['PUBLIC_URL', 'https://me:secret@bespeak.example', 'must end after the host and port, without a path.'],
    ['AI_PROVIDER', 'magic', 'must be one of local, openai, anthropic.'],
    ['AI_OWN_KEYS', 'maybe', 'must be one of yes, no, local-only.'],
    ...['http://ollama:11434', 'ollama:99999', 'a host', 'me@ollama', 'ollama/v1', 'ollama,'].map((value) => [
      'AI_LOCAL_ADDRESSES',
      value,
      'must be hosts, each with or without a port, such as "host.docker.internal, 192.168.1.5:8000".',
    ]),
    ['BILLING_PROVIDER', 'cash', 'must be one of sandbox, stripe, none.'],
    ['STRIPE_SECRET_KEY', 'pk_live_1', 'must start with sk_ or rk_.'],
    ['STRIPE_WEBHOOK_SECRET', 'sk_live_1', 'must start with whsec_.'],
    ['INVOICE_ISSUER', 'Bespeak Ltd;; Leeds', 'must be lines that are not empty, separated by semicolons.'],
    ['TAX_RATE', '-1', 'must be a number from 0 to 100.'],
    ['TAX_RATE', '19 %', 'must be a number from 0 to 100.'],
    ['TAX_RATE', '8.8755', 'may have three digits behind the point.'],
    ['TOKEN_TTL', 'soon', 'must be a time from 60 seconds to 365 days, such as "7 days".'],
    ['TOKEN_TTL', '59', 'must be a time from 60 seconds to 365 days, such as "7 days".'],
    ['TOKEN_TTL', '366 days', 'must be a time from 60 seconds to 365 days, such as "7 days".'],
    ['SIGNING_KEY', 'short', 'must have at least 32 characters.'],
    ['FILES_KEY', 'short', 'must have at least 32 characters.'],
    ['FILES_KEYS_OLD', 'short', 'must be keys of at least 32 characters, separated by commas.'],
    ['FILES_KEYS_OLD', `${'long enough '.repeat(3)},`, 'must be keys of at least 32 characters, separated by commas.'],
    ['SERVICES', 'identity,payroll', 'must be a list of some of identity, finance, resume.'],
    ['TRUST_PROXY', 'true', 'must be a list of addresses or networks, such as "10.0.0.0/8, loopback".'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318', 'must be a URL that starts with http:// or https://.'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'http://a:b@collector', 'must hold no name, password, question mark or #.'],
    ['LOG_LEVEL', 'loud', 'must be one of fatal, error, warn, info, debug, trace, silent.'],
    ['RATE_LIMIT_FACTOR', '0', 'must be a number from 0.001 to 1000000.'],
    ['RATE_LIMIT_FACTOR', 'many', 'must be a number from 0.001 to 1000000.'],
    ['WORK_SECONDS', '2', 'must be a whole number from 5 to 600.'],
    ['CONTACT_TO', 'a@example.com, b@example.com', 'must be one mail address.'],
    ['SOCIAL_LINKS', 'javascript:alert(1)', 'must be a list of URLs that start with https:// and hold no password.'],
    ['SOCIAL_LINKS', 'https://me:x@a.example', 'must be a list of URLs that start with https:// and hold no password.'],
    ['SOCIAL_LINKS', 'https://:x@a.example', 'must be a list of URLs that start with https:// and hold no password.'],
    ['SOCIAL_LINKS', 'https://a.example,', 'must be a list of URLs that start with https:// and hold no password.'],
  ])('%s=%s gives one line that names it', (name, value, rest) => {
    expect(problems({ [name]: value })).toEqual([`${name} ${rest}`])
  })

  it('is told together with all others', () => {
    expect(problems({ PORT: 'x', LOG_LEVEL: 'loud', HOST: '0.0.0.0' })).toEqual([
      'PORT must be a whole number from 1 to 65535.',
      'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent.',
      'HOST=0.0.0.0 needs SMTP_URL: without it, mails can only be read on this machine.',
    ])
  })

  it('is never repeated when it may be a secret', () => {
    const secrets = {
      SIGNING_KEY: 'hunter2',
      FILES_KEY: 'hunter2',
      FILES_KEYS_OLD: 'hunter2',
      STRIPE_SECRET_KEY: 'hunter2',
      STRIPE_WEBHOOK_SECRET: 'hunter2',
      SMTP_URL: 'http://me:hunter2@mail.example',
      DATABASE_URL: 'http://me:hunter2@db.example',
    }
    expect(problems(secrets)).toHaveLength(7)
    expect(problems(secrets).join()).not.toContain('hunter2')
  })
})

describe('settings that need each other', () => {
  const database = { DATABASE_URL: 'postgresql://db.example/bespeak' }

  it.each([
    [
      {},
      'DATABASE_URL needs FILES_URL, or FILES_SHARED=yes where every process sees the same DATA_DIR: without it, a file kept by one is not found by another.',
    ],
    [
      { FILES_SHARED: 'no' },
      'DATABASE_URL needs FILES_URL, or FILES_SHARED=yes where every process sees the same DATA_DIR: without it, a file kept by one is not found by another.',
    ],
    [{ FILES_SHARED: 'maybe' }, 'FILES_SHARED must be one of yes, no.'],
    [{ FILES_URL: 's3://bucket', FILES_SHARED: 'yes' }, 'FILES_SHARED does nothing with FILES_URL. Set one of them.'],
    [{ FILES_SHARED: 'yes', DATABASE_CONNECTIONS: '4' }, 'DATABASE_CONNECTIONS must be a whole number from 5 to 1000.'],
  ])('DATABASE_URL with %j is refused', (env, problem) => {
    expect(problems({ ...database, ...env })).toEqual([problem])
  })

  it.each([{ FILES_SHARED: 'yes' }, { FILES_URL: 's3://bucket' }])('DATABASE_URL with %j is taken', (env) => {
    expect(problems({ ...database, ...env })).toEqual([])
  })

  it('DATABASE_CONNECTIONS without DATABASE_URL is refused', () => {
    expect(problems({ DATABASE_CONNECTIONS: '10' })).toEqual([
      'DATABASE_CONNECTIONS does nothing without DATABASE_URL: the built-in database has room for one server.',
    ])
  })

  it.each(['0.0.0.0', '::', '192.168.1.7', 'bespeak.example'])('HOST=%s without SMTP_URL is refused', (HOST) => {
    expect(problems({ HOST })).toEqual([
      `HOST=${HOST} needs SMTP_URL: without it, mails can only be read on this machine.`,
    ])
    expect(problems({ HOST, SMTP_URL: 'smtp://mail.example' })).toEqual([])
  })

  it.each(['127.0.0.1', '127.8.8.8', '::1', 'localhost'])('HOST=%s needs no SMTP_URL', (HOST) => {
    expect(problems({ HOST })).toEqual([])
  })
})

describe('payments by Stripe', () => {
  const stripe = {
    BILLING_PROVIDER: 'stripe',
    STRIPE_SECRET_KEY: 'sk_live_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
    INVOICE_ISSUER: 'Bespeak Ltd',
  }

  it.each([
    ['STRIPE_SECRET_KEY', 'without it, nobody can pay.'],
    ['STRIPE_WEBHOOK_SECRET', 'without it, nobody knows who says that something was paid.'],
    ['INVOICE_ISSUER', 'an invoice says who issues it.'],
  ])('without %s are refused with one line that names it', (name, why) => {
    for (const value of [undefined, '', ' '])
      expect(problems({ ...stripe, [name]: value })).toEqual([`BILLING_PROVIDER=stripe needs ${name}: ${why}`])
  })

  it('have their key and secret where they are chosen, and nowhere else', () => {
    expect(settings(stripe).stripe).toEqual({ secretKey: 'sk_live_1', webhookSecret: 'whsec_1' })
    expect(settings({ ...stripe, BILLING_PROVIDER: 'none' }).stripe).toBeUndefined()
  })

  it('say at the start where they are only tests', () => {
    const line = 'Payments are only tests: STRIPE_SECRET_KEY is a key for tests, and takes no money.'
    expect(announcement(settings(stripe))).not.toContain(line)
    for (const key of ['sk_test_1', 'rk_test_1'])
      expect(announcement(settings({ ...stripe, STRIPE_SECRET_KEY: key }))).toContain(line)
  })
})

describe('a language model', () => {
  const openai = { AI_PROVIDER: 'openai', AI_MODEL: 'small-1', AI_API_KEY: 'sk-1' }

  it('is asked nothing unless it is named', () => {
    expect(settings({}).ai).toBeUndefined()
    expect(settings({ AI_PROVIDER: 'local' }).ai).toBeUndefined()
  })

  it('has an address and a budget of its own where nothing else is said', () => {
    const tokensPerDay = { ofOne: 200_000, ofAll: 2_000_000 }
    const known = { provider: 'openai', model: 'small-1', apiKey: 'sk-1', tokensPerDay }
    expect(settings(openai).ai).toEqual({ ...known, baseUrl: 'https://api.openai.com/v1' })
    expect(settings({ ...openai, AI_PROVIDER: 'anthropic' }).ai?.baseUrl).toBe('https://api.anthropic.com/v1')
    expect(settings({ ...openai, AI_TOKENS_PER_DAY: '5000, 90000' }).ai?.tokensPerDay).toEqual({
      ...{ ofOne: 5_000, ofAll: 90_000 },
    })
    expect(settings({ ...openai, AI_TOKENS_PER_DAY: '5000' }).ai?.tokensPerDay).toEqual({ ofOne: 5_000, ofAll: 5_000 })
  })

  it('on the same machine needs no key', () => {
    const here = { AI_PROVIDER: 'openai', AI_MODEL: 'qwen3:8b', AI_BASE_URL: 'http://127.0.0.1:11434/v1/' }
    expect(settings(here).ai).toMatchObject({ baseUrl: 'http://127.0.0.1:11434/v1', apiKey: undefined })
  })

  it.each(['openai', 'anthropic'])('of %s that is named by halves stops the start', (provider) => {
    expect(problems({ AI_PROVIDER: provider })).toEqual([
      `AI_PROVIDER=${provider} needs AI_MODEL: without it, nobody knows which one to ask.`,
      `AI_PROVIDER=${provider} needs AI_API_KEY: without it, no question is answered.`,
    ])
  })

  it.each([
    ['AI_BASE_URL', 'https://models.example/v1'],
    ['AI_MODEL', 'small-1'],
    ['AI_CHECK_MODEL', 'small-2'],
    ['AI_API_KEY', 'hunter2'],
    ['AI_TOKENS_PER_DAY', '5000'],
  ])('%s without a provider is refused, and not repeated', (name, value) => {
    expect(problems({ [name]: value })).toEqual([
      `${name} does nothing without AI_PROVIDER. Set AI_PROVIDER to openai or anthropic.`,
    ])
  })

  it.each([
    ['AI_BASE_URL', 'models.example', 'must be a URL that starts with http:// or https://.'],
    ['AI_BASE_URL', 'https://me:secret@models.example', 'must hold no name, password, question mark or #.'],
    ['AI_MODEL', 'a model', 'must be the name of one model.'],
    ['AI_CHECK_MODEL', 'a model', 'must be the name of one model.'],
    ...['many', '200000,', ', 2000000', '1, 2, 3', '-1', '1.5'].map((tokens) => [
      'AI_TOKENS_PER_DAY',
      tokens,
      'must be a whole number for each person, and after a comma one for all, such as "200000, 2000000".',
    ]),
  ])('%s=%s is refused', (name, value, why) => {
    expect(problems({ ...openai, [name]: value })).toEqual([`${name} ${why}`])
  })
})

describe('a right setting', () => {
  it('left out, or left empty, has its default', () => {
    const defaults = {
      port: 5001,
      host: '127.0.0.1',
      dataDir: '/srv/bespeak/data',
      databaseUrl: undefined,
      databaseConnections: undefined,
      filesUrl: undefined,
      filesShared: false,
      smtpUrl: undefined,
      mailFrom: 'Bespeak <no-reply@localhost>',
      publicUrl: undefined,
      ai: undefined,
      billingProvider: 'sandbox',
      stripe: undefined,
      invoiceIssuer: ['Sandbox issuer', 'Test payments only'],
      taxRate: 0,
      tokenTtlSeconds: 7 * 24 * 60 * 60,
      signingKey: undefined,
      filesKey: undefined,
      filesKeysOld: [],
      services: ['identity', 'finance', 'resume'],
      trustProxy: undefined,
      metricsToken: undefined,
      otlpEndpoint: undefined,
      logLevel: 'info',
      ownModels: { keys: 'yes', isThisMachineAlone: true, localAddresses: [] },
      rateLimitFactor: 1,
      workSeconds: 20,
      contactTo: undefined,
      socialLinks: [],
      development: false,
    }
    const blank = Object.fromEntries(documented.map((name) => [name, ' ']))
    expect(settings({}, '/srv/bespeak')).toEqual(defaults)
    expect(settings(blank, '/srv/bespeak')).toEqual(defaults)
  })

  it('is read as it is meant', () => {
    const read = settings({
      PORT: ' 8080 ',
      DATA_DIR: '/var/lib/bespeak',
      PUBLIC_URL: 'https://Bespeak.example/',
      SERVICES: 'resume, identity,identity',
      TRUST_PROXY: '10.0.0.0/8, loopback, fd00::1',
      SOCIAL_LINKS: 'https://a.example/us, https://b.example/us',
      RATE_LIMIT_FACTOR: '2.5',
      WORK_SECONDS: '45',
      INVOICE_ISSUER: 'Bespeak Ltd; 1 Mill Lane, Leeds',
      TAX_RATE: '8.875',
      NODE_ENV: 'development',
    })
    expect(read).toMatchObject({
      port: 8080,
      dataDir: '/var/lib/bespeak',
      publicUrl: 'https://bespeak.example',
      services: ['identity', 'resume'],
      trustProxy: ['10.0.0.0/8', 'loopback', 'fd00::1'],
      socialLinks: ['https://a.example/us', 'https://b.example/us'],
      rateLimitFactor: 2.5,
      workSeconds: 45,
      invoiceIssuer: ['Bespeak Ltd', '1 Mill Lane, Leeds'],
      taxRate: 8875,
      development: true,
    })
  })

  it('lets mails come from the public name, unless a sender is set', () => {
    const PUBLIC_URL = 'https://bespeak.example:8443'
    expect(settings({ PUBLIC_URL }).mailFrom).toBe('Bespeak <no-reply@bespeak.example>')
    expect(settings({ PUBLIC_URL, MAIL_FROM: 'hi@bespeak.example' }).mailFrom).toBe('hi@bespeak.example')
  })

  it.each([
    ['60', 60],
    ['90s', 90],
    ['15 minutes', 900],
    ['1 hour', 3600],
    ['2h', 7200],
    ['30 days', 30 * 86_400],
  ])('TOKEN_TTL=%s is %d seconds', (TOKEN_TTL, seconds) => {
    expect(settings({ TOKEN_TTL }).tokenTtlSeconds).toBe(seconds)
  })
})

describe('what a start announces', () => {
  it.each([
    ['127.0.0.1', 'http://localhost:5001'],
    ['::1', 'http://localhost:5001'],
    ['0.0.0.0', 'http://0.0.0.0:5001'],
    ['bespeak.example', 'http://bespeak.example:5001'],
    ['2001:db8::7', 'http://[2001:db8::7]:5001'],
    ['::', 'http://[::]:5001'],
  ])('with HOST=%s is %s', (HOST, address) => {
    expect(announcement(settings({ HOST, SMTP_URL: 'smtp://mail.example' }))).toEqual([
      `Bespeak is ready at ${address}`,
    ])
  })

  it('names the mailbox where mails stay here; unsent mails and test payments where others come', () => {
    const [ready, ...more] = announcement(settings({}))
    expect([ready, more]).toEqual([
      'Bespeak is ready at http://localhost:5001',
      ['Mails can be read at http://localhost:5001/dev/mailbox'],
    ])
    const PUBLIC_URL = 'https://bespeak.example'
    expect(announcement(settings({ PUBLIC_URL }))).toEqual([
      'Bespeak is ready at https://bespeak.example',
      'No mail is sent, only written to DATA_DIR/outbox: nobody elsewhere can sign up until SMTP_URL is set.',
      'Payments are only tests: anybody can have Pro. BILLING_PROVIDER=none includes everything instead.',
    ])
    expect(
      announcement(settings({ PUBLIC_URL, BILLING_PROVIDER: 'none', SMTP_URL: 'smtp://mail.example' })),
    ).toHaveLength(1)
  })
})

describe('a model that people connect themselves', () => {
  const mail = { SMTP_URL: 'smtp://mail.example' }

  it('may be anywhere, unless that is set otherwise', () => {
    expect(settings({}).ownModels).toEqual({ keys: 'yes', isThisMachineAlone: true, localAddresses: [] })
    expect(settings({ AI_LOCAL_ADDRESSES: 'Ollama, [::1]:8000' }).ownModels.localAddresses).toEqual([
      'ollama',
      '[::1]:8000',
    ])
  })

  it.each([{ HOST: '0.0.0.0', ...mail }, { PUBLIC_URL: 'https://bespeak.example' }, { TRUST_PROXY: 'loopback' }])(
    '[D18] may not be on this machine where others reach the server: %j',
    (env) => {
      expect(settings(env).ownModels.isThisMachineAlone).toBe(false)
      expect(problems({ ...env, AI_OWN_KEYS: 'local-only' })).toEqual([
        'AI_OWN_KEYS=local-only needs AI_LOCAL_ADDRESSES: others reach this server, so it asks no model on its own machine.',
      ])
      expect(settings({ ...env, AI_OWN_KEYS: 'local-only', AI_LOCAL_ADDRESSES: 'ollama' }).ownModels.keys).toBe(
        'local-only',
      )
    },
  )

  it('is nowhere where nobody may connect one', () => {
    expect(problems({ AI_OWN_KEYS: 'no', AI_LOCAL_ADDRESSES: 'ollama' })).toEqual([
      'AI_LOCAL_ADDRESSES does nothing with AI_OWN_KEYS=no. Set one of them.',
    ])
  })
})

describe('loopback', () => {
  it.each(['localhost', '127.0.0.1', '127.1.2.3', '::1', '::ffff:127.0.0.1'])('is %s', (host) => {
    expect(isLoopback(host)).toBe(true)
  })

  it.each(['0.0.0.0', '::', '10.0.0.1', '1270.0.0.1', 'localhost.example', '127.0.0.1.example', ''])(
    'is not %s',
    (host) => {
      expect(isLoopback(host)).toBe(false)
    },
  )
})

const documented = [
  'PORT',
  'HOST',
  'DATA_DIR',
  'DATABASE_URL',
  'DATABASE_CONNECTIONS',
  'FILES_URL',
  'FILES_SHARED',
  'SMTP_URL',
  'MAIL_FROM',
  'PUBLIC_URL',
  'AI_PROVIDER',
  'AI_BASE_URL',
  'AI_MODEL',
  'AI_CHECK_MODEL',
  'AI_API_KEY',
  'AI_TOKENS_PER_DAY',
  'AI_OWN_KEYS',
  'AI_LOCAL_ADDRESSES',
  'BILLING_PROVIDER',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'TOKEN_TTL',
  'SIGNING_KEY',
  'FILES_KEY',
  'FILES_KEYS_OLD',
  'SERVICES',
  'TRUST_PROXY',
  'METRICS_TOKEN',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'LOG_LEVEL',
  'RATE_LIMIT_FACTOR',
  'WORK_SECONDS',
  'CONTACT_TO',
  'INVOICE_ISSUER',
  'TAX_RATE',
  'SOCIAL_LINKS',
]
