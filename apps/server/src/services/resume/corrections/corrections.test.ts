import { beforeEach, describe, expect, it } from 'vitest'
import { field } from '../../../testing/app.ts'
import { appWithUser } from '../testing/app-with-user.ts'
import { codeOf, operatorAd, type User } from '../testing/resume-calls.ts'

const here = appWithUser()
const longest = 1000

interface Row {
  id: string
  requirement: string
  kind: string
  status: string
  points: number
  maxPoints: number
  evidence: string[]
  corrected: string | null
}
interface Analysis {
  id: number
  jobDescriptionId: number
  tailoredResumeId: number | null
  matchScore: number
  missingSkills: string[]
  ledger: Row[]
  metadata: { notes: string | null }
}

const fields = `id jobDescriptionId tailoredResumeId matchScore missingSkills metadata { notes }
  ledger { id requirement kind status points maxPoints evidence corrected }`

let resumeId: number
let jobDescriptionId: number
let before: Analysis
beforeEach(async () => {
  resumeId = await here.calls.createResume(here.user)
  before = await analyse()
  jobDescriptionId = before.jobDescriptionId
})

const analyse = async (input: object = {}) =>
  field<Analysis>(
    await here.calls.analyse(here.user, { resumeId, jobDescription: operatorAd, jobTitle: 'Job', ...input }, fields),
    'analyzeJobMatch',
  )
const ask = (input: object, user: User = here.user) =>
  here.calls.ask(user, `mutation($input: CorrectionInput!) { correctRequirement(input: $input) { ${fields} } }`, {
    input: { resumeId, jobDescriptionId, rowId: 'prometheus', ...input },
  })
const correct = async (input: object) => field<Analysis>(await ask(input), 'correctRequirement')
const rowsOf = ({ ledger }: Analysis, id = 'prometheus') => ledger.filter((row) => row.id === id)
const facts = async () =>
  field<{ id: number; statement: string; requirement: string | null }[]>(
    await here.calls.ask(here.user, '{ facts { id statement requirement } }'),
    'facts',
  )
const sumOf = ({ ledger }: Analysis) => ledger.reduce((sum, { points }) => sum + points, 0)
const stored = async () =>
  (await here.app.pool.query('select * from resume.corrections where user_id = $1', [here.user.userId])).rows
const line = 'Run 12 k8s clusters for 40 services.'

describe('correctRequirement refuses', () => {
  it('[B1] a stranger: resume and job of somebody else are not found', async () => {
    const stranger = await here.app.signUp()
    expect(codeOf(await ask({ correction: 'not-mine' }, stranger))).toBe('NOT_FOUND')
    const theirs = await here.calls.createResume(stranger)
    expect(codeOf(await ask({ resumeId: theirs, correction: 'not-mine' }, stranger))).toBe('NOT_FOUND')
    expect(codeOf(await ask({ resumeId: theirs, correction: 'not-mine' }))).toBe('NOT_FOUND')
    const signedOut = await here.app.call(
      'resume',
      'mutation($input: CorrectionInput!) { correctRequirement(input: $input) { id } }',
      {
        input: { resumeId, jobDescriptionId, rowId: 'prometheus', correction: 'not-mine' },
      },
    )
    expect(codeOf(signedOut)).toBe('UNAUTHENTICATED')
    expect(await stored()).toEqual([])
  })

  it('what was never analyzed, which a correction would measure for nothing', async () => {
    const other = await here.calls.createResume(here.user)
    expect(codeOf(await ask({ resumeId: other, correction: 'not-mine' }))).toBe('NOT_FOUND')
    expect(codeOf(await ask({ resumeId: other, correction: null }))).toBe('NOT_FOUND')
  })

  it('an analysis of another resume or job, of somebody else, or of nobody', async () => {
    const ofOther = await analyse({ resumeId: await here.calls.createResume(here.user) })
    const ofAd = await analyse({ jobDescription: 'Florist\n\nRequirements\n- Prometheus' })
    const stranger = await here.app.signUp()
    const theirs = await here.calls.createResume(stranger)
    for (const { id: analysisId } of [ofOther, ofAd, { id: 2_000_000_000 }])
      expect(codeOf(await ask({ analysisId, correction: 'not-mine' }))).toBe('NOT_FOUND')
    const input = { resumeId: theirs, analysisId: before.id, correction: 'not-mine' }
    expect(codeOf(await ask(input, stranger))).toBe('NOT_FOUND')
    expect(await stored()).toEqual([])
  })

  it('a row that is not there', async () => {
    expect(codeOf(await ask({ rowId: 'cobol', correction: 'not-mine' }))).toBe('NOT_FOUND')
  })

  it.each([
    ['a correction that there is none of', { correction: 'maybe' }, 'correction'],
    ['shown without a line', { correction: 'shown' }, 'line'],
    ['shown by an empty line', { correction: 'shown', line: '  ' }, 'line'],
    ['a line that is too long', { correction: 'shown', line: 'a'.repeat(longest + 1) }, 'line'],
    ['a NUL in a line', { correction: 'shown', line: 'I \0 did.' }, 'line'],
    ['a line that says no', { correction: 'shown', line: 'No, not yet.' }, 'line'],
    ['an empty row', { rowId: ' ', correction: 'not-mine' }, 'rowId'],
  ])('%s, and names the field', async (_, input, name) => {
    const { body } = await ask(input)
    expect(body.errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { [name]: expect.any(String) },
    })
    expect(await stored()).toEqual([])
    expect(await facts()).toEqual([])
  })
})

