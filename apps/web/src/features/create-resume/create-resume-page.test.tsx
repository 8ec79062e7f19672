import { createHash } from 'node:crypto'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Component } from '../../app/create-resume-page.tsx'
import { createQueryClient } from '../../lib/query-client.ts'
import { AuthProvider } from '../../lib/session/index.ts'
import { answerByOperation, data, refusal, someUser } from '../../testing/answers.ts'
import { tokenExpiringAt } from '../../testing/tokens.ts'
import { draftKey, forgetDraft, keepDraft, keptDraft } from './draft.ts'

vi.mock('../../lib/reading/engine.ts', () => import('../../testing/reading-here.ts'))
vi.mock('@bespeak/documents/read-browser.ts', () => import('../../testing/reading-here.ts'))
// A file goes out by XMLHttpRequest; here it is answered as fetch is.
vi.mock('../../lib/graphql/fetch-with-progress.ts', () => ({
  fetchWithProgress: (address: string, init: RequestInit, onSent: (share: number) => void) => {
    onSent(0.5)
    return fetch(address, init)
  },
}))

// A line as long as a page is read by nobody: it finds no place.
const longLine = 'Fond of tidy dashboards. '.repeat(200).trim()

const text = `Mara Ellison
mara@example.com

Data analyst with seven years in insurance and retail, at home in SQL and Python.
${longLine}

EXPERIENCE
Corbel Insurance
Data Analyst, Mar 2021 – present
• Wrote SQL models for the claims dashboard.

SKILLS
SQL, Python`

const created = { createResume: { id: 7, title: 'mara', updatedAt: '2026-01-05T09:00:00.000Z' } }
const answers = {
  CurrentUser: () => data({ currentUser: someUser }),
  CreateResume: () => data(created),
}

function show() {
  const router = createMemoryRouter(
    [
      { path: '/create-resume', Component },
      { path: '*', element: <Place /> },
    ],
    { initialEntries: ['/create-resume'] },
  )
  return render(
    <QueryClientProvider client={createQueryClient()}>
      <AuthProvider>
        <RouterProvider router={router} />
      </AuthProvider>
    </QueryClientProvider>,
  )
}

function Place() {
  return <output aria-label="Address">{useLocation().pathname}</output>
}

let calls: ReturnType<typeof answerByOperation>

beforeEach(() => {
  calls = answerByOperation(answers)
  window.localStorage.setItem('auth_token', tokenExpiringAt())
})
afterEach(() => forgetDraft(someUser.id))

/** The first of that name: what saves stands at the top and at the end. */
async function press(name: string) {
  const [button] = await screen.findAllByRole('button', { name })
  await userEvent.click(button ?? document.body)
}
const tab = async (name: string) => userEvent.click(await screen.findByRole('tab', { name }))
const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name)
const unplaced = () => screen.getByRole('group', { name: 'No place yet' })
const looked = () => screen.getByText(/looked at/).textContent
const file = () => new File([text], 'mara_cv.txt', { type: 'text/plain' })

async function upload() {
  await userEvent.upload(await screen.findByLabelText('Choose a file'), file())
  await screen.findByRole('heading', { name: 'Review your resume' })
}

/** What `createResume` was sent. */
function sentResume(): { title: string; content: string; file: unknown } {
  const [, init] = calls.mock.calls.find(([, it]) => bodyOf(it).includes('CreateResume')) ?? []
  const { variables } = JSON.parse(bodyOf(init))
  return { ...variables.input, file: init?.body instanceof FormData ? init.body.get('0') : null }
}

const bodyOf = (init: RequestInit | undefined) =>
  String(init?.body instanceof FormData ? init.body.get('operations') : init?.body)

