import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { somePlan } from '../../lib/resumes/testing/plan.ts'
import { data, noConnection, refusal } from '../../testing/answers.ts'
import { showPage } from '../../testing/show-page.tsx'
import { currentToasts } from '../../ui/toast.ts'
import { Component as AddSkillPage } from './add-skill-page.tsx'
import { Component as SkillsPage } from './skills-page.tsx'

const skill = (id: number, name: string) => ({ id, name, category: 'Databases', description: null })
const own = (id: number, name: string, more: object = {}) => ({
  ...{ id, skillId: id, proficiencyLevel: 4, yearsOfExperience: 7, lastUsedDate: null, isCurrent: true },
  skill: skill(id, name),
  ...more,
})
const found = (id: number, name: string, line: string) => ({
  ...{ skill: skill(id, name), resumeId: 4, lines: [line], alreadyListed: false },
  ...{ proficiencyLevel: 3, isCurrent: true, lastUsedDate: null },
})
const demand = (skillId: number, jobs: number) => ({
  skillId,
  jobs,
  ofJobs: 3,
  jobDescriptionIds: [1, 2, 3].slice(0, jobs),
})
const snowflake = {
  ...{ id: 31, skillId: 9, relevanceScore: 80, reason: '2 of your 3 saved jobs ask for Snowflake.' },
  ...{ jobDescriptionIds: [2, 3], ofJobs: 3 },
  skill: skill(9, 'Snowflake'),
}
const empty = {
  UserSkills: () => data({ userSkills: [] }),
  SkillsFound: () => data({ skillsFound: [] }),
  SkillDemand: () => data({ skillDemand: [] }),
  SkillRecommendations: () => data({ skillRecommendations: [] }),
  SkillDevelopmentPlans: () => data({ skillDevelopmentPlans: [] }),
  JobDescriptions: () => data({ jobDescriptions: [] }),
  'query Resumes(': () => data({ resumes: [] }),
}
const full = {
  ...empty,
  UserSkills: () =>
    data({
      userSkills: [own(1, 'Excel'), own(2, 'SQL', { lastUsedDate: '2022-12-31T00:00:00.000Z', isCurrent: false })],
    }),
  SkillsFound: () =>
    data({ skillsFound: [found(5, 'dbt', 'Wrote dbt models for claims'), found(6, 'Git', 'Kept them in Git')] }),
  SkillDemand: () => data({ skillDemand: [demand(1, 1), demand(2, 3), demand(5, 2)] }),
  SkillRecommendations: () => data({ skillRecommendations: [snowflake] }),
  JobDescriptions: () => data({ jobDescriptions: [{ id: 1 }, { id: 2 }, { id: 3 }] }),
}
const show = (answers: Parameters<typeof showPage>[1]) =>
  showPage({ path: '/skills', address: '/skills', Page: SkillsPage }, answers)
const card = async (name: string) => within(await screen.findByRole('region', { name }))
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))

describe('without a skill', () => {
  it('asks for a resume where there is none', async () => {
    show(empty)
    const add = await screen.findByRole('link', { name: 'Add your resume' })
    expect(add.getAttribute('href')).toBe('/create-resume')
    expect(await screen.findByText(/and this counts what it asks for/)).toBeTruthy()
  })

  it('shows what a resume names, each with its line, before anything is taken over', async () => {
    const { sent } = show({ ...full, UserSkills: () => data({ userSkills: [] }) })
    expect(await screen.findByText(/We found 2 skills on your resume\./)).toBeTruthy()
    await press('Add them from my resume')
    const shown = await card('Found in your resume')
    expect(shown.getByText('Wrote dbt models for claims')).toBeTruthy()
    expect(await shown.findByText('asked for in 2 of 3')).toBeTruthy()
    expect(sent('AddUserSkill')).toEqual([])
  })

  it('says what could not be loaded, and tries again', async () => {
    let isBroken = true
    show({ ...full, SkillsFound: () => (isBroken ? refusal('Not now.') : full.SkillsFound()) })
    expect((await screen.findByRole('alert')).textContent).toContain('Not now.')
    isBroken = false
    await press('Try again')
    expect(await screen.findByText('Wrote dbt models for claims')).toBeTruthy()
  })
})