describe('a correction', () => {
  it('“I have this” with a line of theirs counts at once, whole, in the same analysis, and is free', async () => {
    const used = await here.calls.used(here.user, 'job_match_analysis')
    const after = await correct({ correction: 'shown', line })
    expect(after.id).toBe(before.id)
    expect(after.matchScore).toBeGreaterThan(before.matchScore)
    expect(sumOf(after)).toBeCloseTo(after.matchScore, 6)
    for (const row of rowsOf(after))
      expect(row).toMatchObject({ status: 'met', corrected: 'shown', evidence: [line], points: row.maxPoints })
    expect(rowsOf(before).map(({ status }) => status)).not.toContain('met')
    expect(await facts()).toEqual([])
    expect(await here.calls.used(here.user, 'job_match_analysis')).toBe(used)
  })

  it('may name a line by the id of its source', async () => {
    const { rows } = await here.app.pool.query('select document from resume.resumes where id = $1', [resumeId])
    const id = /"id":\s*"([^"]+)",\s*"text":\s*"Run 12 k8s/.exec(JSON.stringify(rows[0].document))?.[1]
    expect(id).toBeDefined()
    expect(rowsOf(await correct({ correction: 'shown', line: id }))[0]?.evidence).toEqual([line])
  })

  it('with a new line makes a dated statement of it, which goes when it is taken back', async () => {
    const words = 'Set up Prometheus alerts for 40 services'
    const after = await correct({ correction: 'shown', line: words })
    expect(rowsOf(after)[0]).toMatchObject({ status: 'met', evidence: [expect.stringContaining(words)] })
    expect(await facts()).toMatchObject([{ statement: words, requirement: rowsOf(before)[0]?.requirement }])
    await correct({ correction: 'shown', line: words })
    expect(await facts()).toHaveLength(1)
    const undone = await correct({ correction: null })
    expect(undone.ledger).toEqual(before.ledger)
    expect(await facts()).toEqual([])
  })

  it('“I don’t” counts nothing, and the row is a gap that no question asks about', async () => {
    const after = await correct({ rowId: 'kubernetes', correction: 'not-mine' })
    for (const row of rowsOf(after, 'kubernetes'))
      expect(row).toMatchObject({ status: 'not-shown', points: 0, evidence: [], corrected: 'not-mine' })
    expect(after.missingSkills).toContain('Kubernetes')
    const questions = field<{ requirement: string }[]>(
      await here.calls.ask(
        here.user,
        'query($id: Int!, $ad: String!) { gapQuestions(resumeId: $id, jobDescription: $ad) { requirement } }',
        { id: resumeId, ad: operatorAd },
      ),
      'gapQuestions',
    )
    expect(questions.map(({ requirement }) => requirement)).not.toContain('Kubernetes')
  })

  it('“The ad doesn’t ask this” takes the row out of the sum and keeps it to be put back', async () => {
    const after = await correct({ correction: 'not-asked' })
    expect(rowsOf(after).length).toBeGreaterThan(0)
    for (const row of rowsOf(after)) expect(row).toMatchObject({ points: 0, maxPoints: 0, corrected: 'not-asked' })
    expect(after.missingSkills).not.toContain('Prometheus')
    expect(sumOf(after)).toBeCloseTo(after.matchScore, 6)
    const undone = await correct({})
    expect(undone.ledger).toEqual(before.ledger)
    expect(undone.matchScore).toBe(before.matchScore)
    expect(await stored()).toEqual([])
  })

  it('“I don’t” that was the answer to a question is undone as well', async () => {
    await here.calls.saveFact(here.user, { statement: 'No, never.', requirement: 'Prometheus' })
    const denied = await analyse()
    expect(rowsOf(denied)[0]).toMatchObject({ corrected: 'not-mine' })
    expect(rowsOf(await correct({}))[0]).toMatchObject({ corrected: null })
    expect(await facts()).toEqual([])
  })

  it('takes the place of another one of the row, in whatever letters the row is named', async () => {
    await correct({ correction: 'not-asked' })
    const after = await correct({ rowId: ' PROMETHEUS. ', correction: 'not-mine' })
    expect(rowsOf(after).map(({ corrected }) => corrected)).toEqual(rowsOf(before).map(() => 'not-mine'))
    expect(await stored()).toHaveLength(1)
  })

  it('holds in the next analysis and in what is tailored, of this resume and job alone', async () => {
    await correct({ correction: 'shown', line })
    expect(rowsOf(await analyse({ forceRefresh: true }))[0]).toMatchObject({ corrected: 'shown' })
    const other = await here.calls.createResume(here.user)
    expect(rowsOf(await analyse({ resumeId: other }))[0]).toMatchObject({ corrected: null })
    const { id } = field<{ id: number }>(await here.calls.tailor(here.user, resumeId), 'tailorResume')
    const tailored = await here.calls.get(here.user, id)
    expect(tailored.matchScore).toBeGreaterThan(before.matchScore)
    expect(tailored.gaps.map(({ requirement }) => requirement)).not.toContain('Prometheus')
  })

  it('holds for a tailored version, of which the newest analysis speaks', async () => {
    const { id } = field<{ id: number }>(await here.calls.tailor(here.user, resumeId), 'tailorResume')
    const ofVersion = await analyse()
    expect(ofVersion.tailoredResumeId).toBe(id)
    const after = await correct({ correction: 'shown', line })
    expect(after).toMatchObject({ id: ofVersion.id, tailoredResumeId: id })
    expect(rowsOf(after)[0]).toMatchObject({ corrected: 'shown', evidence: [line.replace('k8s', 'Kubernetes')] })
    expect(await facts()).toEqual([])
  })

  it('is counted in the analysis that is named, whichever came last', async () => {
    const tailor = async (over: object) =>
      field<{ id: number }>(await here.calls.tailor(here.user, resumeId, over), 'tailorResume').id
    const first = await tailor({ options: { length: 'one-page' } })
    const ofFirst = await analyse()
    const second = await tailor({})
    const ofSecond = await analyse()
    const ofResume = await analyse({ subject: 'resume', forceRefresh: true })
    const meant = [
      { of: ofFirst, tailoredResumeId: first, rowId: 'prometheus' },
      { of: ofSecond, tailoredResumeId: second, rowId: 'terraform' },
      { of: ofResume, tailoredResumeId: null, rowId: 'javascript' },
    ]
    for (const { of, tailoredResumeId, rowId } of meant) {
      const after = await correct({ analysisId: of.id, rowId, correction: 'not-mine' })
      expect(after).toMatchObject({ id: of.id, tailoredResumeId })
      expect(rowsOf(after, rowId)[0]).toMatchObject({ corrected: 'not-mine' })
    }
  })

  it('is not lost where several are made at once', async () => {
    await Promise.all(
      ['prometheus', 'terraform', 'javascript'].map((rowId) => correct({ rowId, correction: 'not-mine' })),
    )
    const get = 'query($id: Int!) { jobMatchAnalysis(id: $id) { ledger { id corrected } } }'
    const answer = await here.calls.ask(here.user, get, { id: before.id })
    const { ledger } = field<Pick<Analysis, 'ledger'>>(answer, 'jobMatchAnalysis')
    const ids = ledger.flatMap(({ id, corrected }) => (corrected === 'not-mine' ? [id] : []))
    expect(new Set(ids)).toEqual(new Set(['prometheus', 'terraform', 'javascript']))
  })

  it('makes another analysis where the resume says something else by now', async () => {
    const update = 'mutation($id: Int!, $text: String!) { updateResume(id: $id, input: {}, contentText: $text) { id } }'
    field(
      await here.calls.ask(here.user, update, {
        id: resumeId,
        text: 'Ivo Brandt\n\nExperience\n\nCook, Tin Roof, 2020 - 2024\n- Baked bread',
      }),
      'updateResume',
    )
    const after = await correct({ correction: 'not-mine' })
    expect(after.id).not.toBe(before.id)
    const used = await here.calls.used(here.user, 'job_match_analysis')
    expect(used).toBe(1)
  })
})

