import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createLayeredQueue } from './layered-queue.ts'

/** What is behind is written small; the first letter is the person. */
function queueOf(items: string[], mostOfOne = 100) {
  const queue = createLayeredQueue<string>({ mostOfOne, mostOfAll: 1_000 }, (item) => /^[a-z]/.test(item))
  const joined = items.map((item) => queue.join(item.charAt(0).toUpperCase(), item))
  return { queue, joined }
}

function orderOf(items: string[]) {
  const { queue } = queueOf(items)
  const order: string[] = []
  for (let turn = queue.next(); turn; turn = queue.next()) {
    order.push(turn.item)
    queue.done(turn)
  }
  return order
}

describe('a layered queue', () => {
  it('serves nothing that is behind while anybody waits in front', () => {
    expect(orderOf(['a1', 'a2', 'b1', 'A1', 'B1'])).toEqual(['A1', 'B1', 'a1', 'b1', 'a2'])
  })

  it('lets whoever comes wait for one piece of what is behind, however much there is of it', () => {
    const { queue } = queueOf(['a1', 'a2', 'a3'])
    const turn = queue.next()
    queue.join('B', 'B1')
    if (turn) queue.done(turn)
    expect([turn?.item, queue.next()?.item]).toEqual(['a1', 'B1'])
  })

  it('has a piece of somebody in front while one of theirs behind is being done', () => {
    const { queue } = queueOf(['a1'])
    queue.next()
    queue.join('A', 'A1')
    expect(queue.next()?.item).toBe('A1')
  })

  it('counts nothing of what somebody had behind against them in front', () => {
    const { queue } = queueOf(['a1'])
    const turn = queue.next()
    if (turn) queue.done(turn, 60)
    for (const item of ['A1', 'B1', 'A2', 'B2']) queue.join(item.charAt(0), item)
    const order = [1, 2, 3, 4].map(() => {
      const next = queue.next()
      if (next) queue.done(next)
      return next?.item
    })
    expect(order).toEqual(['A1', 'B1', 'A2', 'B2'])
  })

  it('tells who waits how much is done before, and loses nothing', () => {
    const { queue } = queueOf(['a1', 'A1', 'b1', 'B1'])
    expect(queue.places().map(({ item, ahead }) => [item, ahead])).toEqual([
      ['A1', 0],
      ['B1', 1],
      ['a1', 2],
      ['b1', 3],
    ])
    expect([queue.size(), queue.inLine()]).toEqual([4, 4])
    expect(queue.leave('A', 'a1')).toBe(true)
    expect(queue.clear()).toEqual(['A1', 'B1', 'b1'])
    expect(queue.size()).toBe(0)
  })

  it('refuses more than a share of one person in each layer by itself', () => {
    expect(queueOf(['a1', 'a2', 'A1'], 1).joined).toEqual(['waits', 'own', 'waits'])
  })

  it('serves all of it once, everything in front before everything behind', () => {
    const item = fc.tuple(fc.constantFrom('a', 'b', 'C', 'A'), fc.nat(50)).map(([who, at]) => `${who}${at}`)
    fc.assert(
      fc.property(fc.uniqueArray(item, { maxLength: 30 }), (items) => {
        const order = orderOf(items)
        expect(order.toSorted()).toEqual(items.toSorted())
        const layers = order.map((it) => Number(/^[a-z]/.test(it)))
        expect(layers).toEqual(layers.toSorted())
      }),
    )
  })
})
