import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { usualLayout } from '@bespeak/documents/write/layout.ts'
import { bandName } from '@bespeak/domain/match/verdict.ts'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { resumeFile } from '../desk/documents.ts'
import { readResume } from '../desk/read.ts'
import { startTestApp, type TestApp } from '../testing/app.ts'
import { built } from '../testing/built.ts'
import { callsTo } from '../testing/identity-calls.ts'
import { tools } from './tools.ts'

// Sessions of the SDK's own client: over HTTP, over stdio with a Bespeak, and over stdio on files alone.

const beside = (name: string) => fileURLToPath(new URL(name, import.meta.url))
const kept = (name: string) => readFile(beside(`../command-line/files/testing/${name}`))

let app: TestApp
let calls: ReturnType<typeof callsTo>
let address: string
let folder: string
let pdf: Uint8Array
let advertisement: string
let foreign: Record<'resume' | 'job', number>
const tokens = { read: '', write: '' }

beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMIT_FACTOR: '1000' } })
  await app.http.listen({ port: 0, host: '127.0.0.1' })
  address = `http://127.0.0.1:${(app.http.server.address() as AddressInfo).port}`
  folder = await mkdtemp(join(tmpdir(), 'bespeak-agent-'))
  const { document } = await readResume(new Uint8Array(await kept('resume.txt')))
  pdf = await resumeFile(document, 'pdf', usualLayout)
  await writeFile(join(folder, 'ines.pdf'), pdf)
  advertisement = (await kept('job.txt')).toString()
  calls = callsTo(app)
  const member = await calls.member()
  tokens.read = (await calls.accessToken(member, 'read')).token
  tokens.write = (await calls.accessToken(member, 'write')).token
  const other = await session('http', (await calls.accessToken(await calls.member(), 'write')).token)
  foreign = {
    resume: idIn(await other.call('read_file', { name: 'other.pdf', base64: Buffer.from(pdf).toString('base64') })),
    job: idIn(await other.call('save_job', { text: advertisement })),
  }
  await other.close()
})
afterAll(async () => {
  await app.http.close()
  await app.close()
  await rm(folder, { recursive: true, force: true })
})

type Way = 'http' | 'stdio' | 'local'

function transportOf(way: Way, token: string) {
  if (way === 'http') {
    const requestInit = { headers: { authorization: `Bearer ${token}` } }
    return new StreamableHTTPClientTransport(new URL('/mcp', address), { requestInit })
  }
  // As it is built, which is how it is used.
  const args = way === 'local' ? ['mcp', '--local', join(folder, 'ines.pdf')] : ['mcp']
  const env = { PATH: process.env.PATH ?? '', ...(way === 'stdio' && { BESPEAK_URL: address, BESPEAK_TOKEN: token }) }
  return new StdioClientTransport({ command: process.execPath, args: [built('bespeak'), ...args], env })
}

async function session(way: Way, token = tokens.write) {
  const client = new Client({ name: 'test', version: '1' })
  await client.connect(transportOf(way, token) as Parameters<typeof client.connect>[0])
  return {
    client,
    call: async (name: string, given: object = {}) =>
      (await client.callTool({ name, arguments: { ...given } })) as CallToolResult,
    close: () => client.close(),
  }
}

const textIn = ({ content: [first] }: CallToolResult) => (first?.type === 'text' ? first.text : '')

function said<Said>(answer: CallToolResult): Said {
  if (answer.isError) throw new Error(textIn(answer))
  return JSON.parse(textIn(answer)) as Said
}

const idIn = (answer: CallToolResult) => said<{ id: number }>(answer).id

const linkIn = ({ content }: CallToolResult) => {
  const link = content.find((it) => it.type === 'resource_link')
  if (link?.type !== 'resource_link') throw new Error('There is no link.')
  return link
}

interface Tailored {
  id: number
  changes: { before: string | null; after: string; sources: string[] }[]
  suggestions: { id: number; before: string; text: string; questions: string[]; sources: string[] }[]
  gaps: { requirement: string; question: string }[]
}

