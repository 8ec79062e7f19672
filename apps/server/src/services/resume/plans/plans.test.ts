import { describe, expect, it } from 'vitest'
import { field } from '../../../testing/app.ts'
import { appWithUser } from '../testing/app-with-user.ts'
import { codeOf } from '../testing/resume-calls.ts'

const here = appWithUser()

interface Resource {
  resourceType: string
  title: string
  url: string | null
}
interface Step {
  id: number
  stepNumber: number
  description: string
  estimatedTimeInHours: number
  proof: string | null
  completedAt: string | null
  startsOn: string
  endsOn: string
  resources: Resource[]
}
interface Plan {
  id: number
  skillId: number
  skill: { name: string }
  currentProficiencyLevel: number
  targetProficiencyLevel: number
  estimatedTimeToComplete: number
  hoursPerWeek: number
  endsOn: string
  finishedAt: string | null
  updatedAt: string
  conditions: string[]
  steps: Step[]
}
const fields = `id skillId skill { name } currentProficiencyLevel targetProficiencyLevel estimatedTimeToComplete hoursPerWeek
  endsOn finishedAt createdAt updatedAt conditions
  steps { id developmentPlanId stepNumber description estimatedTimeInHours proof completedAt startsOn endsOn
    resources { id stepId resourceType title url description } }`

const idOf = async (name: string) =>
  field<{ id: number }[]>(
    await here.calls.ask(here.user, 'query($name: String!) { skills(search: $name, limit: 1) { id } }', { name }),
    'skills',
  )[0]?.id ?? 0
const createCall = (input: object, as = here.user) =>
  here.calls.ask(
    as,
    `mutation($input: DevelopmentPlanInput!) { createSkillDevelopmentPlan(input: $input) { ${fields} } }`,
    {
      input,
    },
  )
const usual = { currentProficiencyLevel: 1, targetProficiencyLevel: 2, hoursPerWeek: 10 }
const create = async (over: object = {}) =>
  field<Plan>(await createCall({ skillId: await idOf('Kubernetes'), ...usual, ...over }), 'createSkillDevelopmentPlan')
/** Of four, eight and eight hours: the source of its steps says none. */
async function timed(over: object = {}): Promise<Plan> {
  let plan = await create(over)
  for (const [at, { id }] of plan.steps.entries()) plan = await updated(id, { estimatedTimeInHours: at === 0 ? 4 : 8 })
  return plan
}
const get = (id: number, as = here.user) =>
  here.calls.ask(as, `query($id: Int!) { skillDevelopmentPlan(id: $id) { ${fields} } }`, { id })
const mutate = (name: string, signature: string, args: string, variables: object, as = here.user) =>
  here.calls.ask(as, `mutation(${signature}) { ${name}(${args}) { ${fields} } }`, variables)
const tick = (id: number, completed = true, as = here.user) =>
  mutate('completePlanStep', '$id: Int!, $completed: Boolean!', 'id: $id, completed: $completed', { id, completed }, as)
const ticked = async (id: number, completed = true) => field<Plan>(await tick(id, completed), 'completePlanStep')
const updateStep = (id: number, input: object) =>
  mutate('updatePlanStep', '$id: Int!, $input: PlanStepInput!', 'id: $id, input: $input', { id, input })
const updated = async (id: number, input: object) => field<Plan>(await updateStep(id, input), 'updatePlanStep')
const addStep = (planId: number, input: object) =>
  mutate('addPlanStep', '$planId: Int!, $input: PlanStepInput!', 'planId: $planId, input: $input', { planId, input })
const deleteStep = (id: number) => mutate('deletePlanStep', '$id: Int!', 'id: $id', { id })
const setPace = (id: number, hoursPerWeek: number) =>
  mutate('updateSkillDevelopmentPlan', '$id: Int!, $hours: Float!', 'id: $id, hoursPerWeek: $hours', {
    id,
    hours: hoursPerWeek,
  })
