import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest'
import { currentToasts, dismissToast } from '../ui/toast.ts'

// A busy machine may take its time: no test is about speed.
vi.setConfig({ testTimeout: 60_000 })
configure({ asyncUtilTimeout: 30_000 })

let complaints: MockInstance<typeof console.error>

beforeEach(() => {
  complaints = vi.spyOn(console, 'error')
  // No test reaches the network; one that needs an answer gives it.
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.reject(new TypeError('Failed to fetch'))),
  )
})

afterEach(() => {
  const inBrowser = typeof window !== 'undefined'
  if (inBrowser) cleanup()
  // A toast that stands would keep the next test's waiting; after it comes one that waits itself.
  while (currentToasts().some(({ open }) => open)) for (const { id } of currentToasts()) dismissToast(id)
  const said = [...complaints.mock.calls]
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  if (inBrowser) {
    window.localStorage.clear()
    window.sessionStorage.clear()
  }
  expect(said, 'A test that expects console.error clears it itself').toEqual([])
})
