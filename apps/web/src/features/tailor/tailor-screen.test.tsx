import { QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { jobInHand, usualChoices } from '../../lib/job-in-hand.ts'
import { createQueryClient } from '../../lib/query-client.ts'
import { AuthProvider } from '../../lib/session/index.ts'
import { answerByOperation, data, noConnection, refusal } from '../../testing/answers.ts'
import { TailorScreen } from './tailor-screen.tsx'

const opened = '2026-01-05T09:00:00.000Z'
const layout = { template: 'classic', pageSize: 'a4', accent: null, fit: null }
const resume = {
  ...{
    id: 1,
    title: 'General',
    content: '<p>The resume</p>',
    filePath: null,
    fileType: null,
    isSelected: true,
    isSample: false,
  },
  ...{ explanation: null, createdAt: opened, updatedAt: opened, layout, atsReport: { score: 80, checks: [] } },
}
const tailoredResume = {
  ...{ id: 5, title: 'Analyst', content: '<p>The version</p>', rationale: '', originalResumeId: 1, status: 'draft' },
  ...{ jobAdvertisingCompany: 'Fernhill Energy', jobDescription: 'We ask for SQL.', jobDescriptionId: null },
  ...{
    matchScore: null,
    matchScoreBefore: null,
    matchScoreCeiling: null,
    createdAt: opened,
    updatedAt: opened,
  },
  ...{ edits: [], provenance: [], suggestions: [], gaps: [], layout },
}

const announced: string[] = []
const show = (address = '/') =>
  render(
    <QueryClientProvider client={createQueryClient(({ title }) => announced.push(title))}>
      <AuthProvider>
        <MemoryRouter initialEntries={[address]}>
          <TailorScreen resume={resume} back={null} />
        </MemoryRouter>
      </AuthProvider>
    </QueryClientProvider>,
  )
const company = () => screen.getByLabelText<HTMLInputElement>('Advertising Company *')
const paste = (value: string) => fireEvent.change(screen.getByLabelText('Job Advertisement *'), { target: { value } })
const never = () => new Promise<Response>(() => undefined)

it('says how far tailoring is, also when the advertisement is taken away meanwhile', async () => {
  answerByOperation({ 'query Resumes(': () => data({ resumes: [] }), 'mutation TailorResume(': never })
  show()
  fireEvent.change(screen.getByLabelText('Advertising Company *'), { target: { value: 'Fernhill Energy' } })
  fireEvent.change(screen.getByLabelText('Job Advertisement *'), { target: { value: 'We ask for SQL.' } })
  fireEvent.click(screen.getByRole('button', { name: 'Tailor & Save' }))
  expect(await screen.findByRole('progressbar', { name: 'Tailoring' })).toBeDefined()
  fireEvent.change(screen.getByLabelText('Advertising Company *'), { target: { value: '' } })
  expect(screen.getByRole('progressbar', { name: 'Tailoring' })).toBeDefined()
})

describe('a job that is brought along to be tailored to', () => {
  const job = { company: 'Fernhill Energy', advertisement: 'We ask for SQL.', options: usualChoices }
  const asked = () => {
    const sent: unknown[] = []
    answerByOperation({
      'query Resumes(': () => data({ resumes: [] }),
      'mutation TailorResume(': (variables) => {
        sent.push(variables)
        return never()
      },
    })
    return sent
  }

  it.each([
    ['for another resume', { ...job, tailors: 2 }],
    ['without its company', { ...job, company: ' ', tailors: 1 }],
    ['only to be filled in', job],
  ])('is not tailored to at once %s', async (_, brought) => {
    const sent = asked()
    jobInHand.keep(brought)
    show()
    expect(await screen.findByDisplayValue('We ask for SQL.')).toBeDefined()
    expect(sent).toEqual([])
    expect(announced).not.toContain('Missing required info')
  })

  it('is tailored to at once, and once', async () => {
    const sent = asked()
    jobInHand.keep({ ...job, tailors: 1 })
    const { unmount } = show()
    expect(await screen.findByRole('progressbar', { name: 'Tailoring' })).toBeDefined()
    unmount()
    show()
    expect(await screen.findByDisplayValue('We ask for SQL.')).toBeDefined()
    expect(sent).toEqual([expect.objectContaining({ resumeId: 1, jobAdvertisingCompany: 'Fernhill Energy' })])
  })
})

it('keeps the focus in the card when a version that did not come is asked for again', async () => {
  window.localStorage.setItem('selected_tailored_resume_id', '5')
  let answer: () => Promise<Response> = () => Promise.reject(noConnection())
  answerByOperation({ 'query Resumes(': () => data({ resumes: [] }), 'query TailoredResume(': () => answer() })
  show()
  const again = await screen.findByRole('button', { name: 'Try again' })
  let arrive: (response: Response) => void = () => undefined
  answer = () =>
    new Promise((resolve) => {
      arrive = resolve
    })
  await userEvent.click(again)
  const card = screen.getByRole('region', { name: 'Tailored Resume' })
  await vi.waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull())
  expect(card.contains(document.activeElement)).toBe(true)
  await act(async () => arrive(data({ tailoredResume })))
  expect(await screen.findByDisplayValue('Analyst')).toBeDefined()
  expect(card.contains(document.activeElement)).toBe(true)
})

