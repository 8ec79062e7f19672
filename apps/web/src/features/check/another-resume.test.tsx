import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { checkThese, letter, press, putIn, resume, row, showCheck, words } from './testing/here.tsx'

const another = resume.replace('Maya Torres', 'Denise Okoro').replace('training guide', 'holiday schedule')
const counted = (text: string) => within(screen.getByRole('status')).queryByText(text)
const pressIn = (sentence: string, name: string) => userEvent.click(within(row(sentence)).getByRole('button', { name }))
const upload = (label: string, text: string) =>
  userEvent.upload(screen.getByLabelText(label, { selector: 'input' }), new File([text], 'denise.txt'))

async function checkAnother(text: string, own: string) {
  await press('Check another text')
  await checkThese(text, own)
}

describe('what was stated for one resume', () => {
  it('is nothing for another one that is pasted', async () => {
    showCheck()
    await checkThese()
    await pressIn(words.loud, "That's right")
    await waitFor(() => expect(counted('1 with something new')).toBeNull())
    await checkAnother(words.loud, another)
    expect(counted('1 on your resume')).toBeNull()
  })

  it('is nothing for one from a file', async () => {
    showCheck()
    await checkThese()
    await pressIn(words.loud, "That's right")
    await waitFor(() => expect(counted('1 with something new')).toBeNull())
    await press('your resume')
    await upload('Choose a resume file', another)
    await screen.findByText('denise.txt')
    await press('Check it')
    await screen.findByRole('list', { name: 'Sentences' })
    expect(row(words.loud).textContent).not.toContain('You said this is right')
  })

  it('leaves neither texts to go back to nor words that were being typed', async () => {
    showCheck()
    await checkThese()
    await pressIn(words.loud, 'Remove')
    await waitFor(() => expect(counted('1 with something new')).toBeNull())
    await pressIn(words.refused, 'Edit')
    await putIn('Edit the sentence', 'I supervised')
    await checkAnother(letter, another)
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
    expect(screen.queryByRole('textbox', { name: 'Edit the sentence' })).toBeNull()
  })

  it('still counts for another text beside the same resume, and Undo never takes that text away', async () => {
    showCheck()
    await checkThese()
    await pressIn(words.loud, "That's right")
    await waitFor(() => expect(counted('1 with something new')).toBeNull())
    await pressIn(words.refused, 'Remove')
    await waitFor(() => expect(counted('1 not on your resume')).toBeNull())
    await checkAnother(words.loud, resume)
    expect(row(words.loud).textContent).toContain('You said this is right')
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  })
})

describe('an example', () => {
  const invented = 'I also reduced patient falls by 30%.'
  const account = () => ({
    Saved: () => null,
    SaveText: () => null,
    saveFact: vi.fn(async () => 7),
    removeFact: vi.fn(),
  })
  const state = async (sentence: string) => {
    await pressIn(sentence, "It's true, add it…")
    await putIn('What did you do? Use your own words.', sentence)
    expect(screen.getByText('It counts as your own line while this page is open.')).toBeTruthy()
    await press('Add it')
    await waitFor(() => expect(row(sentence).textContent).toContain("It isn't in your resume file yet."))
  }
  async function nurse() {
    await press('Example: nurse')
    await screen.findByRole('list', { name: 'Sentences' })
  }

  it('leaves nothing behind: its letter does not come back with Undo', async () => {
    showCheck()
    await nurse()
    await pressIn(invented, 'Remove')
    await screen.findByRole('button', { name: 'Undo' })
    await checkAnother(letter, resume)
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  })

  it('is nobody: what is stated there goes into no account', async () => {
    const own = account()
    showCheck({ account: own as never })
    await nurse()
    await state(invented)
    expect(own.saveFact).not.toHaveBeenCalled()
  })

  it('is nobody either while only its text was replaced', async () => {
    const own = account()
    showCheck({ account: own as never })
    await nurse()
    await press('your resume')
    await putIn('The text', words.refused)
    await press('Check it')
    await screen.findByRole('list', { name: 'Sentences' })
    await state(words.refused)
    expect(own.saveFact).not.toHaveBeenCalled()
  })

  it("is left with a resume of one's own: what is stated then is saved", async () => {
    const own = account()
    showCheck({ account: own as never })
    await nurse()
    await checkAnother(letter, resume)
    await pressIn(words.refused, "It's true, add it…")
    await putIn('What did you do? Use your own words.', words.refused)
    await press('Add it')
    await waitFor(() => expect(own.saveFact).toHaveBeenCalledWith(words.refused))
  })
})
