import { describe, expect, it, vi } from 'vitest'

describe('what a test leaves waiting', () => {
  const reached = vi.fn()

  it('is ended with the test', () => {
    setTimeout(reached)
    void Promise.reject(new Error('no connection')).catch(() => setTimeout(reached))
    expect(reached).not.toHaveBeenCalled()
  })

  it('does not reach the next one', async () => {
    await new Promise((resolve) => setTimeout(resolve, 5))
    expect(reached).not.toHaveBeenCalled()
  })
})