describe('a file that cannot be read', () => {
  it('is refused with what to do next, and another can be chosen', async () => {
    show()
    const picture = new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0])], 'cv.png')
    await userEvent.upload(await screen.findByLabelText('Choose a file'), picture, { applyAccept: false })
    expect((await screen.findByRole('alert')).textContent).toMatch(/picture.*PDF, DOCX or TXT/)
    await upload()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('the review', () => {
  it('shows the source, the fields found in it, and where each stood', async () => {
    show()
    await upload()
    const source = screen.getByRole('region', { name: 'Source, as read' })
    expect(within(source).getByText('Corbel Insurance')).toBeDefined()
    expect(field('Name').value).toBe('Mara Ellison')
    expect(field('Title of this resume').value).toBe('mara cv')
    expect(screen.getAllByRole('button', { name: 'Line 1' }).length).toBe(1)
  })

  it('marks in the source what a field was read from, and goes from a line to its field', async () => {
    show()
    await upload()
    const source = screen.getByRole('region', { name: 'Source, as read' })
    await userEvent.click(field('Email'))
    expect(source.querySelector('mark')?.textContent).toBe('mara@example.com')
    await userEvent.click(within(source).getByRole('button', { name: 'Mara Ellison' }))
    expect(document.activeElement).toBe(field('Name'))
  })

  it('saves the corrections together with the original file, and goes to the resume', async () => {
    show()
    await upload()
    await userEvent.clear(field('Name'))
    await userEvent.type(field('Name'), 'Mara B. Ellison')
    await press('Save resume')
    await waitFor(() => expect(screen.getByLabelText('Address').textContent).toBe('/resume/7'))
    const sent = sentResume()
    expect(sent.title).toBe('mara cv')
    expect(sent.content).toContain('Mara B. Ellison')
    expect(sent.file).toBeInstanceOf(File)
    expect(await keptDraft(someUser.id)).toBeNull()
  })

  it('shows unplaced text and puts it into a section', async () => {
    show()
    await upload()
    expect(screen.getByText(/1 not placed yet/)).toBeDefined()
    const card = unplaced()
    expect(card.textContent).toContain('Line 5')
    await userEvent.click(within(card).getByRole('button', { name: 'Show all of it' }))
    expect(card.textContent).toContain(longLine)
    await userEvent.click(within(card).getByRole('button', { name: 'Other section' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Summary' }))
    expect(looked()).toBe('1 of 3 looked at')
    expect(screen.getByDisplayValue(longLine)).toBeDefined()
  })

  it('takes back what was left out', async () => {
    show()
    await upload()
    await press('Leave it out')
    expect(looked()).toBe('1 of 3 looked at')
    await press('Undo')
    expect(looked()).toBe('0 of 3 looked at')
    expect(within(unplaced()).getByRole('button', { name: 'Leave it out' })).toBeDefined()
  })

  it('says that the same file is saved already, with the way to it; nothing is lost by that', async () => {
    const same = { id: 4, title: 'CV 2024', createdAt: '2024-05-03T09:00:00.000Z' }
    const digests: unknown[] = []
    answerByOperation({
      ...answers,
      ResumesWithFile: ({ fileDigest }) => {
        digests.push(fileDigest)
        return data({ resumes: [same] })
      },
    })
    show()
    await upload()
    expect((await screen.findByText(/You uploaded this file/)).textContent).toMatch(/on 3 May 2024 as “CV 2024”/)
    // Asked again where the file was taken up again from what is kept.
    expect([...new Set(digests)]).toEqual([createHash('sha256').update(text).digest('hex')])
    await press('open that one')
    await waitFor(() => expect(screen.getByLabelText('Address').textContent).toBe('/resume/4'))
    expect((await keptDraft(someUser.id))?.title).toBe('mara cv')
  })

  it('is not saved without a title', async () => {
    show()
    await upload()
    await userEvent.clear(field('Title of this resume'))
    await press('Save resume')
    expect(await screen.findByText('Please give it a title.')).toBeDefined()
    expect(document.activeElement).toBe(field('Title of this resume'))
  })

  it('keeps everything where saving fails, and after the page was left', async () => {
    answerByOperation({ ...answers, CreateResume: () => refusal('The server is tired.') })
    const visit = show()
    await upload()
    await userEvent.type(field('Headline'), 'Analyst')
    await press('Save resume')
    expect((await screen.findByRole('alert')).textContent).toContain('The server is tired.')
    vi.mocked(console.error).mockClear()
    visit.unmount()
    show()
    await screen.findByRole('heading', { name: 'Review your resume' })
    expect(field('Headline').value).toBe('Analyst')
    expect(screen.getByText(/your draft from before/)).toBeDefined()
  })
})

describe('what is doubtful', () => {
  const doubtfulText = `Mara Ellison
mara@example.com

EXPERIENCE
Brackley
Jun 2009 – Feb 2019
• Saved 1,
250 hours a year.
Kirkmere, Ward 7, Larkfield
Aug 2007 – May 2009
• Cared for up to eight patients a shift.`

  const begin = async () => {
    show()
    await tab('Paste')
    await userEvent.click(field('Your resume as text'))
    await userEvent.paste(doubtfulText)
    await press('Read it')
    return screen.findByRole('heading', { name: 'Review your resume' })
  }
  const card = (name: string) => screen.getByRole('group', { name })

  it('is accepted with Enter, moved through with the arrows and chosen with a digit', async () => {
    await begin()
    expect(looked()).toBe('0 of 3 looked at')
    card('Employer').focus()
    await userEvent.keyboard('{ArrowDown}')
    expect(document.activeElement).toBe(card('A number over a line break'))
    await userEvent.keyboard('{ArrowUp}2')
    expect(within(card('Employer')).getByRole<HTMLInputElement>('radio', { name: /^Brackley\s*Title/ }).checked).toBe(
      true,
    )
    await userEvent.keyboard('{Enter}')
    expect(looked()).toBe('1 of 3 looked at')
    expect(document.activeElement).toBe(card('A number over a line break'))
    await userEvent.keyboard('{Enter}{Enter}')
    expect(looked()).toBe('3 of 3 looked at')
    expect(document.activeElement).toBe(screen.getAllByRole('button', { name: 'Save resume' }).at(-1))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByLabelText('Address').textContent).toBe('/resume/7'))
    expect(sentResume().content).toContain('Saved 1,250 hours a year.')
  })

  it('is typed in its card, which stays open until it is right', async () => {
    await begin()
    await userEvent.click(within(card('Employer and title')).getByRole('button', { name: 'Employer and title' }))
    await userEvent.click(within(card('Employer and title')).getByRole('button', { name: 'Edit' }))
    const employer = within(card('Employer and title')).getByLabelText<HTMLInputElement>('Employer')
    expect(document.activeElement).toBe(employer)
    await userEvent.clear(employer)
    await userEvent.type(employer, 'Kirkmere General Hospital{Enter}')
    expect(within(card('Employer and title')).queryByLabelText('Employer')).toBeNull()
    expect(card('Employer and title').textContent).toContain('Kirkmere General Hospital')
    await userEvent.click(within(card('Employer and title')).getByRole('button', { name: 'Change it' }))
    expect(within(card('Employer and title')).getByLabelText('Employer')).toBeDefined()
  })

  it('is accepted all at once as it is chosen, and can be saved without that', async () => {
    await begin()
    await userEvent.click(within(card('Employer')).getByRole('radio', { name: /^Brackley\s*Title/ }))
    await press('Accept all')
    expect(looked()).toBe('3 of 3 looked at')
    await press('Save resume')
    await waitFor(() => expect(screen.getByLabelText('Address').textContent).toBe('/resume/7'))
  })

  it('is marked in the source with its number, which leads to it', async () => {
    await begin()
    const source = screen.getByRole('region', { name: 'Source, as read' })
    await userEvent.click(within(source).getByRole('button', { name: '3, Employer and title' }))
    expect(document.activeElement).toBe(card('Employer and title'))
    const marked = [...source.querySelectorAll('mark')].map(({ textContent }) => textContent)
    expect(marked.join(' ')).toBe('Kirkmere, Ward 7 Larkfield')
  })

  it('is still looked at after the page was left', async () => {
    await begin()
    card('Employer').focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(async () => expect((await keptDraft(someUser.id))?.document.origins).toBeDefined())
    cleanup()
    show()
    await screen.findByRole('heading', { name: 'Review your resume' })
    expect(looked()).toBe('1 of 3 looked at')
  })
})

describe('other ways to begin', () => {
  it('reads pasted text', async () => {
    show()
    await tab('Paste')
    await userEvent.click(field('Your resume as text'))
    await userEvent.paste(text)
    await press('Read it')
    await screen.findByRole('heading', { name: 'Review your resume' })
    expect(field('Email').value).toBe('mara@example.com')
    expect(screen.getByText('Your text, as pasted')).toBeDefined()
  })

  it('imports a JSON Resume, which is not kept as a file', async () => {
    show()
    await tab('Import')
    const json = JSON.stringify({ basics: { name: 'Ada Example' }, skills: [{ name: 'Tools', keywords: ['SQL'] }] })
    await userEvent.upload(await screen.findByLabelText('Choose an export'), new File([json], 'ada.json'))
    await screen.findByRole('heading', { name: 'Review your resume' })
    expect(screen.getByText('Everything looks right.')).toBeDefined()
    expect(field('Name').value).toBe('Ada Example')
    await press('Save resume')
    await waitFor(() => expect(screen.getByLabelText('Address').textContent).toBe('/resume/7'))
    expect(sentResume()).toMatchObject({ title: 'Ada Example', file: null })
  })
})

describe('the guided form', () => {
  const begin = async () => {
    show()
    await tab('Write')
    await press('Start with an empty page')
    await screen.findByRole('heading', { name: 'Write your resume' })
  }

  it('does not save an empty page', async () => {
    await begin()
    await press('Save resume')
    expect((await screen.findByRole('alert')).textContent).toContain('nothing to save yet')
  })

  it('says how to write a date that it does not understand', async () => {
    await begin()
    const [from] = screen.getAllByLabelText('From')
    await userEvent.type(from ?? document.body, 'last spring')
    await userEvent.tab()
    expect(await screen.findByText('Write it like Mar 2021 or 2021.')).toBeDefined()
  })

  it('is written by keyboard: Enter begins a line, Alt with an arrow moves it, Backspace takes out an empty one', async () => {
    await begin()
    const summary = screen.getByRole('list', { name: 'Text' })
    await userEvent.click(within(summary).getByLabelText('Line 1'))
    await userEvent.keyboard('First{Enter}Second{Alt>}{ArrowUp}{/Alt}')
    const texts = () =>
      within(summary)
        .getAllByRole<HTMLTextAreaElement>('textbox')
        .map(({ value }) => value)
    expect(texts()).toEqual(['Second', 'First'])
    await userEvent.keyboard('{Enter}{Backspace}')
    expect(texts()).toEqual(['Second', 'First'])
  })

  it('takes the Enter that ends a composed word for no line and no keyword', async () => {
    await begin()
    const summary = within(screen.getByRole('list', { name: 'Text' }))
    const keyword = screen.getByPlaceholderText<HTMLInputElement>('Add one, then Enter')
    await userEvent.type(keyword, '数据')
    for (const composed of [summary.getByLabelText('Line 1'), keyword])
      fireEvent.keyDown(composed, { key: 'Enter', isComposing: true })
    expect(summary.getAllByRole('textbox')).toHaveLength(1)
    expect(keyword.value).toBe('数据')
  })

  it('keeps a draft while typing, and saves only what was filled in', async () => {
    await begin()
    await userEvent.type(field('Name'), 'Ada Example')
    await userEvent.type(field('Employer'), 'Difference Works')
    await userEvent.type(screen.getByPlaceholderText('Add one, then Enter'), 'SQL, Python{Enter}')
    await waitFor(async () => expect((await keptDraft(someUser.id))?.document.basics.name).toBe('Ada Example'))
    await press('Save resume')
    await waitFor(() => expect(screen.getByLabelText('Address').textContent).toBe('/resume/7'))
    const { content } = sentResume()
    for (const words of ['Ada Example', 'Difference Works', 'SQL', 'Python']) expect(content).toContain(words)
    expect(content).not.toContain('Education')
  })

  it('adds, moves and removes sections', async () => {
    await begin()
    await userEvent.selectOptions(field('Add a section'), 'languages')
    expect(screen.getByRole('heading', { name: 'Languages' })).toBeDefined()
    const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    await press('Section Languages: more')
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Move up' }))
    await waitFor(() =>
      expect(headings()).toEqual(['You', 'Summary', 'Experience', 'Education', 'Languages', 'Skills']),
    )
    await press('Section Languages: more')
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove this section' }))
    await waitFor(() => expect(headings()).not.toContain('Languages'))
    expect(screen.getByText('Section “Languages” removed.')).toBeDefined()
  })
})

describe('a draft that is open in two tabs', () => {
  const elsewhere = () => screen.findByRole('alert')
  const pressHere = (name: string) => userEvent.click(screen.getByRole('button', { name }))

  /** As another tab does: it writes, and the browser tells this one. */
  async function typeElsewhere(title: string) {
    const kept = await keptDraft(someUser.id)
    if (!kept) throw new Error('There is no draft.')
    await keepDraft(someUser.id, { ...kept, title })
    const key = `${draftKey(someUser.id)}_written`
    window.localStorage.setItem(key, title)
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue: title })))
  }

  const typeHere = (words: string) => userEvent.type(field('Title of this resume'), words)
  const keptTitle = async () => (await keptDraft(someUser.id))?.title

  it('is not written over by the tab that has not seen the last change', async () => {
    show()
    await upload()
    await typeElsewhere('From the other tab')
    expect((await elsewhere()).textContent).toMatch(/changed in another tab/)
    await typeHere(' here')
    expect(field('Title of this resume').value).toBe('mara cv here')
    expect(await keptTitle()).toBe('From the other tab')
  })

  it('goes on with what the other tab wrote, or with what is here, as the person says', async () => {
    show()
    await upload()
    await typeElsewhere('From the other tab')
    await elsewhere()
    await pressHere('Use the other tab’s')
    await waitFor(() => expect(field('Title of this resume').value).toBe('From the other tab'))
    expect(screen.queryByRole('alert')).toBeNull()
    await typeElsewhere('Once more')
    await elsewhere()
    await pressHere('Keep what is here')
    await waitFor(async () => expect(await keptTitle()).toBe('From the other tab'))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('stays for the other tab where this one saves its own', async () => {
    show()
    await upload()
    await typeElsewhere('From the other tab')
    await elsewhere()
    await press('Save resume')
    await waitFor(() => expect(screen.getByLabelText('Address').textContent).toBe('/resume/7'))
    expect(await keptTitle()).toBe('From the other tab')
  })
})
