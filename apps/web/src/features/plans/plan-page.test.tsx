import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { somePlan, someStep } from '../../lib/resumes/testing/plan.ts'
import { data, refusal } from '../../testing/answers.ts'
import { showPage } from '../../testing/show-page.tsx'
import { currentToasts } from '../../ui/toast.ts'
import { Component as PlanPage } from './plan-page.tsx'

const content =
  '<h1>Mara Ellison</h1><h2>Experience</h2><h3>Data Analyst, Corbel Insurance, Leeds</h3><p>Mar 2021 - Present</p><ul><li>Wrote SQL models</li></ul>'
const resume = (updatedAt = '2026-11-01T09:00:00.000Z') => ({
  ...{
    id: 4,
    title: 'General',
    content,
    explanation: null,
    filePath: null,
    fileType: null,
    isSelected: true,
    isSample: false,
  },
  ...{ createdAt: updatedAt, updatedAt, layout: { template: 'classic', pageSize: 'a4', accent: null } },
  atsReport: { score: 97, checks: [] },
})
const job = (deadline: string | null) => ({
  ...{
    id: 7,
    title: 'Analyst',
    company: 'Fernhill Energy',
    location: null,
    description: 'Snowflake',
    requirements: [],
  },
  ...{ url: null, stage: 'saved', appliedOn: null, deadline, contact: null, notes: null, sentTailoredResumeId: null },
  ...{ createdAt: '2026-11-01T09:00:00.000Z', updatedAt: '2026-11-01T09:00:00.000Z' },
})
const finished = somePlan({
  finishedAt: '2026-11-16T09:00:00.000Z',
  steps: [someStep({ completedAt: '2026-11-16T09:00:00.000Z' })],
})

/** A server that has this plan, and gives back what a change makes of it. */
function show(plan: ReturnType<typeof somePlan> | null, answers: Parameters<typeof showPage>[1] = {}) {
  vi.setSystemTime(new Date('2026-11-16T09:00:00.000Z'))
  return showPage(
    { path: '/skill-development-plan/:id', address: '/skill-development-plan/5?job=7', Page: PlanPage },
    {
      SkillDevelopmentPlans: () => data({ skillDevelopmentPlans: plan ? [plan] : [] }),
      'query SkillDevelopmentPlan(': () => data({ skillDevelopmentPlan: plan }),
      SelectedResume: () => data({ selectedResume: resume() }),
      SkillsFound: () => data({ skillsFound: [] }),
      SkillDemand: () => data({ skillDemand: [{ skillId: 9, jobs: 2, ofJobs: 3, jobDescriptionIds: [7, 8] }] }),
      'query JobDescription(': () => data({ jobDescription: job(null) }),
      JobMatchAnalysesByResume: () => data({ jobMatchAnalysesByResume: [] }),
      InterviewGuides: () => data({ interviewGuides: [] }),
      ...answers,
    },
  )
}
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const choose = async (menu: string | RegExp, entry: string) => {
  await press(menu)
  await userEvent.click(await screen.findByRole('menuitem', { name: entry }))
}

