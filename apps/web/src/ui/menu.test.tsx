import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, Route, Routes } from 'react-router'
import { describe, expect, it, vi } from 'vitest'
import { Button } from './button.tsx'
import { Menu, MenuHeader, MenuItem, MenuSeparator } from './menu.tsx'

function Example({ onLogOut }: { onLogOut: () => void }) {
  return (
    <Menu label="Account" trigger={<Button>Open</Button>}>
      <MenuHeader>
        <span>data_analyst</span>
      </MenuHeader>
      <MenuItem to="/my">Dashboard</MenuItem>
      <MenuItem disabled>Profile</MenuItem>
      <MenuSeparator />
      <MenuItem onSelect={onLogOut}>Log out</MenuItem>
    </Menu>
  )
}

function show(onLogOut = vi.fn()) {
  render(
    <MemoryRouter>
      <Routes>
        <Route path="/" element={<Example onLogOut={onLogOut} />} />
        <Route path="/my" element={<h1>Dashboard page</h1>} />
      </Routes>
    </MemoryRouter>,
  )
  return onLogOut
}

async function open() {
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  return screen.findByRole('menu', { name: 'Account' })
}

const focused = () => document.activeElement?.textContent

describe('Menu', () => {
  it('opens with Enter on its first entry', async () => {
    show()
    await open()
    await waitFor(() => expect(focused()).toBe('Dashboard'))
  })

  it('moves with the arrow keys past what is disabled, and round the end', async () => {
    show()
    await open()
    await waitFor(() => expect(focused()).toBe('Dashboard'))
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(focused()).toBe('Log out'))
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(focused()).toBe('Dashboard'))
  })

  it('Escape closes it and gives the focus back', async () => {
    const onLogOut = show()
    await open()
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('menu')).toBeNull()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' })))
    expect(onLogOut).not.toHaveBeenCalled()
  })

  it('an entry with an action acts once and closes the menu', async () => {
    const onLogOut = show()
    await open()
    await userEvent.click(screen.getByRole('menuitem', { name: 'Log out' }))
    await waitFor(() => expect(onLogOut.mock.calls.length).toBe(1))
    expect(screen.queryByRole('menu')).toBeNull()
  })

  it('an entry that leads somewhere is a link', async () => {
    show()
    await open()
    const entry = screen.getByRole('menuitem', { name: 'Dashboard' })
    expect(entry.getAttribute('href')).toBe('/my')
    await waitFor(() => expect(focused()).toBe('Dashboard'))
    await userEvent.keyboard('{Enter}')
    expect(await screen.findByRole('heading', { name: 'Dashboard page' })).toBeTruthy()
  })

  it('adds no style tag, which the Content-Security-Policy would refuse', async () => {
    show()
    await open()
    expect(document.querySelector('style')).toBeNull()
  })
})
