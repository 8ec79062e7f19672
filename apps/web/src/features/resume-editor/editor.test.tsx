import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openDrafts } from '../../lib/editing/drafts.ts'
import { answerByOperation, data, noConnection, refusal, sentEnvelope } from '../../testing/answers.ts'
import { currentToasts } from '../../ui/toast.ts'
import { editionFrom, editionOf } from './session/edition.ts'
import {
  answers,
  contentWith,
  keptDraft,
  later,
  line,
  lines,
  opened,
  showEditor,
  someResume,
} from './testing/editor.tsx'

vi.mock('../../lib/reading/engine.ts', () => import('../../testing/reading-here.ts'))

const wide = () => vi.stubGlobal('matchMedia', (media: string) => ({ ...new EventTarget(), media, ...always }))
const always = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined }

beforeEach(() => {
  wide()
  vi.useFakeTimers({ shouldAdvanceTime: true })
})

// An editor that closes sends what is left.
afterEach(async () => {
  cleanup()
  await vi.advanceTimersByTimeAsync(1000)
})

const rest = (milliseconds = 1500) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const user = () => userEvent.setup({ advanceTimers: (delay) => vi.advanceTimersByTimeAsync(delay) })
const lastToast = () => currentToasts()[0]
const write = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })
const pressed = async (name: string | RegExp) => user().click(await screen.findByRole('button', { name }))

type Fetch = ReturnType<typeof answerByOperation>
const sent = (fetchMock: Fetch, operation: string) =>
  fetchMock.mock.calls
    .map((call) => sentEnvelope(call) as { query: string; variables: Record<string, unknown> })
    .filter(({ query }) => query.includes(operation))
    .map(({ variables }) => variables)

async function opening(more: Record<string, () => Response | Promise<Response>> = {}) {
  const fetchMock = answerByOperation({ ...answers, ...more })
  const view = showEditor()
  await screen.findByDisplayValue('Ines Duarte')
  return { fetchMock, ...view }
}

