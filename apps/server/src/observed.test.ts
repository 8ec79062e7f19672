import { execFile } from 'node:child_process'
import { rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startModelPeer } from './adapters/language-model/testing/model-peer.ts'
import { billingCalls } from './services/finance/testing/billing-calls.ts'
import { startCollector } from './testing/collector.ts'
import { type DrivenApp, field } from './testing/drive.ts'
import { type Calls, callsTo, newAddress, otherThan } from './testing/identity-calls.ts'
import { startRealApp } from './testing/real-app.ts'
import { type WholePerson, wholePeople } from './testing/whole-person.ts'

// A person from their first minute to their last, in everything that can be done and with what goes wrong on the way.
// Whatever is said of it meanwhile is read afterwards: log, figures and traces.

let app: DrivenApp
let calls: Calls
let collector: Awaited<ReturnType<typeof startCollector>>
let peer: Awaited<ReturnType<typeof startModelPeer>>
let person: WholePerson
let figures: string
const codes: string[] = []
const tokens: string[] = []

const browser = 'SecretBrowser/1.0 (Quillphone)'
const household = '203.0.113.77'

beforeAll(async () => {
  collector = await startCollector()
  peer = await startModelPeer()
  app = await startRealApp({
    ...{ RATE_LIMIT_FACTOR: '1000', LOG_LEVEL: 'trace', OTEL_EXPORTER_OTLP_ENDPOINT: collector.url },
    ...{ AI_PROVIDER: 'openai', AI_BASE_URL: peer.url, AI_MODEL: 'small-1', AI_API_KEY: 'the-key-of-the-model' },
  })
  calls = callsTo(app)
  person = await wholePeople(app)('Quillfeather')
  await signInAgain()
  await askModel()
  await goWrong()
  await takeAlong()
  await rememberCodes()
  expect(await calls.ask('deleteMyAccount', { password: person.password }, person)).toMatchObject({ success: true })
  await app.runJobs()
  await rememberCodes()
  figures = (await app.http.inject('/metrics')).body
  // What is left of the traces goes out as it closes.
  await app.close()
}, 300_000)
afterAll(async () => {
  await peer.close()
  await collector.close()
})

async function rememberCodes() {
  for (const { text } of await app.mails()) codes.push(...(/^\d{6}$/m.exec(text) ?? []))
}

async function signInAgain() {
  const who = { address: household, headers: { 'user-agent': browser } }
  const token = await calls.signIn(person, who)
  tokens.push(token)
  await app.call('identity', '{ auditLog { event } sessions { id } }', {}, { ...who, token })
  await calls.ask('revokeOtherSessions', {}, person)
}

async function askModel() {
  await app.call('resume', 'mutation { agreeToLanguageModel(yes: true) { name } }', {}, person)
  const tailor = `mutation($id: Int!, $text: String!) { tailorResume(resumeId: $id, jobDescription: $text,
    jobAdvertisingCompany: "Gardens") { id } }`
  for (const behaviour of ['good', 'broken'] as const) {
    peer.behave(behaviour, '{"edits":[]}')
    const text = `Head Florist at a ${behaviour} shop. Requirements: tying bouquets`
    field(await app.call('resume', tailor, { id: person.resumeId, text }, person), 'tailorResume')
  }
}

/** Refusals of every kind, a payment that is declined, a mail that cannot be written, a bug. */
async function goWrong() {
  const { username, password, email, userId, token } = person
  const address = newAddress()
  await calls.ask('initiateLogin', { input: { username, password: 'Wrong4Quillfeather' } }, { address })
  await calls.ask('initiateLogin', { input: { username, password } }, { address })
  const code = otherThan(await app.codeFor(email))
  codes.push(code)
  for (let count = 0; count < 6; count += 1) await calls.ask('verifyLogin', { input: { userId, code } }, { address })
  await app.call('resume', 'query { resume(id: 999999) { id } }', {}, person)
  await app.call('resume', '{ Quillfeather }', {}, person)
  await app.call('resume', '{ resumes(', {}, person)
  const bytes = new Uint8Array(new TextEncoder().encode('%PDF-1.7 Quillfeather is no file'))
  const file = { place: 'input.file', name: 'Quillfeather.pdf', bytes }
  const create = 'mutation($input: ResumeInput!) { createResume(input: $input) { id } }'
  await app.upload(create, { input: { title: 'Quillfeather', file: null } }, file, token)
  await billingCalls(app)
    .subscribe(person, 3, 'declined')
    .catch(() => undefined)

  await app.pool.query('alter table resume.facts rename to facts_away')
  const fact = { input: { statement: 'I ran the Quillfeather night shift again.' } }
  const save = 'mutation($input: FactInput!) { saveFact(input: $input) { __typename } }'
  const { body } = await app.call('resume', save, fact, person)
  expect(body.errors?.[0]?.extensions).toEqual({ code: 'INTERNAL', requestId: expect.any(String) })
  await app.pool.query('alter table resume.facts_away rename to facts')

  const outbox = join(app.folder, 'outbox')
  await rename(outbox, `${outbox}-away`)
  await writeFile(outbox, '')
  await calls.ask('requestPasswordReset', { email }, { address: newAddress() })
  await app.runJobs()
  await rm(outbox)
  await rename(`${outbox}-away`, outbox)
}

