import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { openApp } from './testing/open-app.tsx'

vi.mock('./header.tsx', () => ({
  Header: () => {
    throw new Error('secret detail')
  },
}))

it('a shell that fails leaves a page that says so and leads on', async () => {
  vi.mocked(console.error).mockImplementation(() => undefined)
  await openApp('/terms')
  const page = screen.getByRole('main')
  expect(page.textContent).toContain('This page stopped working')
  expect(page.textContent).not.toContain('secret detail')
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Go to Home' }).getAttribute('href')).toBe('/')
  vi.mocked(console.error).mockClear()
})
