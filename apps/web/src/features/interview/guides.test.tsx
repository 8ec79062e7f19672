import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { data, refusal } from '../../testing/answers.ts'
import { allowance, someListed, visit } from './testing/guide.tsx'

const version = (part: object = {}) => ({
  ...{ id: 9, title: 'Analyst', jobAdvertisingCompany: 'Fernhill Energy', originalResumeId: 4, jobDescriptionId: 7 },
  ...{
    matchScore: 82,
    matchScoreBefore: 78,
    matchScoreCeiling: 84,
    status: 'draft',
  },
  ...{ createdAt: '2026-11-14T09:00:00.000Z', updatedAt: '2026-11-14T09:00:00.000Z' },
  ...part,
})
const guides = [
  someListed(),
  someListed({
    id: 5,
    jobTitle: 'Cook',
    company: 'Aldgate Foods',
    practisedCount: 0,
    createdAt: '2026-11-10T09:00:00.000Z',
  }),
]
const list = (rows: object[], more = {}) =>
  visit('/interview-guides', {
    InterviewGuides: () => data({ interviewGuides: rows }),
    'query TailoredResumes(': () => data({ tailoredResumes: [version()] }),
    ...more,
  })
const names = () =>
  within(screen.getByRole('list', { name: 'Your interview guides' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent)

describe('the list of guides', () => {
  it('that did not come says so, and can be asked for again', async () => {
    let answer = () => refusal('The database is on holiday.')
    list([], { InterviewGuides: () => answer() })
    expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded. The database is on holiday.')
    answer = () => data({ interviewGuides: guides })
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('link', { name: 'Analyst' })).toBeDefined()
  })

  it('while it is empty names the job that a guide could be made for, and leads there', async () => {
    list([])
    expect(await screen.findByText(/You have one tailored and waiting: Analyst, Fernhill Energy\./)).toBeDefined()
    expect(screen.getByRole('link', { name: 'Make a guide for it' }).getAttribute('href')).toBe(
      '/create-interview-guide?version=9',
    )
  })

  it('while there is nothing at all says what to do', async () => {
    list([], { 'query TailoredResumes(': () => data({ tailoredResumes: [] }) })
    expect((await screen.findByRole('link', { name: 'Make your first guide' })).getAttribute('href')).toBe(
      '/create-interview-guide',
    )
  })

  it('marks those made of the sample', async () => {
    list([...guides, someListed({ id: 6, jobTitle: 'Baker', resumeId: 8, jobDescriptionId: null })], {
      JobDescriptions: () => data({ jobDescriptions: [{ id: 7, isSample: false }] }),
      'query Resumes': () =>
        data({
          resumes: [
            { id: 8, isSample: true },
            { id: 4, isSample: false },
          ],
        }),
    })
    const badge = await screen.findByText('Sample')
    expect(badge.closest('li')?.textContent).toContain('Baker')
    expect(screen.getAllByText('Sample')).toHaveLength(1)
  })

  it('is searched by job and company and ordered, and says what it did not find', async () => {
    list(guides)
    expect(await screen.findByText('5 of 18 practiced')).toBeDefined()
    expect(screen.getByText('Nothing practiced yet')).toBeDefined()
    expect(names()).toEqual(['Analyst', 'Cook'])
    await userEvent.selectOptions(screen.getByLabelText('Order'), 'company')
    expect(names()).toEqual(['Cook', 'Analyst'])
    await userEvent.type(screen.getByLabelText('Search'), 'fernhill')
    expect(names()).toEqual(['Analyst'])
    await userEvent.type(screen.getByLabelText('Search'), ' clerk')
    expect(screen.getByText(/No guide has “fernhill clerk” in it\./)).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Clear search' }))
    expect(names()).toHaveLength(2)
  })

  it('says what is used of the plan, and when that starts again', async () => {
    list(guides, { UsageAllowances: () => allowance(1) })
    expect(await screen.findByText('1 of 2 this month')).toBeDefined()
    expect(screen.getByText(/Resets on 1 December\. Practice and downloads are never counted\./)).toBeDefined()
  })

  it('deletes a guide only once it was asked, and keeps the focus on the page', async () => {
    let rows = guides
    const { sentTo } = list(guides, {
      InterviewGuides: () => data({ interviewGuides: rows }),
      DeleteInterviewGuide: () => {
        rows = guides.slice(1)
        return data({ deleteInterviewGuide: true })
      },
    })
    const menu = async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'More for Analyst' }))
      await userEvent.click(screen.getByRole('menuitem', { name: 'Delete' }))
    }
    await menu()
    await userEvent.click(await screen.findByRole('button', { name: 'Keep it' }))
    expect(sentTo('DeleteInterviewGuide')).toEqual([])
    await menu()
    await userEvent.click(await screen.findByRole('button', { name: 'Delete guide' }))
    await waitFor(() => expect(names()).toEqual(['Cook']))
    expect(sentTo('DeleteInterviewGuide')).toEqual([{ id: 3 }])
    expect(document.activeElement).toBe(screen.getByLabelText('Search'))
  })
})

