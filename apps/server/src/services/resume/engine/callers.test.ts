import { type ClientRequest, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { stillHands } from '@bespeak/documents/testing/still-hands.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createEngine } from '../../../adapters/engine/engine.ts'
import { startTestApp, type TestApp } from '../../../testing/app.ts'
import { engine } from '../../../testing/engine.ts'
import type { Engine, EngineAnswer, EngineTask } from '../ports.ts'
import { operatorAd, operatorPage, resumeCalls, type User } from '../testing/resume-calls.ts'
import { createWorks } from './works.ts'

let app: TestApp
let user: User
let calls: ReturnType<typeof resumeCalls>
/** Where work waits instead, while there is one, and what became of each. */
let still: ReturnType<typeof startStill> | null = null
const warmEngine = vi.fn()

function startStill() {
  const { hands, start } = stillHands<EngineTask, EngineAnswer>()
  const { engine: waiting, close } = createEngine({
    entry: new URL(import.meta.url),
    threads: 1,
    start: (_, events) => start(events),
  })
  return { hands, waiting, close, ended: [] as string[] }
}

const switched: Engine = (asker, work, ...takes) => {
  const here = still
  if (!here) return engine(asker, work, ...takes)
  return here.waiting(asker, work, ...takes).finally(() => here.ended.push(work))
}

beforeAll(async () => {
  app = await startTestApp({ parts: { engine: switched, warmEngine } })
  calls = resumeCalls(app)
  await app.http.listen({ port: 0 })
})
beforeEach(async () => {
  still?.close()
  still = null
  user = await app.signUp()
  warmEngine.mockClear()
})
afterAll(() => {
  still?.close()
  return app.close()
})

/** Over a connection of its own, which can be closed. */
function send(query: string, variables: object): ClientRequest {
  const { port } = app.http.server.address() as AddressInfo
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${user.token}` }
  const asked = request({ port, method: 'POST', path: '/api/v1/resume/graphql', headers })
  asked.on('error', () => undefined)
  asked.end(JSON.stringify({ query, variables, kwargs: {} }))
  return asked
}

async function leaveWhileItWaits(query: string, variables: object) {
  const here = startStill()
  still = here
  const asked = send(query, variables)
  await vi.waitFor(() => expect(here.hands).toHaveLength(1), { interval: 5 })
  const closed = new Promise((resolve) => asked.once('close', resolve))
  asked.destroy()
  await closed
  return here
}

const countOf = async (table: string) => {
  const { rows } = await app.pool.query(`select count(*)::integer as count from resume.${table} where user_id = $1`, [
    user.userId,
  ])
  return rows[0].count
}

describe('what somebody asked who has gone', () => {
  const tailorText = `mutation($resumeId: Int!, $jobDescription: String!) {
    tailorResume(resumeId: $resumeId, jobDescription: $jobDescription, jobAdvertisingCompany: "Marlow Grid") { id } }`
  const analyseText = 'mutation($input: JobMatchAnalysisInput!) { analyzeJobMatch(input: $input) { id } }'

  it.each([
    ['a tailoring', 'tailored_resumes', 'resume_tailoring', tailorText, (task: object) => task],
    ['an analysis', 'job_match_analyses', 'job_match_analysis', analyseText, (task: object) => ({ input: task })],
  ])('is not begun, kept or counted where it waits: %s', async (_, table, feature, text, variables) => {
    const resumeId = await calls.createResume(user)
    const here = await leaveWhileItWaits(text, variables({ resumeId, jobDescription: operatorAd }))
    await vi.waitFor(() => expect(here.ended).toHaveLength(1), { interval: 5 })
    here.hands[0]?.ready()
    expect(here.hands[0]?.sent).toEqual([])
    expect([await countOf(table), await calls.used(user, feature)]).toEqual([0, 0])
    expect(app.logs()).not.toContain('unexpected error')
  })

  it('is kept where it is what they wrote', async () => {
    const id = await calls.createResume(user)
    const text = 'mutation($id: Int!, $input: ResumeUpdateInput!) { updateResume(id: $id, input: $input) { id } }'
    const typed = operatorPage.replace('on-call handbook', 'on-call manual')
    const here = await leaveWhileItWaits(text, { id, input: { content: typed } })
    const [thread] = here.hands
    thread?.ready()
    thread?.result({ ok: true, value: createWorks(() => undefined).readWritten(typed) })
    const kept = () => calls.ask(user, 'query($id: Int!) { resume(id: $id) { content } }', { id })
    await vi.waitFor(async () => expect(JSON.stringify((await kept()).body)).toContain('on-call manual'), {
      interval: 20,
    })
  })
})

describe('what somebody took back who has gone', () => {
  it('is taken back all the same: it was theirs to decide', async () => {
    const { id } = await calls.tailored(user)
    const edits = async (): Promise<{ number: number; undone: boolean }[]> => {
      const { rows } = await app.pool.query('select edits from resume.tailored_resumes where id = $1', [id])
      return rows[0].edits
    }
    const undone = (await edits()).slice(0, 1).map((edit) => edit.number)
    const text = 'mutation($id: Int!, $undone: [Int!]!) { setTailorEdits(id: $id, undone: $undone) { id } }'
    const here = await leaveWhileItWaits(text, { id, undone })
    const [thread] = here.hands
    thread?.ready()
    const { pageWithEdits } = createWorks(() => undefined)
    for (const { takes } of thread?.sent ?? [])
      thread?.result({ ok: true, value: pageWithEdits(takes[0] as Parameters<typeof pageWithEdits>[0]) })
    await vi.waitFor(async () => expect((await edits())[0]?.undone).toBe(true), { interval: 20 })
  })
})

describe('the engine is made ready', () => {
  it('for nobody who is not signed in', async () => {
    await app.call('resume', '{ resumes { id } }')
    await app.call('resume', '{ resumes { id } }', {}, { token: 'forged' })
    expect(warmEngine).not.toHaveBeenCalled()
  })

  it('for whoever is, with the first page that shows resumes', async () => {
    await calls.ask(user, '{ resumes { id } }')
    expect(warmEngine).toHaveBeenCalled()
  })
})
