import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { FileText } from './file-text.ts'
import { createReaderPool, type HandEvents, type PoolOptions } from './reader-pool.ts'

const bytes = new Uint8Array([1])
const read: FileText = {
  ok: true,
  kind: 'txt',
  notes: [],
  source: { positioned: false, pages: [], fragments: [] },
}

/** Hands that do nothing by themselves. */
function poolOf(options: Partial<PoolOptions> = {}) {
  const hands: (HandEvents & { sent: number; stopped: boolean; held: boolean })[] = []
  const pool = createReaderPool({
    ...options,
    start(events) {
      const hand = { ...events, sent: 0, stopped: false, held: false }
      hands.push(hand)
      return {
        send: () => {
          hand.sent += 1
        },
        stop: () => {
          hand.stopped = true
        },
        hold: (busy) => {
          hand.held = busy
        },
      }
    },
  })
  return { pool, hands }
}

const settled = () => vi.advanceTimersByTimeAsync(0)

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a pool of readers', () => {
  it('[C4] stops a reader that takes too long, says so, and reads the next file with another', async () => {
    const { pool, hands } = poolOf({ timeout: 20_000 })
    const slow = pool.read(bytes)
    const next = pool.read(bytes)
    hands[0]?.ready()
    await vi.advanceTimersByTimeAsync(20_000)
    expect(await slow).toMatchObject({ ok: false, code: 'UNSUPPORTED_FILE', reason: 'too-slow' })
    expect(hands[0]?.stopped).toBe(true)
    hands[1]?.ready()
    await settled()
    hands[1]?.result(read)
    expect(await next).toBe(read)
  })

  it('does not count the time a reader takes to start', async () => {
    const { pool, hands } = poolOf({ timeout: 1_000 })
    const text = pool.read(bytes)
    await vi.advanceTimersByTimeAsync(5_000)
    hands[0]?.ready()
    await settled()
    hands[0]?.result(read)
    expect(await text).toBe(read)
  })

  it('replaces a reader that says it is worn, once it has read what it is at', async () => {
    const { pool, hands } = poolOf()
    const [last, next] = [pool.read(bytes), pool.read(bytes)]
    hands[0]?.ready()
    await settled()
    hands[0]?.worn()
    expect(hands[0]?.stopped).toBe(false)
    hands[0]?.result(read)
    expect(await last).toBe(read)
    expect(hands[0]).toMatchObject({ sent: 1, stopped: true })
    hands[1]?.ready()
    await settled()
    hands[1]?.result(read)
    expect(await next).toBe(read)
  })

  it('[C4] refuses the file that ended its reader, and only that one', async () => {
    const { pool, hands } = poolOf()
    const bomb = pool.read(bytes)
    const next = pool.read(bytes)
    hands[0]?.ready()
    await settled()
    hands[0]?.gone()
    expect(await bomb).toMatchObject({ ok: false, reason: 'too-complex' })
    hands[1]?.ready()
    await settled()
    hands[1]?.result(read)
    expect(await next).toBe(read)
  })

  it('rejects where no reader can be started: that is no fault of the file', async () => {
    const { pool, hands } = poolOf()
    const first = pool.read(bytes)
    hands[0]?.gone()
    await expect(first).rejects.toThrow('could not be started')
    const second = pool.read(bytes)
    hands[1]?.gone()
    await expect(second).rejects.toThrow('could not be started')
    const warming = pool.warm()
    hands[2]?.gone()
    await expect(warming).rejects.toThrow('could not be started')
  })

  it('refuses a file of more than 10 MB without a reader', async () => {
    const { pool, hands } = poolOf()
    expect(await pool.read(new Uint8Array(10 * 1024 * 1024 + 1))).toMatchObject({ ok: false, reason: 'too-large' })
    expect(hands).toEqual([])
  })

  it('uses as many readers as it may, and lets the other files wait', async () => {
    const { pool, hands } = poolOf({ hands: 2 })
    const texts = [pool.read(bytes), pool.read(bytes), pool.read(bytes)]
    expect(hands).toHaveLength(2)
    for (const hand of hands) hand.ready()
    await settled()
    hands[1]?.result(read)
    await settled()
    expect(hands.map((it) => it.sent)).toEqual([1, 2])
    hands[0]?.result(read)
    hands[1]?.result(read)
    expect(await Promise.all(texts)).toEqual([read, read, read])
    expect(hands).toHaveLength(2)
  })

  it('replaces a reader after its share of files, before it is needed', async () => {
    const { pool, hands } = poolOf({ filesPerHand: 2 })
    for (let file = 1; file <= 2; file += 1) {
      const text = pool.read(bytes)
      hands[0]?.ready()
      await settled()
      hands[0]?.result(read)
      await text
    }
    expect(hands.map((it) => it.stopped)).toEqual([true, false])
  })

  it('keeps the program running only while a file is read', async () => {
    const { pool, hands } = poolOf()
    const text = pool.read(bytes)
    hands[0]?.ready()
    await settled()
    expect(hands[0]?.held).toBe(true)
    hands[0]?.result(read)
    await text
    expect(hands[0]?.held).toBe(false)
  })

  it('settles every file when it is closed', async () => {
    const { pool, hands } = poolOf()
    const [busy, waiting] = [pool.read(bytes), pool.read(bytes)]
    hands[0]?.ready()
    await settled()
    pool.close()
    await expect(waiting).rejects.toThrow('closed')
    hands[0]?.gone()
    expect(await busy).toMatchObject({ ok: false })
    await expect(pool.read(bytes)).rejects.toThrow('closed')
    expect(hands).toHaveLength(1)
  })
})