describe('the list of skills', () => {
  it('says how well, how long, how lately and how much asked for, most asked first', async () => {
    show(full)
    const rows = within(await screen.findByRole('region', { name: 'Your skills' })).getAllByRole('listitem')
    expect(rows.map((row) => within(row).getAllByText(/^(SQL|Excel)$/)[0]?.textContent)).toEqual(['SQL', 'Excel'])
    const [sql = expect.fail()] = rows
    expect(within(sql).getByRole('img', { name: 'Level 4 of 5, Very good' })).toBeTruthy()
    expect(within(sql).getByRole('img', { name: 'Asked for in 3 of 3 saved jobs' })).toBeTruthy()
    expect(within(sql).getByText('2022')).toBeTruthy()
    expect(await screen.findByText(/how many of your 3 saved jobs ask for it/)).toBeTruthy()
  })

  it('is edited in place: Escape leaves, a wrong figure is not sent, Enter saves', async () => {
    const { sent } = show({ ...full, UpdateUserSkill: () => data({ updateUserSkill: own(2, 'SQL') }) })
    await press('Edit SQL')
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('form', { name: 'Edit SQL' })).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit SQL' }))
    await press('Edit SQL')
    const years = screen.getByLabelText('Years')
    await userEvent.clear(years)
    await userEvent.type(years, '99{Enter}')
    expect(screen.getByText('A number from 0 to 70.')).toBeTruthy()
    await userEvent.clear(years)
    await userEvent.type(years, '8{Enter}')
    expect(await screen.findByRole('button', { name: 'Edit SQL' })).toBeTruthy()
    expect(sent('UpdateUserSkill')).toEqual([
      {
        id: 2,
        input: {
          ...{ proficiencyLevel: 4, yearsOfExperience: 8, isCurrent: false },
          lastUsedDate: '2022-12-31T00:00:00.000Z',
        },
      },
    ])
  })

  it('loses nothing that was typed where it cannot be saved, nor after a reload', async () => {
    vi.mocked(console.error).mockImplementation(() => undefined)
    const { unmount } = show({ ...full, UpdateUserSkill: () => Promise.reject(noConnection()) })
    await press('Edit SQL')
    await userEvent.type(screen.getByLabelText('Years'), '.5{Enter}')
    await vi.waitFor(() => expect(currentToasts()[0]?.title).toBe('Failed to save the skill'))
    expect(screen.getByLabelText<HTMLInputElement>('Years').value).toBe('7.5')
    unmount()
    show(full)
    expect((await screen.findByLabelText<HTMLInputElement>('Years')).value).toBe('7.5')
    vi.mocked(console.error).mockClear()
  })

  it('asks before one is removed', async () => {
    const { sent } = show({ ...full, DeleteUserSkill: () => data({ deleteUserSkill: true }) })
    await press('Edit SQL')
    await press('Remove')
    await press('Keep it')
    expect(sent('DeleteUserSkill')).toEqual([])
    await press('Remove')
    await press('Remove skill')
    await vi.waitFor(() => expect(sent('DeleteUserSkill')).toEqual([{ id: 2 }]))
  })
})

describe('what the resumes show', () => {
  it('is added one by one or all, and what is not mine stays away', async () => {
    const { sent, unmount } = show({ ...full, AddUserSkill: () => data({ addUserSkill: own(5, 'dbt') }) })
    await press('Not mine: Git')
    expect(screen.queryByText('Kept them in Git')).toBeNull()
    await press('Add dbt')
    await vi.waitFor(() => expect(sent('AddUserSkill')).toHaveLength(1))
    expect(sent('AddUserSkill')).toEqual([
      { input: { name: 'dbt', proficiencyLevel: 3, isCurrent: true, lastUsedDate: null } },
    ])
    unmount()
    show(full)
    expect(await screen.findByText('Wrote dbt models for claims')).toBeTruthy()
    expect(screen.queryByText('Kept them in Git')).toBeNull()
  })

  it('is added whole by one press', async () => {
    const { sent } = show({ ...full, AddUserSkill: () => data({ addUserSkill: own(5, 'dbt') }) })
    await press('Add all two')
    await vi.waitFor(() => expect(currentToasts()[0]?.title).toBe('2 skills added'))
    expect(sent('AddUserSkill')).toMatchObject([{ input: { name: 'dbt' } }, { input: { name: 'Git' } }])
  })
})

