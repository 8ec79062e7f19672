import { plainSource } from '@bespeak/domain/reading/source.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { findInText } from '../../lib/reading/find-in-text.ts'
import { data, refusal } from '../../testing/answers.ts'
import { showPage } from '../../testing/show-page.tsx'
import { currentToasts } from '../../ui/toast.ts'
import type { Account } from './check-text.tsx'
import { letterHtml } from './save-letter.ts'
import { SaveText, type SaveTextProps } from './save-text.tsx'
import { checkThese, engineHere, press, putIn, resume as resumeText, row, showCheck, words } from './testing/here.tsx'

const then = '2026-06-01T09:00:00.000Z'
const text = `Dear team,\n\n${words.yours} I <b>sell</b> shoes\nand boots.\n\nKind regards,\nMaya`
const html = `<p>Dear team,</p><p>${words.yours} I &lt;b&gt;sell&lt;/b&gt; shoes and boots.</p><p>Kind regards,</p><p>Maya</p>`
const [listing, reading, saving] = ['TailoredResumes(', 'query Letter(', 'mutation UpdateTailoredResumeCoverLetter(']
const keeping = 'mutation CreateResumeVersion('

const listed = (id: number, title: string) => ({ id, title, jobAdvertisingCompany: 'Plover', createdAt: then })
const version = (letter: object | null) => ({ id: 5, title: 'Team Lead, Plover', updatedAt: then, letter })
const agreeable = {
  [listing]: () => data({ tailoredResumes: [listed(5, 'Team Lead, Plover'), listed(4, 'Agent, Wren')] }),
  [reading]: () => data({ tailoredResume: version(null) }),
  [saving]: () => data({ updateTailoredResumeCoverLetter: { id: 5, updatedAt: then } }),
  [keeping]: () => data({ createResumeVersion: { id: 9, resumeId: 7, versionNumber: 3 } }),
}

function showSaving(answers: Parameters<typeof showPage>[1] = {}, given: Partial<SaveTextProps> = {}) {
  const props = { text, whyNot: null, resume: { id: 7, name: 'General' }, readText: engineHere.readText, ...given }
  const Page = () => <SaveText {...props} />
  return showPage({ path: '/check', address: '/check', Page }, { ...agreeable, ...answers })
}
const shownToast = () => currentToasts().find(({ open }) => open)
const chooseVersion = async (title: string) =>
  userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Which tailored version is it for?' }), title)

async function saveAsLetter(title = 'Team Lead, Plover') {
  await press('Save as a cover letter')
  await chooseVersion(title)
  await press('Save letter')
}

describe('the result of a check', () => {
  const maya = findInText({ text: plainSource(resumeText) }).document
  const account: Account = {
    Saved: ({ onChosen }) => (
      <button type="button" onClick={() => onChosen({ id: 7, name: 'General', document: maya, facts: [] })}>
        General
      </button>
    ),
    SaveText,
    saveFact: async () => 7,
    removeFact: async () => true,
  }
  const [asLetter, asVersion] = ['Save as a cover letter', 'Save as a version']
  const never = () => new Promise<never>(() => undefined)
  const isThere = (name: string) => screen.queryByRole('button', { name }) !== null
  const pressIn = (sentence: string, name: string) =>
    userEvent.click(within(row(sentence)).getByRole('button', { name }))

  it('can be saved once nothing is left to check, and says so before', async () => {
    const check = vi.fn(engineHere.check)
    showCheck({ account, engine: { ...engineHere, check } })
    await checkThese(`${words.yours} ${words.loud} ${words.refused}`)
    expect(screen.getByText('You can save this once nothing is left to check.')).toBeTruthy()
    await pressIn(words.loud, "That's right")
    await waitFor(() => expect(row(words.loud).textContent).toContain('You said this is right'))
    expect(isThere(asLetter)).toBe(false)
    await pressIn(words.refused, 'Remove')
    expect(await screen.findByRole('button', { name: asLetter })).toBeTruthy()
    expect(isThere(asVersion)).toBe(false)
    check.mockImplementationOnce(never)
    await pressIn(words.loud, 'Take back')
    expect(isThere(asLetter)).toBe(false)
  })

  it('can be a version of the saved resume that it was checked against', async () => {
    showCheck({ account })
    await press('General')
    await screen.findByText(/lines read$/)
    await putIn('The text', words.yours)
    await press('Check it')
    expect(await screen.findByRole('button', { name: asVersion })).toBeTruthy()
  })

  it('is not saved where it is cut off, or while it is checked anew', async () => {
    const check = vi.fn(engineHere.check)
    showCheck({ account, engine: { ...engineHere, check } })
    await checkThese(`${words.yours}\n`.repeat(401))
    expect(screen.getByText('You can save this once all of it is checked.')).toBeTruthy()
    await press('Check another text')
    await checkThese(`${words.yours}\n${words.loud}`)
    await pressIn(words.loud, 'Remove')
    await screen.findByRole('button', { name: asLetter })
    check.mockImplementationOnce(never)
    await press('Undo')
    expect(isThere(asLetter)).toBe(false)
  })

  it('is saved neither for an example nor for a stranger', async () => {
    const { unmount } = showCheck({ account })
    await press('Example: nurse')
    await screen.findByRole('list', { name: 'Sentences' })
    expect(screen.queryByText(/^You can save this/)).toBeNull()
    unmount()
    showCheck()
    await checkThese(words.yours)
    expect(isThere(asLetter)).toBe(false)
    expect(screen.queryByText(/^You can save this/)).toBeNull()
  })
})

