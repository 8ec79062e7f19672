import { describe, expect, it } from 'vitest'
import { engine } from '../../testing/engine.ts'

describe('the engine', () => {
  it('gives back what a work gives back', async () => {
    expect(await engine(1, 'readWritten', '<p>Ida Vance</p>')).toMatchObject({
      content: '<p>Ida Vance</p>',
      document: { basics: { name: 'Ida Vance' } },
    })
  })

  it('refuses what a work refuses, in its words', async () => {
    await expect(engine(1, 'readWritten', 'a\n'.repeat(3_001))).rejects.toMatchObject({
      name: 'AppError',
      code: 'TOO_LARGE',
      message: 'A resume has at most 3,000 lines. Please shorten it.',
    })
  })

  it('hands on a mistake of ours as one', async () => {
    const wrong = JSON.parse('{}')
    await expect(engine(1, 'toJsonResume', wrong)).rejects.toThrow(TypeError)
  })

  it('[F6] reads in another thread: this one goes on meanwhile', async () => {
    const order: string[] = []
    const long = engine(1, 'readWritten', 'One of many lines\n'.repeat(2_000)).then(() => order.push('long'))
    // Whoever reads here has read before a single turn is over.
    await new Promise((resolve) => setImmediate(resolve))
    order.push('a turn')
    await long
    expect(order).toEqual(['a turn', 'long'])
  })
})