describe('on a new visit, after a version was made', () => {
  const versionsOf = (...ids: [id: number, jobId: number][]) =>
    ids.map(([id, jobDescriptionId]) => ({ ...tailoredResume, id, jobDescriptionId, edits: [] }))
  const answer = (versions = versionsOf([5, 3], [4, 2])) =>
    answerByOperation({
      'query Resumes(': () => data({ resumes: [] }),
      'query TailoredResumesByResume(': () => data({ tailoredResumesByResume: versions }),
      'query TailoredResume(': ({ id }) => data({ tailoredResume: { ...tailoredResume, id, title: `Version ${id}` } }),
    })
  const openLast = async () => userEvent.click(await screen.findByRole('button', { name: 'Open it' }))

  it('says that it is kept, and opens it with its advertisement', async () => {
    answer()
    show()
    expect((await screen.findByText(/Your last version is kept/)).textContent).toContain('tailored for Fernhill Energy')
    await openLast()
    expect(await screen.findByDisplayValue('Version 5')).toBeDefined()
    expect(await screen.findByDisplayValue('We ask for SQL.')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Open it' })).toBeNull()
  })

  it('opens the one for the job that stands there, rather than the newest', async () => {
    window.sessionStorage.setItem('tailor_advertisement', JSON.stringify({ text: 'We ask for R.', jobId: 2 }))
    answer()
    show()
    await openLast()
    expect(await screen.findByDisplayValue('Version 4')).toBeDefined()
  })

  it('leaves an advertisement that is typed and not saved where it is', async () => {
    answer()
    show()
    paste('We ask for COBOL.')
    await openLast()
    expect(await screen.findByDisplayValue('Version 5')).toBeDefined()
    expect(screen.getByDisplayValue('We ask for COBOL.')).toBeDefined()
  })

  it('says nothing where none was made', async () => {
    answer([])
    show()
    await act(async () => undefined)
    expect(screen.queryByText(/Your last version/)).toBeNull()
  })
})

it('takes the focus of nobody while a version is opened', async () => {
  window.localStorage.setItem('selected_tailored_resume_id', '5')
  answerByOperation({
    'query Resumes(': () => data({ resumes: [] }),
    'query TailoredResume(': () => data({ tailoredResume }),
  })
  show()
  expect(await screen.findByDisplayValue('Analyst')).toBeDefined()
  expect(document.activeElement).toBe(document.body)
  // Nor does a press beside everything give it to the whole card.
  const beside = screen.getByLabelText('Title').closest('[class*="fields"]') ?? document.body
  await userEvent.click(beside)
  expect(document.activeElement).toBe(document.body)
})

it('keeps the look that is chosen for a version with it, and downloads in it', async () => {
  window.localStorage.setItem('selected_tailored_resume_id', '5')
  const kept: unknown[] = []
  const asked: unknown[] = []
  answerByOperation({
    'query Resumes(': () => data({ resumes: [] }),
    'query TailoredResume(': () => data({ tailoredResume }),
    'mutation SetTailoredLayout(': (variables) => {
      kept.push(variables)
      return data({ setTailoredLayout: { layout } })
    },
    'mutation GenerateTailoredResumeDocument(': (variables) => {
      asked.push(variables)
      return refusal('Not now')
    },
  })
  show()
  await screen.findByDisplayValue('Analyst')
  await userEvent.click(screen.getByRole('button', { name: /^Template:/ }))
  await userEvent.click(within(screen.getByRole('group', { name: 'Template' })).getByRole('radio', { name: 'Modern' }))
  await userEvent.click(within(screen.getByRole('group', { name: 'Paper' })).getByRole('radio', { name: 'Letter' }))
  await vi.waitFor(() =>
    expect(kept).toEqual([
      { id: 5, layout: { template: 'modern' } },
      { id: 5, layout: { pageSize: 'letter' } },
    ]),
  )
  await userEvent.click(
    within(screen.getByRole('region', { name: 'Tailored Resume' })).getByRole('button', { name: 'Download PDF' }),
  )
  await vi.waitFor(() =>
    expect(asked).toEqual([
      { id: 5, format: 'pdf', layout: { template: 'modern', pageSize: 'letter', accent: null, fit: null } },
    ]),
  )
})

it('has no look to choose before there is a version, and downloads the resume itself, in a tab of its own', async () => {
  const tab = { opener: {}, location: { href: '' }, close: vi.fn() }
  vi.stubGlobal('open', (address: string) => {
    tab.location.href = address
    return tab
  })
  const asked: unknown[] = []
  answerByOperation({
    'mutation GenerateResumeDocument(': (variables) => {
      asked.push(variables)
      return data({ generateResumeDocument: { resumeId: 1, format: 'pdf', url: '/api/v1/documents/x' } })
    },
  })
  show()
  expect(screen.queryByRole('button', { name: /^Template:/ })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Download PDF' }))
  await vi.waitFor(() => expect(tab.location.href).toBe('/api/v1/documents/x'))
  expect(asked).toEqual([{ input: { resumeId: '1', format: 'pdf' } }])
})

describe('the page of a version', () => {
  const original = '<h1>Mara Ellison</h1><ul><li>Swept the floor</li><li>Ordered felt</li></ul>'
  const content = '<h1>Mara Ellison</h1><ul><li>Ordered felt</li></ul>'
  const edit = { requirement: null, sources: [], undone: false, confirmed: false, reason: 'Asked for.' }
  const edits = [
    { ...edit, id: 1, kind: 'moved', before: 'Ordered felt', text: 'Ordered felt' },
    { ...edit, id: 2, kind: 'hidden', before: 'Swept the floor', text: '' },
  ]
  const doubts = [{ words: 'Bought', youWrote: 'Ordered', question: 'Is “Bought” right?', from: 0, to: 6 }]
  const suggestion = {
    id: 9,
    before: 'Ordered felt',
    text: 'Bought felt',
    reason: 'Plainer.',
    requirement: null,
    doubts,
  }
  const showing = async (over: object = {}) => {
    window.localStorage.setItem('selected_tailored_resume_id', '5')
    const sent: unknown[] = []
    const say = (given: unknown) => sent.push(given)
    answerByOperation({
      'query Resumes(': () => data({ resumes: [] }),
      'query Resume(': () => data({ resume: { ...resume, content: original } }),
      'query TailoredResume(': () => data({ tailoredResume: { ...tailoredResume, content, edits, ...over } }),
      'mutation SetTailorEdits(': (given) => {
        say(given)
        return data({ setTailorEdits: { id: 5 } })
      },
      'mutation AnswerSuggestion(': (given) => {
        say(given)
        return data({ answerSuggestion: { id: 5, updatedAt: opened } })
      },
    })
    show()
    await screen.findByDisplayValue('Analyst')
    return sent
  }
  const marks = async () => within(await screen.findByRole('region', { name: 'Changes on this page' }))
  const view = (name: string) => userEvent.click(screen.getByRole('radio', { name }))
  const page = () => screen.getByRole('textbox', { name: 'Tailored resume' })

  it('says beside a line that it was moved, and why, and takes it back', async () => {
    const sent = await showing()
    const mark = (await marks()).getByRole('button', { name: 'moved up: Ordered felt' })
    expect(mark.getAttribute('aria-expanded')).toBe('false')
    await userEvent.click(mark)
    expect((await marks()).getByText('Asked for.')).toBeDefined()
    await userEvent.click((await marks()).getByRole('button', { name: 'Undo' }))
    await vi.waitFor(() => expect(sent).toEqual([{ id: 5, undone: [1] }]))
  })

  it('has a hidden line struck, which comes back at a press', async () => {
    const sent = await showing()
    expect((await marks()).getByText('Swept the floor').tagName).toBe('DEL')
    expect(page().textContent).not.toContain('Swept')
    await userEvent.click((await marks()).getByRole('button', { name: 'Show: Swept the floor' }))
    await vi.waitFor(() => expect(sent).toEqual([{ id: 5, undone: [2] }]))
  })

  it('opens what is suggested in its place, the first by itself and one at a time', async () => {
    const other = { ...suggestion, id: 10, before: 'Mara Ellison', text: 'M. Ellison' }
    const sent = await showing({ suggestions: [suggestion, other] })
    const asking = async () => (await marks()).getAllByRole('group').map((it) => it.textContent)
    expect(await asking()).toEqual([expect.stringContaining('Needs your OK: M. Ellison')])
    await userEvent.click((await marks()).getByRole('button', { name: 'Reworded: Ordered felt' }))
    expect(await asking()).toEqual([expect.stringContaining('Needs your OK: Bought felt')])
    await userEvent.click((await marks()).getByRole('button', { name: 'Use it' }))
    await vi.waitFor(() => expect(sent).toEqual([{ id: 9, yes: true }]))
  })

  it('is shown without marks as it will be, and as it was, where nothing can be typed', async () => {
    await showing()
    await marks()
    await view('Final')
    expect(screen.queryByRole('region', { name: 'Changes on this page' })).toBeNull()
    expect(page().textContent).toContain('Ordered felt')
    await view('Original')
    const before = await screen.findByRole('textbox', { name: 'The original resume' })
    expect(before.textContent).toContain('Swept the floor')
    expect(before.getAttribute('aria-readonly')).toBe('true')
    expect(screen.queryByRole('textbox', { name: 'Tailored resume' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Edit text' }))
    await vi.waitFor(() => expect(document.activeElement).toBe(page()))
  })
})

it.each([
  [[], 'No questions for this job.'],
  [[true], 'You have answered every question. Tailor the resume to use what you told us.'],
])('says of %j answered questions: %s', async (answered, words) => {
  const question = { requirement: 'SQL', importance: 'required', question: 'Have you used SQL?' }
  const gapQuestions = answered.map((it) => ({ ...question, answered: it }))
  answerByOperation({
    'query Resumes(': () => data({ resumes: [] }),
    'query Facts': () => data({ facts: [] }),
    'query GapQuestions(': () => data({ gapQuestions }),
  })
  show()
  fireEvent.change(screen.getByLabelText('Job Advertisement *'), { target: { value: 'We ask for SQL.' } })
  await userEvent.click(screen.getByRole('button', { name: 'Answer questions' }))
  expect(await screen.findByText(words)).toBeDefined()
})

it('says why "Tailor & Save" waits', () => {
  answerByOperation({})
  show()
  const described = () => {
    const id = screen.getByRole('button', { name: 'Tailor & Save' }).getAttribute('aria-describedby')
    return id && document.getElementById(id)?.textContent
  }
  expect(described()).toBe('Enter the company and the advertisement first.')
  paste('We ask for SQL.')
  expect(described()).toBe('Enter the company first.')
  fireEvent.change(company(), { target: { value: 'Fernhill Energy' } })
  expect(described()).toBeNull()
  paste(' ')
  expect(described()).toBe('Paste the advertisement first.')
})

it('offers a company that the ad only seems to name, and fills in nothing by itself', async () => {
  answerByOperation({})
  show()
  paste('Senior Product Analyst – Fernhill\n\nWhat we ask\n- SQL')
  const use = await screen.findByRole('button', { name: 'Use it' })
  expect(company().value).toBe('')
  await userEvent.click(use)
  expect(company().value).toBe('Fernhill')
  expect(document.activeElement).toBe(company())
  expect(screen.queryByRole('button', { name: 'Use it' })).toBeNull()
})

it('fills in a company that the ad names for certain, once, and never over what was typed', async () => {
  answerByOperation({})
  show()
  paste('Senior Product Analyst\nFernhill Energy Ltd, Leeds\n\nWhat we ask\n- SQL')
  await vi.waitFor(() => expect(company().value).toBe('Fernhill Energy Ltd'))
  fireEvent.change(company(), { target: { value: '' } })
  await screen.findByRole('button', { name: 'Use it' })
  expect(company().value).toBe('')
  fireEvent.change(company(), { target: { value: 'Somebody' } })
  expect(screen.queryByRole('button', { name: 'Use it' })).toBeNull()
  expect(company().value).toBe('Somebody')
})

it('replaces what the first ad filled in by what the second names, and takes it out where that names none', async () => {
  answerByOperation({})
  show()
  paste('Senior Product Analyst\nFernhill Energy Ltd, Leeds\n\nWhat we ask\n- SQL')
  await vi.waitFor(() => expect(company().value).toBe('Fernhill Energy Ltd'))
  paste('Senior Product Analyst\nOakmere Learning Ltd, Leeds\n\nWhat we ask\n- SQL')
  await vi.waitFor(() => expect(company().value).toBe('Oakmere Learning Ltd'))
  paste('Senior Product Analyst\n\nWhat we ask\n- SQL')
  await vi.waitFor(() => expect(company().value).toBe(''))
})

it.each([
  ['Senior Product Analyst\n**Fernhill** Energy Ltd, Leeds\n\nWhat we ask\n- SQL', 'Fernhill Energy Ltd'],
  ['Senior Product Analyst\nFernhill\u00a0Energy Ltd, Leeds\n\nWhat we ask\n- SQL', 'Fernhill Energy Ltd'],
])('keeps what it filled in, also where the ad %j writes the name in another way', async (ad, name) => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  answerByOperation({})
  show()
  paste(ad)
  await vi.waitFor(() => expect(company().value).toBe(name))
  const values = new Set<string>()
  paste(`${ad}\n- Python`)
  for (let moment = 0; moment < 20; moment++) {
    await act(() => vi.advanceTimersByTimeAsync(100))
    values.add(company().value)
  }
  expect([...values]).toEqual([name])
})

it('takes nothing out before the changed ad is read', async () => {
  answerByOperation({})
  show()
  paste('Senior Product Analyst\nFernhill Energy Ltd, Leeds\n\nWhat we ask\n- SQL')
  await vi.waitFor(() => expect(company().value).toBe('Fernhill Energy Ltd'))
  paste('Senior Product Analyst\n\nWhat we ask\n- SQL')
  expect(company().value).toBe('Fernhill Energy Ltd')
})

it('keeps what was typed, also where it is what was filled in before', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  answerByOperation({})
  show()
  paste('Senior Product Analyst\nFernhill Energy Ltd, Leeds\n\nWhat we ask\n- SQL')
  await vi.waitFor(() => expect(company().value).toBe('Fernhill Energy Ltd'))
  fireEvent.change(company(), { target: { value: 'Fernhill Energy' } })
  paste('Senior Product Analyst\n\nWhat we ask\n- SQL')
  fireEvent.change(company(), { target: { value: 'Fernhill Energy Ltd' } })
  await act(() => vi.advanceTimersByTimeAsync(2000))
  expect(company().value).toBe('Fernhill Energy Ltd')
})

it('fills in again what the same ad names, once all was cleared', async () => {
  answerByOperation({})
  show()
  for (const _ of ['first', 'again']) {
    paste('Senior Product Analyst\nFernhill Energy Ltd, Leeds\n\nWhat we ask\n- SQL')
    await vi.waitFor(() => expect(company().value).toBe('Fernhill Energy Ltd'))
    fireEvent.click(screen.getByRole('button', { name: 'Clear' }))
    expect(company().value).toBe('')
  }
})

it('keeps what was typed, whatever the second ad names', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  answerByOperation({})
  show()
  paste('Senior Product Analyst\nFernhill Energy Ltd, Leeds\n\nWhat we ask\n- SQL')
  await vi.waitFor(() => expect(company().value).toBe('Fernhill Energy Ltd'))
  fireEvent.change(company(), { target: { value: 'Fernhill' } })
  paste('Senior Product Analyst\nOakmere Learning Ltd, Leeds\n\nWhat we ask\n- SQL')
  await act(() => vi.advanceTimersByTimeAsync(2000))
  expect(company().value).toBe('Fernhill')
})

it('tells of a limit in a toast as of every failure, and where it stays, with the way on', async () => {
  announced.length = 0
  vi.mocked(console.error).mockImplementation(() => undefined)
  const limit = 'You have used your 5 tailored resumes for this month.'
  answerByOperation({ 'mutation TailorResume(': () => refusal(limit, { code: 'LIMIT_REACHED' }) })
  show()
  fireEvent.change(company(), { target: { value: 'Fernhill Energy' } })
  paste('We ask for SQL.')
  fireEvent.click(screen.getByRole('button', { name: 'Tailor & Save' }))
  expect((await screen.findByRole('alert')).textContent).toMatch(new RegExp(`^${limit} +See Pro$`))
  expect(announced).toEqual(['Tailoring failed'])
  vi.mocked(console.error).mockClear()
})

it('asks what is required first, keeps what is typed, and shows each answer with what it was asked about', async () => {
  const asked = (requirement: string, importance: string) => ({
    ...{ requirement, importance, question: `Have you used ${requirement}?`, answered: false },
  })
  const fact = { id: 1, statement: 'Looker at Corbel.', skill: null, requirement: 'Looker', createdAt: opened }
  answerByOperation({
    'query Facts': () => data({ facts: [fact] }),
    'query GapQuestions(': () => data({ gapQuestions: [asked('dbt', 'preferred'), asked('Snowflake', 'required')] }),
  })
  show()
  paste('We ask for Snowflake.')
  await userEvent.click(screen.getByRole('button', { name: 'Answer questions' }))
  const questions = await screen.findByRole('region', { name: 'Questions' })
  expect(questions.textContent).toMatch(/MustHave you used Snowflake\?.*Have you used dbt\? Nice to have/)
  const use = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Add to resume' })
  expect(use().disabled).toBe(true)
  await userEvent.type(screen.getByLabelText('Have you used Snowflake?'), 'Yes')
  expect(use().disabled).toBe(false)
  await userEvent.click(screen.getByText('Your answer'))
  expect(screen.getByText('Looker at Corbel.').closest('li')?.textContent).toMatch(/^Asked about “Looker”/)
})

it.each([
  ['uses it for the job it was typed for', 'We ask for constructor.', 1],
  ['tells nobody of it who tailors to another', 'Others ask for constructor.', 0],
])('keeps what was typed as an answer over a reload, and %s', async (_, ad, times) => {
  const question = { requirement: 'constructor', importance: 'required', question: 'Have you built any?' }
  const saved = vi.fn<(variables: unknown) => Response>(() => data({ saveFact: { id: 8 } }))
  answerByOperation({
    'query Facts': () => data({ facts: [] }),
    'query GapQuestions(': () => data({ gapQuestions: [{ ...question, answered: false, unsure: null }] }),
    'mutation SaveFact(': saved,
    'mutation TailorResume(': never,
  })
  const answer = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Answer questions' }))
    return screen.findByLabelText<HTMLTextAreaElement>('Have you built any?')
  }
  const first = show()
  paste('We ask for constructor.')
  fireEvent.change(company(), { target: { value: 'Fernhill Energy' } })
  expect((await answer()).value).toBe('')
  await userEvent.type(screen.getByLabelText('Have you built any?'), 'Two brid')
  first.unmount()
  show()
  paste(ad)
  expect((await answer()).value).toBe('Two brid')
  fireEvent.click(screen.getByRole('button', { name: 'Tailor & Save' }))
  expect(await screen.findByText(/Tailoring/)).toBeDefined()
  expect(saved).toHaveBeenCalledTimes(times)
})

it.each([
  ['I have this', 'Yes: Looker, mostly'],
  ['I don’t', 'No, not yet: Looker, mostly'],
])('asks back once where an answer may be a yes: %s', async (label, statement) => {
  const question = { requirement: 'Power BI', importance: 'required', question: 'Have you used Power BI?' }
  const fact = { id: 7, statement: 'Looker, mostly', skill: null, requirement: 'Power BI', createdAt: opened }
  let saved: unknown
  answerByOperation({
    'query Facts': () => data({ facts: [fact] }),
    'query GapQuestions(': () =>
      data({ gapQuestions: [{ ...question, answered: saved !== undefined, unsure: saved === undefined ? 7 : null }] }),
    'mutation SaveFact(': (variables) => {
      saved = variables
      return data({ saveFact: { id: 8 } })
    },
  })
  show()
  paste('We ask for Power BI.')
  await userEvent.click(screen.getByRole('button', { name: 'Answer questions' }))
  const asked = await screen.findByRole('group', { name: 'Have you used Power BI?' })
  expect(asked.textContent).toContain('You wrote “Looker, mostly” Does that mean you have this?')
  expect(screen.queryByLabelText('Have you used Power BI?', { selector: 'textarea' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: label }))
  expect(await screen.findByText(/You have answered every question/)).toBeDefined()
  expect(saved).toEqual({ input: { statement, requirement: 'Power BI', replaces: 7 } })
})

it.each([
  ['nothing changed', [], 'Your resume already leads with what this job asks.'],
  [
    'lines moved, skills were ordered and a line is hidden',
    ['moved', 'skills', 'skills', 'hidden'],
    "For this job: 1 line moved up, skills in the ad's order, 1 line hidden. The wording is yours.",
  ],
])('where %s, it says so in one line', async (_, kinds, summary) => {
  window.localStorage.setItem('selected_tailored_resume_id', '5')
  const edit = { before: 'A line', text: 'A line', reason: 'Asked.', requirement: null, sources: [], gain: null }
  const edits = kinds.map((kind, id) => ({ ...edit, id, kind, undone: false, confirmed: false }))
  answerByOperation({ 'query TailoredResume(': () => data({ tailoredResume: { ...tailoredResume, edits } }) })
  show()
  expect(await screen.findByText(summary)).toBeDefined()
})

it('where all is undone, it says so', async () => {
  window.localStorage.setItem('selected_tailored_resume_id', '5')
  const edit = { id: 1, kind: 'moved', before: null, text: 'A line', reason: 'Asked.', requirement: null, sources: [] }
  const edits = [{ ...edit, undone: true, confirmed: false, gain: null }]
  answerByOperation({ 'query TailoredResume(': () => data({ tailoredResume: { ...tailoredResume, edits } }) })
  show()
  expect(await screen.findByText('All changes are undone. Your resume is as you wrote it.')).toBeDefined()
})

it.each([
  ['is kept and then used', true, ['SaveFact', 'TailorResume']],
  ['that cannot be kept stays, and nothing is tailored without it', false, ['SaveFact']],
])('what is typed as an answer and not yet kept %s', async (_, isSaved, expected) => {
  vi.mocked(console.error).mockImplementation(() => undefined)
  const sent: string[] = []
  const question = { requirement: 'dbt', importance: 'required', question: 'Have you used dbt?', answered: false }
  answerByOperation({
    'query Facts': () => data({ facts: [] }),
    'query GapQuestions(': () => data({ gapQuestions: [question] }),
    'mutation SaveFact(': () => {
      sent.push('SaveFact')
      return isSaved ? data({ saveFact: { id: 1 } }) : refusal('Too many answers.', { code: 'BAD_USER_INPUT' })
    },
    'mutation TailorResume(': () => {
      sent.push('TailorResume')
      return never()
    },
  })
  show()
  fireEvent.change(company(), { target: { value: 'Fernhill Energy' } })
  paste('We ask for dbt.')
  await userEvent.click(screen.getByRole('button', { name: 'Answer questions' }))
  const answer = await screen.findByLabelText<HTMLTextAreaElement>('Have you used dbt?')
  fireEvent.change(answer, { target: { value: 'Since 2021.' } })
  fireEvent.click(screen.getByRole('button', { name: 'Tailor & Save' }))
  await vi.waitFor(() => expect(sent).toEqual(expected))
  await vi.waitFor(() => expect(answer.value).toBe(isSaved ? '' : 'Since 2021.'))
  expect(sent).toEqual(expected)
  vi.mocked(console.error).mockClear()
})

/** A server that has these versions for one job, and makes one more. */
const versionsOf = (ids: number[], isMade: Promise<void> = Promise.resolve()) => {
  const one = (id: number) => ({
    ...{ ...tailoredResume, id, title: `Version ${id}`, jobDescriptionId: 3, matchScore: 60 + id },
    ...{ createdAt: `2026-01-0${id}T09:00:00.000Z`, updatedAt: opened },
    edits: [
      { id: 1, kind: 'moved', before: null, text: 'SQL', reason: '', requirement: null, sources: [], undone: false },
    ],
  })
  const made = { content: '', rationale: '', id: 5, jobDescription: '', jobDescriptionId: 3 }
  answerByOperation({
    'query Resumes(': () => data({ resumes: [] }),
    'query TailoredResumesByResume(': () =>
      data({ tailoredResumesByResume: [...ids.map(one), { ...one(9), jobDescriptionId: 4 }] }),
    'query TailoredResume(': ({ id }) => data({ tailoredResume: one(Number(id)) }),
    'mutation TailorResume(': () => isMade.then(() => data({ tailorResume: made })),
    'query JobDescriptions(': () => data({ jobDescriptions: [] }),
    'mutation SelectResume(': () => data({ selectResume: true }),
    'mutation AnalyzeJobMatch(': () => refusal('Not now.'),
  })
}
const result = () => screen.getByRole('region', { name: /^Tailored for Fernhill Energy/ })

describe('the result of "Tailor & Save"', () => {
  const tailorIt = async () => {
    fireEvent.change(company(), { target: { value: 'Fernhill Energy' } })
    paste('We ask for SQL.')
    await userEvent.click(screen.getByRole('button', { name: 'Tailor & Save' }))
  }

  it.each([
    [false, 'smooth'],
    [true, 'auto'],
  ])('is gone to with the focus, and says what it is (reduced motion: %s)', async (matches, behavior) => {
    vi.stubGlobal('matchMedia', () => ({ matches }))
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue(undefined)
    versionsOf([5])
    show()
    await tailorIt()
    await vi.waitFor(() => expect(document.activeElement).toBe(result()))
    expect(result().getAttribute('aria-label')).toBe('Tailored for Fernhill Energy, your match 65 of 100, 1 change')
    expect(scrolled.mock.contexts).toEqual([result()])
    expect(scrolled).toHaveBeenCalledWith({ block: 'start', behavior })
    expect(screen.getByRole('link', { name: 'Requirements' }).getAttribute('aria-current')).toBe('true')
  })

  it('takes nobody along who has gone on to something else', async () => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue(undefined)
    let letGo: () => void = () => undefined
    versionsOf([5], new Promise((resolve) => (letGo = resolve)))
    show()
    await tailorIt()
    screen.getByLabelText('Fetch from URL (optional)').focus()
    letGo()
    await screen.findByDisplayValue('Version 5')
    expect(document.activeElement).toBe(screen.getByLabelText('Fetch from URL (optional)'))
    expect(scrolled).not.toHaveBeenCalled()
  })
})

