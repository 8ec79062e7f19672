import { describe, expect, it } from 'vitest'
import { beginning, type History, redone, undone, withChange } from './history.ts'

const changed = (history: History<string>, ...changes: [next: string, group: string | null, at: number][]) =>
  changes.reduce((before, [next, group, at]) => withChange(before, next, group, at), history)

describe('the history of an edition', () => {
  it('takes changes of one field within a second as one step', () => {
    const history = changed(beginning('a'), ['ab', 'name', 0], ['abc', 'name', 900], ['abcd', 'name', 1800])
    expect(undone(history).present).toBe('a')
  })

  it('begins a new step after a second, with another field, and with each change that stands alone', () => {
    const paused = changed(beginning('a'), ['ab', 'name', 0], ['abc', 'name', 1000])
    expect(undone(paused).present).toBe('ab')
    const other = changed(beginning('a'), ['ab', 'name', 0], ['abc', 'email', 10])
    expect(undone(other).present).toBe('ab')
    const alone = changed(beginning('a'), ['ab', null, 0], ['abc', null, 0])
    expect(undone(alone).present).toBe('ab')
  })

  it('goes back and forth, and a change after going back is a new way', () => {
    const history = changed(beginning('a'), ['b', null, 0], ['c', null, 0])
    const back = undone(undone(history))
    expect(back.present).toBe('a')
    expect(redone(redone(back)).present).toBe('c')
    expect(redone(changed(undone(history), ['d', null, 0])).present).toBe('d')
  })

  it('stays where there is nothing to go to', () => {
    const history = beginning('a')
    expect(undone(history)).toBe(history)
    expect(redone(history)).toBe(history)
  })

  it('keeps a hundred steps', () => {
    const steps = Array.from({ length: 150 }, (_, index): [string, null, number] => [String(index), null, 0])
    expect(changed(beginning('a'), ...steps).past).toHaveLength(100)
  })
})
