import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answerByOperation, data, refusal, sentEnvelope } from '../../testing/answers.ts'
import { currentToasts } from '../../ui/toast.ts'
import { answers, contentWith, line, showEditor, someResume } from './testing/editor.tsx'

vi.mock('../../lib/reading/engine.ts', () => import('../../testing/reading-here.ts'))

const narrow = { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
})

// An editor that closes sends what is left.
afterEach(async () => {
  cleanup()
  await vi.advanceTimersByTimeAsync(1000)
})

const user = () => userEvent.setup({ advanceTimers: (delay) => vi.advanceTimersByTimeAsync(delay) })
const press = async (name: string | RegExp) => user().click(await screen.findByRole('button', { name }))
const rest = () => act(() => vi.advanceTimersByTimeAsync(1500))
const write = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })

async function opening(more: Record<string, () => Response | Promise<Response>> = {}) {
  const fetchMock = answerByOperation({ ...answers, ...more })
  showEditor()
  await screen.findByDisplayValue('Ines Duarte')
  const sent = (operation: string) =>
    fetchMock.mock.calls
      .map((call) => sentEnvelope(call) as { query: string; variables: object })
      .filter(({ query }) => query.includes(operation))
      .map(({ variables }) => variables)
  return { sent }
}

const wide = { ...narrow, matches: true }
const stub = (media: typeof narrow) => vi.stubGlobal('matchMedia', () => media)

it('a tablet that is turned keeps what is half typed', async () => {
  const media = Object.assign(new EventTarget(), { matches: false })
  vi.stubGlobal('matchMedia', () => media)
  await opening()
  const half = '2019-0'
  const [from = expect.fail()] = screen.getAllByLabelText<HTMLInputElement>('From')
  from.focus()
  fireEvent.change(from, { target: { value: half } })
  for (const isWide of [true, false]) {
    media.matches = isWide
    act(() => void media.dispatchEvent(new Event('change')))
    expect(screen.queryByRole('tab', { name: 'Edit' })).toEqual(isWide ? null : expect.anything())
    expect(screen.getByDisplayValue(half)).toBe(from)
    expect(document.activeElement).toBe(from)
  }
})

describe('the look of a resume', () => {
  it('is chosen, shown at once and saved with it', async () => {
    stub(wide)
    const { sent } = await opening()
    await press('Look: Classic')
    fireEvent.click(screen.getByRole('radio', { name: 'Technical' }))
    fireEvent.click(screen.getByRole('radio', { name: 'Letter' }))
    fireEvent.click(screen.getByRole('radio', { name: 'Forest' }))
    const paper = within(screen.getByRole('region', { name: 'Your resume on its pages' }))
    await waitFor(() => expect(paper.getByRole('article').className).toBe('sheet technical letter'))
    await rest()
    const layout = { template: 'technical', pageSize: 'letter', accent: '#1f5c3d' }
    await waitFor(() => expect(sent('mutation UpdateResume').at(-1)).toMatchObject({ input: { layout } }))
  })
})

describe('a resume that is to fit one page', () => {
  const highlights = Array.from({ length: 66 }, (_, at) => `Closed book ${at}.`)
  const long = () =>
    data({
      resume: someResume({ content: contentWith({ work: [{ name: 'Northwind', position: 'Clerk', highlights }] }) }),
    })

  it('offers lines to hide where it is too long; each comes back to its place by one press', async () => {
    stub(wide)
    const { sent } = await opening({ 'query Resume(': long })
    const saved = async () => {
      await rest()
      return sent('mutation UpdateResume').at(-1) as { input: { content: string; layout: object } } | undefined
    }
    fireEvent.click(screen.getByRole('switch', { name: 'Fit to one page' }))
    expect(await screen.findByText(/^Too long for one page, even at 9\.5 pt\./)).toBeDefined()
    await waitFor(async () => expect((await saved())?.input.layout).toMatchObject({ fit: 'one-page' }))
    await press('Hide “Closed book 65.”')
    await waitFor(async () => expect((await saved())?.input.content).not.toContain('Closed book 65.'))
    await press('Show “Closed book 65.” again')
    await waitFor(async () => expect((await saved())?.input.content).toContain('Closed book 65.'))
    expect((await saved())?.input.content.match(/Closed book \d+/g)?.at(-1)).toBe('Closed book 65')
    expect(screen.queryByRole('button', { name: /^Show “/ })).toBeNull()
  })
})

