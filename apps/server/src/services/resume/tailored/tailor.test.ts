import { beforeEach, describe, expect, it } from 'vitest'
import { createRateLimits } from '../../../adapters/rate-limits.ts'
import { openDatabase } from '../../../kernel/db.ts'
import { type Answer, field, startTestApp } from '../../../testing/app.ts'
import { appWithUser } from '../testing/app-with-user.ts'
import { codeOf, operatorAd, resumeCalls } from '../testing/resume-calls.ts'

let resumeId: number
const here = appWithUser()
beforeEach(async () => {
  resumeId = await here.calls.createResume(here.user)
})

interface Result {
  id: number
  content: string
  rationale: string
  jobDescription: string
  jobDescriptionId: number
}

const resultOf = (answer: Answer) => field<Result>(answer, 'tailorResume')
const kept = async () =>
  (await here.app.pool.query('select id from resume.tailored_resumes where user_id = $1', [here.user.userId])).rows
    .length
const jobs = async () =>
  field<{ id: number; title: string | null; company: string | null; description: string }[]>(
    await here.calls.ask(
      here.user,
      'query($userId: Int!) { jobDescriptions(userId: $userId) { id title company description } }',
      { userId: here.user.userId },
    ),
    'jobDescriptions',
  )
const createJob = (input: object) =>
  here.calls.ask(here.user, 'mutation($input: JobDescriptionInput!) { createJobDescription(input: $input) { id } }', {
    input,
  })

describe('tailorResume refuses', () => {
  it.each([
    ['no advertisement', { jobDescription: ' \n ' }, 'jobDescription', 'Paste a job advertisement to tailor to'],
    [
      'nothing but a script',
      { jobDescription: '<p><script>alert(1)</script></p>' },
      'jobDescription',
      'Paste a job advertisement to tailor to',
    ],
    ['no company', { jobAdvertisingCompany: ' ' }, 'jobAdvertisingCompany', 'Enter the advertising company name'],
    [
      '6,001 characters',
      { jobDescription: 'a'.repeat(6_001) },
      'jobDescription',
      'This advertisement has 6,001 characters, and 6,000 fit. Please keep what says who they look for and what they ask.',
    ],
    [
      'a tone there is none of',
      { options: { tone: 'loud' } },
      'tone',
      'A tone must be one of neutral, confident, warm.',
    ],
  ])('%s, keeps nothing and counts nothing', async (_, over, name, message) => {
    const { body } = await here.calls.tailor(here.user, resumeId, over)
    expect(body.errors?.[0]).toMatchObject({
      message,
      extensions: { code: 'BAD_USER_INPUT', fields: { [name]: message } },
    })
    expect([await kept(), (await jobs()).length, await here.calls.used(here.user, 'resume_tailoring')]).toEqual([
      0, 0, 0,
    ])
  })

  it('[B6] what the plan has no more of, with the feature, before anything is done', async () => {
    for (let round = 0; round < 5; round += 1) {
      resultOf(await here.calls.tailor(here.user, resumeId, { jobAdvertisingCompany: `Company ${round}` }))
    }
    const { body } = await here.calls.tailor(here.user, resumeId, { jobAdvertisingCompany: 'One more' })
    expect(body.errors?.[0]?.extensions).toMatchObject({ code: 'LIMIT_REACHED', featureKey: 'resume_tailoring' })
    expect([await kept(), await here.calls.used(here.user, 'resume_tailoring')]).toEqual([5, 5])
    expect((await jobs()).map(({ company }) => company)).not.toContain('One more')
  })

  it('[E9] all but one of many at once where one is left', async () => {
    for (let round = 0; round < 4; round += 1) {
      resultOf(await here.calls.tailor(here.user, resumeId, { jobAdvertisingCompany: `Company ${round}` }))
    }
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, at) =>
        here.calls.tailor(here.user, resumeId, { jobAdvertisingCompany: `At once ${at}` }),
      ),
    )
    expect(answers.filter((answer) => codeOf(answer) === 'LIMIT_REACHED')).toHaveLength(5)
    expect([await kept(), await here.calls.used(here.user, 'resume_tailoring')]).toEqual([5, 5])
  })
})