const job = (id: number) => ({
  ...{ id, title: `Cook ${id}`, company: 'Rosewater Foods', location: null, description: 'Cook', requirements: [] },
  ...{ url: null, stage: 'saved', appliedOn: null, deadline: null, contact: null, notes: null },
  ...{ sentTailoredResumeId: null, createdAt: '2026-11-01T09:00:00.000Z', updatedAt: '2026-11-01T09:00:00.000Z' },
})
const create = (query: string, more = {}) =>
  visit(`/create-interview-guide${query}`, {
    'query Resumes(': () => data({ resumes: [{ id: 4, title: 'General', isSelected: true }] }),
    'query TailoredResumes(': () => data({ tailoredResumes: [version()] }),
    'query JobDescriptions(': () => data({ jobDescriptions: [job(7), job(8)] }),
    CreateInterviewGuide: () => data({ createInterviewGuide: { id: 3 } }),
    ...more,
  })
const make = () => screen.findByRole('button', { name: 'Make the guide' })
const sentInputs = (sent: unknown[]) => sent.map((it) => Object(it).input)

describe('a new guide', () => {
  it('asks for what is missing, and keeps what was pasted where the writing failed', async () => {
    const { sentTo, view } = create('', {
      'query TailoredResumes(': () => data({ tailoredResumes: [] }),
      'query JobDescriptions(': () => data({ jobDescriptions: [] }),
      CreateInterviewGuide: () => refusal('The engine is on holiday.'),
    })
    await userEvent.click(await make())
    expect(screen.getByText('Paste a job ad, or choose a saved job.')).toBeDefined()
    expect(document.activeElement).toBe(screen.getByLabelText('Job ad'))
    await userEvent.type(screen.getByLabelText('Job ad'), 'Cook wanted')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    expect((await screen.findByRole('alert')).textContent).toBe(
      'The guide could not be written. Nothing was counted. The engine is on holiday.',
    )
    expect(sentInputs(sentTo('CreateInterviewGuide'))).toEqual([
      { resumeId: 4, jobDescription: 'Cook wanted', company: null },
    ])
    view.unmount()
    create('', { 'query TailoredResumes(': () => data({ tailoredResumes: [version()] }) })
    expect((await screen.findByLabelText<HTMLTextAreaElement>('Job ad')).value).toBe('Cook wanted')
  })

  it('[D16] is worded by a model only where the person let it, and not where they choose the built-in editor', async () => {
    const set = { name: 'small-1', provider: 'models.example' }
    const { sentTo } = create('', {
      '/api/v1/site': () => Response.json({ model: set }),
      'query LanguageModel': () => data({ languageModel: { ...set, agreedAt: '2026-06-01' } }),
    })
    await userEvent.click(await screen.findByText('Who writes it', { selector: 'summary, summary *' }))
    await userEvent.click(screen.getByRole('radio', { name: 'Built-in editor' }))
    await userEvent.click(await make())
    await waitFor(() => expect(sentInputs(sentTo('CreateInterviewGuide'))).toMatchObject([{ writer: 'built-in' }]))
  })

  it('tells two versions of one name apart by their number', async () => {
    create('', { 'query TailoredResumes(': () => data({ tailoredResumes: [{ ...version(), id: 11 }, version()] }) })
    const choice = await screen.findByLabelText<HTMLSelectElement>('Tailored version')
    expect([...choice.options].map(({ text }) => text)).toEqual([
      'Analyst, Fernhill Energy · version 2',
      'Analyst, Fernhill Energy · version 1',
    ])
  })

  it('offers no version whose resume is gone', async () => {
    create('?version=9', {
      'query TailoredResumes(': () => data({ tailoredResumes: [{ ...version(), originalResumeId: 99 }] }),
    })
    expect(await screen.findByText(/What this link pointed to is no longer there/)).toBeDefined()
    expect(screen.queryByLabelText('Tailored version')).toBeNull()
  })

  it.each([
    ['', { resumeId: 4, tailoredResumeId: 9 }],
    ['?version=9', { resumeId: 4, tailoredResumeId: 9 }],
    ['?job=7', { resumeId: 4, tailoredResumeId: 9 }],
    ['?job=8', { resumeId: 4, jobDescriptionId: 8 }],
  ])('at %j is made from what the address asks for', async (query, input) => {
    const { sentTo, where } = create(query)
    await userEvent.click(await make())
    await waitFor(() => expect(where()).toBe('/interview-guide/3'))
    expect(sentInputs(sentTo('CreateInterviewGuide'))).toEqual([input])
  })

  it('leads on to the gap that it was asked for', async () => {
    const { where } = create('?job=8&gap=Snowflake')
    await userEvent.click(await make())
    await waitFor(() => expect(where()).toBe('/interview-guide/3?gap=Snowflake'))
  })

  it('says where what the address asks for is gone', async () => {
    create('?version=99')
    expect(await screen.findByText(/no longer there/)).toBeDefined()
  })

  it('beyond the plan says what is used up, when it starts again and what to do', async () => {
    create('', { UsageAllowances: () => allowance(2) })
    const note = await screen.findByRole('alert')
    expect(note.textContent).toMatch(/^2 of 2 guides made this month\. .* Resets on 1 December\. See Pro$/)
    expect((await make()).hasAttribute('disabled')).toBe(true)
  })

  it('that is refused for the plan says the same, though the use was not known before', async () => {
    create('', {
      UsageAllowances: () => data({ getUsageAllowances: [] }),
      CreateInterviewGuide: () => refusal('Used up.', { code: 'LIMIT_REACHED' }),
    })
    await userEvent.click(await make())
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Used up\. +See Pro$/)
  })

  it('without a resume leads to one', async () => {
    create('', { 'query Resumes(': () => data({ resumes: [] }) })
    expect((await screen.findByRole('link', { name: 'Add your resume' })).getAttribute('href')).toBe('/create-resume')
  })
})