const addResource = (input: object) =>
  mutate('addPlanResource', '$input: PlanResourceInput!', 'input: $input', { input })
const levels = async () =>
  field<{ proficiencyLevel: number; skill: { name: string } }[]>(
    await here.calls.ask(
      here.user,
      'query($id: Int!) { userSkills(userId: $id) { proficiencyLevel skill { name } } }',
      {
        id: here.user.userId,
      },
    ),
    'userSkills',
  ).map(({ proficiencyLevel, skill }) => [skill.name, proficiencyLevel])

const sumOf = ({ steps }: Plan) => steps.reduce((sum, { estimatedTimeInHours }) => sum + estimatedTimeInHours, 0)
const day = (moment: Date) => moment.toISOString().slice(0, 10)

describe('a new plan', () => {
  it.each([
    ['level 0', { currentProficiencyLevel: 0 }, 'currentProficiencyLevel'],
    ['level 6', { targetProficiencyLevel: 6 }, 'targetProficiencyLevel'],
    ['a level that is there', { currentProficiencyLevel: 3, targetProficiencyLevel: 3 }, 'targetProficiencyLevel'],
    ['no hours a week', { hoursPerWeek: 0 }, 'hoursPerWeek'],
    ['61 hours a week', { hoursPerWeek: 61 }, 'hoursPerWeek'],
  ])('is refused for %s, and the field named', async (_, over, name) => {
    const { body } = await createCall({ skillId: await idOf('Kubernetes'), ...usual, ...over })
    expect(body.errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { [name]: expect.any(String) },
    })
  })

  it('is refused for a skill there is none of, and for another’s own', async () => {
    expect(codeOf(await createCall({ skillId: 1, ...usual }))).toBe('NOT_FOUND')
    const text = 'mutation($name: String!) { addUserSkill(input: { name: $name, proficiencyLevel: 1 }) { skillId } }'
    const { skillId } = field<{ skillId: number }>(
      await here.calls.ask(here.user, text, { name: 'Beetle sexing' }),
      'addUserSkill',
    )
    const other = await here.app.signUp()
    expect(codeOf(await createCall({ skillId, ...usual }, other))).toBe('NOT_FOUND')
    expect((await create({ skillId })).skill.name).toBe('Beetle sexing')
  })

  it('is made by a name for what has no id yet, and lists nothing', async () => {
    const named = (name: string, skillId = 0) => createCall({ skillId, name, ...usual })
    expect(codeOf(await named('—'))).toBe('BAD_USER_INPUT')
    expect(codeOf(await named('Go', 5))).toBe('BAD_USER_INPUT')
    expect(codeOf(await named('   '))).toBe('NOT_FOUND')
    const own = field<Plan>(await named('Oregon General Journeyman license'), 'createSkillDevelopmentPlan')
    expect(own).toMatchObject({ skill: { name: 'Oregon General Journeyman license' }, steps: [], conditions: [] })
    expect(own.skillId).toBeLessThan(0)
    const known = field<Plan>(await named('k8s'), 'createSkillDevelopmentPlan')
    expect(known).toMatchObject({ skill: { name: 'Kubernetes' }, skillId: await idOf('Kubernetes') })
    expect(await levels()).toEqual([])
  })

  it('has the steps that a source gives, and names it', async () => {
    const plan = await create()
    expect(plan.skill.name).toBe('Kubernetes')
    expect(plan.steps.map(({ stepNumber }) => stepNumber)).toEqual([1, 2, 3])
    expect(plan.steps[0]?.resources).toMatchObject([
      { title: 'Learn Kubernetes Basics', url: 'https://kubernetes.io/docs/tutorials/kubernetes-basics/' },
    ])
    expect(plan.conditions).toEqual([expect.stringContaining('read on 19 November 2026')])
    expect(plan.estimatedTimeToComplete).toBe(0)
  })

  it('ends by the hours per week, once its steps have hours', async () => {
    const plan = await timed()
    expect(plan.estimatedTimeToComplete).toBe(sumOf(plan))
    const days = Math.ceil((sumOf(plan) / 10) * 7)
    expect(plan.endsOn.slice(0, 10)).toBe(day(new Date(here.app.clock.now().getTime() + days * 86_400_000)))
    expect(plan.steps.at(-1)?.endsOn).toBe(plan.endsOn)
  })

  it('has no steps for what a resume shows, nor where no way is known', async () => {
    expect(await create({ skillId: await idOf('PMP') })).toMatchObject({ steps: [], conditions: [] })
    await here.calls.createResume(here.user, '<h1>Ida Vance</h1><h2>Skills</h2><p>Kubernetes, Git</p>')
    expect(await create()).toMatchObject({ steps: [], conditions: [], finishedAt: null })
    expect((await create({ skillId: await idOf('Terraform') })).steps).toHaveLength(3)
  })

  it('asked for again while it is under way is the same', async () => {
    const [first, again] = [await create(), await create()]
    expect(again.id).toBe(first.id)
    expect((await create({ targetProficiencyLevel: 3 })).id).not.toBe(first.id)
  })

  it('counts among what saved jobs are asked for', async () => {
    const { skillId } = await create()
    const demand = await here.calls.ask(here.user, 'query($id: Int!) { skillDemand(userId: $id) { skillId jobs } }', {
      id: here.user.userId,
    })
    expect(field(demand, 'skillDemand')).toEqual([{ skillId, jobs: 0 }])
  })
})

