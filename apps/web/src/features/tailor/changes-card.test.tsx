import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { describe, expect, it, vi } from 'vitest'
import { createQueryClient } from '../../lib/query-client.ts'
import { ChangesCard } from './changes-card.tsx'
import { useSuggestions } from './use-suggestions.ts'
import type { TailoredState } from './use-tailored.ts'

const edit = (id: number, over: object = {}) => ({
  ...{ id, kind: 'moved', before: null, text: `Line ${id}`, reason: `Reason ${id}.`, requirement: null, sources: [] },
  ...{ undone: false, confirmed: false, ...over },
})
const suggestion = {
  ...{ id: 9, before: 'Led cooks.', text: 'Led crew.', reason: 'Plainer.', requirement: null },
  doubts: [{ words: 'crew', youWrote: 'cooks', question: 'Is “crew” right?', from: 4, to: 8 }],
}

function show(explanation: string, tailored: object = {}) {
  const [setUndone, answer, reword] = [vi.fn(), vi.fn(), vi.fn(async () => true)]
  const stateAndAccept = vi.fn(async () => true)
  const state = {
    ...{
      isChanged: false,
      isAnswering: false,
      isChangingEdits: false,
      content: '',
      explanation,
      setUndone,
      answer,
      reword,
      stateAndAccept,
    },
    tailored: { id: 5, originalResumeId: 1, edits: [], provenance: [], suggestions: [], ...tailored },
  }
  function Shown() {
    const suggesting = useSuggestions(5, state)
    return <ChangesCard state={{ ...state, suggesting } as unknown as TailoredState} />
  }
  const { unmount } = render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <label>
          Elsewhere
          <input />
        </label>
        <Shown />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  return { setUndone, answer, reword, stateAndAccept, unmount }
}
const explanation = () => screen.findByRole('textbox', { name: 'Changes explanation' })

describe('what was left out', () => {
  const told = '<h3>What changed and why</h3><p>1 change.</p>'
  const held = `<h3>Other words that were left out</h3><p>7 lines we drafted were left out.</p>
    <ul><li>“Ran &lt;b&gt; 3 sites.” “3 sites” is not in what it rests on.</li></ul><p>And 6 more.</p>`

  it('is a group of its own, each line with its reason, and no longer part of the text', async () => {
    show(told + held)
    const group = screen.getByRole('region', { name: 'What we left out 7' })
    const [line] = within(group).getAllByRole('listitem')
    expect(line?.querySelector('del')?.textContent).toBe('Ran <b> 3 sites.')
    expect(line?.textContent).toContain('“3 sites” is not in what it rests on.')
    expect(within(group).getByText('And 6 more.')).toBeDefined()
    expect(screen.getByText('0 changes, 7 left out')).toBeDefined()
    expect((await explanation()).textContent).toBe('What changed and why1 change.')
  })

  it('has no group where nothing was', async () => {
    show(told, { edits: [edit(1)] })
    expect(screen.queryByRole('region', { name: /What we left out/ })).toBeNull()
    expect(screen.getByText('1 change')).toBeDefined()
    expect((await explanation()).textContent).toBe('What changed and why1 change.')
  })
})

describe('what no line says', () => {
  const lie = {
    ...{ id: 8, before: 'Led cooks.', text: 'Led 40 cooks.', reason: 'Stronger.', requirement: null },
    doubts: [{ words: '40', youWrote: '', question: 'No line of yours says 40.', from: 4, to: 6 }],
  }
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

  it('comes first, and has no button that accepts it as it is', () => {
    show('', { suggestions: [suggestion, lie] })
    const asking = screen.getAllByRole('region', { name: /^(?:Check first|Needs your OK)/ })
    expect(asking.map((it) => it.querySelector('h3')?.textContent)).toEqual(['Check first 1', 'Needs your OK 1'])
    const group = within(screen.getByRole('group', { name: 'To check: 1 of 1' }))
    expect(group.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Edit',
      'Remove',
      'It’s true, add it…',
    ])
  })

  it('is taken out, put in the person’s own words, or stated by them first', async () => {
    const { answer, reword, stateAndAccept } = show('', { suggestions: [lie] })
    await press('Remove')
    expect(answer).toHaveBeenLastCalledWith([8], false)
    await press('It’s true, add it…')
    await userEvent.type(screen.getByRole('textbox', { name: 'What is true, as a line of your own' }), 'I led 40.')
    await press('Add it')
    expect(stateAndAccept).toHaveBeenLastCalledWith(8, 'I led 40.')
    await press('Edit')
    await userEvent.clear(screen.getByRole('textbox', { name: 'The line in your own words' }))
    await userEvent.type(screen.getByRole('textbox', { name: 'The line in your own words' }), 'Led 4 cooks.')
    await press('Use my words')
    expect(reword).toHaveBeenLastCalledWith('Led cooks.', 'Led 4 cooks.')
  })

  it('cannot be put in other words where it has no line of its own', () => {
    show('', { suggestions: [{ ...lie, before: null }] })
    expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull()
  })
})