describe('the versions for one job', () => {
  beforeEach(() => {
    window.localStorage.setItem('selected_tailored_resume_id', '5')
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue(undefined)
  })
  const menu = (version: string) => screen.findByRole('button', { name: `Showing: ${version}` })

  it('are in a menu, newest first, with the resume itself; another is opened in place of the open one', async () => {
    versionsOf([3, 5, 7])
    show()
    await userEvent.click(await menu('Version 2 of 3'))
    expect(screen.getAllByRole('menuitem').map((it) => it.textContent)).toEqual([
      expect.stringMatching(/^Version 3, 7 Jan.*, 1 change$/),
      expect.stringMatching(/^Version 2, 5 Jan.*, 1 change$/),
      expect.stringMatching(/^Version 1, 3 Jan.*, 1 change$/),
      'Original resume',
    ])
    await userEvent.click(screen.getByRole('menuitem', { name: /^Version 1/ }))
    expect(await screen.findByDisplayValue('Version 3')).toBeDefined()
    expect(await menu('Version 1 of 3')).toBeDefined()
  })

  it('give way to the resume itself, and back', async () => {
    versionsOf([5])
    show()
    await userEvent.click(await menu('Version 1'))
    await userEvent.click(screen.getByRole('menuitem', { name: 'Original resume' }))
    expect(await screen.findByRole('textbox', { name: 'Your resume, before tailoring' })).toBeDefined()
    expect(screen.getByRole('button', { name: 'Tailor for this job' })).toBeDefined()
    await userEvent.click(await menu('Original resume'))
    await userEvent.click(screen.getByRole('menuitem', { name: /^Version 1/ }))
    expect(await screen.findByDisplayValue('Version 5')).toBeDefined()
  })
})