describe('plans', () => {
  it('[B1] of others are not found, and not listed', async () => {
    const plan = await create()
    const other = await here.app.signUp()
    expect(codeOf(await get(plan.id, other))).toBe('NOT_FOUND')
    expect(codeOf(await tick(plan.steps[0]?.id ?? 0, true, other))).toBe('NOT_FOUND')
    const text = 'query($userId: Int!) { skillDevelopmentPlans(userId: $userId) { id } }'
    expect(codeOf(await here.calls.ask(other, text, { userId: here.user.userId }))).toBe('FORBIDDEN')
    expect(field(await here.calls.ask(other, text, { userId: other.userId }), 'skillDevelopmentPlans')).toEqual([])
    expect(field(await here.calls.ask(here.user, text, { userId: here.user.userId }), 'skillDevelopmentPlans')).toEqual(
      [{ id: plan.id }],
    )
  })

  it('end sooner with more hours per week', async () => {
    const plan = await timed()
    const sooner = field<Plan>(await setPace(plan.id, 20), 'updateSkillDevelopmentPlan')
    expect(sooner.hoursPerWeek).toBe(20)
    expect(sooner.endsOn < plan.endsOn).toBe(true)
    expect(codeOf(await setPace(plan.id, 0.1))).toBe('BAD_USER_INPUT')
  })

  it('keep their end while somebody keeps to them, and move it where nothing is ticked', async () => {
    const plan = await timed({ hoursPerWeek: 8 })
    here.app.clock.advance(3 * 86_400_000)
    const sameEnd = field<Plan>(await get(plan.id), 'skillDevelopmentPlan').endsOn
    expect(sameEnd).toBe(plan.endsOn)
    await here.app.pool.query(
      `update resume.skill_plans set created_at = created_at - interval '30 days' where id = $1`,
      [plan.id],
    )
    const late = field<Plan>(await get(plan.id), 'skillDevelopmentPlan').endsOn
    expect(Date.parse(late)).toBeGreaterThan(Date.parse(plan.endsOn) - 30 * 86_400_000)
  })

  it('are deleted once, with their steps', async () => {
    const { id } = await create()
    const remove = () =>
      here.calls.ask(here.user, 'mutation($id: Int!) { deleteSkillDevelopmentPlan(id: $id) }', { id })
    expect((await remove()).body.data).toEqual({ deleteSkillDevelopmentPlan: true })
    expect(codeOf(await remove())).toBe('NOT_FOUND')
    const { rows } = await here.app.pool.query('select 1 from resume.plan_steps where plan_id = $1', [id])
    expect(rows).toEqual([])
  })
})

