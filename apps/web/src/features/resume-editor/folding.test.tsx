import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answerByOperation, data } from '../../testing/answers.ts'
import { answers, contentWith, line, showEditor, someResume } from './testing/editor.tsx'

vi.mock('../../lib/reading/engine.ts', () => import('../../testing/reading-here.ts'))

const media = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined }
let isCalm = true
const scrolled = vi.fn()

beforeEach(() => {
  isCalm = true
  vi.stubGlobal('matchMedia', (query: string) => ({ ...media, matches: query.includes('motion') ? isCalm : true }))
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(scrolled)
  scrolled.mockClear()
  vi.useFakeTimers({ shouldAdvanceTime: true })
})

// An editor that closes sends what is left.
afterEach(async () => {
  cleanup()
  await vi.advanceTimersByTimeAsync(1000)
})

const user = () => userEvent.setup({ advanceTimers: (delay) => vi.advanceTimersByTimeAsync(delay) })

const study = { institution: 'Porto', studyType: 'MSc', area: 'Finance', courses: ['Audit', 'Tax'] }
const content = contentWith({
  basics: { name: 'Ines Duarte', email: 'ines@example.com', url: 'https://www.ines.example/' },
  education: [study],
  languages: [{ language: 'Portuguese', fluency: 'Native' }, { language: 'French' }],
})

async function opening() {
  answerByOperation({ ...answers, 'query Resume(': () => data({ resume: someResume({ content }) }) })
  showEditor()
  await screen.findByDisplayValue('Ines Duarte')
}

const foldOf = (name: string) => screen.getByRole('button', { name: `Fields of ${name}` })
const isOpen = (name: string) => foldOf(name).getAttribute('aria-expanded') === 'true'
const paper = () => within(screen.getByRole('region', { name: 'Your resume on its pages' }))
const focused = () => document.activeElement

describe('a section of the editor', () => {
  it('does not fold over a field that is wrong, and leads there', async () => {
    await opening()
    const [from] = screen.getAllByLabelText<HTMLInputElement>('From')
    if (!from) throw new Error('There is no such field')
    fireEvent.change(from, { target: { value: 'last spring' } })
    fireEvent.blur(from)
    fireEvent.click(foldOf('Experience'))
    expect(isOpen('Experience')).toBe(true)
    expect(focused()).toBe(from)
    fireEvent.blur(from)
    fireEvent.click(screen.getByRole('button', { name: 'Collapse all sections' }))
    expect(['Experience', 'Education', 'Skills'].map(isOpen)).toEqual([true, false, false])
  })

  it('folds to its heading and says what is in it, by the keyboard too', async () => {
    await opening()
    const keyboard = user()
    foldOf('Experience').focus()
    await keyboard.keyboard('{Enter}')
    expect(isOpen('Experience')).toBe(false)
    expect(screen.queryByRole('textbox', { name: 'Accountant, line 1' })).toBeNull()
    expect(screen.getByRole('textbox', { name: 'Heading of Experience' })).toBeDefined()
    expect(screen.getByText('Accountant · Northwind', { selector: 'p' })).toBeDefined()
    await keyboard.keyboard(' ')
    expect(screen.getByRole('textbox', { name: 'Accountant, line 1' })).toBeDefined()
  })

  it('keeps what is only half typed in it', async () => {
    await opening()
    const skills = screen.getByLabelText<HTMLTextAreaElement>('Skills')
    fireEvent.change(skills, { target: { value: 'SAP, Exc, ' } })
    fireEvent.click(foldOf('Skills'))
    fireEvent.click(foldOf('Skills'))
    expect(screen.getByLabelText<HTMLTextAreaElement>('Skills').value).toBe('SAP, Exc, ')
  })

  it('all fold and open at once', async () => {
    await opening()
    fireEvent.click(screen.getByRole('button', { name: 'Collapse all sections' }))
    expect(['your details', 'Experience', 'Education', 'Skills'].map(isOpen)).toEqual([false, false, false, false])
    fireEvent.click(screen.getByRole('button', { name: 'Expand all sections' }))
    expect(['your details', 'Experience', 'Education', 'Skills'].map(isOpen)).toEqual([true, true, true, true])
  })
})

describe('a click on the page', () => {
  it.each([
    ['a line', 'Led a team of six.', () => line(2)],
    ['an employer', 'Northwind', () => screen.getByLabelText('Employer')],
    ['a period', /^Mar 2019/, () => screen.getAllByLabelText('From')[0]],
    ['an e-mail address', 'ines@example.com', () => screen.getByLabelText('Email')],
    ['a link, shown without its https', 'ines.example', () => screen.getByLabelText('Website')],
    ['a list in an entry', 'Courses: Audit, Tax', () => screen.getByLabelText('Courses')],
    ['a row of skills', 'Excel', () => screen.getByLabelText('Skills')],
    ['one of several entries in a row', 'French', () => screen.getAllByLabelText('Language')[1]],
    ['a heading', 'Education', () => screen.getByLabelText('Heading of Education')],
  ])('opens the section of %s and goes to its field', async (_, words, field) => {
    await opening()
    fireEvent.click(screen.getByRole('button', { name: 'Collapse all sections' }))
    const piece = (await paper().findAllByText(words)).at(-1)
    if (!piece) throw new Error('The page does not show it')
    fireEvent.click(piece)
    await waitFor(() => expect(focused()).toBe(field()))
    expect(focused()?.closest('[hidden]')).toBeNull()
  })

  it('scrolls to the field, and without motion for who wants less of it', async () => {
    await opening()
    fireEvent.click(await paper().findByText('Led a team of six.'))
    await waitFor(() => expect(scrolled).toHaveBeenLastCalledWith({ block: 'center', behavior: 'auto' }))
    isCalm = false
    fireEvent.click(await paper().findByText('Led a team of six.'))
    await waitFor(() => expect(scrolled).toHaveBeenLastCalledWith({ block: 'center', behavior: 'smooth' }))
  })

  it('follows a link only with a key held down', async () => {
    await opening()
    const link = await paper().findByRole('link', { name: 'ines.example' })
    expect(fireEvent.click(link)).toBe(false)
    link.removeAttribute('href')
    expect(fireEvent.click(link, { ctrlKey: true })).toBe(true)
  })

  it('can be done with the arrow keys and Enter, and each line is read out', async () => {
    await opening()
    await paper().findByText('Led a team of six.')
    const keyboard = user()
    screen.getByRole('group', { name: 'Lines of your resume' }).focus()
    await keyboard.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}')
    expect(screen.getByText('Ines Duarte', { selector: '[role=status]' })).toBeDefined()
    await keyboard.keyboard('{Enter}')
    await waitFor(() => expect(focused()).toBe(screen.getByLabelText('Name')))
  })
})
