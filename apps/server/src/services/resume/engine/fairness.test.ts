import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Answer, field, startTestApp, type TestApp } from '../../../testing/app.ts'
import { engine } from '../../../testing/engine.ts'
import type { Engine } from '../ports.ts'
import { operatorAd, resumeCalls, type User } from '../testing/resume-calls.ts'

let app: TestApp
let user: User
let other: User
let calls: ReturnType<typeof resumeCalls>
/** Takes what comes to the engine and holds it there, while there is one. */
let door: ((arrived: Arrived) => void) | null = null

interface Arrived {
  work: string
  go(): void
}

const heldEngine: Engine = async (asker, work, ...takes) => {
  const arrive = door
  if (arrive) await new Promise<void>((go) => arrive({ work, go }))
  return engine(asker, work, ...takes)
}

beforeAll(async () => {
  app = await startTestApp({ parts: { engine: heldEngine } })
  calls = resumeCalls(app)
  user = await app.signUp()
  other = await app.signUp()
})
afterAll(() => app.close())

const createResume = 'mutation($input: ResumeInput!) { createResume(input: $input) { id } }'
const updateResume = 'mutation($id: Int!, $input: ResumeUpdateInput!) { updateResume(id: $id, input: $input) { id } }'
const createVersion = 'mutation($input: ResumeVersionInput!) { createResumeVersion(input: $input) { id } }'
const createJob = 'mutation($input: JobDescriptionInput!) { createJobDescription(input: $input) { id } }'
const updateJob =
  'mutation($id: Int!, $input: JobDescriptionUpdateInput!) { updateJobDescription(id: $id, input: $input) { id } }'
const tailorResume =
  'mutation($resumeId: Int!, $ad: String!) { tailorResume(resumeId: $resumeId, jobDescription: $ad, jobAdvertisingCompany: "Marlow") { id } }'
const preview = 'mutation($input: PreviewInput!) { generateTailoredPreview(input: $input) { title } }'
const questions =
  'query($resumeId: Int!, $ad: String!) { gapQuestions(resumeId: $resumeId, jobDescription: $ad) { question } }'
const optimize = 'mutation($input: OptimizeInput!) { generateOptimizedResume(input: $input) { id } }'
const analyse = 'mutation($input: JobMatchAnalysisInput!) { analyzeJobMatch(input: $input) { id } }'
const setEdits = 'mutation($id: Int!) { setTailorEdits(id: $id, undone: [1]) { id } }'
const provenance = 'query($id: Int!) { tailoredResume(id: $id) { provenance { text } } }'
const saveTailored =
  'mutation($id: Int!, $content: String!) { updateTailoredResumeContent(id: $id, content: $content) { content } }'
const duplicate = 'mutation($id: Int!) { duplicateResume(id: $id) { id } }'

const idOf = async (text: string, variables: object, as = user) => {
  const answer = await calls.ask(as, text, variables)
  return field<{ id: number }>(answer, Object.keys(answer.body.data ?? {})[0] ?? '').id
}
const newResume = (as = user, content = '<p>Ida</p>') => idOf(createResume, { input: { title: 'Mine', content } }, as)
const application = async () => ({ resumeId: await calls.createResume(user), ad: operatorAd })
const applied = async () => {
  const { resumeId, ad: jobDescription } = await application()
  return { input: { resumeId, jobDescription } }
}
const tailored = async () => ({ id: await idOf(tailorResume, await application()) })
const newJob = (as = user) => idOf(createJob, { input: { description: 'Florist wanted.' } }, as)

