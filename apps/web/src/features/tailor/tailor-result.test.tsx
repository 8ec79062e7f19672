import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createQueryClient } from '../../lib/query-client.ts'
import { AuthProvider } from '../../lib/session/index.ts'
import { answerByOperation, data, refusal } from '../../testing/answers.ts'
import { downloaded } from './downloaded.ts'
import { TailorScreen } from './tailor-screen.tsx'

const at = '2026-01-05T09:00:00.000Z'
const layout = { template: 'classic', pageSize: 'a4', accent: null, fit: null }
const resume = {
  ...{ id: 1, title: 'General', content: '<p>The resume</p>', filePath: null, fileType: null, isSelected: true },
  ...{ isSample: false, explanation: null, createdAt: at, updatedAt: at, layout, atsReport: { score: 80, checks: [] } },
}
const asked = (requirement: string, importance = 'required') => ({
  ...{ requirement, importance, question: `Have you used ${requirement}?`, answered: false, unsure: null },
})
const tailoredResume = {
  ...{ id: 5, title: 'Analyst', content: '<p>The version</p>', rationale: 'Why', originalResumeId: 1, status: 'draft' },
  ...{ jobAdvertisingCompany: 'Fernhill Energy', jobDescription: 'We ask for SQL.', jobDescriptionId: 3 },
  ...{ matchScore: 61, matchScoreBefore: 61, matchScoreCeiling: 81 },
  ...{ createdAt: at, updatedAt: at, edits: [], provenance: [], suggestions: [], gaps: [asked('dbt')], layout },
}

type Answers = Parameters<typeof answerByOperation>[0]

function show(answers: Answers = {}, address = '/resume/tailor') {
  window.localStorage.setItem('selected_tailored_resume_id', '5')
  answerByOperation({ 'query TailoredResume(': () => data({ tailoredResume }), ...answers })
  render(
    <QueryClientProvider client={createQueryClient()}>
      <AuthProvider>
        <MemoryRouter initialEntries={[address]}>
          <main>
            <TailorScreen resume={resume} back={<a href="/resume">Back to Resume</a>} />
          </main>
        </MemoryRouter>
      </AuthProvider>
    </QueryClientProvider>,
  )
  return screen.findByDisplayValue('Analyst')
}

const company = () => screen.getByLabelText<HTMLInputElement>('Advertising Company *')

describe('beside a result', () => {
  it('the advertisement stands open, with all that it can be tailored to again by', async () => {
    await show()
    await vi.waitFor(() => expect(company().value).toBe('Fernhill Energy'))
    const card = within(screen.getByRole('region', { name: 'Job Advertisement' }))
    for (const label of ['Use Existing Job Description (optional)', 'Fetch from URL (optional)', 'Job Advertisement *'])
      expect(card.getByLabelText(label)).toBeDefined()
    for (const name of ['Clear', 'Fetch', 'Tailor & Save']) expect(card.getByRole('button', { name })).toBeDefined()
    expect(card.getByRole('link', { name: 'Cancel' })).toBeDefined()
  })

  it('downloading is what comes next, in the bar and in the card', async () => {
    await show()
    const [inBar, inCard] = screen.getAllByRole('button', { name: 'Download PDF' })
    expect([inBar, inCard].map((it) => /primary/.test(it?.className ?? ''))).toEqual([true, false])
    expect(/primary/.test(screen.getByRole('button', { name: 'Tailor & Save' }).className)).toBe(false)
  })

  it('the way back is there as before it', async () => {
    await show()
    expect(screen.getByRole('link', { name: 'Back to Resume' })).toBeDefined()
  })

  it('the job is the title, with its company', async () => {
    await show()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('We ask for SQL. at Fernhill Energy')
  })
})

it('keeps on the page why nothing was made, until it is tried again', async () => {
  vi.mocked(console.error).mockImplementation(() => undefined)
  await show({ 'mutation TailorResume(': () => refusal('') })
  await vi.waitFor(() => expect(company().value).toBe('Fernhill Energy'))
  await userEvent.click(screen.getByRole('button', { name: 'Tailor & Save' }))
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Tailoring failed Unable to tailor resume What you typed is kept.',
  )
  vi.mocked(console.error).mockClear()
})

