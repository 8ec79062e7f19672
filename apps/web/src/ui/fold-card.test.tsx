import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { FoldCard } from './fold-card.tsx'

const card = () =>
  render(
    <FoldCard id="keywords" title="Keywords" summary="2 of 3 found">
      <p>Every point</p>
    </FoldCard>,
  )

const isOpen = () => screen.getByText('Every point').closest('[hidden]') === null

afterEach(() => {
  window.location.hash = ''
})

describe('a card that folds', () => {
  it('is a line with its summary, and opens and closes', async () => {
    card()
    expect(isOpen()).toBe(false)
    expect(screen.getByText('2 of 3 found')).toBeDefined()
    const head = screen.getByRole('button', { name: 'Keywords', expanded: false })
    await userEvent.click(head)
    expect(isOpen()).toBe(true)
    expect(screen.queryByText('2 of 3 found')).toBeNull()
    await userEvent.click(head)
    expect(isOpen()).toBe(false)
  })

  it('is named by its title alone', () => {
    card()
    expect(screen.getByRole('region', { name: 'Keywords' })).toBeDefined()
  })

  it('opens for a link to it, and not for one to another', async () => {
    card()
    const goTo = async (hash: string) => {
      window.location.hash = hash
      await act(() => Promise.resolve(window.dispatchEvent(new Event('hashchange'))))
    }
    await goTo('#notes')
    expect(isOpen()).toBe(false)
    await goTo('#keywords')
    expect(isOpen()).toBe(true)
  })

  it('opens again for the same link, once it was closed', async () => {
    window.location.hash = '#keywords'
    card()
    render(<a href="#keywords">Go there</a>)
    await userEvent.click(screen.getByRole('button', { name: 'Keywords', expanded: true }))
    expect(isOpen()).toBe(false)
    await userEvent.click(screen.getByRole('link', { name: 'Go there' }))
    expect(isOpen()).toBe(true)
  })
})
