import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { describe, expect, it, vi } from 'vitest'
import { Share, type SharingProps } from './share.tsx'

const link = (id: number, openings: number) => ({
  ...{ id, openings, url: `https://bespeak.example/s/${id}`, expiresAt: '2027-01-01T09:00:00.000Z' },
})

function show(change: Partial<SharingProps> = {}) {
  const sharing: SharingProps = {
    ...{ what: 'resume', isOpen: true, setIsOpen: vi.fn(), links: [], problem: null, hidden: null },
    ...{ profileAddress: '/profile#shared', isMaking: false, make: vi.fn(), revoking: null, revoke: vi.fn() },
    ...change,
  }
  render(
    <MemoryRouter>
      <Share {...sharing} />
    </MemoryRouter>,
  )
  return sharing
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

describe('sharing', () => {
  it('says what did not come', async () => {
    show({ links: undefined, problem: { words: 'No connection.', isBusy: false, tryAgain: vi.fn() } })
    expect((await screen.findByRole('alert')).textContent).toContain('Your links could not be loaded.')
  })

  it('says what the page hides, and where that is chosen', async () => {
    show({ hidden: 'your name and your links' })
    expect(await screen.findByText(/It hides your name and your links\./)).toBeDefined()
    expect(screen.getByRole('link', { name: 'Choose what it shows' }).getAttribute('href')).toBe('/profile#shared')
    expect(screen.getByText('There are no links yet.')).toBeDefined()
  })

  it('makes a link that ends when it is said', async () => {
    const { make } = show()
    await userEvent.selectOptions(await screen.findByLabelText('A new link expires'), '7')
    await press('Make a link')
    expect(make).toHaveBeenCalledWith(7)
  })

  it('lists the links with how often they were opened and when they end, and revokes one', async () => {
    const { revoke } = show({ links: [link(8, 2), link(7, 1), link(5, 0)] })
    const items = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)
    expect(items).toEqual([
      expect.stringContaining('Opened 2 times, ends 1 Jan 2027'),
      expect.stringContaining('Opened once, ends'),
      expect.stringContaining('Not opened yet, ends'),
    ])
    await press('Revoke link 2')
    expect(revoke).toHaveBeenCalledWith(7)
  })
})