describe('the height of the texts', () => {
  const heightOf = async (name: string) =>
    (await screen.findByRole('textbox', { name })).closest<HTMLElement>('[style]')?.style.height
  const heights = () => Promise.all(['Tailored resume', 'Changes explanation'].map(heightOf))

  it('is a box on a wide page', async () => {
    await show()
    expect(await heights()).toEqual(['480px', '300px'])
  })

  describe('on a phone', () => {
    beforeEach(() => {
      vi.stubGlobal('innerWidth', 390)
    })
    afterEach(() => {
      vi.unstubAllGlobals()
    })

    it('is always the whole: nothing scrolls inside the page', async () => {
      await show()
      expect(await heights()).toEqual(['auto', 'auto'])
    })
  })
})

it.each([
  ['', 'Requirements'],
  ['#questions', 'Requirements'],
  ['#changes', 'Changes Explanation'],
  ['#resume', 'Tailored Resume'],
  ['#job-ad', 'Job Advertisement'],
])('the address %j leads to the part %s', async (hash, name) => {
  vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue(undefined)
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  await show({}, `/resume/tailor${hash}`)
  const parts = within(screen.getByRole('navigation', { name: 'Parts of this page' }))
  expect(parts.getByRole('link', { current: true }).textContent).toBe(name)
})

describe('what is typed in the margin', () => {
  const suggestion = {
    ...{ id: 9, before: 'The version', text: 'The other version', reason: 'Plainer.', requirement: null },
    doubts: [{ words: 'other', youWrote: 'the', question: 'Is “other” right?', from: 4, to: 9 }],
  }
  const lie = {
    ...{ ...suggestion, id: 8, text: 'The version of 40' },
    doubts: [{ words: '40', youWrote: '', question: 'No line of yours says 40.', from: 15, to: 17 }],
  }
  const margin = async () => within(await screen.findByRole('region', { name: 'Changes on this page' }))
  const press = (name: string) => userEvent.click(screen.getByRole('radio', { name }))

  it.each([
    ['other words', suggestion, 'Edit', 'The line in your own words'],
    ['other words for what no line says', lie, 'Edit', 'The line in your own words'],
    ['a fact', lie, 'It’s true, add it…', 'What is true, as a line of your own'],
  ])('%s: is there again after another view, and where the changes are told', async (_, asked, opener, field) => {
    const suggestions = [asked]
    await show({ 'query TailoredResume(': () => data({ tailoredResume: { ...tailoredResume, suggestions } }) })
    await userEvent.click((await margin()).getByRole('button', { name: opener }))
    const typed = 'My own words'
    await userEvent.clear((await margin()).getByRole('textbox', { name: field }))
    await userEvent.type((await margin()).getByRole('textbox', { name: field }), typed)
    await press('Final')
    expect(screen.queryByRole('region', { name: 'Changes on this page' })).toBeNull()
    await press('With changes')
    const again = (await margin()).getByRole<HTMLTextAreaElement>('textbox', { name: field })
    expect(again.value).toBe(typed)
    const told = within(screen.getByRole('group', { name: 'Changes made and asked about' }))
    await userEvent.click(told.getByRole('button', { name: opener }))
    expect(told.getByRole<HTMLTextAreaElement>('textbox', { name: field }).value).toBe(typed)
  })
})

it('after a download, whether it was sent is asked above all parts; put away, it leaves the focus to the title', async () => {
  await show({ 'query JobDescription(': () => data({ jobDescription: { id: 3, stage: 'saved', url: null } }) })
  act(() => downloaded.add(5))
  const asks = await screen.findByText('Applied?')
  const screenOf = document.querySelector('[data-shown]')
  expect(screenOf?.contains(asks)).toBe(false)
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
})