const tailorings = (used: number, limitValue: number | null = 5) => ({
  'query UsageAllowances': () =>
    data({
      getUsageAllowances: [{ featureKey: 'resume_tailoring', used, limitValue, resetsAt: '2026-12-01T00:00:00.000Z' }],
    }),
})

describe('the use of the plan', () => {
  it.each([
    [3, '3 of 5 this month'],
    [4, 'One left this month. Resets on 1 December.'],
  ])('at %i of 5 is a quiet line: %s', async (used, words) => {
    answerByOperation(tailorings(used))
    show()
    expect(await screen.findByText(words)).toBeDefined()
    expect(screen.queryByRole('link', { name: 'See Pro' })).toBeNull()
  })

  it('that is at its end is told before work starts; the same advertisement again may still be asked for', async () => {
    answerByOperation(tailorings(5))
    show()
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /^5 of 5 resumes tailored this month\. .+ 1 December\./,
    )
    expect(screen.getByRole('link', { name: 'See Pro' }).getAttribute('href')).toBe('/plans#limit')
    fireEvent.change(company(), { target: { value: 'Fernhill Energy' } })
    paste('We ask for SQL.')
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Tailor & Save' }).disabled).toBe(false)
  })

  it('is not spoken of where there is no limit', async () => {
    const server = answerByOperation(tailorings(31, null))
    show()
    await vi.waitFor(() => expect(JSON.stringify(server.mock.calls)).toContain('UsageAllowances'))
    expect(screen.queryByText(/this month/)).toBeNull()
  })
})

