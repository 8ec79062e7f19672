import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { FoldCard } from './fold-card.tsx'

const onPhone = (isPhone: boolean) => vi.stubGlobal('innerWidth', isPhone ? 390 : 1280)

const card = () =>
  render(
    <FoldCard id="keywords" title="Keywords">
      Every point
    </FoldCard>,
  )

afterEach(() => {
  vi.unstubAllGlobals()
  window.location.hash = ''
})

describe('a card that folds', () => {
  it('stands open where there is room, and has nothing to press', () => {
    onPhone(false)
    card()
    expect(screen.getByText('Every point')).toBeDefined()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('is its title on a phone, and opens and closes', async () => {
    onPhone(true)
    card()
    expect(screen.queryByText('Every point')).toBeNull()
    const head = screen.getByRole('button', { name: 'Keywords', expanded: false })
    await userEvent.click(head)
    expect(screen.getByText('Every point')).toBeDefined()
    await userEvent.click(head)
    expect(screen.queryByText('Every point')).toBeNull()
  })

  it('opens for a link to it, and not for one to another', async () => {
    onPhone(true)
    card()
    const goTo = async (hash: string) => {
      window.location.hash = hash
      await act(() => Promise.resolve(window.dispatchEvent(new Event('hashchange'))))
    }
    await goTo('#notes')
    expect(screen.queryByText('Every point')).toBeNull()
    await goTo('#keywords')
    expect(screen.getByText('Every point')).toBeDefined()
  })

  it('opens again for the same link, once it was closed', async () => {
    onPhone(true)
    window.location.hash = '#keywords'
    card()
    render(<a href="#keywords">Go there</a>)
    await userEvent.click(screen.getByRole('button', { name: 'Keywords', expanded: true }))
    expect(screen.queryByText('Every point')).toBeNull()
    await userEvent.click(screen.getByRole('link', { name: 'Go there' }))
    expect(screen.getByText('Every point')).toBeDefined()
  })
})
