import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { FileText } from './file-text.ts'
import { createReaderPool, type PoolOptions } from './reader-pool.ts'
import { stillHands } from './testing/still-hands.ts'

const bytes = new Uint8Array([1])
const read: FileText = {
  ok: true,
  kind: 'txt',
  notes: [],
  source: { positioned: false, pages: [], fragments: [] },
}

function readerWith(options: Partial<PoolOptions> = {}) {
  const { hands, start } = stillHands<Uint8Array, FileText>({ readySoon: true })
  return { reader: createReaderPool({ ...options, start }), hands }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('a pool of readers', () => {
  it('refuses a file of more than 10 MB without a reader', async () => {
    const { reader, hands } = readerWith()
    const large = new Uint8Array(10 * 1024 * 1024 + 1)
    expect(await reader.read(large, 'ada')).toMatchObject({ ok: false, reason: 'too-large' })
    expect(hands).toEqual([])
  })

  it('refuses the sixth file of one person: one is read, four wait', async () => {
    const { reader, hands } = readerWith()
    const five = Array.from({ length: 5 }, () => reader.read(bytes, 'ada'))
    expect(await reader.read(bytes, 'ada')).toEqual({
      ok: false,
      code: 'RATE_LIMITED',
      reason: 'own-waiting',
      message: 'Several of your files are still being read. Please wait for them, then try again.',
    })
    for (const _ of five) hands[0]?.result(read)
    expect(await Promise.all(five)).toEqual(five.map(() => read))
  })

  it('refuses the forty-second file of all: one is read, forty wait', async () => {
    const { reader, hands } = readerWith()
    const many = Array.from({ length: 41 }, (_, person) => reader.read(bytes, person))
    expect(await reader.read(bytes, 'ada')).toEqual({
      ok: false,
      code: 'RATE_LIMITED',
      reason: 'busy',
      message: 'Reading files takes longer than usual right now. Please try again in a moment.',
    })
    for (const _ of many) hands[0]?.result(read)
    await Promise.all(many)
  })

  it('[C4] says of a file that takes too long that it does, after twenty seconds', async () => {
    const { reader } = readerWith()
    const slow = reader.read(bytes, 'ada')
    await vi.advanceTimersByTimeAsync(20_000)
    expect(await slow).toMatchObject({ ok: false, code: 'UNSUPPORTED_FILE', reason: 'too-slow' })
  })

  it('[C4] says of a file that ended its reader that it is too complex', async () => {
    const { reader, hands } = readerWith()
    const bomb = reader.read(bytes, 'ada')
    await vi.advanceTimersByTimeAsync(0)
    hands[0]?.gone()
    expect(await bomb).toMatchObject({ ok: false, code: 'UNSUPPORTED_FILE', reason: 'too-complex' })
  })
})
