import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createBell } from './bell.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('a bell', () => {
  it('that rang while nobody waited is heard by the next, once', async () => {
    const bell = createBell()
    bell.ring()
    bell.ring()
    expect(await bell.heard(1000)).toBe(true)
    const again = bell.heard(1000)
    vi.advanceTimersByTime(1000)
    expect(await again).toBe(false)
  })

  it('is heard at once by who waits, and leaves no timer behind', async () => {
    const bell = createBell()
    const heard = bell.heard(1000)
    bell.ring()
    expect(await heard).toBe(true)
    expect(vi.getTimerCount()).toBe(0)
  })
})