describe('the score of a version', () => {
  const made = async (over: object = {}) =>
    here.calls.get(here.user, resultOf(await here.calls.tailor(here.user, resumeId, over)).id)

  it('is never below that of the untailored resume, and its two names are equal', async () => {
    for (const options of [{}, { length: 'one-page' }, { keepOrder: true }]) {
      const version = await made({ options })
      expect(version.matchScore).toBeGreaterThanOrEqual(version.matchScoreBefore)
      expect([version.shownScore, version.shownScoreBefore]).toEqual([version.matchScore, version.matchScoreBefore])
    }
  })

  it('rises with an answer; that of the untailored resume, which does not say it, stays', async () => {
    const first = await made()
    await here.calls.saveFact(here.user, { statement: 'Ran Prometheus for 40 services.', requirement: 'Prometheus' })
    const second = await made({ jobAdvertisingCompany: 'Marlow Grid Ltd' })
    expect(second.matchScore).toBeGreaterThan(first.matchScore)
    expect(second.matchScoreBefore).toBe(first.matchScoreBefore)
  })

  it('is none where the ad asks nothing', async () => {
    const version = await made({ jobDescription: 'We are a family business in Leeds. Call us on 0113 555 0100.' })
    expect([version.matchScore, version.matchScoreBefore, version.matchScoreCeiling]).toEqual([null, null, null])
  })
})

describe('tailorResume', () => {
  it('answers what it made, and keeps it with edits, scores and the job', async () => {
    const result = resultOf(await here.calls.tailor(here.user, resumeId))
    expect(result.jobDescription).toBe(operatorAd)
    const row = await here.calls.get(here.user, result.id)
    expect(row).toMatchObject({
      title: 'Site Reliability Engineer, Marlow Grid',
      content: result.content,
      rationale: result.rationale,
      originalResumeId: resumeId,
      jobDescriptionId: result.jobDescriptionId,
      jobAdvertisingCompany: 'Marlow Grid',
      status: 'draft',
      gaps: [expect.objectContaining({ requirement: 'Prometheus', answered: false })],
    })
    expect(row.matchScoreCeiling).toBeGreaterThanOrEqual(row.matchScore)
    expect(await jobs()).toEqual([
      {
        id: result.jobDescriptionId,
        title: 'Site Reliability Engineer',
        company: 'Marlow Grid',
        description: operatorAd,
      },
    ])
  })

  it('takes 6,000 characters', async () => {
    const jobDescription = `${operatorAd}\n${'More of it. '.repeat(600)}`.slice(0, 5_999).concat('.')
    expect(resultOf(await here.calls.tailor(here.user, resumeId, { jobDescription })).jobDescription).toHaveLength(
      6_000,
    )
  })

  it.each([
    ['equal', operatorAd, operatorAd],
    ['equal but for what hides in it', `${operatorAd}\u200b`, `${operatorAd}\u200b`],
    [
      'longer, and cut when it was chosen',
      `${operatorAd}\n${'x'.repeat(7_000)}`,
      `${operatorAd}\n${'x'.repeat(7_000)}`.slice(0, 6_000),
    ],
  ])('uses a saved job again that is %s', async (_, description, jobDescription) => {
    const saved = field<{ id: number }>(
      await createJob({ description, company: 'marlow grid' }),
      'createJobDescription',
    )
    const result = resultOf(await here.calls.tailor(here.user, resumeId, { jobDescription }))
    expect(result.jobDescriptionId).toBe(saved.id)
    expect(await jobs()).toHaveLength(1)
  })

  it('keeps the same words of another company as another job', async () => {
    const first = resultOf(await here.calls.tailor(here.user, resumeId))
    const second = resultOf(await here.calls.tailor(here.user, resumeId, { jobAdvertisingCompany: 'Other Grid' }))
    expect(second.jobDescriptionId).not.toBe(first.jobDescriptionId)
  })

  it('keeps a job once that is tailored to in two ways at once', async () => {
    await Promise.all(
      ['neutral', 'confident', 'warm'].map((tone) => here.calls.tailor(here.user, resumeId, { options: { tone } })),
    )
    expect([await kept(), (await jobs()).length]).toEqual([3, 1])
  })

  it('tells its steps as they happen', async () => {
    resultOf(await here.calls.tailor(here.user, resumeId))
    const { rows } = await here.app.pool.query<{ data: object }>(
      'select data from kernel.live_events where user_id = $1 order by id',
      [here.user.userId],
    )
    expect(rows.map(({ data }) => data)).toEqual(
      ['reading', 'comparing', 'writing', 'checking', 'done'].map((step, done) => ({
        operation: 'tailorResume',
        step,
        done,
        total: 4,
      })),
    )
  })

  it('[F10] of a resume that is deleted meanwhile keeps nothing', async () => {
    const [tailored] = await Promise.all([
      here.calls.tailor(here.user, resumeId),
      here.calls.ask(here.user, 'mutation($id: Int!) { deleteResume(id: $id) }', { id: resumeId }),
    ])
    expect([undefined, 'NOT_FOUND']).toContain(codeOf(tailored))
    expect(await kept()).toBe(0)
  })
})

