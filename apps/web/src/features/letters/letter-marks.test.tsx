import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { data } from '../../testing/answers.ts'
import { currentToasts } from '../../ui/toast.ts'
import { later, letter, showAt, user, version } from './testing/letters.tsx'

const [fresh, lie] = ['I trained new starters.', 'I led 90 nurses.']
const marks = [
  {
    ...{ id: 7, before: 'Trained staff.', text: fresh, reason: 'Something in it is new.', requirement: null },
    doubts: [
      { words: 'starters', youWrote: '', question: 'No line of yours says “starters”. Is it true?', from: 14, to: 22 },
    ],
  },
  {
    ...{ id: 8, before: 'Led 42 nurses', text: lie, reason: 'It is not on your resume.', requirement: null },
    doubts: [{ words: '90', youWrote: '', question: 'Your resume says 42, not 90.', from: 6, to: 8 }],
  },
]
const content = `<p>Dear team,</p><p>${fresh} ${lie}</p><p>Kind regards,</p>`

/** A server whose letter has these marks until they are answered. */
function withMarks(stands = content) {
  let open = marks
  const changed = vi.fn()
  const shown = showAt('/edit-cover-letter/5', {
    'query Letter(': () =>
      data({ tailoredResume: version({ letter: letter({ content: stands, suggestions: open }) }) }),
    'mutation AnswerSuggestion(': ({ id, yes }: { id: number; yes: boolean }) => {
      changed(id, yes)
      open = open.filter((it) => it.id !== id)
      return data({ answerSuggestion: { id: 5, updatedAt: later } })
    },
    'mutation SaveFact(': ({ input }: { input: object }) => {
      changed(input)
      return data({ saveFact: { id: 3 } })
    },
  } as never)
  return { ...shown, changed }
}
const mark = async (place: number, of = 2) =>
  within(await screen.findByRole('group', { name: `To check: ${place} of ${of}` }))

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
})
afterEach(async () => {
  cleanup()
  await vi.advanceTimersByTimeAsync(1000)
})

describe('what a letter says beyond the resume', () => {
  it('is named in its place, each with what is wrong and what can be done', async () => {
    withMarks()
    const buttons = (group: ReturnType<typeof within>) =>
      group.getAllByRole('button').map((it: HTMLElement) => it.textContent)
    expect(buttons(await mark(1))).toEqual(['That’s right', 'Edit', 'Remove'])
    expect(buttons(await mark(2)), 'a yes alone makes nothing true').toEqual(['Edit', 'Remove', 'It’s true, add it…'])
    expect(screen.getByText('Reworded, new: “starters”')).toBeDefined()
    expect(screen.getByText('Your resume says 42, not 90.')).toBeDefined()
    expect(screen.getByText('90', { selector: 'mark' })).toBeDefined()
  })

  it('is taken out or confirmed by one press, and the focus goes on', async () => {
    const { changed } = withMarks()
    await user().click((await mark(1)).getByRole('button', { name: 'That’s right' }))
    expect(changed).toHaveBeenLastCalledWith(7, true)
    const next = await mark(1, 1)
    await vi.waitFor(() => expect(document.activeElement).toBe(next.getByRole('button', { name: 'Remove' })))
    await user().click(next.getByRole('button', { name: 'Remove' }))
    expect(changed).toHaveBeenLastCalledWith(8, false)
    expect(await screen.findByText('All done.')).toBeDefined()
  })

  it('is said by the person first where no line says it', async () => {
    const { changed } = withMarks()
    await user().click((await mark(2)).getByRole('button', { name: 'It’s true, add it…' }))
    const field = screen.getByRole('textbox', { name: 'What is true, as a line of your own' })
    await user().type(field, 'At night I lead 90 nurses.')
    await user().click(screen.getByRole('button', { name: 'Add it' }))
    await vi.waitFor(() => expect(changed).toHaveBeenLastCalledWith(8, true))
    expect(changed.mock.calls[0]?.[0]).toMatchObject({ statement: 'At night I lead 90 nurses.' })
  })

  it('is mended in place', async () => {
    const { sent } = withMarks()
    await user().click((await mark(2)).getByRole('button', { name: 'Edit' }))
    const field = screen.getByRole('textbox', { name: 'The line in your own words' })
    await user().clear(field)
    await user().type(field, 'I led 42 nurses.')
    await user().click(screen.getByRole('button', { name: 'Use my words' }))
    await vi.waitFor(() =>
      expect(JSON.stringify(sent('mutation UpdateTailoredResumeCoverLetter('))).toContain(`${fresh} I led 42 nurses.`),
    )
  })

  it.each([
    ['has bold words', content.replace('90 nurses', '<strong>90</strong> nurses')],
    ['was changed meanwhile', content.replace('90 nurses', '9 nurses')],
  ])('is left as it is where it %s, and that is said: what was typed and its mark stay', async (_, stands) => {
    const { sent } = withMarks(stands)
    await user().click((await mark(2)).getByRole('button', { name: 'Edit' }))
    const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'The line in your own words' })
    await user().clear(field)
    await user().type(field, 'I led 42 nurses.')
    await user().click(screen.getByRole('button', { name: 'Use my words' }))
    expect(currentToasts()).toMatchObject([{ description: expect.stringContaining('in the letter itself') }])
    await vi.advanceTimersByTimeAsync(3000)
    expect(sent('mutation UpdateTailoredResumeCoverLetter(')).toEqual([])
    expect(field.value).toBe('I led 42 nurses.')
    expect(document.activeElement?.textContent).toBe('Use my words')
    expect((await mark(2)).getByRole('button', { name: 'Remove' })).toBeDefined()
  })
})