describe('a correction whose ground is gone', () => {
  const changeAd = async (description: string) => {
    const change = `mutation($id: Int!, $input: JobDescriptionUpdateInput!) { updateJobDescription(id: $id, input: $input) { id } }`
    field(
      await here.calls.ask(here.user, change, { id: jobDescriptionId, input: { description } }),
      'updateJobDescription',
    )
  }

  it('is dropped, and the analysis says so once, where the ad no longer has the row', async () => {
    await correct({ correction: 'not-mine' })
    await correct({ rowId: 'terraform', correction: 'not-mine' })
    await changeAd(operatorAd.replace('Prometheus', 'Datadog'))
    const after = await analyse({ jobDescription: null, jobDescriptionId })
    expect(after.metadata.notes).toBe('The ad no longer says “Prometheus”, so your correction is gone.')
    expect((await stored()).map(({ row_id }) => row_id)).toEqual(['terraform'])
    const again = await analyse({ jobDescription: null, jobDescriptionId })
    expect(again.id).toBe(after.id)
    here.app.clock.advance(60_000)
    expect((await analyse({ jobDescription: null, jobDescriptionId, forceRefresh: true })).metadata.notes).toBeNull()
  })

  it('counts nothing, and the analysis says so, where its line is gone', async () => {
    await correct({ correction: 'shown', line })
    const update = 'mutation($id: Int!, $text: String!) { updateResume(id: $id, input: {}, contentText: $text) { id } }'
    field(
      await here.calls.ask(here.user, update, {
        id: resumeId,
        text: 'Ivo Brandt\n\nExperience\n\nCook, Tin Roof, 2020 - 2024\n- Baked bread',
      }),
      'updateResume',
    )
    const after = await analyse()
    expect(rowsOf(after)[0]).toMatchObject({ corrected: null, status: 'not-shown' })
    expect(after.metadata.notes).toBe('Your line for “Prometheus” is no longer on your resume, so it doesn’t count.')
    expect(await stored()).toHaveLength(1)
  })

  it('goes with the statement that was made for it, and stays with the same in other words', async () => {
    await correct({ correction: 'shown', line: 'Set up Prometheus alerts' })
    const [fact] = await facts()
    await here.calls.saveFact(here.user, {
      statement: 'Ran Prometheus for 40 services',
      requirement: 'Prometheus',
      replaces: fact?.id,
    })
    expect(rowsOf(await analyse({ forceRefresh: true }))[0]).toMatchObject({
      corrected: 'shown',
      evidence: [expect.stringContaining('Ran Prometheus')],
    })
    const [other] = await facts()
    await here.calls.ask(here.user, 'mutation($id: Int!) { deleteFact(id: $id) }', { id: other?.id })
    expect(await stored()).toEqual([])
  })

  it('goes with the job', async () => {
    await correct({ correction: 'not-mine' })
    await here.calls.ask(here.user, 'mutation($id: Int!) { deleteJobDescription(id: $id) { success } }', {
      id: jobDescriptionId,
    })
    expect(await stored()).toEqual([])
  })
})

