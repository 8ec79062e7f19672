import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { Combobox } from './combobox.tsx'

const options = [
  { key: 'care', name: 'SafeCare', more: 'Software', end: 'asked in 2 of 6' },
  { key: 'staffing', name: 'Safe staffing', end: 'Yours', disabled: true },
  { key: 'new', name: 'Add “saf” as you wrote it', apart: true },
]

function show(offered = options, busy = false) {
  const onChoose = vi.fn()
  function Example() {
    const [value, setValue] = useState('')
    return (
      <Combobox
        label="Add a skill"
        value={value}
        onValueChange={setValue}
        options={offered}
        onChoose={onChoose}
        busy={busy}
      />
    )
  }
  render(<Example />)
  return { onChoose, field: screen.getByRole<HTMLInputElement>('combobox', { name: 'Add a skill' }) }
}

const activeIn = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent

describe('a combobox', () => {
  it('proposes nothing before a word is typed, and nothing where there is nothing to propose', async () => {
    const { field } = show([])
    await userEvent.click(field)
    expect(field.getAttribute('aria-expanded')).toBe('false')
    await userEvent.type(field, 'saf{Enter}')
    expect(screen.queryByRole('listbox')).toBeNull()
  })

  it('is worked by the keyboard; what cannot be chosen is passed over', async () => {
    const { field, onChoose } = show()
    await userEvent.type(field, 'saf')
    expect(screen.getByRole('listbox', { name: 'Add a skill' })).toBeTruthy()
    expect(screen.getByRole('status').textContent).toBe('2 to choose from')
    expect(activeIn(field)).toContain('SafeCare')
    await userEvent.keyboard('{ArrowDown}')
    expect(activeIn(field)).toContain('as you wrote it')
    await userEvent.keyboard('{ArrowDown}')
    expect(activeIn(field)).toContain('SafeCare')
    await userEvent.keyboard('{ArrowUp}{Enter}')
    expect(onChoose.mock.calls).toEqual([['new']])
    expect(document.activeElement).toBe(field)
    expect(screen.queryByRole('listbox')).toBeNull()
  })

  it('chooses nothing by Enter while what it proposes is for other letters', async () => {
    const { field, onChoose } = show(options, true)
    await userEvent.type(field, 'safe s{Enter}')
    expect(onChoose).not.toHaveBeenCalled()
    expect(activeIn(field)).toBeUndefined()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(onChoose.mock.calls).toEqual([['care']])
  })

  it('Escape closes the list, then empties the field', async () => {
    const { field, onChoose } = show()
    await userEvent.type(field, 'saf{Escape}')
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(field.value).toBe('saf')
    await userEvent.keyboard('{Escape}')
    expect(field.value).toBe('')
    expect(onChoose).not.toHaveBeenCalled()
  })

  it('is worked by the mouse, and the focus stays in the field', async () => {
    const { field, onChoose } = show()
    await userEvent.type(field, 'saf')
    await userEvent.click(screen.getByRole('option', { name: /^Safe staffing/ }))
    expect(onChoose).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('option', { name: /^SafeCare/ }))
    expect(onChoose.mock.calls).toEqual([['care']])
    expect(document.activeElement).toBe(field)
  })
})