describe('steps', () => {
  it.each([
    ['an empty text', { description: ' ' }, 'description'],
    ['501 characters', { description: 'a'.repeat(501) }, 'description'],
    ['a NUL', { description: 'a\0' }, 'description'],
    ['no hours', { estimatedTimeInHours: 0 }, 'estimatedTimeInHours'],
    ['2,001 hours', { estimatedTimeInHours: 2_001 }, 'estimatedTimeInHours'],
    ['place 0', { stepNumber: 0 }, 'stepNumber'],
  ])('refuse %s and name the field', async (_, input, name) => {
    const { id, steps } = await create()
    for (const { body } of [
      await updateStep(steps[0]?.id ?? 0, input),
      await addStep(id, { description: 'a', ...input }),
    ])
      expect(body.errors?.[0]?.extensions).toMatchObject({
        code: 'BAD_USER_INPUT',
        fields: { [name]: expect.any(String) },
      })
  })

  it('moved keep the hours of the plan, and are counted from 1', async () => {
    const plan = await timed({ targetProficiencyLevel: 4 })
    const ids = plan.steps.map(({ id }) => id)
    const after = await updated(ids[0] ?? 0, { stepNumber: 3 })
    expect(after.steps.map(({ id }) => id)).toEqual([ids[1], ids[2], ids[0], ...ids.slice(3)])
    expect(after.steps.map(({ stepNumber }) => stepNumber)).toEqual(ids.map((_, at) => at + 1))
    expect([sumOf(after), after.endsOn]).toEqual([sumOf(plan), plan.endsOn])
    expect((await updated(ids[0] ?? 0, { stepNumber: 99 })).steps.at(-1)?.id).toBe(ids[0])
  })

  it('changed keep what is not sent', async () => {
    const { steps } = await create()
    const [first] = steps
    const after = await updated(first?.id ?? 0, { estimatedTimeInHours: 3 })
    expect(after.steps[0]).toMatchObject({ description: first?.description, estimatedTimeInHours: 3 })
    expect((await updated(first?.id ?? 0, { description: 'Mine' })).steps[0]).toMatchObject({
      description: 'Mine',
      estimatedTimeInHours: 3,
    })
  })

  it('are added where somebody wants them, and deleted but for the last', async () => {
    const { id, steps } = await create()
    const added = field<Plan>(await addStep(id, { description: 'My own', stepNumber: 1 }), 'addPlanStep')
    expect(added.steps.map(({ description }) => description)).toEqual([
      'My own',
      ...steps.map(({ description }) => description),
    ])
    for (const step of steps) field(await deleteStep(step.id), 'deletePlanStep')
    const { body } = await deleteStep(added.steps[0]?.id ?? 0)
    expect(body.errors?.[0]).toMatchObject({
      message: 'This is the last step. Please delete the plan instead.',
      extensions: { code: 'BAD_USER_INPUT' },
    })
  })

  it('are 60 at most', async () => {
    const { id } = await create()
    await here.app.pool.query(
      `insert into resume.plan_steps (plan_id, step_number, description, hours)
       select $1, n, 'Step', 1 from generate_series(4, 60) n`,
      [id],
    )
    expect(codeOf(await addStep(id, { description: 'One more' }))).toBe('TOO_LARGE')
  })

  it.each([
    ['[C13] a script', { url: 'javascript:alert(1)' }, 'url'],
    ['a file', { url: 'file:///etc/passwd' }, 'url'],
    ['no name', { title: ' ' }, 'title'],
    ['a name over 200 characters', { title: 'a'.repeat(201) }, 'title'],
    ['a kind there is none of', { resourceType: 'spell' }, 'resourceType'],
  ])('refuse a resource with %s', async (_, over, name) => {
    const { steps } = await create()
    const input = { stepId: steps[0]?.id, resourceType: 'book', title: 'A book', ...over }
    expect((await addResource(input)).body.errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { [name]: expect.any(String) },
    })
  })

  it('take resources of one’s own, 20 at most', async () => {
    const { steps } = await create()
    const [first] = steps
    const input = {
      stepId: first?.id,
      resourceType: 'course',
      title: 'Evening class',
      url: 'https://example.com/class',
    }
    const { steps: after } = field<Plan>(await addResource(input), 'addPlanResource')
    expect(after[0]?.resources.at(-1)).toMatchObject({ title: 'Evening class', url: 'https://example.com/class' })
    await here.app.pool.query(
      `insert into resume.plan_resources (step_id, resource_type, title) select $1, 'book', 'b' from generate_series(1, 20) n`,
      [first?.id],
    )
    expect(codeOf(await addResource(input))).toBe('TOO_LARGE')
  })
})

