import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { answerByOperation, data, someUser } from '../testing/answers.ts'
import { toast } from '../ui/toast.ts'
import { keepToken, openApp } from './testing/open-app.tsx'

const asked = vi.hoisted(() => vi.fn())

const notFetched = (file: string) => {
  asked(file)
  throw new TypeError('Failed to fetch dynamically imported module')
}

vi.mock('../ui/toaster.tsx', () => notFetched('toaster'))
vi.mock('./account-controls.tsx', () => notFetched('account controls'))

beforeEach(() => {
  vi.mocked(console.error).mockImplementation(() => undefined)
})

afterEach(() => {
  vi.mocked(console.error).mockClear()
})

const pageIsStillThere = () => {
  expect(screen.getByRole('heading', { level: 1, name: 'Terms of Service' })).toBeDefined()
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeDefined()
  expect(screen.queryByRole('alert')).toBeNull()
}

it('a page outlives toasts that cannot be fetched', async () => {
  await openApp('/terms')
  act(() => {
    toast({ title: 'Saved' })
  })
  await waitFor(() => expect(asked).toHaveBeenCalledWith('toaster'))
  await waitFor(() => expect(console.error).toHaveBeenCalled())
  pageIsStillThere()
})

it('a page outlives an account menu that cannot be fetched', async () => {
  keepToken()
  answerByOperation({ CurrentUser: () => data({ currentUser: someUser }) })
  await openApp('/terms')
  await waitFor(() => expect(asked).toHaveBeenCalledWith('account controls'))
  await waitFor(() => expect(console.error).toHaveBeenCalled())
  pageIsStillThere()
})
