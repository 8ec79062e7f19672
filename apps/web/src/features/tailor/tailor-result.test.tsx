import { QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createQueryClient } from '../../lib/query-client.ts'
import { AuthProvider } from '../../lib/session/index.ts'
import { answerByOperation, data, refusal } from '../../testing/answers.ts'
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
          <TailorScreen resume={resume} back={null} />
        </MemoryRouter>
      </AuthProvider>
    </QueryClientProvider>,
  )
  return screen.findByDisplayValue('Analyst')
}

const company = () => screen.getByLabelText<HTMLInputElement>('Advertising Company *')
const fold = () => screen.getByRole('button', { name: 'Job Advertisement' })
const isFolded = () => company().closest('[hidden]') !== null

describe('the advertisement beside a result', () => {
  it('is a line that says whose job it is, and opens with all that was typed', async () => {
    await show()
    await vi.waitFor(() => expect(company().value).toBe('Fernhill Energy'))
    expect(fold().getAttribute('aria-expanded')).toBe('false')
    expect(isFolded()).toBe(true)
    const line = screen.getByRole('region', { name: 'Job Advertisement' })
    expect(within(line).getByText('We ask for SQL.', { selector: 'b' })).toBeDefined()
    await userEvent.click(fold())
    expect(isFolded()).toBe(false)
    fireEvent.change(company(), { target: { value: 'Fernhill Energy Ltd' } })
    fireEvent.change(screen.getByLabelText('Fetch from URL (optional)'), { target: { value: 'https://jobs.example' } })
    await userEvent.click(fold())
    expect(isFolded()).toBe(true)
    await userEvent.click(fold())
    expect(company().value).toBe('Fernhill Energy Ltd')
    expect(screen.getByDisplayValue('https://jobs.example')).toBeDefined()
  })

  it('takes the place of the primary button while it is open', async () => {
    await show()
    const isPrimary = () => /primary/.test(screen.getByRole('button', { name: 'Download PDF' }).className)
    expect(isPrimary()).toBe(true)
    await userEvent.click(fold())
    expect(isPrimary()).toBe(false)
  })

  it('is folded once the next version is there, and stays open for whoever went on typing in it', async () => {
    let made: () => void = () => undefined
    const asked = vi.fn()
    await show({
      'query Resumes(': () => data({ resumes: [] }),
      'query TailoredResumesByResume(': () => data({ tailoredResumesByResume: [] }),
      'mutation TailorResume(': () =>
        new Promise<Response>((resolve) => {
          asked()
          const tailorResume = { content: '', rationale: '', id: 5, jobDescription: '', jobDescriptionId: null }
          made = () => resolve(data({ tailorResume }))
        }),
    })
    await vi.waitFor(() => expect(company().value).toBe('Fernhill Energy'))
    vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue(undefined)
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    await userEvent.click(fold())
    await userEvent.click(screen.getByRole('button', { name: 'Tailor & Save' }))
    company().focus()
    await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(1))
    await act(async () => made())
    const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Tailor & Save' })
    await vi.waitFor(() => expect(button().disabled).toBe(false))
    expect(isFolded()).toBe(false)
    await userEvent.click(button())
    await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(2))
    await act(async () => made())
    await vi.waitFor(() => expect(isFolded()).toBe(true))
  })
})

it('keeps on the page why nothing was made, until it is tried again', async () => {
  vi.mocked(console.error).mockImplementation(() => undefined)
  await show({ 'mutation TailorResume(': () => refusal('') })
  await userEvent.click(fold())
  await vi.waitFor(() => expect(company().value).toBe('Fernhill Energy'))
  await userEvent.click(screen.getByRole('button', { name: 'Tailor & Save' }))
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Tailoring failed Unable to tailor resume What you typed is kept.',
  )
  vi.mocked(console.error).mockClear()
})

describe('the questions of a version', () => {
  const five = [asked('Looker', 'preferred'), ...['dbt', 'Spark', 'Kafka', 'Scala'].map((name) => asked(name))]
  const showing = (questions = five) => {
    const open = new Set(questions.map(({ requirement }) => requirement))
    const sent: unknown[] = []
    const answers: Answers = {
      'query Facts': () => data({ facts: [] }),
      'query GapQuestions(': () =>
        data({ gapQuestions: questions.map((it) => ({ ...it, answered: !open.has(it.requirement) })) }),
      'mutation SaveFact(': ({ input }) => {
        sent.push(input)
        open.delete((input as { requirement: string }).requirement)
        return data({ saveFact: { id: 1 } })
      },
    }
    return show(answers).then(() => sent)
  }
  const rows = () => within(screen.getByRole('region', { name: 'Questions' })).getAllByRole('listitem')

  it('are three at first, what is required before the rest, one of them open', async () => {
    await showing()
    await vi.waitFor(() => expect(rows()).toHaveLength(3))
    expect(rows().map((row) => row.querySelector('textarea') !== null)).toEqual([true, false, false])
    expect(screen.queryByText('Have you used Looker?')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Show the other 2' }))
    expect(rows().at(-1)?.textContent).toContain('Have you used Looker? Nice to have')
  })

  it('open one after the other, with the focus; what is typed and put off stays', async () => {
    await showing()
    await vi.waitFor(() => expect(rows()).toHaveLength(3))
    await userEvent.type(screen.getByLabelText('Have you used dbt?'), 'Since 2021.')
    await userEvent.click(screen.getByRole('button', { name: 'Skip' }))
    expect(document.activeElement).toBe(screen.getByLabelText('Have you used Spark?'))
    await userEvent.click(screen.getByRole('button', { name: /^Have you used dbt\?/ }))
    expect(screen.getByLabelText<HTMLTextAreaElement>('Have you used dbt?').value).toBe('Since 2021.')
  })

  it('keep an answer for the next version, and a no for a plan', async () => {
    const sent = await showing()
    await vi.waitFor(() => expect(rows()).toHaveLength(3))
    await userEvent.type(screen.getByLabelText('Have you used dbt?'), 'Since 2021.')
    await userEvent.click(screen.getByRole('button', { name: 'Add to resume' }))
    expect(await screen.findByText('Your answer is kept. Tailor again to use it.')).toBeDefined()
    expect(document.activeElement).toBe(screen.getByLabelText('Have you used Spark?'))
    expect(screen.getByRole('link', { name: 'Answer 4 questions' })).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'I don’t' }))
    const plan = await screen.findByRole('link', { name: 'Plan it' })
    expect(plan.getAttribute('href')).toBe('/create-development-plan?skill=Spark')
    expect(sent).toEqual([
      { statement: 'Since 2021.', requirement: 'dbt' },
      { statement: 'No, not yet', requirement: 'Spark' },
    ])
    expect(screen.getByRole('button', { name: 'Tailor again' })).toBeDefined()
  })

  it('are those that came with the version where they cannot be asked for anew', async () => {
    await show()
    expect(rows()).toHaveLength(1)
    expect(screen.getByRole('link', { name: 'Answer 1 question' }).getAttribute('href')).toBe(
      '/resume/tailor#questions',
    )
  })
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
  ['', 'Result'],
  ['#changes', 'Changes'],
  ['#questions', 'Changes'],
  ['#job-ad', 'Job ad'],
])('the address %j shows a phone the part %s', async (hash, name) => {
  await show({}, `/resume/tailor${hash}`)
  const parts = within(screen.getByRole('navigation', { name: 'Parts of this page' }))
  expect(parts.getByRole('link', { current: true }).textContent).toBe(name)
})
