import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { describe, expect, it, vi } from 'vitest'
import { loadPage } from './load-page.ts'
import { PageError } from './page-error.tsx'

function openAt(route: object) {
  const router = createMemoryRouter([{ ErrorBoundary: PageError, HydrateFallback: () => null, children: [route] }])
  render(<RouterProvider router={router} />)
}

describe('the page error', () => {
  it('says that the page could not be loaded, and offers to try again', async () => {
    vi.mocked(console.error).mockImplementation(() => undefined)
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined)
    openAt({ path: '/', lazy: loadPage(() => Promise.reject(new TypeError('Failed to fetch'))) })
    expect(await screen.findByRole('heading', { name: 'This page could not be loaded' })).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(reload).toHaveBeenCalledOnce()
    vi.mocked(console.error).mockClear()
  })

  it('says that a page stopped working, and shows no inner detail', async () => {
    vi.mocked(console.error).mockImplementation(() => undefined)
    const Broken = () => {
      throw new Error('secret detail')
    }
    openAt({ path: '/', Component: Broken })
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('This page stopped working')
    expect(alert.textContent).not.toContain('secret detail')
    vi.mocked(console.error).mockClear()
  })
})
