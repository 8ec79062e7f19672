import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { somePlan } from '../../lib/resumes/testing/plan.ts'
import { data } from '../../testing/answers.ts'
import { showPage } from '../../testing/show-page.tsx'
import { Component as CreatePlanPage } from './create-plan-page.tsx'

vi.mock('../../lib/reading/engine.ts', () => import('../../testing/reading-here.ts'))

const snowflake = { id: 9, name: 'Snowflake', category: 'Databases', description: null }
const listed = {
  ...{ id: 1, skillId: 9, proficiencyLevel: 3, yearsOfExperience: null, lastUsedDate: null, isCurrent: true },
  skill: snowflake,
}

const show = (search: string, answers: Parameters<typeof showPage>[1] = {}) =>
  showPage(
    { path: '/create-development-plan', address: `/create-development-plan${search}`, Page: CreatePlanPage },
    {
      UserSkills: () => data({ userSkills: [] }),
      SkillDevelopmentPlans: () => data({ skillDevelopmentPlans: [] }),
      'query Skills(': ({ search: typed }) =>
        data({ skills: String(typed).toLowerCase().startsWith('snow') ? [snowflake] : [] }),
      CreateSkillDevelopmentPlan: () => data({ createSkillDevelopmentPlan: somePlan() }),
      ...answers,
    },
  )
const make = async () => userEvent.click(await screen.findByRole('button', { name: 'Make the plan' }))
const address = async () => (await screen.findByLabelText('Address')).textContent

it('asks for a skill, and sends nothing without one', async () => {
  const { sent } = show('')
  await make()
  expect(await screen.findByText(/Choose a skill/)).toBeTruthy()
  await userEvent.type(screen.getByRole('combobox', { name: 'Skill' }), 'snow')
  await userEvent.click(await screen.findByRole('option', { name: /flake/ }))
  await userEvent.click(within(screen.getByRole('group', { name: 'Where you are' })).getByLabelText('Good'))
  await userEvent.clear(screen.getByLabelText('Hours a week'))
  await userEvent.type(screen.getByLabelText('Hours a week'), '61')
  await make()
  expect(screen.getByText('From 0.5 to 60.')).toBeTruthy()
  expect(sent('CreateSkillDevelopmentPlan')).toEqual([])
  await userEvent.clear(screen.getByLabelText('Hours a week'))
  await userEvent.type(screen.getByLabelText('Hours a week'), '6')
  await make()
  expect(await address()).toBe('/skill-development-plan/5')
  expect(sent('CreateSkillDevelopmentPlan')).toEqual([
    { input: { skillId: 9, currentProficiencyLevel: 3, targetProficiencyLevel: 4, hoursPerWeek: 6 } },
  ])
})

it('begins with the skill and the level that are known, and goes on for the job', async () => {
  const { sent } = show('?skill=snowflake&job=7', { UserSkills: () => data({ userSkills: [listed] }) })
  expect(await screen.findByText('Snowflake', { selector: 'p' })).toBeTruthy()
  expect(screen.getByRole('list', { name: 'From gap to score' })).toBeTruthy()
  await make()
  expect(await address()).toBe('/skill-development-plan/5?job=7')
  expect(sent('CreateSkillDevelopmentPlan')).toMatchObject([
    { input: { currentProficiencyLevel: 3, targetProficiencyLevel: 4 } },
  ])
})

it('finds the skill that the words of an advertisement speak of', async () => {
  show('?skill=Proven+knowledge+of+Snowflake+in+daily+work&job=7')
  expect(await screen.findByText('Snowflake', { selector: 'p' })).toBeTruthy()
})

it('plans what the catalogue lacks as the advertisement words it, without asking for it again', async () => {
  const { sent } = show('?skill=Tandem+lifts+at+sea&job=7')
  await make()
  expect(await address()).toBe('/skill-development-plan/5?job=7')
  expect(sent('CreateSkillDevelopmentPlan')).toMatchObject([{ input: { skillId: 0, name: 'Tandem lifts at sea' } }])
})

it('lets the person cut a name from a whole sentence', async () => {
  const { sent } = show(`?skill=${'Tandem+lifts+at+sea+'.repeat(5)}`)
  await make()
  expect(await screen.findByText(/Choose a skill/)).toBeTruthy()
  expect(sent('CreateSkillDevelopmentPlan')).toEqual([])
})

it('plans what the catalogue lacks as it is written', async () => {
  const { sent } = show('?skill=Tandem+lifts+at+sea')
  await userEvent.click(await screen.findByRole('button', { name: 'Change' }))
  await userEvent.type(screen.getByRole('combobox', { name: 'Skill' }), ' again')
  await userEvent.click(await screen.findByRole('option', { name: 'Plan “Tandem lifts at sea again” as you wrote it' }))
  await make()
  expect(await address()).toBe('/skill-development-plan/5')
  expect(sent('CreateSkillDevelopmentPlan')).toMatchObject([
    { input: { skillId: 0, name: 'Tandem lifts at sea again' } },
  ])
})

it('names the plan that is under way', async () => {
  show('?skill=Snowflake', { SkillDevelopmentPlans: () => data({ skillDevelopmentPlans: [somePlan()] }) })
  const open = await screen.findByRole('link', { name: 'Open your plan' })
  expect(open.getAttribute('href')).toBe('/skill-development-plan/5')
})