describe('what is worth having', () => {
  it('says which jobs ask, and leads to a plan or to the one there is', async () => {
    const { unmount } = show(full)
    const worth = await card('Skills your saved jobs ask for')
    expect(worth.getByText(snowflake.reason)).toBeTruthy()
    expect(worth.getByRole('img', { name: 'Asked for in 2 of 3 saved jobs' })).toBeTruthy()
    expect(worth.getByRole('link', { name: 'Plan it: Snowflake' }).getAttribute('href')).toBe(
      '/create-development-plan?skill=Snowflake&job=2',
    )
    unmount()
    show({ ...full, SkillDevelopmentPlans: () => data({ skillDevelopmentPlans: [somePlan()] }) })
    const open = await screen.findByRole('link', { name: 'Open your plan: Snowflake' })
    expect(open.getAttribute('href')).toBe('/skill-development-plan/5')
    expect((await card('Your plans')).getByRole('link', { name: 'Snowflake' })).toBeTruthy()
    expect((await card('Your plans')).getByText(/done by 16 November/)).toBeTruthy()
  })

  it('is had by a line that says where; without one nothing is sent', async () => {
    const { sent } = show({
      ...full,
      SaveFact: () => data({ saveFact: { id: 1 } }),
      AddUserSkill: () => data({ addUserSkill: own(9, 'Snowflake') }),
    })
    await press('I have this: Snowflake')
    const form = within(await screen.findByRole('form', { name: 'Where you used Snowflake' }))
    await userEvent.click(form.getByRole('button', { name: 'Add it' }))
    expect(form.getByText(/One line is enough/)).toBeTruthy()
    expect(sent('SaveFact')).toEqual([])
    await userEvent.type(form.getByLabelText('Where did you use it?'), 'Loaded claims into Snowflake in 2024{Enter}')
    await vi.waitFor(() => expect(sent('AddUserSkill')).toEqual([{ input: { skillId: 9, proficiencyLevel: 3 } }]))
    expect(sent('SaveFact')).toEqual([
      { input: { statement: 'Loaded claims into Snowflake in 2024', skill: 'Snowflake' } },
    ])
  })

  it('is not kept as a word twice where only the list refused it', async () => {
    vi.mocked(console.error).mockImplementation(() => undefined)
    let isBroken = true
    const { sent } = show({
      ...full,
      SaveFact: () => data({ saveFact: { id: 1 } }),
      AddUserSkill: () => (isBroken ? refusal('Not now.') : data({ addUserSkill: own(9, 'Snowflake') })),
    })
    await press('I have this: Snowflake')
    await userEvent.type(await screen.findByLabelText('Where did you use it?'), 'At Corbel, 2024{Enter}')
    await vi.waitFor(() => expect(currentToasts()[0]?.title).toBe('Failed to add the skill'))
    isBroken = false
    await press('Add it')
    await vi.waitFor(() => expect(screen.queryByRole('form')).toBeNull())
    expect(sent('SaveFact')).toHaveLength(1)
    vi.mocked(console.error).mockClear()
  })

  it('keeps what stands in the field, whenever the answer comes', async () => {
    vi.mocked(console.error).mockImplementation(() => undefined)
    let answer: () => void = () => undefined
    const held = new Promise<void>((resolve) => (answer = resolve))
    const { sent } = show({
      ...full,
      SaveFact: () => held.then(() => data({ saveFact: { id: 1 } })),
      AddUserSkill: () => refusal('Not now.'),
    })
    await press('I have this: Snowflake')
    const field = await screen.findByLabelText<HTMLInputElement>('Where did you use it?')
    await userEvent.type(field, 'At Corbel{Enter}, and more')
    const shown = field.value
    answer()
    await vi.waitFor(() => expect(currentToasts()[0]?.title).toBe('Failed to add the skill'))
    expect(field.value).toBe(shown)
    expect(sent('SaveFact')).toEqual([{ input: { statement: shown, skill: 'Snowflake' } }])
    vi.mocked(console.error).mockClear()
  })

  it('is not suggested again', async () => {
    let isThere = true
    const { sent } = show({
      ...full,
      SkillRecommendations: () => data({ skillRecommendations: isThere ? [snowflake] : [] }),
      DismissSkillRecommendation: () => {
        isThere = false
        return data({ dismissSkillRecommendation: true })
      },
    })
    await press('Do not suggest Snowflake')
    await vi.waitFor(() => expect(screen.queryByText(snowflake.reason)).toBeNull())
    expect(sent('DismissSkillRecommendation')).toEqual([{ id: 31 }])
  })
})

describe('finding a skill', () => {
  const answers = {
    ...full,
    'query Skills(': () => data({ skills: [skill(2, 'SQL'), skill(7, 'NoSQL')] }),
    AddUserSkill: () => data({ addUserSkill: own(7, 'NoSQL') }),
  }
  const type = async (text: string) =>
    userEvent.type(await screen.findByRole('combobox', { name: 'Add a skill' }), text)

  it('offers what the catalogue calls so, marks what is there, and asks how well it is known', async () => {
    const { sent } = show(answers)
    await type('sql')
    const yours = await screen.findByRole('option', { name: /SQL.*Yours/ })
    expect(yours.getAttribute('aria-disabled')).toBe('true')
    expect(screen.queryByRole('option', { name: /as you wrote it/ })).toBeNull()
    await userEvent.keyboard('{Enter}')
    const form = within(await screen.findByRole('form', { name: 'Add NoSQL' }))
    await userEvent.selectOptions(form.getByLabelText('Level'), 'Basic')
    await userEvent.click(form.getByRole('button', { name: 'Add it' }))
    await vi.waitFor(() => expect(screen.queryByRole('form')).toBeNull())
    expect(sent('AddUserSkill')).toMatchObject([
      { input: { skillId: 7, proficiencyLevel: 2, yearsOfExperience: null } },
    ])
  })

  it('adds a word as it was written, on a page of its own too', async () => {
    const { sent } = showPage({ path: '/add-skill', address: '/add-skill', Page: AddSkillPage }, answers)
    await type('own tools')
    await userEvent.click(await screen.findByRole('option', { name: 'Add “own tools” as you wrote it' }))
    await press('Add it')
    expect((await screen.findByLabelText('Address')).textContent).toBe('/skills')
    expect(sent('AddUserSkill')).toMatchObject([{ input: { name: 'own tools', proficiencyLevel: 3, isCurrent: true } }])
  })
})
