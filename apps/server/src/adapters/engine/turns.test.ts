import { describe, expect, it } from 'vitest'
import { createTurns, type TurnsOptions } from './turns.ts'

const begins = () => new Promise((resolve) => setImmediate(resolve))

/** Works that begin and end when they are told to. */
function turnsOf(options: Partial<TurnsOptions> = {}) {
  const turns = createTurns({ atOnce: 2, mostWaiting: 3, full: () => new Error('full'), ...options })
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const take = (person: number, name: string) =>
    turns.take(person, () => {
      begun.push(name)
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)))
    })
  async function end(name: string) {
    await begins()
    ends.get(name)?.()
    await begins()
  }
  return { take, begun, end }
}

describe('turns', () => {
  it('[D17] are one at a time for each person, also when hands are free', async () => {
    const { take, begun, end } = turnsOf()
    void take(1, 'a')
    void take(1, 'b')
    await begins()
    expect(begun).toEqual(['a'])
    await end('a')
    expect(begun).toEqual(['a', 'b'])
  })

  it('[D17] go to whoever has not had one, before the second of whoever has', async () => {
    const { take, begun, end } = turnsOf({ atOnce: 1 })
    for (const name of ['a', 'b', 'c']) void take(1, name)
    void take(2, 'other')
    void take(3, 'third')
    await end('a')
    await end('other')
    await end('third')
    await end('b')
    expect(begun).toEqual(['a', 'other', 'third', 'b', 'c'])
  })

  it('[D17] are refused to whoever has too many waiting, and to nobody else', async () => {
    const { take, begun, end } = turnsOf({ atOnce: 1 })
    for (const name of ['a', 'b', 'c', 'd']) void take(1, name)
    await expect(take(1, 'e')).rejects.toThrow('full')
    void take(2, 'other')
    await end('a')
    expect(begun).toEqual(['a', 'other'])
  })

  it('are given on when work fails', async () => {
    const turns = createTurns({ atOnce: 1, mostWaiting: 3, full: () => new Error('full') })
    const fails = turns.take(1, () => Promise.reject(new Error('broken')))
    const next = turns.take(2, async () => 'done')
    await expect(fails).rejects.toThrow('broken')
    expect(await next).toBe('done')
  })
})
