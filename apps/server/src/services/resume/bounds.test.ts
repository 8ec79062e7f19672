import { beforeEach, describe, expect, it } from 'vitest'
import { field } from '../../testing/app.ts'
import { engine } from '../../testing/engine.ts'
import { wantingJobs } from './job-descriptions/job-descriptions.store.ts'
import { letterCalls } from './letters/testing/letter-calls.ts'
import type { Engine } from './ports.ts'
import type { SkillsOfResume } from './skills/skills-work.ts'
import { appWithUser } from './testing/app-with-user.ts'
import { guideCalls } from './testing/guide-calls.ts'
import { codeOf, operatorAd, operatorPage } from './testing/resume-calls.ts'

// What one person keeps is shown in one answer, made by the thread that answers everybody: it has an end.

/** What each resume is said to show, instead of what it shows. */
let shown: SkillsOfResume | null = null
const saying: Engine = (asker, work, ...takes) =>
  work === 'skillsShown' && shown ? Promise.resolve(shown as never) : engine(asker, work, ...takes)
const here = appWithUser({ parts: { engine: saying } })
beforeEach(async () => {
  shown = null
})

describe('[D17] skills found', () => {
  const skill = { id: 1, name: 'Python', key: 'python', category: 'Languages', description: null }
  const found = async () =>
    field<{ lines: string[] }[]>(await here.calls.ask(here.user, '{ skillsFound { resumeId lines } }'), 'skillsFound')

  it('are those of as many resumes as have room in one answer', async () => {
    const lines = ['a'.repeat(200_000)]
    shown = { found: [{ skill, lines, isTold: true, isCurrent: true, lastUsedOn: null }], shown: [], named: [] }
    for (let at = 0; at < 14; at += 1) await here.calls.createResume(here.user, `Resume ${at}`)
    const characters = (await found()).flatMap(({ lines }) => lines).reduce((sum, { length }) => sum + length, 0)
    expect(characters).toBeGreaterThan(0)
    expect(characters).toBeLessThanOrEqual(2_200_000)
  })
})

describe('[D17] saved jobs', () => {
  it('are held against skills as far as they have room, the newest first', async () => {
    const requirement = { id: 'r1', kind: 'skill', text: 'a'.repeat(400_000), importance: 'required', skills: [] }
    const wants = { title: null, company: null, requirements: [requirement], languages: [] }
    await here.app.pool.query(
      `insert into resume.job_descriptions (user_id, description, requirements, stage, asks, wants, created_at, updated_at)
       select $1, 'Job ' || n, '{}', 'saved', '{}', $2, now(), now() + n * interval '1 second' from generate_series(1, 20) n`,
      [here.user.userId, JSON.stringify(wants)],
    )
    const found = (await wantingJobs(here.app.sql, here.user.userId)).map(({ id }) => id)
    expect(found).toHaveLength(12)
    expect(found).toEqual(found.toSorted((a, b) => b - a))
  })
})

describe('[D17] plans', () => {
  const create = async () => {
    const input = { skillId: 0, name: 'Git', currentProficiencyLevel: 1, targetProficiencyLevel: 2 }
    const text =
      'mutation($input: DevelopmentPlanInput!) { createSkillDevelopmentPlan(input: $input) { id steps { id } } }'
    return here.calls.ask(here.user, text, { input })
  }
  const addStep = (planId: number) =>
    here.calls.ask(
      here.user,
      'mutation($planId: Int!) { addPlanStep(planId: $planId, input: { description: "Go on" }) { id } }',
      {
        planId,
      },
    )
  const addResource = (stepId: number) =>
    here.calls.ask(
      here.user,
      'mutation($stepId: Int!) { addPlanResource(input: { stepId: $stepId, resourceType: "book", title: "A" }) { id } }',
      { stepId },
    )

  it.each([
    ['many short', 'a', 20_000],
    ['few long', 'a'.repeat(2_000), 2_000],
  ])('that are full of %s resources take no more, nor is there another', async (_, title, count) => {
    const { id, steps } = field<{ id: number; steps: { id: number }[] }>(await create(), 'createSkillDevelopmentPlan')
    const [first = { id: 0 }, second = { id: 0 }] = steps
    await here.app.pool.query(
      `insert into resume.plan_resources (step_id, resource_type, title) select $1, 'book', $2 from generate_series(1, $3)`,
      [first.id, title, count],
    )
    expect(codeOf(await addStep(id))).toBe('TOO_LARGE')
    expect(codeOf(await addResource(second.id))).toBe('TOO_LARGE')
    await here.app.pool.query('update resume.skill_plans set target_level = 3 where id = $1', [id])
    expect(codeOf(await create())).toBe('TOO_LARGE')
  })
})

describe('[D17] practice', () => {
  it('ends where a guide holds as many answers as can be shown', async () => {
    const guides = guideCalls(here.calls)
    const guide = await guides.created(here.user, {
      resumeId: await here.calls.createResume(here.user),
      jobDescription: operatorAd,
    })
    const [first = { id: 0 }, second = { id: 0 }] = guide.questions
    await here.app.pool.query(
      `insert into resume.practices (question_id, answer, seconds, remarks, created_at)
       select $1, repeat('a', 50000), 1, '{}', now() from generate_series(1, 41)`,
      [first.id],
    )
    const answer = { questionId: second.id, answer: 'I did it.', seconds: 1 }
    expect(codeOf(await guides.practise(here.user, answer))).toBe('TOO_LARGE')
  })
})

describe('[C16] half a character', () => {
  // Without a blank each is cut where a number of letters ends, in the middle of one or the other.
  const endless = (before: string) => `${before}${'🚀'.repeat(70)}`
  const oneOrTheOther = ['', 'x'].map((before) => [endless(before)])

  it.each(oneOrTheOther)('is left by no cut in an advertisement: %s', async (words) => {
    const jobDescription = `${operatorAd}\n\nRequirements\n- ${words}\n- Knowledge of ${words}`
    const { id, originalResumeId: resumeId } = await here.calls.tailored(here.user, { jobDescription })
    expect(id).toBeGreaterThan(0)
    field(await here.calls.analyse(here.user, { resumeId, jobDescription }), 'analyzeJobMatch')
    await guideCalls(here.calls).created(here.user, { resumeId, jobDescription })
  })

  it.each(oneOrTheOther)('is left by no cut in a resume: %s', async (words) => {
    const content = `${operatorPage}<ul><li>Kept ${words}</li><li>${words}</li></ul>`
    const { id, originalResumeId: resumeId } = await here.calls.tailored(here.user, {}, content)
    expect(id).toBeGreaterThan(0)
    field(await here.calls.analyse(here.user, { resumeId, jobDescription: operatorAd }), 'analyzeJobMatch')
  })

  const half = 'ab\ud83d'

  it('in what is chosen for a letter leaves a letter', async () => {
    const { id } = await here.calls.tailored(here.user)
    const options = { motivation: half, recipient: half, achievements: [half] }
    const letter = await letterCalls(here.calls.ask).generate(here.user, id, { options })
    expect(field(letter, 'generateCoverLetter')).toMatchObject({ recipient: 'ab\ufffd' })
  })

  it('in a company leaves a guide', async () => {
    const resumeId = await here.calls.createResume(here.user)
    const guide = await guideCalls(here.calls).created(here.user, {
      resumeId,
      jobDescription: operatorAd,
      company: half,
    })
    expect(guide.company).toBe('ab\ufffd')
  })
})