describe('whose words stand on the page', () => {
  const traced = 'Every word comes from your resume or from what you told us.'
  const edit = { id: 1, kind: 'moved', before: 'A', text: 'A', reason: 'First.', requirement: null, sources: [] }
  const showing = async (provenance: object[], over: object = {}) => {
    window.localStorage.setItem('selected_tailored_resume_id', '5')
    const edits = [{ ...edit, undone: false, confirmed: false }]
    const answer = { ...tailoredResume, edits, provenance, ...over }
    answerByOperation({
      'query Resumes(': () => data({ resumes: [] }),
      'query TailoredResume(': () => data({ tailoredResume: answer }),
    })
    show()
    await screen.findByDisplayValue('Analyst')
  }
  const kept = { text: 'A', kind: 'kept', sources: ['A'], lines: [1], said: false, holds: true }

  it('is said to be the person’s only while all of it is', async () => {
    await showing([kept])
    expect(screen.getByText(traced)).toBeDefined()
  })

  it('is told of what they typed, and then not all is traced', async () => {
    await showing([kept, { text: 'Led the choir.', kind: 'yours', sources: [], lines: [], said: false, holds: true }])
    expect(screen.queryByText(traced)).toBeNull()
    await userEvent.click(screen.getByText('1 line typed by you'))
    expect(screen.getByText('Led the choir.').parentElement?.textContent).toContain('Typed by you')
  })

  it('is told of what no longer holds, and then not all is traced', async () => {
    await showing([{ ...kept, kind: 'reworded', holds: false }])
    expect(screen.queryByText(traced)).toBeNull()
    expect(screen.getByText('1 line needs another look')).toBeDefined()
  })

  it('is asked about one by one, and the answer is sent', async () => {
    const doubts = [
      { words: 'crew', youWrote: 'cooks', question: 'You wrote “cooks”. Is “crew” right?', from: 4, to: 8 },
    ]
    const open = { id: 9, before: 'Led cooks.', text: 'Led crew.', reason: 'Plainer.', requirement: null, doubts }
    await showing([kept], { suggestions: [open] })
    const answered = vi.fn(() => data({ answerSuggestion: { id: 5, updatedAt: opened } }))
    answerByOperation({
      'mutation AnswerSuggestion(': answered,
      'query Resumes(': () => data({ resumes: [] }),
      'query TailoredResume(': () => data({ tailoredResume }),
    })
    await userEvent.click(screen.getByRole('button', { name: 'Use it' }))
    await vi.waitFor(() => expect(screen.getByText('All done.')).toBeDefined())
    expect(answered).toHaveBeenCalledOnce()
  })
})
