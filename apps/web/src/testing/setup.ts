import { cleanup, configure } from '@testing-library/react'
import * as React from 'react'
import { afterAll, afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest'
import { currentToasts, dismissToast, removeToast } from '../ui/toast.ts'

// A busy machine may take its time: no test is about speed.
vi.setConfig({ testTimeout: 60_000 })
// Without a print of the whole page, which each look that comes too soon would make.
const getElementError = (message: string | null) => new Error(message ?? 'Nothing was found')
configure({ asyncUtilTimeout: 30_000, getElementError })

/** React keeps where each element was made, for tools that nobody opens here: a third of all that it does. */
function withoutOwnerStacks() {
  const kept = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE')
  Object.defineProperty(kept, 'recentlyCreatedOwnerStacks', {
    get: () => Number.POSITIVE_INFINITY,
    set: () => undefined,
  })
}
withoutOwnerStacks()

let complaints: MockInstance<typeof console.error>

const waiting = new Set<ReturnType<typeof setTimeout>>()
const startTimer = globalThis.setTimeout

beforeEach(() => {
  vi.stubGlobal('setTimeout', (...timer: Parameters<typeof startTimer>) => {
    const started = startTimer(...timer)
    waiting.add(started)
    return started
  })
  complaints = vi.spyOn(console, 'error')
  // Nothing scrolls here: what is to be on the screen, a test says.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = vi.fn()
      unobserve = vi.fn()
      disconnect = vi.fn()
    },
  )
  // No test reaches the network; one that needs an answer gives it.
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.reject(new TypeError('Failed to fetch'))),
  )
})

/** What a test leaves waiting, such as the second try of a request, would reach the next one. */
async function endWhatWaits() {
  // What failed just now begins to wait first.
  await new Promise((resolve) => setImmediate(resolve))
  for (const timer of waiting) clearTimeout(timer)
  waiting.clear()
}

afterEach(async () => {
  const inBrowser = typeof window !== 'undefined'
  if (inBrowser) cleanup()
  vi.useRealTimers()
  await endWhatWaits()
  // A toast that stands would keep the next test's waiting; after it comes one that waits itself.
  while (currentToasts().some(({ open }) => open)) for (const { id } of currentToasts()) dismissToast(id)
  for (const { id } of currentToasts()) removeToast(id)
  const said = [...complaints.mock.calls]
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  if (inBrowser) {
    window.localStorage.clear()
    window.sessionStorage.clear()
  }
  expect(said, 'A test that expects console.error clears it itself').toEqual([])
})

// Files share what they load: a module whose loading the end of a file cut off would be missing for all that follow.
afterAll(() => vi.dynamicImportSettled(), 120_000)