describe('the same request', () => {
  it('many times at once is one result, counted once', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => here.calls.tailor(here.user, resumeId)))
    expect(new Set(answers.map((answer) => resultOf(answer).id)).size).toBe(1)
    expect([await kept(), await here.calls.used(here.user, 'resume_tailoring')]).toEqual([1, 1])
  })

  it('in two processes at once is one result, counted once', async () => {
    const database = openDatabase(String(here.app.pool.options.connectionString), () => undefined)
    const second = await startTestApp({
      env: { RATE_LIMIT_FACTOR: '1000' },
      parts: { database, now: here.app.clock.now },
    })
    const elsewhere = resumeCalls(second)
    const answers = await Promise.all([
      here.calls.tailor(here.user, resumeId),
      elsewhere.tailor(here.user, resumeId),
      here.calls.tailor(here.user, resumeId),
      elsewhere.tailor(here.user, resumeId),
    ])
    expect(new Set(answers.map((answer) => resultOf(answer).id)).size).toBe(1)
    expect([await kept(), await here.calls.used(here.user, 'resume_tailoring')]).toEqual([1, 1])
    await second.close()
    await database.close()
  })

  it('within 30 seconds is the same result, and later a new one', async () => {
    const first = resultOf(await here.calls.tailor(here.user, resumeId))
    here.app.clock.advance(29_999)
    expect(resultOf(await here.calls.tailor(here.user, resumeId)).id).toBe(first.id)
    here.app.clock.advance(1)
    expect(resultOf(await here.calls.tailor(here.user, resumeId)).id).not.toBe(first.id)
    expect([await kept(), await here.calls.used(here.user, 'resume_tailoring')]).toEqual([2, 1])
  })

  it('with the last unit is answered as often as it is asked', async () => {
    for (let round = 0; round < 4; round += 1) {
      resultOf(await here.calls.tailor(here.user, resumeId, { jobAdvertisingCompany: `Company ${round}` }))
    }
    const last = await Promise.all(Array.from({ length: 4 }, () => here.calls.tailor(here.user, resumeId)))
    last.push(await here.calls.tailor(here.user, resumeId))
    expect(new Set(last.map((answer) => resultOf(answer).id)).size).toBe(1)
  })

  it('after an answer to a question is another one', async () => {
    const first = resultOf(await here.calls.tailor(here.user, resumeId))
    await here.calls.saveFact(here.user, { statement: 'I ran Prometheus at home.', skill: 'Prometheus' })
    expect(resultOf(await here.calls.tailor(here.user, resumeId)).id).not.toBe(first.id)
  })

  it('[B6] for the same job is counted once, whatever was answered since, also where nothing is left', async () => {
    for (let round = 0; round < 4; round += 1) {
      resultOf(await here.calls.tailor(here.user, resumeId, { jobAdvertisingCompany: `Company ${round}` }))
    }
    const first = resultOf(await here.calls.tailor(here.user, resumeId))
    await here.calls.saveFact(here.user, { statement: 'I ran Prometheus at home.', skill: 'Prometheus' })
    const again = resultOf(await here.calls.tailor(here.user, resumeId))
    expect(again.id).not.toBe(first.id)
    expect(await here.calls.used(here.user, 'resume_tailoring')).toBe(5)
    const others = [
      await here.calls.tailor(here.user, resumeId, { jobDescription: `${operatorAd}\n- Docker` }),
      await here.calls.tailor(here.user, await here.calls.createResume(here.user)),
    ]
    expect(others.map(codeOf)).toEqual(['LIMIT_REACHED', 'LIMIT_REACHED'])
  })

  it.each([
    ['other options', { options: { length: 'one-page' } }],
    ['another company', { jobAdvertisingCompany: 'Other Grid' }],
    ['another advertisement', { jobDescription: `${operatorAd}\n- Docker` }],
  ])('with %s is another one', async (_, over) => {
    const first = resultOf(await here.calls.tailor(here.user, resumeId))
    expect(resultOf(await here.calls.tailor(here.user, resumeId, over)).id).not.toBe(first.id)
  })
})