describe('a finished plan', () => {
  async function finish(plan: Plan): Promise<Plan> {
    let after = plan
    for (const { id } of plan.steps) after = await ticked(id)
    return after
  }

  it('lists the skill with the level that is reached', async () => {
    const after = await finish(await create())
    expect(after).toMatchObject({ finishedAt: here.app.clock.now().toISOString() })
    expect(after.endsOn.slice(0, 10)).toBe(day(here.app.clock.now()))
    expect(await levels()).toEqual([['Kubernetes', 2]])
  })

  it('raises a lower level, and leaves a higher one', async () => {
    const add = (proficiencyLevel: number) =>
      here.calls.ask(
        here.user,
        'mutation($level: Int!) { addUserSkill(input: { name: "Kubernetes", proficiencyLevel: $level }) { id } }',
        { level: proficiencyLevel },
      )
    await add(1)
    const plan = await create({ targetProficiencyLevel: 3 })
    await finish(plan)
    expect(await levels()).toEqual([['Kubernetes', 3]])
    await add(5)
    await ticked(plan.steps[0]?.id ?? 0, false)
    await ticked(plan.steps[0]?.id ?? 0)
    expect(await levels()).toEqual([['Kubernetes', 5]])
  })

  it('taken back gives the level back', async () => {
    const plan = await create({ currentProficiencyLevel: 2, targetProficiencyLevel: 3 })
    await finish(plan)
    await ticked(plan.steps[0]?.id ?? 0, false)
    expect(await levels()).toEqual([['Kubernetes', 2]])
  })

  it('is finished no more when a step is taken back or added', async () => {
    const plan = await create()
    const done = await finish(plan)
    expect((await ticked(plan.steps[0]?.id ?? 0, false)).finishedAt).toBeNull()
    expect((await ticked(plan.steps[0]?.id ?? 0)).finishedAt).not.toBeNull()
    expect(field<Plan>(await addStep(done.id, { description: 'One more' }), 'addPlanStep').finishedAt).toBeNull()
  })

  it('ticked twice keeps the day of the first', async () => {
    const { steps } = await create()
    const first = (await ticked(steps[0]?.id ?? 0)).steps[0]?.completedAt
    here.app.clock.advance(86_400_000)
    expect((await ticked(steps[0]?.id ?? 0)).steps[0]?.completedAt).toBe(first)
  })
})

describe('a plan as PDF', () => {
  it('is made from all that it says', async () => {
    await here.calls.createResume(here.user)
    const plan = await create({ skillId: await idOf('CISSP'), targetProficiencyLevel: 3 })
    const text = `mutation($id: Int!) { generateDevelopmentPlanDocument(id: $id) { filename contentType contentBase64 } }`
    const made = field<{ filename: string; contentType: string; contentBase64: string }>(
      await here.calls.ask(here.user, text, { id: plan.id }),
      'generateDevelopmentPlanDocument',
    )
    expect(made).toMatchObject({ filename: 'Ivo Brandt, CISSP, development plan.pdf', contentType: 'application/pdf' })
    expect(Buffer.from(made.contentBase64, 'base64').subarray(0, 5).toString()).toBe('%PDF-')
  })
})
