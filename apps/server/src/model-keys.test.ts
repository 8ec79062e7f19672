import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Behaviour, startModelPeer } from './adapters/language-model/testing/model-peer.ts'
import { startCollector } from './testing/collector.ts'
import { type DrivenApp, field } from './testing/drive.ts'
import { callsTo } from './testing/identity-calls.ts'
import { startRealApp } from './testing/real-app.ts'
import { unzip } from './testing/unzip.ts'

// The key of a person's own model is a marker: it goes to that model, and is looked for wherever else words go.

const marker = 'sk-marker-4711-never-told-Zz99'
const written = 'marker-4711'

let app: DrivenApp
let collector: Awaited<ReturnType<typeof startCollector>>
let peer: Awaited<ReturnType<typeof startModelPeer>>
let exported = ''
let rows = ''
let figures = ''
const answers: string[] = []
const agent: string[] = []

beforeAll(async () => {
  collector = await startCollector()
  peer = await startModelPeer()
  app = await startRealApp({
    ...{ RATE_LIMIT_FACTOR: '1000', LOG_LEVEL: 'trace', OTEL_EXPORTER_OTLP_ENDPOINT: collector.url },
  })
  const calls = callsTo(app)
  const person = await calls.member()
  const ask = async (text: string, variables: object = {}, token = person.token) => {
    const answer = await app.call('resume', text, variables, { token })
    answers.push(JSON.stringify(answer))
    return answer
  }
  const input = { provider: 'address', address: peer.url, model: 'marker-4711-model', key: marker, allow: true }
  const save = 'mutation($input: ModelSettingsInput!) { saveModelSettings(input: $input) { keyEnding address } }'
  const test = 'mutation($input: ModelSettingsInput) { testModelSettings(input: $input) { ok message } }'
  field(await ask(save, { input: { ...input, model: 'small-1' } }), 'saveModelSettings')
  await ask(save, { input: { ...input, model: 'small-1', address: `http://10.0.0.1/${marker}`, key: `${marker}\n` } })
  await ask(`mutation { saveModelSettings(input: { key: "${marker}" }) { keyEnding } }`)
  const create = 'mutation($input: ResumeInput!) { createResume(input: $input) { id } }'
  const made = await ask(create, { input: { title: 'Mine', content: '<p>Tied bouquets.</p>' } })
  const { id } = field<{ id: number }>(made, 'createResume')
  const tailor = `mutation($id: Int!, $text: String!) { tailorResume(resumeId: $id, jobDescription: $text,
    jobAdvertisingCompany: "Gardens") { id rationale } }`
  for (const behaviour of ['good', 'wrong key', 'broken', 'a web page', 'elsewhere'] satisfies Behaviour[]) {
    peer.behave(behaviour, '{"edits":[]}')
    field(await ask(test), 'testModelSettings')
    await ask(tailor, { id, text: `Head Florist where it is ${behaviour}. Requirements: tying bouquets` })
    expect(peer.asked.some(({ headers }) => headers.authorization === `Bearer ${marker}`)).toBe(true)
  }
  await ask('{ modelSettings { provider address model keyEnding } languageModel { name provider } }')
  const { token } = await calls.accessToken(person)
  for (const text of ['{ modelSettings { keyEnding } }', '{ foundModels { address } }', test, save])
    agent.push(JSON.stringify((await ask(text, text === save ? { input } : {}, token)).body))
  agent.push(JSON.stringify((await ask('{ languageModel { name provider } }', {}, token)).body))

  await app.call('identity', 'mutation { exportMyData { id } }', {}, person)
  await app.runJobs()
  const { url } = field<{ url: string }[]>(
    await app.call('identity', '{ dataExports { url } }', {}, person),
    'dataExports',
  )[0] ?? { url: '' }
  const { pathname, search } = new URL(url)
  const { rawPayload } = await app.http.inject(`${pathname}${search}`)
  exported = Object.values(await unzip(rawPayload)).join('\n')
  const kept = await app.pool.query('select * from resume.model_settings')
  rows = JSON.stringify(kept.rows)
  figures = (await app.http.inject('/metrics')).body
  await calls.ask('deleteMyAccount', { password: person.password }, person)
  await app.runJobs()
  expect((await app.pool.query('select from resume.model_settings')).rowCount).toBe(0)
  await app.close()
}, 300_000)
afterAll(async () => {
  await peer.close()
  await collector.close()
})

describe('[D19] the key of a person’s model', () => {
  it('is in no answer', () => {
    expect(answers.length).toBeGreaterThan(10)
    expect(answers.join('\n')).not.toContain(written)
  })

  it('is in no line of the log, and no figure', () => {
    expect(app.logs()).toContain('own model failed')
    expect(app.logs()).not.toContain(written)
    expect(figures).toContain('bespeak_model_duration_seconds_count{model="own"')
    expect(figures).not.toContain(written)
  })

  it('is in no trace', () => {
    expect(collector.told().join('\n')).toContain('model own')
    expect(collector.told().join('\n')).not.toContain(written)
  })

  it('is in no export, nor is what it is sealed in', () => {
    expect(exported).toContain('small-1')
    expect(exported).not.toContain(written)
    expect(exported).not.toMatch(/keySealed|keyEnding|Zz99/)
  })

  it('lies sealed', () => {
    expect(rows).toContain('key_sealed')
    expect(rows).not.toContain(written)
  })

  it('is out of the reach of programs and agents', () => {
    for (const answer of agent.slice(0, 4)) expect(answer).toContain('An access token cannot do this.')
    expect(agent.join('\n')).not.toMatch(/Zz99|marker/)
  })
})