describe('gap questions', () => {
  const gaps = async () =>
    field<{ requirement: string; importance: string; question: string; answered: boolean }[]>(
      await here.calls.ask(
        here.user,
        `query($resumeId: Int!, $jobDescription: String!) {
          gapQuestions(resumeId: $resumeId, jobDescription: $jobDescription) { requirement importance question answered }
        }`,
        { resumeId, jobDescription: operatorAd },
      ),
      'gapQuestions',
    )

  it('ask what the advertisement wants and the resume does not show', async () => {
    expect(await gaps()).toEqual([
      {
        requirement: 'Prometheus',
        importance: 'required',
        question: 'Where have you used Prometheus?',
        answered: false,
      },
    ])
  })

  it('are answered by a fact, which then may be written and is quoted as it was said', async () => {
    const statement = 'I ran Prometheus for all services at Lindqvist Freight.'
    await here.calls.saveFact(here.user, { statement, requirement: 'Prometheus', skill: 'Prometheus' })
    expect(await gaps()).toMatchObject([{ answered: true }])
    const { id } = resultOf(await here.calls.tailor(here.user, resumeId))
    const { content, edits, provenance, rationale } = await here.calls.get(here.user, id)
    expect(content).toContain('Prometheus')
    const day = here.app.clock.now().toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
    for (const told of [edits.map(({ reason }) => reason).join(' '), rationale])
      expect(told).toContain(`You told us on ${day}: `)
    expect(edits.flatMap(({ sources }) => sources)).toContain(statement)
    expect(provenance.flatMap(({ sources }) => sources)).toContain(statement)
  })

  it('[T27] ask back once about an answer that may be a yes, and take the yes or the no', async () => {
    const open = async () =>
      field<{ answered: boolean; unsure: number | null }[]>(
        await here.calls.ask(
          here.user,
          `query($resumeId: Int!, $jobDescription: String!) {
            gapQuestions(resumeId: $resumeId, jobDescription: $jobDescription) { answered unsure }
          }`,
          { resumeId, jobDescription: operatorAd },
        ),
        'gapQuestions',
      )
    const say = async (statement: string, replaces?: number) =>
      field<{ id: number }>(
        await here.calls.ask(here.user, 'mutation($input: FactInput!) { saveFact(input: $input) { id } }', {
          input: { statement, requirement: 'Prometheus', ...(replaces === undefined ? {} : { replaces }) },
        }),
        'saveFact',
      ).id
    expect(await open()).toEqual([{ answered: false, unsure: null }])
    const unsure = await say('Grafana dashboards, mostly')
    expect(await open()).toEqual([{ answered: false, unsure }])
    expect(resultOf(await here.calls.tailor(here.user, resumeId)).content).not.toContain('Prometheus')
    const meant = await say('Yes: Grafana dashboards, mostly', unsure)
    expect(await open()).toEqual([{ answered: true, unsure: null }])
    expect(resultOf(await here.calls.tailor(here.user, resumeId)).content).toContain('Prometheus')
    await say('No, not yet: Grafana dashboards, mostly', meant)
    expect(await open()).toEqual([])
    expect(resultOf(await here.calls.tailor(here.user, resumeId)).content).not.toContain('Prometheus')
  })

  it('are answered by a no, which adds nothing, and not asked again', async () => {
    await here.calls.saveFact(here.user, {
      statement: 'No, never used it.',
      requirement: 'Prometheus',
      skill: 'Prometheus',
    })
    expect(await gaps()).toEqual([])
    const { id, content, rationale } = resultOf(await here.calls.tailor(here.user, resumeId))
    const undone = field<{ rationale: string }>(await here.calls.setEdits(here.user, id, [1]), 'setTailorEdits')
    for (const text of [content, rationale, undone.rationale]) expect(text).not.toContain('Prometheus')
  })

  it('[T22] answered by what may be a yes are told so, and not to answer again, also after an edit is taken back', async () => {
    await here.calls.saveFact(here.user, { statement: 'Grafana dashboards, mostly', requirement: 'Prometheus' })
    const { id, content, rationale } = resultOf(await here.calls.tailor(here.user, resumeId))
    const undone = field<{ rationale: string }>(await here.calls.setEdits(here.user, id, [1]), 'setTailorEdits')
    expect(content).not.toContain('Prometheus')
    for (const why of [rationale, undone.rationale]) {
      expect(why).toContain('“Grafana dashboards, mostly”</strong> It does not clearly say that you have “Prometheus”.')
      expect(why).not.toContain('answer its question')
    }
  })

  it('[T22] answered after the tailoring are not said to be left out of it', async () => {
    const { id } = resultOf(await here.calls.tailor(here.user, resumeId))
    here.app.clock.advance(60_000)
    await here.calls.saveFact(here.user, { statement: 'A bit, on weekends', requirement: 'Prometheus' })
    const undone = field<{ rationale: string }>(await here.calls.setEdits(here.user, id, [1]), 'setTailorEdits')
    expect(undone.rationale).not.toContain('on weekends')
  })
})