it('what asks is in the order of the page, whenever it was suggested', () => {
  const other = { ...suggestion, id: 10, before: 'Ran the desk.', text: 'Ran a desk.' }
  const line = (text: string) => ({ text, kind: 'kept', sources: [], lines: [], said: false, holds: true })
  show('', { suggestions: [suggestion, other], provenance: [line('Ran the desk.'), line('Led cooks.')] })
  const asking = screen.getByRole('region', { name: /^Needs your OK/ })
  expect(
    within(asking)
      .getAllByRole('listitem')
      .map(({ dataset }) => dataset.seenAs),
  ).toEqual(['10', '9'])
})

describe('a line put another way', () => {
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
  const words = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'The line in your own words' })

  it('is there again after a reload, until it stands on the page', async () => {
    const { unmount } = show('', { suggestions: [suggestion] })
    await press('Edit')
    await userEvent.clear(words())
    await userEvent.type(words(), 'Led 5 cooks.')
    unmount()
    const { unmount: leave, reword } = show('', { suggestions: [suggestion] })
    expect(words().value).toBe('Led 5 cooks.')
    reword.mockResolvedValueOnce(false)
    await press('Use my words')
    expect(sessionStorage.getItem('put_otherwise_5')).toContain('Led 5 cooks.')
    await press('Use my words')
    expect(reword).toHaveBeenLastCalledWith('Led cooks.', 'Led 5 cooks.')
    expect(sessionStorage.getItem('put_otherwise_5')).toBeNull()
    leave()
  })

  it('is of its version alone', async () => {
    sessionStorage.setItem('put_otherwise_4', JSON.stringify({ 9: 'Led 5 cooks.' }))
    show('', { suggestions: [suggestion] })
    expect(screen.queryByRole('textbox', { name: 'The line in your own words' })).toBeNull()
  })
})

describe('a hidden line', () => {
  const hidden = (undone: boolean) => edit(1, { kind: 'hidden', before: 'Swept the forge.', text: '', undone })

  it('stands struck with its reason, and comes back by one press', async () => {
    const { setUndone } = show('', { edits: [hidden(false), edit(2)] })
    expect(screen.getByText('Swept the forge.').tagName).toBe('DEL')
    expect(screen.getByText('Reason 1.')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Show again: change 1' }))
    expect(setUndone).toHaveBeenCalledExactlyOnceWith([1])
  })

  it('that is shown again can be hidden again', async () => {
    const { setUndone } = show('', { edits: [hidden(true)] })
    expect(screen.getByText('Swept the forge.').tagName).not.toBe('DEL')
    await userEvent.click(screen.getByRole('button', { name: 'Hide: change 1' }))
    expect(setUndone).toHaveBeenCalledExactlyOnceWith([])
  })
})

describe('the keys of the changes', () => {
  const undo = (number: number) => screen.getByRole('button', { name: `Undo: change ${number}` })
  const no = () => screen.getByRole('button', { name: 'Keep mine' })

  it('are letters where the focus is elsewhere', async () => {
    const { setUndone } = show('', { edits: [edit(1)] })
    await userEvent.keyboard('ju')
    expect(document.activeElement).toBe(document.body)
    const field = screen.getByLabelText<HTMLInputElement>('Elsewhere')
    await userEvent.type(field, 'junk')
    ;(await explanation()).focus()
    await userEvent.keyboard('ju')
    expect(field.value).toBe('junk')
    expect(document.activeElement).toBe(await explanation())
    expect(setUndone).not.toHaveBeenCalled()
  })

  it('lead from change to change, what asks first, and no further than the ends', async () => {
    show('', { edits: [edit(1), edit(2)], suggestions: [suggestion] })
    no().focus()
    for (const [key, place] of [
      ...([
        ['k', no()],
        ['j', undo(1)],
        ['J', undo(2)],
        ['j', undo(2)],
        ['k', undo(1)],
        ['k', no()],
      ] as const),
    ]) {
      await userEvent.keyboard(key)
      expect(document.activeElement).toBe(place)
    }
  })

  it('undo the change in hand, and nothing together with Control', async () => {
    const { setUndone } = show('', { edits: [edit(1, { undone: true }), edit(2)] })
    undo(2).focus()
    await userEvent.keyboard('{Control>}u{/Control}')
    expect(setUndone).not.toHaveBeenCalled()
    await userEvent.keyboard('u')
    expect(setUndone).toHaveBeenCalledExactlyOnceWith([1, 2])
  })

  it('answer what asks', async () => {
    const { answer, setUndone } = show('', { edits: [edit(1)], suggestions: [suggestion] })
    no().focus()
    await userEvent.keyboard('uy')
    expect(answer).toHaveBeenCalledExactlyOnceWith([9], true)
    expect(setUndone).not.toHaveBeenCalled()
  })

  it('are told to whoever comes to the changes, and each button says which change it is of', () => {
    show('', { edits: [edit(1)] })
    const described = (found: HTMLElement) =>
      document.getElementById(found.getAttribute('aria-describedby') ?? '')?.textContent
    const group = screen.getByRole('group', { name: 'Changes made and asked about' })
    expect(described(group)).toBe('While a change has the focus: J next, K previous, U undo.')
    expect(undo(1).getAttribute('aria-keyshortcuts')).toBe('U')
    expect(described(undo(1))).toContain('Line 1')
  })
})