it('a row of an earlier engine can be corrected, and the analysis is made anew', async () => {
  await here.app.pool.query(
    `update resume.job_match_analyses set report = report #- '{match,takenOut}', engine_version = 'engine-0' where id = $1`,
    [before.id],
  )
  const get = await here.calls.ask(here.user, `query($id: Int!) { jobMatchAnalysis(id: $id) { ${fields} } }`, {
    id: before.id,
  })
  const { ledger } = field<Analysis>(get, 'jobMatchAnalysis')
  expect(ledger.map(({ id }) => id)).toEqual(before.ledger.map(({ id }) => id))
  const after = await correct({ correction: 'not-mine' })
  expect(after.id).not.toBe(before.id)
  expect(rowsOf(after)[0]).toMatchObject({ corrected: 'not-mine', maxPoints: expect.any(Number) })
})

it('a correction of words that are part of a longer requirement by now is dropped, and the analysis says so', async () => {
  await correct({ correction: 'not-mine' })
  await here.app.pool.query(
    `update resume.corrections set row_id = 'reliability', requirement = 'Reliability' where user_id = $1`,
    [here.user.userId],
  )
  const after = await analyse({ forceRefresh: true })
  expect(after.metadata.notes).toBe(
    '“Reliability” is part of a longer requirement now. Correct that one to count what you said.',
  )
  expect(await stored()).toEqual([])
})