async function takeAlong() {
  await app.call('identity', 'mutation { exportMyData { id } }', {}, person)
  await app.runJobs()
  const answer = await app.call('identity', '{ dataExports { url } }', {}, person)
  const { pathname, search } = new URL(field<{ url: string }[]>(answer, 'dataExports')[0]?.url ?? '')
  tokens.push(search.slice(1))
  expect((await app.http.inject(`${pathname}${search}`)).statusCode).toBe(200)
}

/** What must be told to nobody. */
const secrets = () => [
  ...[person.mark, person.email, person.username, person.password, person.token, ...tokens, ...codes],
  ...['07700 900316', 'Tied four hundred', 'night shift', 'Tying bouquets', 'Gardens', 'example.com'],
  ...['sandbox-4242', 'ending 4242', 'link=', '$argon2', 'SecretBrowser', household, 'the-key-of-the-model'],
]

function expectNoSecretIn(texts: string[]) {
  expect(codes.length).toBeGreaterThan(3)
  const text = texts.join('\n').toLowerCase()
  for (const secret of secrets()) expect(text).not.toContain(secret.toLowerCase())
}

type Line = Record<string, unknown>
const linesOf = () =>
  app
    .logs()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line)
/** Without what only the machine says: a number of its own could hold the same digits as a code. */
const said = ({ time, requestId, ms, ...rest }: Line) => JSON.stringify(rest)

describe('[F16] the log of all that', () => {
  it('holds no address, name, phone, code, token, sentence, card or network', () => {
    expectNoSecretIn(linesOf().map(said))
  })

  it('tells of what happened: answers, alarms, a bug, a job and a model that failed', () => {
    const messages = new Set(linesOf().map(({ msg }) => msg))
    for (const message of ['answered', 'alarm', 'unexpected error', 'job failed', 'model failed'])
      expect(messages).toContain(message)
  })

  it('names the request in each line that was said for one, and the bug by the id that was answered', () => {
    const lines = linesOf()
    const answered = new Set(lines.filter(({ msg }) => msg === 'answered').map(({ requestId }) => requestId))
    for (const { msg, requestId } of lines)
      if (['answered', 'alarm', 'unexpected error', 'model failed'].includes(String(msg)))
        expect([msg, answered.has(requestId)]).toEqual([msg, true])
  })
})

