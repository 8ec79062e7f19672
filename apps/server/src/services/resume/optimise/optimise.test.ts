import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { field, startTestApp, type TestApp } from '../../../testing/app.ts'
import { codeOf, operatorAd, operatorPage, resumeCalls, type User, welderPage } from '../testing/resume-calls.ts'

let app: TestApp
let calls: ReturnType<typeof resumeCalls>
let user: User
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMIT_FACTOR: '1000' } })
  calls = resumeCalls(app)
})
beforeEach(async () => {
  user = await app.signUp()
})
afterAll(() => app.close())

interface Optimised {
  id: number
  resumeId: number
  versionNumber: number
  content: string
  isNew: boolean
  optimizationNotes: string
}

const ask = (input: object) =>
  calls.ask(
    user,
    `mutation($input: OptimizeInput!) {
      generateOptimizedResume(input: $input) { id resumeId versionNumber content isNew optimizationNotes createdAt }
    }`,
    { input },
  )
const optimise = async (input: object) => field<Optimised>(await ask(input), 'generateOptimizedResume')
const versions = async (resumeId: number) =>
  field<{ id: number; versionNumber: number; label: string | null; content: string }[]>(
    await calls.ask(
      user,
      'query($resumeId: Int!) { resumeVersions(resumeId: $resumeId) { id versionNumber label content } }',
      { resumeId },
    ),
    'resumeVersions',
  )

describe('generateOptimizedResume', () => {
  it('refuses a saved job of someone else, and options that are none', async () => {
    const resumeId = await calls.createResume(user)
    expect(codeOf(await ask({ resumeId, jobDescriptionId: 2_000_000_000 }))).toBe('NOT_FOUND')
    expect(codeOf(await ask({ resumeId, options: { length: 'endless' } }))).toBe('BAD_USER_INPUT')
    expect(await versions(resumeId)).toHaveLength(1)
  })

  it('[B6] refuses what the plan has no more of', async () => {
    const resumeId = await calls.createResume(user, welderPage)
    for (let round = 0; round < 5; round += 1) {
      app.clock.advance(30_000)
      await optimise({ resumeId })
    }
    app.clock.advance(30_000)
    const { body } = await ask({ resumeId })
    expect(body.errors?.[0]?.extensions).toMatchObject({ code: 'LIMIT_REACHED', featureKey: 'resume_optimization' })
    expect(await versions(resumeId)).toHaveLength(6)
  })

  it('makes a clearer version without any job, says why, and leaves the resume as it is', async () => {
    const resumeId = await calls.createResume(user, welderPage)
    const made = await optimise({ resumeId })
    expect(made).toMatchObject({ resumeId, versionNumber: 2, isNew: true })
    expect(made.content).toContain('Read isometric drawings.')
    expect(made.content).not.toContain('Responsible for reading')
    expect(made.optimizationNotes).toContain('<h3>What changed and why</h3>')
    expect(made.optimizationNotes).toContain('<h3>What you can still improve</h3>')
    expect((await versions(resumeId))[0]).toMatchObject({ id: made.id, label: 'Optimized', content: made.content })
    const resume = await calls.ask(user, 'query($id: Int!) { resume(id: $id) { content } }', { id: resumeId })
    expect(field<{ content: string }>(resume, 'resume').content).toContain('Responsible for reading')
  })

  it('makes and counts nothing where there is nothing to word better, and says so', async () => {
    const resumeId = await calls.createResume(user, '<h1>Ida Vance</h1>')
    const [first] = await versions(resumeId)
    const made = await optimise({ resumeId })
    expect(made).toMatchObject({ id: first?.id, versionNumber: 1, isNew: false, content: first?.content })
    expect(made.optimizationNotes).toContain('We found nothing to word better')
    expect(await versions(resumeId)).toHaveLength(1)
    expect(await calls.used(user, 'resume_optimization')).toBe(0)
  })

  it('makes it for a job that is sent or saved', async () => {
    const resumeId = await calls.createResume(user)
    const sent = await optimise({ resumeId, jobDescription: operatorAd })
    expect(sent.optimizationNotes).toContain('Kubernetes')
    expect(sent.content).not.toBe(operatorPage)
  })

  it('asked for twice at once makes one, counted once', async () => {
    const resumeId = await calls.createResume(user, welderPage)
    const made = await Promise.all(Array.from({ length: 4 }, () => optimise({ resumeId })))
    expect(new Set(made.map(({ id }) => id)).size).toBe(1)
    expect(await calls.used(user, 'resume_optimization')).toBe(1)
  })
})