// That the engine works in threads of its own is for its own tests to say; here, that nothing goes past it.
describe('[F6] what takes time is left to the engine, and while it is there others are answered', () => {
  it.each([
    ['a new resume', 'readWritten', async () => [createResume, { input: { title: 'a', content: 'Long' } }]],
    [
      'a changed resume',
      'readWritten',
      async () => [updateResume, { id: await newResume(), input: { content: 'Long' } }],
    ],
    [
      'a version',
      'readWritten',
      async () => [createVersion, { input: { resumeId: await newResume(), content: 'Long' } }],
    ],
    ['a job description', 'readJob', async () => [createJob, { input: { description: 'A florist of our own.' } }]],
    [
      'a changed one',
      'readJob',
      async () => [updateJob, { id: await newJob(), input: { description: 'Another one.' } }],
    ],
    [
      'a report',
      'checkResume',
      async () => ['query($id: Int!) { resume(id: $id) { atsReport { score } } }', { id: await newResume() }],
    ],
    [
      'its fields',
      'toJsonResume',
      async () => ['query($id: Int!) { resume(id: $id) { document } }', { id: await newResume() }],
    ],
    ['a tailoring', 'tailor', async () => [tailorResume, await application()]],
    ['a preview', 'tailor', async () => [preview, await applied()]],
    ['questions', 'questions', async () => [questions, await application()]],
    ['an optimized resume', 'optimize', async () => [optimize, await applied()]],
    ['an analysis', 'report', async () => [analyse, await applied()]],
    ['changes that are taken back', 'pageWithEdits', async () => [setEdits, await tailored()]],
    ['where lines come from', 'pageProvenance', async () => [provenance, await tailored()]],
    [
      'a tailored page',
      'readWritten',
      async () => [saveTailored, { ...(await tailored()), content: '<p>Ivo Brandt</p>' }],
    ],
  ] as const)('%s', async (_, work, prepare) => {
    const [text, variables] = await prepare()
    const arrival = new Promise<Arrived>((resolve) => {
      door = resolve
    })
    const answer = calls.ask(user, text as string, variables as object)
    // Whatever was answered without the engine ends the waiting too.
    const arrived = await Promise.race([arrival, answer])
    door = null
    if (!('go' in arrived)) throw new Error(`answered without the engine: ${JSON.stringify(arrived.body)}`)
    expect(arrived.work).toBe(work)
    expect((await calls.ask(other, '{ resumes { id title } }')).body.errors).toBeUndefined()
    arrived.go()
    expect((await answer).body.errors).toBeUndefined()
  })
})

describe('[D17] what one person may have read in ten minutes', () => {
  const spend = (rule: string, points: number) =>
    app.pool.query('update kernel.rate_limits set points = $1 where key like $2', [points, `${rule}:%`])
  const refusal = ({ body }: Answer) => body.errors?.[0]

  it.each([
    ['pages', async (): Promise<[string, object]> => [createResume, { input: { title: 'a', content: 'b' } }]],
    [
      'pages',
      async (): Promise<[string, object]> => [updateResume, { id: await newResume(), input: { content: 'b' } }],
    ],
    ['pages', async (): Promise<[string, object]> => [duplicate, { id: await newResume() }]],
    ['pages', async (): Promise<[string, object]> => [createVersion, { input: { resumeId: await newResume() } }]],
    ['jobs', async (): Promise<[string, object]> => [createJob, { input: { description: 'a' } }]],
    ['jobs', async (): Promise<[string, object]> => [updateJob, { id: await newJob(), input: { description: 'b' } }]],
  ])('is refused beyond, with the time to wait: %s of %s', async (kind, prepare) => {
    const [text, variables] = await prepare()
    await spend(`${kind}-by-user`, 1_000_000)
    expect(refusal(await calls.ask(user, text, variables))).toMatchObject({
      message: expect.stringMatching(/in a short time\. Please/),
      extensions: { code: 'RATE_LIMITED', retryAfter: expect.any(Number) },
    })
    await spend(`${kind}-by-user`, 0)
  })

  it('[C11] holds for files, and for resumes that are duplicated with theirs', async () => {
    const file = { place: 'input.file', name: 'ida.txt', bytes: new Uint8Array(Buffer.from('Ida Vance, florist')) }
    const send = () => app.upload(createResume, { input: { title: 'a', file: null } }, file, user.token)
    const { id } = field<{ id: number }>(await send(), 'createResume')
    await spend('files-by-user', 60)
    for (const answer of [await send(), await calls.ask(user, duplicate, { id })])
      expect(refusal(answer)).toMatchObject({
        message: 'That was a lot of files in a short time. Please try again in a few minutes.',
        extensions: { code: 'RATE_LIMITED', retryAfter: expect.any(Number) },
      })
  })

  it('counts a long text for more than a short one', async () => {
    const id = await newResume()
    await spend('pages-by-user', 45_590)
    const long = { id, input: { content: 'One of many lines\n'.repeat(3_000) } }
    expect(refusal(await calls.ask(user, updateResume, long))?.extensions?.code).toBe('RATE_LIMITED')
    await spend('pages-by-user', 45_590)
    expect(refusal(await calls.ask(user, updateResume, { id, input: { content: 'Short' } }))).toBeUndefined()
  })
})