describe('a plan', () => {
  it.each([
    ['was deleted', () => data({ skillDevelopmentPlan: null })],
    ['is not theirs', () => refusal('Not found.', { code: 'NOT_FOUND' })],
  ])('that %s is not there', async (_, answer) => {
    show(null, { 'query SkillDevelopmentPlan(': answer })
    expect((await screen.findByRole('alert')).textContent).toContain('There is no such plan.')
  })

  it('says from where to where, for which jobs, and where it stands in the chain', async () => {
    show(somePlan())
    expect(await screen.findByRole('heading', { level: 1, name: 'Snowflake' })).toBeTruthy()
    expect(await screen.findByText('Fernhill Energy')).toBeTruthy()
    expect(screen.getByText(/From just starting to basic/).textContent).toContain('and 1 more of your jobs')
    const chain = within(screen.getByRole('list', { name: 'From gap to score' }))
    const [, talk, plan] = chain.getAllByRole('listitem')
    expect(plan?.getAttribute('aria-current')).toBe('step')
    expect(plan?.textContent).toContain('3 of 8 hours')
    expect(
      within(talk ?? document.body)
        .getByRole('link')
        .getAttribute('href'),
    ).toBe('/create-interview-guide?job=7&gap=Snowflake')
  })

  it('is the person’s own where no source says how', async () => {
    show(somePlan({ steps: [] }))
    expect(await screen.findByText(/No steps yet\. We only suggest steps that we found in a source/)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Add a step' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'More hours' })).toBeNull()
    expect(await screen.findByText('No steps yet')).toBeTruthy()
    expect(screen.queryByText(/^0 of 0|^Progress in/)).toBeNull()
  })

  it('names no end and no hours where a step has none, and takes them later', async () => {
    const untimed = someStep({ estimatedTimeInHours: 0, proof: null })
    const { sent } = show(somePlan({ steps: [untimed] }), {
      UpdatePlanStep: () => data({ updatePlanStep: somePlan() }),
    })
    expect(await screen.findByText('Add hours to each step to see when you’ll be done.')).toBeTruthy()
    expect(screen.queryByText(/0 hours/)).toBeNull()
    await choose('More for step 1', 'Change')
    await userEvent.type(screen.getByLabelText('What to do'), ' again{Enter}')
    await choose('More for step 1', 'Change')
    expect(sent('UpdatePlanStep')).toEqual([{ id: 11, input: { description: 'Read the introduction again' } }])
  })

  it('is for the next job that asks where the one it was begun for is deleted', async () => {
    show(somePlan(), {
      'query JobDescription(': (variables) =>
        Object(variables).id === 7
          ? refusal('Not found.', { code: 'NOT_FOUND' })
          : data({ jobDescription: { ...job(null), id: 8, company: 'Ashgrove' } }),
    })
    expect(await screen.findByText('Ashgrove')).toBeTruthy()
  })

  it('is worked through: the step in hand is ticked, and a tick is taken back', async () => {
    const done = somePlan({
      steps: somePlan().steps.map((step) => ({ ...step, completedAt: '2026-11-16T09:00:00.000Z' })),
    })
    const { sent } = show(somePlan(), { CompletePlanStep: () => data({ completePlanStep: done }) })
    await press('Mark as done')
    expect(await screen.findByText('2 of 2 done')).toBeTruthy()
    await userEvent.click(screen.getByRole('checkbox', { name: 'Step 1 done' }))
    expect(sent('CompletePlanStep')).toEqual([
      { id: 12, completed: true },
      { id: 11, completed: false },
    ])
  })

  it('has its steps moved, changed, added and deleted by the keyboard', async () => {
    const answer = (name: string) => () => data({ [name]: somePlan() })
    const { sent } = show(somePlan(), {
      UpdatePlanStep: answer('updatePlanStep'),
      AddPlanStep: answer('addPlanStep'),
      DeletePlanStep: answer('deletePlanStep'),
    })
    await choose('More for step 2', 'Move up')
    await choose('More for step 1', 'Change')
    const hours = screen.getByLabelText('Hours')
    await userEvent.clear(hours)
    await userEvent.type(hours, 'two{Enter}')
    expect(screen.getByText('From 0.5 to 2,000.')).toBeTruthy()
    await userEvent.clear(hours)
    await userEvent.type(hours, '2,5{Enter}')
    await vi.waitFor(() => expect(screen.queryByRole('form')).toBeNull())
    await press('Add a step')
    await userEvent.type(screen.getByLabelText('What to do'), 'Show it to Priya{Enter}')
    await vi.waitFor(() => expect(screen.queryByRole('form')).toBeNull())
    await choose('More for step 2', 'Delete step')
    await press('Delete step')
    await vi.waitFor(() => expect(sent('DeletePlanStep')).toEqual([{ id: 12 }]))
    expect(sent('UpdatePlanStep')).toEqual([
      { id: 12, input: { stepNumber: 1 } },
      { id: 11, input: { description: 'Read the introduction', estimatedTimeInHours: 2.5 } },
    ])
    expect(sent('AddPlanStep')).toEqual([
      { planId: 5, input: { description: 'Show it to Priya', estimatedTimeInHours: 2 } },
    ])
  })

  it('takes resources of one’s own, and links only pages', async () => {
    const { sent } = show(somePlan(), { AddPlanResource: () => data({ addPlanResource: somePlan() }) })
    await press('Add a resource')
    await userEvent.type(screen.getByLabelText('Resource'), 'Priya’s notes')
    await userEvent.type(screen.getByLabelText('Link'), 'not a link{Enter}')
    expect(screen.getByText(/An address such as/)).toBeTruthy()
    await userEvent.clear(screen.getByLabelText('Link'))
    await userEvent.type(screen.getByLabelText('Link'), 'example.org/notes{Enter}')
    await vi.waitFor(() => expect(screen.queryByRole('form')).toBeNull())
    expect(sent('AddPlanResource')).toEqual([
      { input: { stepId: 12, resourceType: 'other', title: 'Priya’s notes', url: 'https://example.org/notes' } },
    ])
  })

  it('moves its end with the hours a week before the server has answered', async () => {
    const { sent } = show(somePlan(), { UpdateSkillDevelopmentPlan: () => new Promise(() => undefined) })
    const end = async () =>
      (await screen.findAllByRole('status')).map((it) => it.textContent).find((it) => /November/.test(it ?? ''))
    const before = await end()
    await press('More hours')
    expect(await end()).not.toBe(before)
    expect(sent('UpdateSkillDevelopmentPlan')).toEqual([{ id: 5, hoursPerWeek: 5 }])
  })

  it('that ends after the job closes gives the way out', async () => {
    const { sent } = show(somePlan({ hoursPerWeek: 1 }), {
      'query JobDescription(': () => data({ jobDescription: job('2026-11-25T00:00:00.000Z') }),
      UpdateSkillDevelopmentPlan: () => data({ updateSkillDevelopmentPlan: somePlan() }),
    })
    const way = await screen.findByRole('button', { name: /^Take \d hours$/ })
    expect(way.closest('div')?.textContent).toMatch(
      /days after the job closes\. At \d hours a week you would be done on/,
    )
    await userEvent.click(way)
    await vi.waitFor(() => expect(sent('UpdateSkillDevelopmentPlan')).toHaveLength(1))
  })

  it('says what a certificate takes', async () => {
    show(somePlan({ conditions: ['Awarded by the college.'] }))
    expect(await screen.findByText('Awarded by the college.')).toBeTruthy()
  })

  it('is deleted after a question, and leads back', async () => {
    const { sent } = show(somePlan(), { DeleteSkillDevelopmentPlan: () => data({ deleteSkillDevelopmentPlan: true }) })
    await choose(/^More:/, 'Delete plan')
    await press('Delete plan')
    expect((await screen.findByLabelText('Address')).textContent).toBe('/skills')
    expect(sent('DeleteSkillDevelopmentPlan')).toEqual([{ id: 5 }])
  })
})

describe('a finished plan', () => {
  const line = 'Loaded a practice warehouse in Snowflake'
  const say = async () => userEvent.type(await screen.findByLabelText('Your line'), line)

  it('writes nothing by itself, and nothing that the person has not worded', async () => {
    const { sent } = show(finished)
    await press('Add it to my resume')
    expect(screen.getByText(/Write the line first/)).toBeTruthy()
    expect([...sent('UpdateResume'), ...sent('SaveFact')]).toEqual([])
  })

  it('puts the line where the person says, keeps it as their word, and leads back into the score', async () => {
    let isSaved = false
    const shown = { skill: finished.skill, resumeId: 4, lines: [line], alreadyListed: true }
    const { sent } = show(finished, {
      SaveFact: () => data({ saveFact: { id: 1 } }),
      SkillsFound: () => data({ skillsFound: isSaved ? [shown] : [] }),
      'mutation UpdateResume(': () => {
        isSaved = true
        return data({ updateResume: { id: 4, title: 'General', content: '', updatedAt: '' } })
      },
      AnalyzeJobMatch: () => data({ analyzeJobMatch: { id: 12, resumeId: 4 } }),
    })
    await say()
    await userEvent.selectOptions(screen.getByLabelText('Where in General'), 'Data Analyst, Corbel Insurance')
    await press('Add it to my resume')
    expect(await screen.findByRole('heading', { name: 'It is in your resume' })).toBeTruthy()
    expect(sent('SaveFact')).toEqual([{ input: { statement: line, skill: 'Snowflake' } }])
    const [update] = sent('mutation UpdateResume(')
    expect(update).toMatchObject({ id: 4, input: { ifUpdatedAt: resume().updatedAt } })
    expect(JSON.stringify(update)).toContain(line)
    await press('Compare it again')
    expect((await screen.findByLabelText('Address')).textContent).toBe('/competitive-analysis?id=12')
    expect(sent('AnalyzeJobMatch')).toMatchObject([{ input: { resumeId: 4, jobDescriptionId: 7 } }])
  })

  it('puts the line into the newer copy where the resume was changed in another tab', async () => {
    const copies = ['2026-11-01T09:00:00.000Z', '2026-11-01T09:00:00.000Z', '2026-11-16T08:59:00.000Z']
    let asked = 0
    const { sent } = show(finished, {
      SaveFact: () => data({ saveFact: { id: 1 } }),
      SelectedResume: () => data({ selectedResume: resume(copies[Math.min(asked++, copies.length - 1)]) }),
      'mutation UpdateResume(': ({ input }) =>
        JSON.stringify(input).includes('2026-11-16T08:59')
          ? data({ updateResume: { id: 4, title: 'General', content: '', updatedAt: '' } })
          : refusal('Changed elsewhere.', { code: 'CONFLICT' }),
    })
    await say()
    await press('Add it to my resume')
    expect(await screen.findByRole('heading', { name: 'It is in your resume' })).toBeTruthy()
    expect(sent('mutation UpdateResume(').map((it) => JSON.stringify(it).includes(line))).toEqual([true, true])
    expect(sent('SaveFact')).toHaveLength(1)
  })

  it('keeps the line, and not twice, where the resume cannot be saved', async () => {
    vi.mocked(console.error).mockImplementation(() => undefined)
    let isBroken = true
    const { sent } = show(finished, {
      SaveFact: () => data({ saveFact: { id: 1 } }),
      'mutation UpdateResume(': () =>
        isBroken
          ? refusal('Not now.')
          : data({ updateResume: { id: 4, title: 'General', content: '', updatedAt: '' } }),
    })
    await say()
    await press('Add it to my resume')
    await vi.waitFor(() => expect(currentToasts()[0]?.title).toBe('Failed to update resume'))
    expect(screen.getByLabelText<HTMLTextAreaElement>('Your line').value).toBe(line)
    isBroken = false
    await press('Add it to my resume')
    expect(await screen.findByRole('heading', { name: 'It is in your resume' })).toBeTruthy()
    expect(sent('SaveFact')).toHaveLength(1)
    vi.mocked(console.error).mockClear()
  })

  it('keeps what stands in the field, whenever the answer comes', async () => {
    vi.mocked(console.error).mockImplementation(() => undefined)
    let answer: () => void = () => undefined
    const held = new Promise<void>((resolve) => (answer = resolve))
    const { sent } = show(finished, {
      SaveFact: () => held.then(() => data({ saveFact: { id: 1 } })),
      'mutation UpdateResume(': () => refusal('Not now.'),
    })
    await say()
    await press('Add it to my resume')
    const field = screen.getByLabelText<HTMLTextAreaElement>('Your line')
    await userEvent.type(field, ', and more')
    const shown = field.value
    answer()
    await vi.waitFor(() => expect(currentToasts()[0]?.title).toBe('Failed to update resume'))
    expect(field.value).toBe(shown)
    expect(sent('SaveFact')).toEqual([{ input: { statement: shown, skill: 'Snowflake' } }])
    vi.mocked(console.error).mockClear()
  })

  it('can wait', async () => {
    show(finished)
    await press('Later')
    expect(await screen.findByText(/is not in your resume yet/)).toBeTruthy()
    await press('Say it in one line')
    expect(await screen.findByLabelText('Your line')).toBeTruthy()
  })
})