describe('a program that has no right is refused before anything runs', () => {
  const post = (headers: Record<string, string>, body = '{"jsonrpc":"2.0","id":1,"method":"tools/list"}') =>
    fetch(new URL('/mcp', address), {
      ...{ method: 'POST', body },
      headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream', ...headers },
    })
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

  it.each([
    ['without a token', () => ({}), 401],
    ['with one that is none', () => bearer('bsp_nothing'), 401],
    ['from a page of another site', () => ({ origin: 'https://elsewhere.example' }), 403],
  ])('%s', async (_, headers, status) => {
    expect((await post(headers())).status).toBe(status)
  })

  it('by signing in alone: a page is no agent', async () => {
    const { token } = await app.signUp()
    expect((await post(bearer(token))).status).toBe(401)
  })

  it('with more than a message, with several, and by another method', async () => {
    const headers = bearer(tokens.write)
    expect((await post(headers, JSON.stringify({ text: 'x'.repeat(7 * 1024 * 1024) }))).status).toBe(413)
    expect((await post(headers, '[]')).status).toBe(400)
    expect((await fetch(new URL('/mcp', address), { headers })).status).toBe(405)
  })

  it('with a living token a message is answered from anywhere, and no page may read the answer', async () => {
    const answer = await post({ ...bearer(tokens.read), origin: 'https://elsewhere.example' })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('access-control-allow-origin')).toBeNull()
  })
})

describe.each(['http', 'stdio'] as const)('over %s', (way) => {
  it('a token without `write` reads, and changes nothing', async () => {
    const writing = await session(way)
    const jobId = idIn(await writing.call('save_job', { text: advertisement }))
    const { call, close } = await session(way, tokens.read)
    expect(said(await call('list_resumes'))).toMatchObject({ resumes: expect.any(Array) })
    expect(idIn(await call('read_job', { jobId }))).toBe(jobId)
    const { id: resumeId } = said<{ id: number }>(
      await writing.call('read_file', { name: 'a.txt', base64: Buffer.from('I sew.').toString('base64') }),
    )
    expect(said(await call('check_text', { text: 'I sew.', resumeId }))).toHaveProperty('sentences')
    expect(said(await call('rank_jobs', { resumeId }))).toHaveProperty('total')
    const asked = {
      ...{ match: { resumeId: 1, jobId }, tailor: { resumeId: 1, jobId }, save_job: { text: advertisement } },
      ...{ read_file: { name: 'a.txt', base64: 'YQ==' }, answer_suggestion: { suggestionId: 1, yes: true } },
      state_fact: { statement: 'I sew.' },
    }
    for (const [name, given] of Object.entries(asked)) {
      const answer = await call(name, given)
      const refused = expect.stringMatching(/^FORBIDDEN: This access token may only read/)
      expect([name, answer.isError, textIn(answer)]).toEqual([name, true, refused])
    }
    await writing.close()
    await close()
  })

  it('what is somebody else’s is not found', async () => {
    const { call, client, close } = await session(way)
    const jobId = idIn(await call('save_job', { text: advertisement }))
    for (const [name, given] of [
      ['read_resume', { resumeId: foreign.resume }],
      ['read_job', { jobId: foreign.job }],
      ['check_text', { text: 'I sew.', resumeId: foreign.resume }],
      ['match', { resumeId: foreign.resume, jobId }],
      ['rank_jobs', { resumeId: foreign.resume }],
      ['tailor', { resumeId: foreign.resume, jobId }],
      ['get_document', { kind: 'resume', id: foreign.resume }],
      ['write_letter', { tailoredId: 999_999 }],
      ['answer_suggestion', { suggestionId: 999_999, yes: true }],
    ] as const) {
      const answer = await call(name, given)
      expect([name, answer.isError, textIn(answer)]).toEqual([name, true, 'NOT_FOUND: Not found.'])
    }
    const uri = `bespeak://documents/resume/${foreign.resume}/pdf`
    await expect(client.readResource({ uri })).rejects.toThrow('NOT_FOUND')
    await close()
  })
})