it('says why a text cannot be saved yet, and has no button for it', () => {
  showSaving({}, { whyNot: 'You can save this once nothing is left to check.' })
  expect(screen.getByText('You can save this once nothing is left to check.')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

it('is a version only of a resume that is saved', () => {
  showSaving({}, { resume: null })
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Save as a cover letter'])
})

describe('a cover letter', () => {
  it('goes with the version that is chosen, as paragraphs, and what is said of it leads there', async () => {
    const { sent } = showSaving()
    await saveAsLetter('Agent, Wren')
    await waitFor(() => expect(sent(saving)).toEqual([{ id: 4, coverLetter: html, ifUpdatedAt: then }]))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(shownToast()).toMatchObject({ title: 'Letter saved', link: { to: '/edit-cover-letter/4' } })
  })

  it('replaces another one only after it was asked', async () => {
    const { sent } = showSaving({ [reading]: () => data({ tailoredResume: version({ content: '<p>Old</p>' }) }) })
    await saveAsLetter()
    const question = within(await screen.findByRole('dialog', { name: 'Replace the letter?' }))
    expect(question.getByText(/^“Team Lead, Plover” already has a letter/)).toBeTruthy()
    await userEvent.click(question.getByRole('button', { name: 'Keep it' }))
    expect(sent(saving)).toEqual([])
    await press('Save letter')
    await userEvent.click(await screen.findByRole('button', { name: 'Replace letter' }))
    await waitFor(() => expect(sent(saving)).toEqual([{ id: 5, coverLetter: html, ifUpdatedAt: then }]))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('that fails says so in the dialog, which stays, and can be saved again', async () => {
    const answers = [
      refusal('A letter can have at most 100 sentences.'),
      data({ updateTailoredResumeCoverLetter: { id: 5, updatedAt: then } }),
    ]
    const { sent } = showSaving({ [saving]: () => answers.shift() ?? data(null) })
    await saveAsLetter()
    expect((await screen.findByRole('alert')).textContent).toBe('A letter can have at most 100 sentences.')
    await press('Save letter')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent(saving)).toHaveLength(2)
  })

  it('does not go with a version that is gone', async () => {
    const { sent } = showSaving({ [reading]: () => data({ tailoredResume: null }) })
    await saveAsLetter()
    expect((await screen.findByRole('alert')).textContent).toMatch(/^This version is no longer there/)
    expect(sent(saving)).toEqual([])
  })

  it('needs a tailored version: without one, the dialog leads to tailoring', async () => {
    showSaving({ [listing]: () => data({ tailoredResumes: [] }) })
    await press('Save as a cover letter')
    const link = await screen.findByRole('link', { name: 'Tailor your resume' })
    expect(link.getAttribute('href')).toBe('/resume/tailor')
    expect(screen.queryByRole('button', { name: 'Save letter' })).toBeNull()
  })

  it('tells versions of one title apart', async () => {
    showSaving({ [listing]: () => data({ tailoredResumes: [listed(5, 'Agent'), listed(4, 'Agent')] }) })
    await press('Save as a cover letter')
    const options = await screen.findAllByRole('option')
    expect(options.map((option) => option.textContent)).toEqual(['Agent (2)', 'Agent (1)'])
  })
})

describe('a version of the resume', () => {
  it('has the text as a resume is read from it, and a name; what is said of it leads to the resume', async () => {
    const { sent } = showSaving({}, { text: resumeText })
    await press('Save as a version')
    await userEvent.type(screen.getByRole('textbox', { name: /^Label/ }), 'From ChatGPT')
    await press('Save version')
    await waitFor(() => expect(sent(keeping)).toMatchObject([{ input: { resumeId: 7, label: 'From ChatGPT' } }]))
    const [{ input }] = sent(keeping) as [{ input: { content: string } }]
    const content = document.createElement('div')
    content.innerHTML = input.content
    for (const line of resumeText.matchAll(/^- (.*)$/gm)) expect(content.textContent).toContain(line[1])
    expect(content.querySelectorAll('li')).toHaveLength(5)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(shownToast()).toMatchObject({ title: 'Version saved', link: { to: '/resume/7' } })
  })

  it('that fails says so, and keeps its name in the dialog', async () => {
    showSaving({ [keeping]: () => refusal('This resume was deleted.') })
    await press('Save as a version')
    await userEvent.type(screen.getByRole('textbox', { name: /^Label/ }), 'From ChatGPT')
    await press('Save version')
    await waitFor(() =>
      expect(shownToast()).toMatchObject({ variant: 'destructive', description: 'This resume was deleted.' }),
    )
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Label/ }).value).toBe('From ChatGPT')
    vi.mocked(console.error).mockClear()
  })
})

it.each([
  ['a paragraph a line', 'One.\n\nTwo', '<p>One.</p><p>Two</p>'],
  ['a line that wraps goes on', 'I led a team\r\nof 8, by\nphone.', '<p>I led a team of 8, by phone.</p>'],
  ['a line that begins anew does not', 'Sold shoes\nLed a team', '<p>Sold shoes</p><p>Led a team</p>'],
  ['signs are text', '1 < 2 & "3"', '<p>1 &lt; 2 &amp; &quot;3&quot;</p>'],
])('a letter in HTML: %s', (_, given, written) => {
  const shown = document.createElement('div')
  shown.innerHTML = letterHtml(given)
  const expected = document.createElement('div')
  expected.innerHTML = written
  expect(shown.innerHTML).toBe(expected.innerHTML)
})
