import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { field, startTestApp, type TestApp } from '../../../testing/app.ts'
import { codeOf, operatorAd, operatorPage, resumeCalls, type User } from '../testing/resume-calls.ts'

let app: TestApp
let calls: ReturnType<typeof resumeCalls>
beforeAll(async () => {
  app = await startTestApp()
  calls = resumeCalls(app)
})
afterAll(() => app.close())

const idOf = (answer: Parameters<typeof field>[0], name: string) => field<{ id: number }>(answer, name).id

async function addResume(user: User, isSample: boolean): Promise<number> {
  const text = 'mutation($input: ResumeInput!) { createResume(input: $input) { id isSample } }'
  const input = { title: 'Sample resume', content: operatorPage, isSample }
  return idOf(await calls.ask(user, text, { input }), 'createResume')
}

async function addJob(user: User, isSample: boolean, description = operatorAd): Promise<number> {
  const text = 'mutation($input: JobDescriptionInput!) { createJobDescription(input: $input) { id isSample } }'
  const input = { description, company: 'Sample Health', isSample }
  return idOf(await calls.ask(user, text, { input }), 'createJobDescription')
}

const guideFor = (user: User, resumeId: number) =>
  calls.ask(user, 'mutation($input: InterviewGuideInput!) { createInterviewGuide(input: $input) { id } }', {
    input: { resumeId, jobDescription: operatorAd, company: 'Sample Health' },
  })

const remove = (user: User) => calls.ask(user, 'mutation { removeSample }')

interface Rows {
  resumes: { id: number; isSample: boolean; isSelected: boolean }[]
  jobDescriptions: { id: number; isSample: boolean }[]
  tailoredResumes: { id: number }[]
  interviewGuides: { id: number }[]
}

async function rowsOf(user: User): Promise<Rows> {
  const text = `query($userId: Int!) {
    resumes { id isSample isSelected } jobDescriptions(userId: $userId) { id isSample }
    tailoredResumes { id } interviewGuides { id }
  }`
  const { body } = await calls.ask(user, text, { userId: user.userId })
  return body.data as unknown as Rows
}

async function analyses({ userId }: User): Promise<number> {
  const { rows } = await app.pool.query('select id from resume.job_match_analyses where user_id = $1', [userId])
  return rows.length
}

describe('removeSample', () => {
  it('is for those who are signed in', async () => {
    expect(codeOf(await app.call('resume', 'mutation { removeSample }'))).toBe('UNAUTHENTICATED')
  })

  it('takes nothing of anybody else, and nothing that is no sample', async () => {
    const [ada, eve] = [await app.signUp(), await app.signUp()]
    await addResume(ada, true)
    const own = await addResume(eve, false)
    const job = await addJob(eve, false)
    expect(field(await remove(eve), 'removeSample')).toBe(true)
    expect(await rowsOf(eve)).toMatchObject({ resumes: [{ id: own, isSample: false }], jobDescriptions: [{ id: job }] })
    expect((await rowsOf(ada)).resumes).toMatchObject([{ isSample: true }])
  })

  it('takes the sample and all that was made of it, its cover letter included, and leaves the rest', async () => {
    const user = await app.signUp()
    const sample = await addResume(user, true)
    const sampleJob = await addJob(user, true)
    const own = await addResume(user, false)
    const company = { jobAdvertisingCompany: 'Sample Health' }
    const tailored = idOf(await calls.tailor(user, sample, company), 'tailorResume')
    // Your own resume tailored to the job of the sample goes with that job.
    await calls.tailor(user, own, company)
    const letter =
      'mutation($id: Int!) { updateTailoredResumeCoverLetter(id: $id, coverLetter: "<p>Dear team</p>") { id } }'
    field(await calls.ask(user, letter, { id: tailored }), 'updateTailoredResumeCoverLetter')
    field(
      await calls.analyse(user, { resumeId: sample, jobDescription: operatorAd, jobTitle: 'Job' }),
      'analyzeJobMatch',
    )
    field(await guideFor(user, sample), 'createInterviewGuide')
    const before = await rowsOf(user)
    expect(before.jobDescriptions.some(({ id }) => id === sampleJob)).toBe(true)
    expect([before.tailoredResumes.length, before.interviewGuides.length, await analyses(user)]).toEqual([2, 1, 1])

    expect(field(await remove(user), 'removeSample')).toBe(true)

    const left = await rowsOf(user)
    expect(left).toMatchObject({ tailoredResumes: [], interviewGuides: [] })
    expect(await analyses(user)).toBe(0)
    expect(left.resumes).toEqual([{ id: own, isSample: false, isSelected: true }])
    expect(left.jobDescriptions.filter(({ isSample }) => isSample)).toEqual([])
  })

  it('is right also where there is none any more', async () => {
    const user = await app.signUp()
    expect(field(await remove(user), 'removeSample')).toBe(true)
  })
})

describe('a sample', () => {
  it('is tailored like any other, and that counts', async () => {
    const user = await app.signUp()
    const before = await calls.used(user, 'resume_tailoring')
    await calls.tailor(user, await addResume(user, true))
    expect(await calls.used(user, 'resume_tailoring')).toBe((before ?? 0) + 1)
  })

  it('stays one when it is copied', async () => {
    const user = await app.signUp()
    const id = await addResume(user, true)
    const copy = await calls.ask(user, 'mutation($id: Int!) { duplicateResume(id: $id) { isSample } }', { id })
    expect(field(copy, 'duplicateResume')).toEqual({ isSample: true })
  })
})