describe('a preview', () => {
  it('says what would be made, keeps nothing and counts nothing', async () => {
    const answer = await here.calls.ask(
      here.user,
      `mutation($input: PreviewInput!) {
        generateTailoredPreview(input: $input) { content title rationale metadata { company matchScore } }
      }`,
      { input: { resumeId, jobDescription: operatorAd } },
    )
    const preview = field<{ content: string }>(answer, 'generateTailoredPreview')
    expect(preview).toMatchObject({
      title: 'Site Reliability Engineer, Marlow Grid',
      metadata: { company: 'Marlow Grid', matchScore: expect.any(Number) },
    })
    expect([await kept(), (await jobs()).length, await here.calls.used(here.user, 'resume_tailoring')]).toEqual([
      0, 0, 0,
    ])
    expect(resultOf(await here.calls.tailor(here.user, resumeId)).content).toBe(preview.content)
  })
})

describe('[D17] work that costs time', () => {
  it('is refused for a resume of unreasonable length, and counts nothing', async () => {
    const lines = Array.from({ length: 700 }, (_, at) => `<li>Tied bouquet number ${at}.</li>`).join('')
    const long = await here.calls.createResume(
      here.user,
      `<h1>Ida</h1><h2>Experience</h2><h3>Florist</h3><ul>${lines}</ul>`,
    )
    expect(codeOf(await here.calls.tailor(here.user, long))).toBe('TOO_LARGE')
    expect(codeOf(await here.calls.analyse(here.user, { resumeId: long, jobDescription: operatorAd }))).toBe(
      'TOO_LARGE',
    )
    expect([await kept(), await here.calls.used(here.user, 'resume_tailoring')]).toEqual([0, 0])
  })

  it('[B10] is begun five times in one request at most', async () => {
    const id = await here.calls.createResume(here.user)
    const asked = Array.from(
      { length: 8 },
      (_, at) => `q${at}: gapQuestions(resumeId: $id, jobDescription: "a") { question }`,
    )
    const { body } = await here.calls.ask(here.user, `query($id: Int!) { ${asked.join(' ')} }`, { id })
    expect(body.errors?.[0]?.extensions?.code).toBe('TOO_LARGE')
  })

  it('is refused politely after 300 times in an hour, and counts nothing', async () => {
    const strict = await startTestApp()
    const own = resumeCalls(strict)
    const who = await strict.signUp()
    const id = await own.createResume(who)
    const limits = createRateLimits(strict.pool, 1)
    const rule = { name: 'engine-by-user', points: 300, seconds: 60 * 60 }
    for (let round = 0; round < 299; round += 1) await limits.take(rule, `user ${who.userId}`)
    const questions = () =>
      own.ask(who, 'query($id: Int!) { gapQuestions(resumeId: $id, jobDescription: "a") { question } }', { id })
    const operations = [
      questions,
      () => own.tailor(who, id),
      () => own.analyse(who, { resumeId: id, jobDescription: operatorAd }),
      () => own.ask(who, 'mutation($id: Int!) { generateOptimizedResume(input: { resumeId: $id }) { id } }', { id }),
    ]
    expect(codeOf(await questions())).toBeUndefined()
    for (const operation of operations) {
      const { body } = await operation()
      expect(body.errors?.[0]).toMatchObject({
        message: 'That was a lot in one hour. Please wait a while and try again.',
        extensions: { code: 'RATE_LIMITED', retryAfter: expect.any(Number) },
      })
    }
    expect(await own.used(who, 'resume_tailoring')).toBe(0)
    await strict.close()
  })
})