describe('the checks', () => {
  it('lead to the place that they are about', async () => {
    stub(wide)
    await opening()
    fireEvent.click(await screen.findByRole('tab', { name: /^Checks · \d+$/ }))
    const [show] = await screen.findAllByRole('button', { name: 'Show me where' })
    if (!show) throw new Error('There is no such button')
    fireEvent.click(show)
    await waitFor(() => expect(document.activeElement?.matches('[data-editor] :is(input, textarea)')).toBe(true))
  })

  it('move the score of a pasted job as the resume is written, and send neither anywhere', async () => {
    stub(wide)
    const { sent } = await opening()
    fireEvent.click(screen.getByRole('tab', { name: /^Checks/ }))
    write(screen.getByLabelText('Job'), 'pasted')
    write(screen.getByLabelText('Job advertisement'), 'Accountant\n\nRequirements\n- Power BI\n- SAP\n- HGB')
    const score = async () =>
      (await screen.findByRole('img', { name: /^Your match: \d+ of 100/ })).getAttribute('aria-label')
    const before = await score()
    write(screen.getByLabelText('Skills'), 'SAP, Excel, Power BI, HGB')
    await waitFor(async () => expect(await score()).not.toBe(before))
    expect(JSON.stringify(sent(''))).not.toContain('Requirements')
  })
})

describe('what can be done with the whole', () => {
  it('saves what is here before a version is kept of it', async () => {
    stub(wide)
    const order: string[] = []
    await opening({
      'mutation UpdateResume': () => {
        order.push('saved')
        return answers['mutation UpdateResume']()
      },
      'mutation CreateResumeVersion': () => {
        order.push('kept')
        return data({ createResumeVersion: { id: 1, resumeId: 7, versionNumber: 2 } })
      },
    })
    write(line(1), 'Closed the books in two days.')
    await press('Save a version')
    write(await screen.findByLabelText('Label'), 'Before the interview')
    await press('Save version')
    await waitFor(() => expect(order).toEqual(['saved', 'kept']))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('keeps one version, however often it is pressed while the resume is saved', async () => {
    stub(wide)
    let answer: () => void = () => undefined
    const { sent } = await opening({
      'mutation UpdateResume': async () => {
        await new Promise<void>((resolve) => {
          answer = resolve
        })
        return answers['mutation UpdateResume']()
      },
      'mutation CreateResumeVersion': () => data({ createResumeVersion: { id: 1, resumeId: 7, versionNumber: 2 } }),
    })
    write(line(1), 'Closed the books in two days.')
    await press('Save a version')
    const save = await screen.findByRole<HTMLButtonElement>('button', { name: 'Save version' })
    fireEvent.click(save)
    expect(save.disabled).toBe(true)
    fireEvent.click(save)
    await waitFor(() => expect(sent('mutation UpdateResume')).toHaveLength(1))
    answer()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent('mutation CreateResumeVersion')).toHaveLength(1)
  })

  it('leaves the dialog and what was typed in it where no version could be kept', async () => {
    stub(wide)
    vi.mocked(console.error).mockImplementation(() => undefined)
    await opening({ 'mutation CreateResumeVersion': () => refusal('Not now.') })
    await press('Save a version')
    write(await screen.findByLabelText('Label'), 'Before the interview')
    await press('Save version')
    await waitFor(() => expect(currentToasts()[0]).toMatchObject({ title: 'Failed to create resume version' }))
    const save = await screen.findByRole<HTMLButtonElement>('button', { name: 'Save version' })
    await waitFor(() => expect(save.disabled).toBe(false))
    expect(screen.getByDisplayValue('Before the interview')).toBeDefined()
    vi.mocked(console.error).mockClear()
  })

  it('copies the resume as text, as it is now', async () => {
    stub(wide)
    await opening()
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    write(line(1), 'Closed the books in two days.')
    await press('Download')
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Copy as text' }))
    await waitFor(() => expect(writeText).toHaveBeenCalledOnce())
    expect(writeText.mock.calls[0]?.[0]).toContain('Closed the books in two days.')
    expect(currentToasts()[0]).toMatchObject({ title: 'Copied' })
  })

  it('puts what was not placed into a section', async () => {
    stub(wide)
    const content = contentWith({}, [{ id: 'l90', text: 'Rides to work' }])
    await opening({ 'query Resume(': () => data({ resume: someResume({ content }) }) })
    const card = screen.getByRole('region', { name: 'Not placed yet' })
    const choice = within(card).getByLabelText<HTMLSelectElement>('Move to')
    write(choice, choice.options[1]?.value ?? '')
    expect(screen.getByDisplayValue('Rides to work')).toBeDefined()
    expect(screen.queryByRole('region', { name: 'Not placed yet' })).toBeNull()
  })
})

describe('on a phone', () => {
  it('fields, page and checks stand behind tabs, and a line on the page leads back to its field', async () => {
    stub(narrow)
    await opening()
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent?.split(' ')[0])).toEqual([
      'Edit',
      'Page',
      'Checks',
    ])
    fireEvent.click(screen.getByRole('tab', { name: 'Page' }))
    fireEvent.click(await screen.findByText('Led a team of six.', { selector: '.set' }))
    await waitFor(() => expect(document.activeElement).toBe(line(2)))
  })
})