it('over HTTP, a path is refused: the files there are not the person’s', async () => {
  const { call, close } = await session('http')
  const answer = await call('read_file', { path: '/etc/hostname' })
  expect(textIn(answer)).toMatch(/^BAD_USER_INPUT: This runs on another machine/)
  await close()
})

describe.each(['http', 'stdio', 'local'] as const)('a session over %s', (way) => {
  let open: Awaited<ReturnType<typeof session>>
  beforeAll(async () => {
    // Of somebody who has stated nothing yet.
    open = await session(way, (await calls.accessToken(await calls.member())).token)
  })
  afterAll(() => open.close())
  let resumeId: number
  let tailored: Tailored

  it('lists the tools, each with what an agent has to know', async () => {
    const { tools: listed } = await open.client.listTools()
    expect(listed.map(({ name }) => name)).toEqual(tools.map(({ name }) => name))
    for (const { description = '', inputSchema } of listed) {
      expect(description.length).toBeGreaterThan(30)
      expect(inputSchema.type).toBe('object')
    }
    expect(open.client.getInstructions()).toContain('invents nothing')
  })

  it('reads a PDF, which is a resume then', async () => {
    const file =
      way === 'http'
        ? { name: 'ines.pdf', base64: Buffer.from(pdf).toString('base64') }
        : { path: join(folder, 'ines.pdf') }
    const read = said<{ id: number; text: string }>(await open.call('read_file', file))
    expect(read.text).toContain('Trained two cooks and ordered fish for 80 guests a day')
    resumeId = read.id
    const { resumes } = said<{ resumes: { id: number }[] }>(await open.call('list_resumes'))
    expect(resumes.map(({ id }) => id)).toContain(resumeId)
  })

  it('refuses a file that cannot be read, with the sentence of the product', async () => {
    const base64 = Buffer.from('%PDF-1.7\nhalf').toString('base64')
    const answer = await open.call('read_file', { name: 'half.pdf', base64 })
    expect(textIn(answer)).toMatch(/^UNSUPPORTED_FILE: This file is damaged/)
  })

  it('matches with a ledger whose points are the score', async () => {
    const jobId = idIn(await open.call('save_job', { text: advertisement }))
    const answer = await open.call('match', { resumeId, jobId })
    const { score, verdict, ledger } = said<{
      score: number
      verdict: string
      ledger: { requirement: string; status: string; points: number; evidence: string[] }[]
    }>(answer)
    expect({ sum: ledger.reduce((sum, { points }) => sum + points, 0), verdict }).toEqual({
      sum: score,
      verdict: bandName(score),
    })
    expect(ledger).toContainEqual(
      expect.objectContaining({ requirement: 'Experience with Excel', status: 'not-shown', certain: true }),
    )
    expect(textIn(answer).length).toBeLessThan(12_000)
  })

  it('ranks the jobs, once they are measured, and says what is not found for each', async () => {
    const other = 'Florist\n\nRequirements\n- Wedding bouquets\n- Kubernetes'
    await open.call('save_job', { text: other })
    await open.call('rank_jobs', { resumeId })
    await app.runJobs()
    const { measured, total, jobs } = said<{
      measured: number
      total: number
      jobs: { title: string; score: number; band: string; missing: string[] }[]
    }>(await open.call('rank_jobs', { resumeId }))
    expect([measured, jobs.length]).toEqual([total, total])
    expect(jobs[0]).toMatchObject({ title: 'Head Chef', missing: ['Experience with Excel'] })
    expect(jobs.at(-1)).toMatchObject({
      title: 'Florist',
      band: 'low',
      missing: expect.arrayContaining(['Kubernetes']),
    })
    expect(said<{ jobs: unknown[] }>(await open.call('rank_jobs', { resumeId, limit: 1 })).jobs).toEqual(
      jobs.slice(0, 1),
    )
    expect((await open.call('rank_jobs', { resumeId, limit: 501 })).isError).toBe(true)
  })

  it('tailors: every change has its sources, and every line is the person’s own', async () => {
    const jobId = idIn(await open.call('save_job', { text: advertisement }))
    const answer = await open.call('tailor', { resumeId, jobId })
    tailored = said<Tailored>(answer)
    expect(tailored.changes.length).toBeGreaterThan(0)
    for (const { sources } of tailored.changes) expect(sources.length).toBeGreaterThan(0)
    expect(tailored.suggestions).toMatchObject([
      { before: 'Was responsible for the stock list', text: 'Managed the stock list', questions: [expect.any(String)] },
    ])
    expect(tailored.gaps.map(({ question }) => question).join()).toContain('Excel')
    expect(linkIn(answer)).toMatchObject({ uri: `bespeak://documents/tailored/${tailored.id}/pdf` })
    expect(await textOf(answer)).toContain('Trained two cooks')
  })

  /** What the document says that an answer leads to. */
  async function textOf(answer: CallToolResult): Promise<string> {
    const { contents } = await open.client.readResource({ uri: linkIn(answer).uri })
    const [{ blob = '' } = {}] = contents as { blob?: string }[]
    return (await readResume(new Uint8Array(Buffer.from(blob, 'base64')))).text
  }

  it('writes a letter, each sentence with what it rests on', async () => {
    const answer = await open.call('write_letter', {
      tailoredId: tailored.id,
      motivation: 'I want to cook by the sea.',
    })
    const { text, sentences } = said<{ text: string; sentences: { text: string; sources: string[] }[] }>(answer)
    expect(text).toContain('Fjordgard Hotel')
    expect(sentences.some(({ sources }) => sources.length > 0)).toBe(true)
    expect(await textOf(answer)).toContain('Head Chef')
  })

  it('proves a draft, sentence by sentence, and says what is none of theirs', async () => {
    const text = 'Dear Fjordgard team,\nCut food waste by 18% in one year.\nTrained nine cooks.'
    const { sentences } = said<{
      sentences: { verdict: string; sources: string[]; findings: { words: string; kind: string }[] }[]
    }>(await open.call('check_text', { text, addressee: 'Fjordgard' }))
    expect(sentences).toMatchObject([
      { verdict: 'nothing-to-check' },
      { verdict: 'yours', sources: ['Cut food waste by 18% in one year'] },
      { verdict: 'not-yours', findings: [{ words: 'nine', kind: 'number' }] },
    ])
    expect(textIn(await open.call('check_text', { text: ' ' }))).toBe(
      'BAD_USER_INPUT: Paste the text you want to check.',
    )
  })

  it('writes a guide', async () => {
    const answer = await open.call('write_guide', { tailoredId: tailored.id })
    const { questions } = said<{ questions: { question: string; evidence: string[] }[] }>(answer)
    expect(questions.length).toBeGreaterThan(3)
    expect((await textOf(answer)).length).toBeGreaterThan(200)
  })

  it('keeps what the person states, and lists it', async () => {
    await open.call('state_fact', {
      statement: 'I paired wine with every banquet menu.',
      requirement: tailored.gaps[0]?.requirement,
    })
    const { facts } = said<{ facts: { statement: string }[] }>(await open.call('list_facts'))
    expect(facts.map(({ statement }) => statement)).toContain('I paired wine with every banquet menu.')
  })

  it.runIf(way !== 'http')('writes a document to a place on this machine, and writes nothing over', async () => {
    const path = join(folder, `${way}.docx`)
    const wanted = { kind: 'tailored', id: tailored.id, format: 'docx', path }
    expect(said(await open.call('get_document', wanted))).toMatchObject({ written: path })
    expect((await readResume(new Uint8Array(await readFile(path)))).text).toContain('Trained two cooks')
    expect(textIn(await open.call('get_document', wanted))).toMatch(
      /^CONFLICT: .+ already exists and is not overwritten/,
    )
    expect(textIn(await open.call('get_document', { ...wanted, path: join(folder, '.bashrc') }))).toMatch(
      /^BAD_USER_INPUT/,
    )
  })

  it.runIf(way !== 'http')('opens no file that is not a resume’s', async () => {
    expect(textIn(await open.call('read_file', { path: '/etc/hostname' }))).toMatch(/^UNSUPPORTED_FILE/)
  })
})