describe('opening the editor', () => {
  it('says kindly that an id is none, without asking the server', () => {
    const fetchMock = answerByOperation(answers)
    showEditor('/resume/first/edit')
    expect(screen.getByRole('heading', { name: 'There is no such resume' })).toBeDefined()
    expect(sent(fetchMock, 'query Resume(')).toEqual([])
  })

  it('says the same of a resume that is gone or someone else’s', async () => {
    answerByOperation({ ...answers, 'query Resume(': () => refusal('Not found', { code: 'NOT_FOUND' }) })
    showEditor()
    expect(await screen.findByRole('heading', { name: 'There is no such resume' })).toBeDefined()
  })

  it('tells a failure and can try again', async () => {
    let isBroken = true
    answerByOperation({
      ...answers,
      'query Resume(': () => (isBroken ? refusal('The server is tired.') : data({ resume: someResume() })),
    })
    showEditor()
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to load resume. The server is tired.')
    isBroken = false
    await pressed('Try again')
    expect(await screen.findByDisplayValue('Ines Duarte')).toBeDefined()
  })

  it('leads on where there is no resume yet', async () => {
    answerByOperation({
      ...answers,
      'query SelectedResume': () => data({ selectedResume: null }),
      'query Resumes': () => data({ resumes: [] }),
    })
    showEditor('/resume/edit')
    expect((await screen.findByRole('link', { name: 'Create a resume' })).getAttribute('href')).toBe('/create-resume')
  })

  it('opens the selected resume where no id is given', async () => {
    answerByOperation(answers)
    showEditor('/resume/edit')
    expect(await screen.findByDisplayValue('Ines Duarte')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Back to Resume' }).getAttribute('href')).toBe('/resume')
  })
})

describe('saving', () => {
  it('keeps a change in this browser at once and saves it in silence when the hand rests', async () => {
    const { fetchMock } = await opening()
    write(line(1), 'Closed the books in three days.')
    expect(keptDraft()).toContain('Closed the books in three days.')
    expect(sent(fetchMock, 'mutation UpdateResume')).toEqual([])
    await rest()
    await waitFor(() => expect(keptDraft()).toBeNull())
    const [variables] = sent(fetchMock, 'mutation UpdateResume')
    expect(variables).toMatchObject({ id: 7, input: { title: 'General', ifUpdatedAt: opened } })
    expect(JSON.stringify(variables)).toContain('Closed the books in three days.')
    expect(lastToast()).toBeUndefined()
  })

  it('says "Resume updated" only where Save was pressed', async () => {
    await opening()
    write(line(1), 'Closed the books in three days.')
    await pressed('Save')
    await waitFor(() => expect(lastToast()).toMatchObject({ title: 'Resume updated' }))
  })

  it('tells a failure, keeps the changes and says so', async () => {
    await opening({ 'mutation UpdateResume': () => refusal('Too long.', { code: 'TOO_LARGE' }) })
    vi.mocked(console.error).mockImplementation(() => undefined)
    write(line(1), 'Closed the books in three days.')
    await rest()
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('Not saved yet. Too long. Your changes are kept in this browser.')
    expect(lastToast()).toMatchObject({ title: 'Failed to update resume', variant: 'destructive' })
    expect(keptDraft()).toContain('three days')
    vi.mocked(console.error).mockClear()
  })

  it('stays calm without a connection, and saves by itself when it is back', async () => {
    let isOff = true
    await opening({
      'mutation UpdateResume': () => (isOff ? Promise.reject(noConnection()) : answers['mutation UpdateResume']()),
    })
    vi.mocked(console.error).mockImplementation(() => undefined)
    write(line(1), 'Closed the books in three days.')
    await rest(2000)
    const note = 'Not saved yet: no connection. Your changes are kept in this browser.'
    expect(await screen.findByText(note)).toBeDefined()
    isOff = false
    act(() => void window.dispatchEvent(new Event('online')))
    await waitFor(() => expect(screen.queryByText(note)).toBeNull())
    expect(keptDraft()).toBeNull()
    vi.mocked(console.error).mockClear()
  })

  it('brings back what a closed tab left unsaved, and can let it go', async () => {
    const edition = editionOf(someResume({ content: contentWith({ basics: { name: 'Ines D. Silva' } }) }))
    openDrafts('resume_drafts_7', editionFrom).keep(edition, opened)
    const fetchMock = answerByOperation(answers)
    showEditor()
    await screen.findByDisplayValue('Ines D. Silva')
    expect(screen.getByText(/were not saved yet\. They are back\./)).toBeDefined()
    await rest()
    await waitFor(() => expect(sent(fetchMock, 'mutation UpdateResume')).not.toEqual([]))
    await pressed('Discard them')
    expect(screen.getByDisplayValue('Ines Duarte')).toBeDefined()
  })
})

describe('[F9] a change in another tab', () => {
  const theirs = someResume({ content: contentWith({ basics: { name: 'Ines Duarte Silva' } }), updatedAt: later })

  async function meeting() {
    let isFirst = true
    let isMet = false
    const all = await opening({
      'mutation UpdateResume': () => {
        if (!isFirst) return answers['mutation UpdateResume']()
        isFirst = false
        isMet = true
        return refusal('This resume was changed elsewhere in the meantime.', { code: 'CONFLICT' })
      },
      'query Resume(': () => data({ resume: isMet ? theirs : someResume() }),
      'mutation CreateResumeVersion': () => data({ createResumeVersion: { id: 1, resumeId: 7, versionNumber: 2 } }),
    })
    vi.mocked(console.error).mockImplementation(() => undefined)
    write(line(1), 'Closed the books in three days.')
    await rest()
    const dialog = within(await screen.findByRole('dialog', { name: 'Changed in two places' }))
    vi.mocked(console.error).mockClear()
    return { ...all, dialog }
  }

  it('shows both, and where the other can be opened beside this one', async () => {
    const { dialog } = await meeting()
    const difference = within(dialog.getByRole('region', { name: 'What was saved elsewhere, against yours' }))
    await waitFor(() => expect(difference.getAllByText(/Silva/)).not.toEqual([]))
    expect(dialog.getByRole('link', { name: 'Open that one beside this' }).getAttribute('href')).toBe('/resume/7')
    expect(keptDraft()).toContain('three days')
  })

  it('goes over theirs only after it is kept as a version', async () => {
    const { fetchMock } = await meeting()
    await pressed('Keep mine')
    await waitFor(() => expect(sent(fetchMock, 'mutation UpdateResume')).toHaveLength(2))
    expect(sent(fetchMock, 'mutation CreateResumeVersion')).toEqual([
      { input: { resumeId: 7, label: 'From another tab or device' } },
    ])
    expect(sent(fetchMock, 'mutation UpdateResume')[1]).toMatchObject({ input: { ifUpdatedAt: later } })
    expect(lines()[0]).toBe('Closed the books in three days.')
  })

  it('takes theirs only after mine is kept as a version, and undo brings mine back', async () => {
    const { fetchMock } = await meeting()
    await pressed('Take that one')
    expect(await screen.findByDisplayValue('Ines Duarte Silva')).toBeDefined()
    const [version] = sent(fetchMock, 'mutation CreateResumeVersion')
    expect(JSON.stringify(version)).toContain('three days')
    expect(sent(fetchMock, 'mutation UpdateResume')).toHaveLength(1)
    await pressed('Undo')
    expect(lines()[0]).toBe('Closed the books in three days.')
  })
})

describe('writing', () => {
  it('makes a line below with Enter and takes an empty one out with Backspace', async () => {
    await opening()
    const keyboard = user()
    await keyboard.click(line(1))
    await keyboard.keyboard('{Enter}')
    expect(lines()).toEqual(['Closed the books in four days.', '', 'Led a team of six.'])
    expect(document.activeElement).toBe(line(2))
    await keyboard.keyboard('{Backspace}')
    expect(lines()).toEqual(['Closed the books in four days.', 'Led a team of six.'])
    expect(document.activeElement).toBe(line(1))
  })

  it('moves a line with Alt and an arrow, and with its buttons', async () => {
    await opening()
    const keyboard = user()
    await keyboard.click(line(2))
    await keyboard.keyboard('{Alt>}{ArrowUp}{/Alt}')
    expect(lines()).toEqual(['Led a team of six.', 'Closed the books in four days.'])
    expect(screen.getByText('Moved to position 1 of 2.')).toBeDefined()
    await pressed('Move line 1 down')
    expect(lines()).toEqual(['Closed the books in four days.', 'Led a team of six.'])
  })

  it('takes a paste of several lines as several, without their bullets', async () => {
    await opening()
    const keyboard = user()
    await keyboard.click(line(2))
    await keyboard.paste('• First\n• Second\r\n\n- Third')
    expect(lines().slice(1)).toEqual(['Led a team of six.First', 'Second', 'Third'])
  })

  it('renames, moves and removes a section, and takes each back', async () => {
    await opening()
    const headings = () =>
      screen.getAllByLabelText<HTMLInputElement>(/^Heading of/).map(({ value, placeholder }) => value || placeholder)
    expect(headings()).toEqual(['Experience', 'Skills'])
    write(screen.getByLabelText('Heading of Skills'), 'Tools I use')
    await pressed('Move Tools I use up')
    expect(headings()).toEqual(['Tools I use', 'Experience'])
    await pressed('Remove Experience')
    expect(headings()).toEqual(['Tools I use'])
    for (const _ of ['remove', 'move', 'rename']) await pressed('Undo')
    expect(headings()).toEqual(['Experience', 'Skills'])
    await pressed('Redo')
    expect(headings()).toEqual(['Experience', 'Tools I use'])
  })

  it('takes a date as people write it, and says what cannot be read', async () => {
    const { fetchMock } = await opening()
    const [from] = screen.getAllByLabelText<HTMLInputElement>('From')
    if (!from) throw new Error('There is no such field')
    expect(from.value).toBe('Mar 2019')
    write(from, 'last spring')
    fireEvent.blur(from)
    expect(await screen.findByText('Write it as Mar 2019 or 2019.')).toBeDefined()
    write(from, 'April 2018')
    fireEvent.blur(from)
    expect(from.value).toBe('Apr 2018')
    await rest()
    await waitFor(() => expect(JSON.stringify(sent(fetchMock, 'mutation UpdateResume'))).toContain('2018-04'))
  })

  it('takes skills with a comma between them', async () => {
    await opening()
    write(screen.getByLabelText('Skills'), 'SAP, Excel, Power BI, ')
    await waitFor(() => expect(screen.getByRole('article').textContent).toContain('SAP, Excel, Power BI'))
    fireEvent.blur(screen.getByLabelText('Skills'))
    expect(screen.getByLabelText<HTMLTextAreaElement>('Skills').value).toBe('SAP, Excel, Power BI')
  })
})
