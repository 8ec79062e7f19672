import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { NeedsYourOk, type Suggestion } from './needs-your-ok.tsx'

const suggestion = (id: number, words: string, given: Partial<Suggestion> = {}): Suggestion => ({
  ...{ id, before: 'Trained 5 cooks.', text: `Trained 5 ${words}.`, reason: 'Plainer.', requirement: 'train staff' },
  doubts: [
    { words, youWrote: 'cooks', question: `You wrote “cooks”. Is “${words}” right?`, from: 10, to: 10 + words.length },
  ],
  ...given,
})
const all = [suggestion(1, 'crew'), suggestion(2, 'chefs')]
const loud = (id: number, words: string, given: Partial<Suggestion> = {}) =>
  suggestion(id, words, {
    doubts: [
      {
        words,
        youWrote: '',
        question: `No line of yours says “${words}”. Is it true?`,
        from: 10,
        to: 10 + words.length,
      },
    ],
    ...given,
  })

/** As a page that takes each answer. */
function show(onAnswer = vi.fn(), suggestions = all, onAccept = vi.fn()) {
  function Page() {
    const [open, setOpen] = useState(suggestions)
    const [busy, setBusy] = useState(false)
    const answer = ({ id }: Suggestion, yes: boolean) => {
      onAnswer(id, yes)
      setBusy(true)
      queueMicrotask(() => {
        setOpen((before) => before.filter((it) => it.id !== id))
        setBusy(false)
      })
    }
    return <NeedsYourOk suggestions={open} lead="In no text yet." busy={busy} onAnswer={answer} onAccept={onAccept} />
  }
  render(<Page />)
  return onAnswer
}
const item = (place: number, of = 2) => within(screen.getByRole('group', { name: `Suggestion ${place} of ${of}` }))

/** As a screen on which these items are seen, and no others. */
const onTheScreen = (ids: readonly number[]) =>
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      report: (entries: object[]) => void
      constructor(report: (entries: object[]) => void) {
        this.report = report
      }
      observe(target: Element) {
        const isIntersecting = ids.includes(Number(target.getAttribute('data-seen-as')))
        queueMicrotask(() => this.report([{ isIntersecting, target }]))
      }
      unobserve = vi.fn()
      disconnect = vi.fn()
    },
  )

it('takes the focus of nobody, and offers three answers for each', async () => {
  show()
  expect(document.activeElement).toBe(document.body)
  expect(screen.getAllByRole('button').map((it) => it.textContent)).toEqual([
    ...['Use it', 'Keep mine'],
    ...['Use it', 'Keep mine'],
  ])
})

it('strikes what the person wrote and marks what stands for it', () => {
  show()
  expect(screen.getAllByText('cooks.', { selector: 'del' })).toHaveLength(2)
  expect(screen.getAllByText(/^(?:crew|chefs)\.$/, { selector: 'ins' })).toHaveLength(2)
})

it('names what is new, puts it first, and asks about it with both buttons', () => {
  show(vi.fn(), [suggestion(1, 'crew'), loud(2, 'astronauts')])
  const [first, second] = screen.getAllByRole('listitem')
  expect(first?.textContent).toContain('Reworded, new: “astronauts”')
  expect(second?.textContent).not.toContain('new:')
  const use = item(1).getByRole('button', { name: 'Use it' })
  const described = document.getElementById(use.getAttribute('aria-describedby') ?? '')?.textContent
  expect(described).toContain('No line of yours says “astronauts”. Is it true?')
})

it('leads from each answer to the next, and at the end to what is said then', async () => {
  const onAnswer = show()
  await userEvent.click(item(1).getByRole('button', { name: 'Use it' }))
  expect(onAnswer).toHaveBeenLastCalledWith(1, true)
  expect(document.activeElement).toBe(item(1, 1).getByRole('button', { name: 'Keep mine' }))
  await userEvent.keyboard('n')
  expect(onAnswer).toHaveBeenLastCalledWith(2, false)
  expect(document.activeElement).toBe(screen.getByRole('region', { name: /Needs your OK/ }))
  expect(screen.getByText('All done.')).toBeDefined()
})

describe('one press for a role', () => {
  const [nurse, clerk] = [{ role: 'Nurse, Hill Ward' }, { role: 'Clerk, Marlow' }]
  const some = [
    ...[suggestion(1, 'crew', nurse), loud(2, 'astronauts', nurse), suggestion(3, 'chefs', nurse)],
    ...[suggestion(4, 'people', nurse), suggestion(5, 'hands', clerk)],
  ]

  it('takes the everyday rewordings of it that have been on the screen, and nothing new', async () => {
    onTheScreen([1, 2, 3, 5])
    const onAccept = vi.fn()
    show(vi.fn(), some, onAccept)
    await userEvent.click(await screen.findByRole('button', { name: 'Accept 2 reworded in this role' }))
    expect(onAccept.mock.calls.map(([taken]) => taken.map(({ id }: Suggestion) => id))).toEqual([[1, 3]])
    expect(screen.getAllByRole('button', { name: /^Accept/ }), 'one alone needs no such press').toHaveLength(1)
  })

  it('is not there for what nobody has seen', () => {
    show(vi.fn(), some)
    expect(screen.queryByRole('button', { name: /^Accept/ })).toBeNull()
  })
})

it('lets a line be put in the person’s own words, where the letters of the other answers are only letters', async () => {
  const [onAnswer, onReword] = [vi.fn(), vi.fn()]
  const lines = [suggestion(1, 'crew'), { ...suggestion(2, 'chefs'), before: 'One line.\nAnd another.' }]
  render(<NeedsYourOk suggestions={lines} lead="" busy={false} onAnswer={onAnswer} onReword={onReword} />)
  const [otherwise, ...more] = screen.getAllByRole('button', { name: 'Edit' })
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
    return <NeedsYourOk suggestions={all.slice(0, 1)} lead="" busy={false} typed={typed} {...answers} />
  }
  const { unmount } = render(<Page />)
  const press = () => userEvent.click(screen.getByRole('button', { name: 'Edit' }))
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
