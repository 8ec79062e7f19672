import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { NeedsYourWord, type Suggestion } from './needs-your-word.tsx'

const suggestion = (id: number, words: string): Suggestion => ({
  ...{ id, before: 'Trained 5 cooks.', text: `Trained 5 ${words}.`, reason: 'Plainer.', requirement: 'train staff' },
  doubts: [{ words, question: `You wrote “cooks”. Is “${words}” right?`, from: 10, to: 10 + words.length }],
})
const all = [suggestion(1, 'crew'), suggestion(2, 'chefs')]

/** As a page that takes each answer. */
function show(onAnswer = vi.fn()) {
  function Page() {
    const [open, setOpen] = useState(all)
    const [busy, setBusy] = useState(false)
    const answer = ({ id }: Suggestion, yes: boolean) => {
      onAnswer(id, yes)
      setBusy(true)
      queueMicrotask(() => {
        setOpen((before) => before.filter((it) => it.id !== id))
        setBusy(false)
      })
    }
    return <NeedsYourWord suggestions={open} lead="In no text yet." busy={busy} onAnswer={answer} />
  }
  render(<Page />)
  return onAnswer
}
const item = (letter: string) => within(screen.getByRole('group', { name: `Suggestion ${letter}` }))

it('takes the focus of nobody, offers nothing for all, and No comes before Yes', async () => {
  show()
  expect(document.activeElement).toBe(document.body)
  expect(screen.getAllByRole('button').map((it) => it.textContent)).toEqual([
    ...['No, keep mine', 'Yes, that is true'],
    ...['No, keep mine', 'Yes, that is true'],
  ])
  await userEvent.tab()
  expect(document.activeElement).toBe(item('A').getByRole('button', { name: 'No, keep mine' }))
})

it('marks the words in doubt and puts the question to both buttons', () => {
  show()
  expect(screen.getAllByText(/^(?:crew|chefs)$/, { selector: 'mark' })).toHaveLength(2)
  const yes = item('A').getByRole('button', { name: 'Yes, that is true' })
  const described = document.getElementById(yes.getAttribute('aria-describedby') ?? '')?.textContent
  expect(described).toContain('You wrote “cooks”. Is “crew” right?')
})

it('leads from each answer to the next No, and at the end to what is said then', async () => {
  const onAnswer = show()
  await userEvent.click(item('A').getByRole('button', { name: 'Yes, that is true' }))
  expect(onAnswer).toHaveBeenLastCalledWith(1, true)
  expect(document.activeElement).toBe(item('A').getByRole('button', { name: 'No, keep mine' }))
  await userEvent.keyboard('n')
  expect(onAnswer).toHaveBeenLastCalledWith(2, false)
  expect(document.activeElement).toBe(screen.getByRole('region', { name: /Needs your word/ }))
  expect(screen.getByText('That was all. Thank you.')).toBeDefined()
})

it('lets a line be put in the person’s own words, where the letters of the other answers are only letters', async () => {
  const [onAnswer, onReword] = [vi.fn(), vi.fn()]
  const lines = [suggestion(1, 'crew'), { ...suggestion(2, 'chefs'), before: 'One line.\nAnd another.' }]
  render(<NeedsYourWord suggestions={lines} lead="" busy={false} onAnswer={onAnswer} onReword={onReword} />)
  const [otherwise, ...more] = screen.getAllByRole('button', { name: 'Put it another way' })
  expect(more, 'of two lines no one is clear').toEqual([])
  if (!otherwise) throw new Error('It is not offered')
  await userEvent.click(otherwise)
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'The line in your own words' })
  expect([document.activeElement, field.value]).toEqual([field, 'Trained 5 crew.'])
  await userEvent.keyboard('{Escape}')
  expect(document.activeElement).toBe(otherwise)

  await userEvent.click(otherwise)
  const again = screen.getByRole('textbox', { name: 'The line in your own words' })
  await userEvent.clear(again)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Use my words' }).disabled).toBe(true)
  await userEvent.type(again, 'Taught only 5 young cooks, yes.')
  await userEvent.click(screen.getByRole('button', { name: 'Use my words' }))
  expect(onReword).toHaveBeenCalledExactlyOnceWith(lines[0], 'Taught only 5 young cooks, yes.')
  expect(onAnswer).not.toHaveBeenCalled()
})

it('keeps the words of a line that are not used yet: over Escape, a second press and a reload', async () => {
  let kept: Record<number, string> = {}
  function Page() {
    const [typed, setTyped] = useState(kept)
    kept = typed
    const onType = ({ id }: Suggestion, words: string) => setTyped({ ...typed, [id]: words })
    const answers = { onAnswer: vi.fn(), onReword: vi.fn(), onType }
    return <NeedsYourWord suggestions={all.slice(0, 1)} lead="" busy={false} typed={typed} {...answers} />
  }
  const { unmount } = render(<Page />)
  const press = () => userEvent.click(screen.getByRole('button', { name: 'Put it another way' }))
  const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'The line in your own words' })
  await press()
  await userEvent.clear(field())
  await userEvent.type(field(), 'Taught 5 cooks.{Escape}')
  await press()
  expect(field().value).toBe('Taught 5 cooks.')
  await press()
  unmount()
  render(<Page />)
  expect(field().value).toBe('Taught 5 cooks.')
  expect(document.activeElement).toBe(document.body)
})
