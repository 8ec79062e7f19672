import { access, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { runTyped } from '../testing/command-line.ts'

const see = '`bespeak help` lists the commands.'

describe('what is no command', () => {
  it.each([
    [[], 'No command was given.'],
    [['dance'], 'There is no command dance.'],
    [['user'], 'There is no command user.'],
    [['users', 'list'], 'There is no command users list.'],
    [['user', 'list', '--loud'], "Unknown option '--loud'."],
    [['user', 'list', '--json=1'], "Option '--json' does not take an argument"],
    [['user', 'list', 'mara'], 'Usage: bespeak user list [--json]'],
    [['user', 'erase'], 'Usage: bespeak user erase NAME [--yes]'],
    [['user', 'erase', 'mara', 'ellison'], 'Usage: bespeak user erase NAME [--yes]'],
    [['user', 'deactivate', 'mara', '--yes'], 'Usage: bespeak user deactivate NAME'],
    [['requests', 'open'], 'Usage: bespeak requests [--json]'],
    [['requests', 'close', 'twelve'], 'ID must be a number that `bespeak requests` shows.'],
    [['requests', 'close', '9999999999'], 'ID must be a number that `bespeak requests` shows.'],
    [['\u001b[2J'], 'There is no command \\u{1b}[2J.'],
  ])('%j ends with 2 and says what would be, before anything is opened', async (typed, problem) => {
    expect(await runTyped(typed)).toEqual({ code: 2, said: [], asked: [], problems: [problem, see] })
  })
})

describe('help', () => {
  it.each([[['help']], [['--help']], [['user', '-h']]])('is what %j shows, a line for each command', async (typed) => {
    const { code, said } = await runTyped(typed)
    expect(code).toBe(0)
    expect(said).toEqual(expect.arrayContaining([expect.stringMatching(/^bespeak user erase NAME \[--yes\] +Deletes/)]))
    expect(said.filter((line) => line.startsWith('bespeak '))).toHaveLength(24)
  })
})

it('version says the version alone', async () => {
  expect(await runTyped(['version'])).toMatchObject({ code: 0, said: [expect.stringMatching(/^\d+\.\d+\.\d+$/)] })
})

describe('settings check', () => {
  const secrets = {
    DATABASE_URL: 'postgresql://bespeak:hunter2@db.example:5433/bespeak?password=hunter2',
    SMTP_URL: 'smtps://mara:hunter2@mail.example:465/?auth=hunter2',
    FILES_URL: 's3://hunter2@bucket/folder?endpoint=https://hunter2.example',
    SIGNING_KEY: 'hunter2'.repeat(6),
    FILES_KEY: 'hunter2'.repeat(7),
    FILES_KEYS_OLD: 'hunter2'.repeat(8),
    STRIPE_SECRET_KEY: 'sk_test_hunter2',
    STRIPE_WEBHOOK_SECRET: 'whsec_hunter2',
    METRICS_TOKEN: 'hunter2',
  }

  it('says everything that a start would, and ends with 1', async () => {
    const env = { PORT: 'front door', TOKEN_TTL: 'for ever', HOST: '0.0.0.0', SIGNING_KEY: 'hunter2' }
    const { code, said, problems } = await runTyped(['settings', 'check'], env)
    expect({ code, said }).toEqual({ code: 1, said: [] })
    expect(problems.map((line) => line.split(/[ =]/)[0])).toEqual(['PORT', 'TOKEN_TTL', 'SIGNING_KEY', 'HOST'])
    expect(problems.join()).not.toContain('hunter2')
  })

  it('says what is in force, shows no secret, and names what may not be meant so', async () => {
    const env = { ...secrets, BILLING_PROVIDER: 'stripe', INVOICE_ISSUER: 'Bespeak; Leeds', PORT: '8080' }
    const { code, said } = await runTyped(['settings', 'check'], env)
    expect(code).toBe(0)
    expect(said.join('\n')).not.toContain('hunter2')
    expect(said).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^PORT +8080$/),
        expect.stringMatching(/^DATABASE_URL +postgresql:\/\/db\.example:5433\/bespeak$/),
        expect.stringMatching(/^SMTP_URL +smtps:\/\/mail\.example:465\/$/),
        expect.stringMatching(/^SIGNING_KEY +set, not shown$/),
        expect.stringMatching(/^INVOICE_ISSUER +Bespeak; Leeds$/),
        'Payments are only tests: STRIPE_SECRET_KEY is a key for tests, and takes no money.',
      ]),
    )
    expect(said.at(-1)).toBe('The settings are fine.')
  })

  it('wrong ones are told by every other command as well', async () => {
    const { code, problems } = await runTyped(['user', 'list'], { PORT: 'front door' })
    expect({ code, problems }).toEqual({ code: 1, problems: ['PORT must be a whole number from 1 to 65535.'] })
  })
})

it('where there is no database, none is made', async () => {
  const root = await mkdtemp(join(tmpdir(), 'bespeak-none-'))
  const DATA_DIR = join(root, 'data')
  const { code, problems } = await runTyped(['user', 'list'], { DATA_DIR })
  expect({ code, problems }).toEqual({
    code: 1,
    problems: [`There is no database in ${DATA_DIR}. Start the server once, or set its DATA_DIR.`],
  })
  await expect(access(DATA_DIR)).rejects.toThrow('ENOENT')
  await rm(root, { recursive: true })
})
