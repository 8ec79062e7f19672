import { describe, expect, it, vi } from 'vitest'
import { startThread } from './thread-hand.ts'

const entry = new URL('./testing/thread-that-hangs.ts', import.meta.url)

const isTaken = (message: unknown): message is string => message === 'taken'

describe('a thread', () => {
  it('[F6] is ended in the midst of what does not end', async () => {
    const happened: string[] = []
    await new Promise<void>((resolve) => {
      const hand = startThread<string, string>(
        { entry, heap: 64, isResult: isTaken },
        {
          ready: () => hand.send('a task'),
          result: (message) => {
            happened.push(message)
            hand.stop()
          },
          worn: () => undefined,
          gone: () => {
            happened.push('gone')
            resolve()
          },
        },
      )
    })
    expect(happened).toEqual(['taken', 'gone'])
  })

  it.runIf(process.platform === 'linux')('that hangs is known by the time of a processor that it has had', async () => {
    const had: (number | null | undefined)[] = []
    await new Promise<void>((resolve) => {
      const hand = startThread<string, string>(
        { entry, heap: 64, isResult: isTaken },
        {
          ready: () => hand.send('a task'),
          async result() {
            const before = hand.cpu?.() ?? Number.NaN
            await vi.waitFor(() => expect(hand.cpu?.()).toBeGreaterThan(before + 50), { timeout: 100_000 })
            had.push(before, hand.cpu?.())
            hand.stop()
          },
          worn: () => undefined,
          gone: resolve,
        },
      )
    })
    expect(had).toEqual([expect.any(Number), expect.any(Number)])
  })

  it('that cannot be started is gone', async () => {
    const nowhere = new URL('./testing/no-such-thread.ts', import.meta.url)
    await new Promise<void>((resolve) => {
      const nothing = () => undefined
      startThread(
        { entry: nowhere, heap: 64, isResult: isTaken },
        { ready: nothing, result: nothing, worn: nothing, gone: resolve },
      )
    })
  })
})
