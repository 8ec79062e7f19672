import { describe, expect, it, vi } from 'vitest'
import { remembered } from './remembered.ts'

describe('what is remembered', () => {
  it('is made once for each key', () => {
    const remember = remembered<string>({ most: 10, sizeOf: () => 1 })
    const make = vi.fn(() => 'made')
    expect([remember('a', make), remember('a', make), remember('b', make)]).toEqual(['made', 'made', 'made'])
    expect(make).toHaveBeenCalledTimes(2)
  })

  it('goes when there is no more room, what was asked for longest ago first', () => {
    const remember = remembered<string>({ most: 10, sizeOf: (value) => value.length })
    const make = vi.fn((value: string) => value)
    const ask = (key: string, value: string) => remember(key, () => make(value))
    ask('a', 'aaaa')
    ask('b', 'bbbb')
    ask('a', 'aaaa')
    ask('c', 'cccc')
    make.mockClear()
    ask('a', 'aaaa')
    ask('c', 'cccc')
    expect(make).not.toHaveBeenCalled()
    ask('b', 'bbbb')
    expect(make).toHaveBeenCalledTimes(1)
  })

  it('is nothing that is larger than all the room', () => {
    const remember = remembered<string>({ most: 3, sizeOf: (value) => value.length })
    const make = vi.fn(() => 'four')
    expect([remember('a', make), remember('a', make)]).toEqual(['four', 'four'])
    expect(make).toHaveBeenCalledTimes(2)
  })
})
