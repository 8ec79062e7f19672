import { emptyDocument } from '@bespeak/domain/resume/document.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import {
  checkThese,
  engineHere,
  field,
  letter,
  press,
  putIn,
  resume,
  row,
  showCheck,
  storeHere,
  words,
} from './testing/here.tsx'

const clipboard = () => {
  userEvent.setup()
  return vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
}
const count = (text: string) => within(screen.getByRole('status')).queryByText(text)
const inRow = (sentence: string) => within(row(sentence))
const pressIn = (sentence: string, name: string) => userEvent.click(inRow(sentence).getByRole('button', { name }))
const file = (text: string, name = 'maya.txt') => new File([text], name)

describe('what cannot be checked', () => {
  it('is nothing at all: both fields say so, and the first has the focus', async () => {
    showCheck()
    await press('Check it')
    expect(screen.getAllByRole('alert').map((it) => it.textContent)).toEqual([
      'Paste your resume, or choose a file.',
      'Paste the text you want to check.',
    ])
    expect(document.activeElement).toBe(field('Your resume'))
    await putIn('The text', letter)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it.each([
    ['a text of 200 KB', 'The text', 'a '.repeat(100_000), /^This text is longer than 100 KB/],
    ['a resume of 200 KB', 'Your resume', 'a '.repeat(100_000), /^This resume is longer than 100 KB/],
    ['a resume without a word', 'Your resume', '2019 – 2021', /^We couldn't read anything in this resume/],
  ])('is %s', async (_, name, text, problem) => {
    showCheck()
    await putIn('Your resume', resume)
    await putIn('The text', letter)
    await putIn(name, text)
    await press('Check it')
    expect((await screen.findByRole('alert')).textContent).toMatch(problem)
    expect(field(name).value).toBe(text)
    expect(screen.queryByRole('list', { name: 'Sentences' })).toBeNull()
  })

  it('is a file that is damaged: what was typed stays', async () => {
    showCheck()
    await putIn('Your resume', resume)
    await userEvent.upload(
      screen.getByLabelText('Choose a resume file', { selector: 'input' }),
      file('x', 'broken.txt'),
    )
    expect((await screen.findByRole('alert')).textContent).toBe('This file is damaged.')
    expect(field('Your resume').value).toBe(resume)
  })

  it('is told where the browser fails, and can be tried again', async () => {
    const check = vi.fn(engineHere.check).mockRejectedValueOnce(new Error('no memory'))
    showCheck({ engine: { ...engineHere, check } })
    await putIn('Your resume', resume)
    await putIn('The text', letter)
    await press('Check it')
    expect((await screen.findByRole('alert')).textContent).toMatch(/^It could not be checked in this browser/)
    await press('Try again')
    expect(await screen.findByRole('list', { name: 'Sentences' })).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('a sentence', () => {
  it('has its label, its line and its marked words', async () => {
    showCheck()
    await checkThese()
    expect(inRow(words.greeting).getByText('Nothing to check')).toBeTruthy()
    expect(inRow(words.yours).getByText('On your resume')).toBeTruthy()
    expect(inRow(words.reworded).getByText('“Lead a team of 8 agents on email, chat and phone”')).toBeTruthy()
    expect(inRow(words.loud).getByText('Reworded, new: “onboarding”')).toBeTruthy()
    expect(inRow(words.loud).getByText('onboarding').tagName).toBe('MARK')
    expect(inRow(words.refused).getByText('Not on your resume')).toBeTruthy()
    expect(inRow(words.refused).getByText('5').tagName).toBe('MARK')
    expect(row(words.refused).textContent).toContain('Supervised 2 seasonal agents each November and December')
    for (const told of ['1 on your resume', '1 reworded', '1 with something new', '1 not on your resume'])
      expect(count(told)).toBeTruthy()
  })

  it('has the buttons of its label, and none where there is nothing to decide', async () => {
    showCheck()
    await checkThese()
    const buttons = (sentence: string) =>
      inRow(sentence)
        .queryAllByRole('button')
        .map((button) => button.textContent)
    expect(buttons(words.greeting)).toEqual([])
    expect(buttons(words.yours)).toEqual([])
    expect(buttons(words.loud)).toEqual(['Use my line…', "That's right", 'Edit', 'Remove'])
    expect(buttons(words.refused)).toEqual(['Remove', 'Edit', "It's true, add it…"])
    const fold = inRow(words.reworded).getByRole('button')
    expect(fold.getAttribute('aria-expanded')).toBe('false')
    await userEvent.click(fold)
    expect(buttons(words.reworded).slice(1)).toEqual(['Use my line…', 'Edit', 'Remove'])
  })

  it('may name whom the text is for', async () => {
    showCheck()
    const text = 'I would set up Zendesk triggers for Plover.'
    await putIn('Who is it for?', 'Plover')
    await checkThese(text)
    expect(inRow(text).queryByText('Not on your resume')).toBeNull()
  })

  it('is compared word for word in another language, and that is said', async () => {
    showCheck()
    const text =
      'Ich leite seit vielen Jahren ein Team von acht Leuten und kümmere mich gern um Kunden, ihre Fragen und ihre Sorgen. Davor war ich lange im Handel und habe dort viel über Menschen gelernt.'
    await checkThese(text)
    expect(screen.getByText(/^This text isn't in English/)).toBeTruthy()
    expect(count('1 on your resume')).toBeNull()
  })

  it('is left unchecked after the 400th, which is said, and the text is never all settled', async () => {
    showCheck()
    await checkThese(`${words.yours}\n`.repeat(401))
    expect(screen.getByText(/^We checked the first 400 sentences/)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Copy anyway' })).toBeTruthy()
  })
})

describe('what is decided', () => {
  it('removes a sentence, and takes it back', async () => {
    showCheck()
    await checkThese()
    await pressIn(words.refused, 'Remove')
    await waitFor(() => expect(count('1 not on your resume')).toBeNull())
    await press('Undo')
    await waitFor(() => expect(count('1 not on your resume')).toBeTruthy())
  })

  it("puts the person's own line in the place of another line", async () => {
    showCheck()
    await checkThese('- Wrote the onboarding guide and trained 14 new agents')
    await press('Use my line')
    await waitFor(() => expect(count('1 on your resume')).toBeTruthy())
    expect(row('Wrote the training guide and trained 14 new agents').textContent).toContain('On your resume')
  })

  it('has a line without a subject made a sentence before it goes into a letter', async () => {
    showCheck()
    await checkThese()
    await pressIn(words.loud, 'Use my line…')
    const line = 'Wrote the training guide and trained 14 new agents.'
    expect(field('Edit the sentence').value).toBe(line)
    expect(screen.getByText('This is your line. Make it a sentence, for example with “I”.')).toBeTruthy()
    expect(row('Edit the sentence').textContent).toContain('Reworded, new: “onboarding”')
    await putIn('Edit the sentence', `I w${line.slice(1)}`)
    await press('Save')
    await waitFor(() => expect(count('2 on your resume')).toBeTruthy())
  })

  it('is undone in the order it was made, a text and what was stated alike', async () => {
    showCheck()
    await checkThese()
    const isOpen = (label: string) => expect(count(label)).not.toBeNull()
    const isDone = (label: string) => expect(count(label)).toBeNull()
    await pressIn(words.loud, "That's right")
    await waitFor(() => isDone('1 with something new'))
    await pressIn(words.refused, 'Remove')
    await waitFor(() => isDone('1 not on your resume'))
    await pressIn(words.loud, 'Take back')
    await waitFor(() => isOpen('1 with something new'))

    await press('Undo')
    await waitFor(() => isDone('1 with something new'))
    isDone('1 not on your resume')
    await press('Undo')
    await waitFor(() => isOpen('1 not on your resume'))
    isDone('1 with something new')
    await press('Undo')
    await waitFor(() => isOpen('1 with something new'))
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
    expect(document.activeElement?.tagName).toBe('H1')
  })

  it('shows what was added until it is removed, and which sentence that opens', async () => {
    showCheck()
    await checkThese()
    expect(screen.queryByRole('list', { name: 'What you added' })).toBeNull()
    await pressIn(words.loud, "That's right")
    const added = within(await screen.findByRole('list', { name: 'What you added' }))
    expect(added.getByRole('listitem').textContent).toMatch(/^“I wrote the onboarding guide.*You said this is right on/)
    await waitFor(() => expect(count('1 with something new')).toBeNull())
    await press(`Remove “${words.loud}”`)
    await waitFor(() => expect(document.activeElement).toBe(row(words.loud)))
    expect(screen.queryByRole('list', { name: 'What you added' })).toBeNull()
  })

  it('takes a yes to a sentence as their own, with its day, until it is taken back', async () => {
    showCheck()
    await checkThese()
    await pressIn(words.loud, "That's right")
    await waitFor(() => expect(count('1 with something new')).toBeNull())
    expect(row(words.loud).textContent).toContain('You said this is right on ')
    await pressIn(words.loud, 'Take back')
    await waitFor(() => expect(count('1 with something new')).toBeTruthy())
  })

  it('has a sentence mended in its place; Escape leaves it', async () => {
    showCheck()
    await checkThese()
    await pressIn(words.refused, 'Edit')
    expect(document.activeElement).toBe(field('Edit the sentence'))
    await userEvent.keyboard('{Escape}')
    expect(document.activeElement).toBe(row(words.refused))
    await pressIn(words.refused, 'Edit')
    await putIn('Edit the sentence', words.refused.replace('5', '2'))
    await press('Save')
    await waitFor(() => expect(count('1 not on your resume')).toBeNull())
  })

  it('takes no words while the text is checked anew, and keeps them in their field until it does', async () => {
    let goOn: () => void = vi.fn()
    const held = () =>
      new Promise<void>((resolve) => {
        goOn = resolve
      })
    const check = vi.fn(engineHere.check)
    showCheck({ engine: { ...engineHere, check } })
    await checkThese()
    await pressIn(words.refused, 'Edit')
    const mended = words.refused.replace('5', '2')
    await putIn('Edit the sentence', mended)
    check.mockImplementationOnce((asked) => held().then(() => engineHere.check(asked)))
    await pressIn(words.loud, 'Remove')
    await userEvent.type(field('Edit the sentence'), '{Control>}{Enter}{/Control}')
    expect(field('Edit the sentence').value).toBe(mended)
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true)
    goOn()
    await waitFor(() => expect(count('1 with something new')).toBeNull())
    await press('Save')
    await waitFor(() => expect(count('1 not on your resume')).toBeNull())
    expect(screen.queryByRole('textbox', { name: 'Edit the sentence' })).toBeNull()
    expect(row(mended)).toBeTruthy()
  })

  it('takes a fact in their words, of a job, and not an empty one', async () => {
    showCheck()
    await checkThese()
    await pressIn(words.refused, "It's true, add it…")
    await press('Add it')
    expect(screen.getByText('Write what you did first.')).toBeTruthy()
    await putIn('What did you do? Use your own words.', 'Supervised 5 seasonal agents each November and December')
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: 'In which job?' }),
      screen.getByRole('option', { name: /Harbor Street Pets/ }),
    )
    await press('Add it')
    await waitFor(() => expect(count('1 not on your resume')).toBeNull())
    expect(row(words.refused).textContent).toContain("It isn't in your resume file yet.")
  })
})

describe('the way through', () => {
  it('leads from one open sentence to the next, and round', async () => {
    showCheck()
    await checkThese()
    await press('Next to check (2)')
    expect(document.activeElement).toBe(row(words.loud))
    await press('Next to check (2)')
    expect(document.activeElement).toBe(row(words.refused))
    await press('Next to check (2)')
    expect(document.activeElement).toBe(row(words.loud))
  })

  it('goes on by itself from what was settled, and ends at the copy', async () => {
    const copied = clipboard()
    showCheck()
    await checkThese()
    await pressIn(words.loud, 'Use my line…')
    await press('Save')
    await waitFor(() => expect(document.activeElement).toBe(row(words.refused)))
    expect(screen.getByRole('button', { name: 'Copy anyway' })).toBeTruthy()
    await pressIn(words.refused, 'Remove')
    const copy = await screen.findByRole('button', { name: 'Copy text' })
    await waitFor(() => expect(document.activeElement).toBe(copy))
    await userEvent.click(copy)
    expect(copied).toHaveBeenCalledWith(
      `${words.greeting}\n\n${words.yours} ${words.reworded} Wrote the training guide and trained 14 new agents.`,
    )
  })

  it('copies a summary without a word of the text', async () => {
    const copied = clipboard()
    showCheck()
    await checkThese()
    await press('Copy summary')
    expect(copied).toHaveBeenCalledWith('4 sentences: 2 mine, 1 with new claims, 1 not mine')
  })

  it('shows an example in one press', async () => {
    showCheck()
    await press('Example: nurse')
    expect(await screen.findByRole('list', { name: 'Sentences' })).toBeTruthy()
    await press('Check another text')
    expect([field('Your resume').value, field('The text').value]).toEqual(['', ''])
    expect(document.activeElement).toBe(field('Your resume'))
    expect(screen.getByRole('button', { name: 'Example: developer' })).toBeTruthy()
    await putIn('The text', letter)
    expect(screen.queryByRole('button', { name: 'Example: developer' })).toBeNull()
  })

  it('clears the text for another one, beside the same resume, and brings it back as it was', async () => {
    const store = storeHere()
    const { unmount } = showCheck({ store })
    await putIn('Who is it for?', 'Plover')
    await checkThese()
    await pressIn(words.refused, 'Remove')
    await waitFor(() => expect(count('1 not on your resume')).toBeNull())
    await press('Check another text')
    expect([field('Your resume').value, field('The text').value, field('Who is it for?').value]).toEqual([
      resume,
      '',
      '',
    ])
    expect(document.activeElement).toBe(field('The text'))

    await putIn('The text', 'I left.')
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
    await putIn('The text', '')
    unmount()
    showCheck({ store })
    await press('Undo')
    await screen.findByRole('list', { name: 'Sentences' })
    expect(count('1 not on your resume')).toBeNull()
    await press('Undo')
    await waitFor(() => expect(count('1 not on your resume')).toBeTruthy())
    await press('your resume')
    expect([field('The text').value, field('Who is it for?').value]).toEqual([letter, 'Plover'])
  })

  it('brings a cleared text back beside another resume, to be checked anew', async () => {
    showCheck()
    await checkThese()
    await press('Check another text')
    await putIn('Your resume', 'Denise Okoro, Registered Nurse')
    await press('Undo')
    expect(field('The text').value).toBe(letter)
    expect(screen.queryByRole('list', { name: 'Sentences' })).toBeNull()
  })

  it('takes both from files', async () => {
    showCheck()
    await userEvent.upload(screen.getByLabelText('Choose a resume file', { selector: 'input' }), file(resume))
    expect(await screen.findByText('maya.txt')).toBeTruthy()
    await userEvent.upload(screen.getByLabelText('Choose a file with the text', { selector: 'input' }), file(letter))
    await waitFor(() => expect(field('The text').value).toBe(letter))
    await press('Check it')
    await screen.findByRole('list', { name: 'Sentences' })
    await press('maya.txt')
    await press('Choose another')
    expect(field('Your resume').value).toBe('')
  })
})

describe('a reload', () => {
  it('keeps what was typed', async () => {
    const store = storeHere()
    const { unmount } = showCheck({ store })
    await putIn('Your resume', resume)
    await putIn('The text', letter)
    await putIn('Who is it for?', 'Plover')
    unmount()
    showCheck({ store })
    expect([field('Your resume').value, field('The text').value, field('Who is it for?').value]).toEqual([
      resume,
      letter,
      'Plover',
    ])
  })

  it('keeps what was decided, and what is being typed', async () => {
    const store = storeHere()
    const { unmount } = showCheck({ store })
    await checkThese()
    await pressIn(words.loud, "That's right")
    await waitFor(() => expect(count('1 with something new')).toBeNull())
    await pressIn(words.refused, 'Edit')
    await putIn('Edit the sentence', 'I supervised')
    unmount()
    showCheck({ store })
    await screen.findByRole('list', { name: 'Sentences' })
    expect(count('1 with something new')).toBeNull()
    expect(field('Edit the sentence').value).toBe('I supervised')
  })

  it('forgets what was emptied', async () => {
    const store = storeHere()
    showCheck({ store })
    await putIn('The text', letter)
    expect(store.read('check_text')).toContain('Zendesk')
    await putIn('The text', '')
    expect(store.read('check_text')).toBeNull()
  })
})

describe('somebody who is signed in', () => {
  const account = () => ({
    Saved: ({ onChosen }: { onChosen: (resume: object) => void }) => (
      <button type="button" onClick={() => onChosen(savedResume)}>
        General
      </button>
    ),
    SaveText: () => null,
    saveFact: vi.fn(async () => 7),
    removeFact: vi.fn(async () => true),
  })
  const savedResume = {
    name: 'General',
    document: { ...emptyDocument(), basics: { ...emptyDocument().basics, name: 'Maya Torres' } },
    facts: [{ id: '3', statement: 'Supervised 5 seasonal agents each November and December', saidOn: '2026-01-05' }],
  }

  it('checks against a saved resume and what they stated', async () => {
    showCheck({ account: account() as never })
    await press('General')
    await putIn('The text', words.refused)
    await press('Check it')
    await screen.findByRole('list', { name: 'Sentences' })
    expect(count('1 on your resume')).toBeTruthy()
  })

  it('has a fact saved, and taken out again', async () => {
    const own = account()
    showCheck({ account: own as never })
    await checkThese()
    await pressIn(words.refused, "It's true, add it…")
    const said = 'Supervised 5 seasonal agents each November and December'
    await putIn('What did you do? Use your own words.', said)
    await press('Add it')
    await waitFor(() => expect(count('1 not on your resume')).toBeNull())
    expect(own.saveFact).toHaveBeenCalledWith(said)
    await pressIn(words.refused, 'Take back')
    await waitFor(() => expect(own.removeFact).toHaveBeenCalledWith(7))
    await press('Undo')
    await waitFor(() => expect(own.saveFact).toHaveBeenCalledTimes(2))
  })

  it('has a fact taken out with Undo that is still being saved', async () => {
    let save: (id: number) => void = vi.fn()
    const saving = new Promise<number>((resolve) => {
      save = resolve
    })
    const own = { ...account(), saveFact: vi.fn(() => saving) }
    showCheck({ account: own as never })
    await checkThese()
    await pressIn(words.refused, "It's true, add it…")
    await putIn('What did you do? Use your own words.', words.refused)
    await press('Add it')
    await press('Undo')
    expect(own.removeFact).not.toHaveBeenCalled()
    save(7)
    await waitFor(() => expect(own.removeFact).toHaveBeenCalledWith(7))
  })
})
