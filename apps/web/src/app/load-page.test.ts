import { describe, expect, it, vi } from 'vitest'
import { loadPage, PageLoadError } from './load-page.ts'

const Component = () => null

describe('a page', () => {
  it('that does not come within 120 seconds is a loading error', async () => {
    vi.useFakeTimers()
    const settled = vi.fn()
    loadPage(() => new Promise(() => undefined))().then(settled, settled)
    await vi.advanceTimersByTimeAsync(119_999)
    expect(settled).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(settled).toHaveBeenCalledExactlyOnceWith(expect.any(PageLoadError))
  })

  it('whose file cannot be fetched is a loading error', async () => {
    const cause = new TypeError('Failed to fetch dynamically imported module')
    await expect(loadPage(() => Promise.reject(cause))()).rejects.toMatchObject({ name: 'PageLoadError', cause })
  })

  it('that comes is shown, and nothing waits for it any longer', async () => {
    vi.useFakeTimers()
    expect(await loadPage(() => Promise.resolve({ Component }))()).toEqual({ Component })
    expect(vi.getTimerCount()).toBe(0)
  })
})
