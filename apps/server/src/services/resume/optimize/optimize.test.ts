import { describe, expect, it } from 'vitest'
import { field } from '../../../testing/app.ts'
import { appWithUser } from '../testing/app-with-user.ts'
import { codeOf, operatorAd, operatorPage } from '../testing/resume-calls.ts'

const here = appWithUser()

/** A chore stands above a result. */
const page = `<h1>Ines Falk</h1><h2>Experience</h2><h3>Workshop Hand, Harbour Cycles, Bristol</h3><p>Mar 2019 – Feb 2024</p>
<ul><li>Responsible for the tool wall.</li><li>Cut waiting times from 9 days to 4.</li></ul>`

interface Optimized {
  id: number
  resumeId: number
  versionNumber: number
  content: string
  isNew: boolean
  optimizationNotes: string
}

const ask = (input: object) =>
  here.calls.ask(
    here.user,
    `mutation($input: OptimizeInput!) {
      generateOptimizedResume(input: $input) { id resumeId versionNumber content isNew optimizationNotes createdAt }
    }`,
    { input },
  )
const optimize = async (input: object) => field<Optimized>(await ask(input), 'generateOptimizedResume')
const versions = async (resumeId: number) =>
  field<{ id: number; versionNumber: number; label: string | null; content: string }[]>(
    await here.calls.ask(
      here.user,
      'query($resumeId: Int!) { resumeVersions(resumeId: $resumeId) { id versionNumber label content } }',
      { resumeId },
    ),
    'resumeVersions',
  )

describe('generateOptimizedResume', () => {
  it('refuses a saved job of someone else, and options that are none', async () => {
    const resumeId = await here.calls.createResume(here.user)
    expect(codeOf(await ask({ resumeId, jobDescriptionId: 2_000_000_000 }))).toBe('NOT_FOUND')
    expect(codeOf(await ask({ resumeId, options: { length: 'endless' } }))).toBe('BAD_USER_INPUT')
    expect(await versions(resumeId)).toHaveLength(1)
  })

  it('[B6] refuses what the plan has no more of', async () => {
    const resumeId = await here.calls.createResume(here.user, page)
    for (let round = 0; round < 5; round += 1) {
      here.app.clock.advance(30_000)
      await optimize({ resumeId })
    }
    here.app.clock.advance(30_000)
    const { body } = await ask({ resumeId })
    expect(body.errors?.[0]?.extensions).toMatchObject({ code: 'LIMIT_REACHED', featureKey: 'resume_optimization' })
    expect(await versions(resumeId)).toHaveLength(6)
  })

  it('brings results to the front without any job, says why, and leaves the resume as it is', async () => {
    const resumeId = await here.calls.createResume(here.user, page)
    const made = await optimize({ resumeId })
    expect(made).toMatchObject({ resumeId, versionNumber: 2, isNew: true })
    expect(made.content.indexOf('Cut waiting times')).toBeLessThan(
      made.content.indexOf('Responsible for the tool wall'),
    )
    expect(made.optimizationNotes).toContain('<h3>What changed and why</h3>')
    expect(made.optimizationNotes).toContain('<h3>What you can still improve</h3>')
    expect((await versions(resumeId))[0]).toMatchObject({ id: made.id, label: 'Optimized', content: made.content })
    const resume = await here.calls.ask(here.user, 'query($id: Int!) { resume(id: $id) { content } }', { id: resumeId })
    const { content } = field<{ content: string }>(resume, 'resume')
    expect(content.indexOf('Responsible for the tool wall')).toBeLessThan(content.indexOf('Cut waiting times'))
  })

  it('makes and counts nothing where there is nothing to change, and says so', async () => {
    const resumeId = await here.calls.createResume(here.user, '<h1>Ida Vance</h1>')
    const [first] = await versions(resumeId)
    const made = await optimize({ resumeId })
    expect(made).toMatchObject({ id: first?.id, versionNumber: 1, isNew: false, content: first?.content })
    expect(made.optimizationNotes).toContain('We found nothing to improve')
    expect(await versions(resumeId)).toHaveLength(1)
    expect(await here.calls.used(here.user, 'resume_optimization')).toBe(0)
  })

  it('makes it for a job that is sent or saved', async () => {
    const resumeId = await here.calls.createResume(here.user)
    const sent = await optimize({ resumeId, jobDescription: operatorAd })
    expect(sent.optimizationNotes).toContain('Kubernetes')
    expect(sent.content).not.toBe(operatorPage)
  })

  it('asked for twice at once makes one, counted once', async () => {
    const resumeId = await here.calls.createResume(here.user, page)
    const made = await Promise.all(Array.from({ length: 4 }, () => optimize({ resumeId })))
    expect(new Set(made.map(({ id }) => id)).size).toBe(1)
    expect(await here.calls.used(here.user, 'resume_optimization')).toBe(1)
  })
})