describe('[F16] the figures of all that', () => {
  const count = (line: string) =>
    Number(new RegExp(`^${line.replace(/[{}]/g, '\\$&')} (\\d+)$`, 'm').exec(figures)?.[1])

  it('hold nothing of the person', () => expectNoSecretIn([figures.replace(/ [\d.e+-]+$/gm, '')]))

  it('count operations by their fields of the contract, and how they ended', () => {
    const operations = (operation: string, outcome: string) =>
      count(`bespeak_operation_duration_seconds_count{operation="${operation}",outcome="${outcome}"}`)
    expect(operations('identity.deleteMyAccount', 'ok')).toBe(1)
    expect(operations('identity.verifyLogin', 'refused')).toBe(6)
    expect(operations('resume.resume', 'NOT_FOUND')).toBe(1)
    expect(operations('resume.saveFact', 'INTERNAL')).toBe(1)
    expect(operations('identity.several', 'ok')).toBe(1)
    expect(operations('resume.none', 'BAD_USER_INPUT')).toBe(2)
  })

  it('count jobs, mails, the engine, the model and statements', () => {
    expect(count('bespeak_job_duration_seconds_count{job="identity.send-code",outcome="ok"}')).toBeGreaterThan(2)
    expect(count('bespeak_job_duration_seconds_count{job="identity.send-code",outcome="INTERNAL"}')).toBe(1)
    expect(count('bespeak_mail_duration_seconds_count{outcome="ok"}')).toBeGreaterThan(3)
    expect(figures).toMatch(/^bespeak_engine_duration_seconds_count{work="\w+",outcome="ok"} [1-9]/m)
    expect(count('bespeak_wait_duration_seconds_count{for="engine",outcome="ok"}')).toBeGreaterThan(1)
    expect(count('bespeak_model_duration_seconds_count{model="small-1",outcome="ok"}')).toBeGreaterThan(0)
    expect(count('bespeak_model_duration_seconds_count{model="small-1",outcome="AI_UNAVAILABLE"}')).toBeGreaterThan(0)
    expect(figures).not.toMatch(/^bespeak_model_duration_seconds_count{.*INTERNAL/m)
    expect(count('bespeak_statement_duration_seconds_count{outcome="ok"}')).toBeGreaterThan(100)
  })

  it('tell what waits and what is in use', () => {
    for (const state of ['waiting', 'working']) expect(count(`bespeak_engine_works{state="${state}"}`)).toBe(0)
    expect(count('bespeak_database_connections{state="wanted"}')).toBe(0)
    expect(count('bespeak_database_connections{state="idle"}')).toBeGreaterThan(0)
    for (const name of [
      'nodejs_eventloop_lag_p50_seconds',
      'nodejs_eventloop_lag_p99_seconds',
      'process_resident_memory_bytes',
    ])
      expect(figures).toMatch(new RegExp(`^${name} `, 'm'))
  })
})

describe('[F16] the traces of all that', () => {
  it('hold nothing of the person', () => {
    expect([...collector.paths]).toEqual(['POST /v1/traces'])
    expectNoSecretIn(collector.told())
  })

  const named = (name: string) => collector.spans().filter((span) => span.name === name)
  const parentOf = ({ parentSpanId }: { parentSpanId?: string }) =>
    collector.spans().find(({ spanId }) => spanId === parentSpanId)?.name
  const outcomeOf = (span: Parameters<typeof collector.attribute>[0]) => collector.attribute(span, 'bespeak.outcome')

  it('lead from a request to its operation and its statements, which are without values', () => {
    const [operation] = named('operation identity.deleteMyAccount')
    expect(operation && parentOf(operation)).toBe('request POST /api/v1/identity/graphql')
    const under = collector.spans().filter(({ parentSpanId }) => parentSpanId === operation?.spanId)
    const statements = under.filter(({ name }) => name.startsWith('statement '))
    const texts = statements.map((span) => collector.attribute(span, 'db.query.text'))
    expect(texts).toContain('delete from "identity"."users" where "identity"."users"."id" = $1')
    for (const text of texts) expect(text).not.toContain("'")
  })

  it('lead from a request to the job that it asked for, also through what the queue keeps of it', () => {
    const [first] = named('job identity.send-code')
    expect(first && parentOf(first)).toBe('operation identity.registerUser')
    const [exported] = named('job identity.write-export')
    expect(exported && parentOf(exported)).toBe('operation identity.exportMyData')
    const whole = collector.spans().filter(({ traceId }) => traceId === exported?.traceId)
    expect(whole.map(({ name }) => name)).toContain('request POST /api/v1/identity/graphql')
  })

  it('lead to the engine, from a job to its mail, and to the model', () => {
    expect(new Set(named('mail send').map(parentOf))).toContain('job identity.send-code')
    expect(new Set(named('model small-1').map(parentOf))).toEqual(new Set(['operation resume.tailorResume']))
    const engine = collector.spans().filter(({ name }) => name.startsWith('engine '))
    expect(engine.length).toBeGreaterThan(2)
    for (const span of engine) expect(parentOf(span)).toMatch(/^(operation|job) resume\./)
  })

  it('say how each ended, in a word and without a message; a bug is an error', () => {
    const [bug] = named('operation resume.saveFact').filter((span) => outcomeOf(span) === 'INTERNAL')
    expect(bug?.status).toEqual({ code: 2 })
    for (const span of collector.spans()) {
      expect(outcomeOf(span)).toMatch(/^\w+$/)
      expect(span.events ?? []).toEqual([])
    }
  })

  it('tell no statement that nobody asked for', () => {
    const roots = collector.spans().filter(({ parentSpanId }) => !parentSpanId)
    expect(new Set(roots.map(({ name }) => name.split(' ', 1)[0]))).toEqual(new Set(['request']))
  })
})

describe('without a place to tell traces to', () => {
  const modules = async (endpoint: string) => {
    const parts = fileURLToPath(new URL('./parts.ts', import.meta.url))
    const script = `
      import { Module } from 'node:module'
      const { openObserved } = await import(${JSON.stringify(parts)})
      await openObserved({ otlpEndpoint: ${JSON.stringify(endpoint)} || undefined }, { add: async () => undefined })
      console.log(Object.keys(Module._cache).filter((name) => /opentelemetry.(?!api\\b)/.test(name)).length)`
    const node = ['--import', 'tsx', '--input-type=module', '--eval', script]
    return Number((await promisify(execFile)(process.execPath, node)).stdout)
  }

  // But for its empty interface, which the library of the figures loads.
  it('nothing of OpenTelemetry is loaded', async () => {
    expect(await modules('')).toBe(0)
    expect(await modules('http://127.0.0.1:9')).toBeGreaterThan(10)
  }, 60_000)
})
