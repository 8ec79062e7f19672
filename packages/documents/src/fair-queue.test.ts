import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createFairQueue, type FairQueue, type Person, type QueueBounds } from './fair-queue.ts'

const roomy: QueueBounds = { mostOfOne: 100, mostOfAll: 1_000 }

/** Joins each, in this order: the first letter is the person. */
function queueOf(items: string[], bounds = roomy) {
  const queue = createFairQueue<string>(bounds)
  for (const item of items) queue.join(item.charAt(0), item)
  return queue
}

/** The order in which all is served by one hand, and what each takes, where that is not what was expected. */
function orderOf(queue: FairQueue<string>, took: Record<string, number> = {}) {
  const order: string[] = []
  for (let turn = queue.next(); turn; turn = queue.next()) {
    order.push(turn.item)
    queue.done(turn.person, took[turn.item])
  }
  return order
}

describe('a fair queue', () => {
  it('refuses more than a few of one person, and takes what another brings', () => {
    const queue = queueOf(['a1', 'a2'], { mostOfOne: 2, mostOfAll: 9 })
    expect(queue.join('a', 'a3')).toBe('own')
    expect(queue.join('b', 'b1')).toBe('waits')
    queue.next()
    expect(queue.join('a', 'a3')).toBe('own')
    queue.done('a')
    expect(queue.join('a', 'a3')).toBe('waits')
  })

  it('refuses more than its share of all people together', () => {
    expect(queueOf(['a1', 'b1'], { mostOfOne: 2, mostOfAll: 2 }).join('c', 'c1')).toBe('full')
  })

  it('gives nobody a second turn while their first lasts', () => {
    const queue = queueOf(['a1', 'a2'])
    expect(queue.next()?.item).toBe('a1')
    expect(queue.next()).toBeNull()
    queue.done('a')
    expect(queue.next()?.item).toBe('a2')
  })

  it('serves whoever comes after one piece of somebody with many', () => {
    const queue = queueOf(['a1', 'a2', 'a3', 'a4', 'a5'])
    queue.next()
    queue.join('b', 'b1')
    queue.done('a')
    expect(queue.next()).toEqual({ person: 'b', item: 'b1' })
  })

  it('lets people take turns in the order in which they came', () => {
    const queue = queueOf(['a1', 'a2', 'b1', 'c1', 'b2'])
    expect(orderOf(queue)).toEqual(['a1', 'b1', 'c1', 'a2', 'b2'])
  })

  it('serves whoever came first, where all had as much', () => {
    const queue = queueOf(['a1', 'b1', 'c1'])
    expect([queue.next()?.item, queue.next()?.item, queue.next()?.item]).toEqual(['a1', 'b1', 'c1'])
  })

  it('counts what it takes, not how often', () => {
    const queue = createFairQueue<string>(roomy)
    for (const item of ['a1', 'a2', 'a3']) queue.join('a', item, { cost: 1 })
    for (const item of ['b1', 'b2', 'b3']) queue.join('b', item, { cost: 3 })
    expect(orderOf(queue)).toEqual(['a1', 'b1', 'a2', 'a3', 'b2', 'b3'])
  })

  it('counts what it took, where that was more than expected', () => {
    const queue = createFairQueue<string>(roomy)
    for (const item of ['a1', 'a2', 'b1', 'b2', 'b3']) queue.join(item.charAt(0), item)
    expect(orderOf(queue, { a1: 2.5 })).toEqual(['a1', 'b1', 'b2', 'b3', 'a2'])
  })

  it('serves whoever comes alone after one piece of a network of many people', () => {
    const queue = createFairQueue<string>(roomy)
    const join = (item: string, group: string) => queue.join(item.charAt(0), item, { group })
    for (const item of ['a1', 'b1', 'c1', 'd1', 'e1', 'f1', 'g1']) join(item, 'many')
    expect(queue.next()?.item).toBe('a1')
    join('h1', 'one')
    expect(queue.next()?.item).toBe('h1')
  })

  it('lets people of one network take turns among each other', () => {
    const queue = createFairQueue<string>(roomy)
    for (const item of ['a1', 'a2', 'b1', 'b2', 'c1']) queue.join(item.charAt(0), item, { group: 'many' })
    expect(orderOf(queue)).toEqual(['a1', 'b1', 'c1', 'a2', 'b2'])
  })

  it('owes nobody for the time when nobody else waited', () => {
    const queue = queueOf(['a1'])
    for (let at = 2; at < 9; at += 1) {
      queue.next()
      queue.join('a', `a${at}`)
      queue.done('a')
    }
    for (const item of ['b1', 'b2', 'b3']) queue.join('b', item)
    queue.join('a', 'a9')
    expect(orderOf(queue)).toEqual(['b1', 'a8', 'b2', 'a9', 'b3'])
  })

  it('says of all that waits how much is done before it', () => {
    const queue = queueOf(['a1', 'a2', 'b1', 'b2', 'c1'])
    queue.next()
    const placeOf = Object.fromEntries(queue.places().map(({ item, ahead }) => [item, ahead]))
    expect(placeOf).toEqual({ b1: 0, b2: 1, c1: 1, a2: 2 })
  })

  it('refuses by what one person has here, and takes one piece however much it is', () => {
    const queue = createFairQueue<string>({ mostOfOne: 10, mostOfAll: 9 })
    expect(queue.join('a', 'a1', { cost: 50 })).toBe('waits')
    expect(queue.join('a', 'a2', { cost: 1 })).toBe('own')
    expect(queue.costOf('a')).toBe(50)
    expect(queue.join('b', 'b1', { cost: 6 })).toBe('waits')
    queue.next()
    queue.next()
    expect(queue.join('b', 'b2', { cost: 5 })).toBe('own')
    expect(queue.join('b', 'b2', { cost: 4 })).toBe('waits')
  })

  it('says how many people it could serve at once', () => {
    const queue = queueOf(['a1', 'a2', 'b1'])
    expect(queue.inLine()).toBe(2)
    queue.next()
    expect(queue.inLine()).toBe(1)
  })

  it('lets go what no longer waits', () => {
    const queue = queueOf(['a1', 'a2', 'b1'])
    expect([queue.leave('a', 'a1'), queue.leave('a', 'a1')]).toEqual([true, false])
    expect(queue.next()?.item).toBe('a2')
    expect(queue.clear()).toEqual(['b1'])
    expect(queue.next()).toBeNull()
  })
})

type Step = { does: 'join'; person: number } | { does: 'next' } | { does: 'done' | 'leave'; which: number }

const anyPerson = fc.nat({ max: 4 })
const anyWhich = fc.nat({ max: 30 })
const anySteps = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.record({ does: fc.constant('join' as const), person: anyPerson }) },
    { weight: 3, arbitrary: fc.record({ does: fc.constant('next' as const) }) },
    { weight: 2, arbitrary: fc.record({ does: fc.constant('done' as const), which: anyWhich }) },
    { weight: 1, arbitrary: fc.record({ does: fc.constant('leave' as const), which: anyWhich }) },
  ),
  { maxLength: 80 },
)

interface Piece {
  person: Person
  number: number
}

/** A queue with a plain account of who waits and who is served, which the rules below are held against. */
function follow(steps: readonly Step[], bounds: QueueBounds) {
  const queue = createFairQueue<Piece>(bounds)
  let waiting: Piece[] = []
  const served: Piece[] = []
  /** Turns that others had since these people could have had one. */
  const passedOver = new Map<Person, Person[]>()
  let made = 0

  const waitingOf = (person: Person) => waiting.filter((it) => it.person === person)
  const isServed = (person: Person) => served.some((it) => it.person === person)
  const couldBeServed = () => new Set(waiting.map(({ person }) => person).filter((person) => !isServed(person)))

  function count() {
    const now = couldBeServed()
    for (const person of now) if (!passedOver.has(person)) passedOver.set(person, [])
    for (const person of [...passedOver.keys()]) if (!now.has(person)) passedOver.delete(person)
    expect(queue.inLine()).toBe(now.size)
  }

  function join(person: Person) {
    made += 1
    const piece = { person, number: made }
    const own = waitingOf(person).length + (isServed(person) ? 1 : 0) >= bounds.mostOfOne
    const full = waiting.length >= bounds.mostOfAll
    const joined = queue.join(person, piece)
    expect(joined).toBe(own ? 'own' : full ? 'full' : 'waits')
    if (joined === 'waits') waiting.push(piece)
  }

  function next() {
    const could = couldBeServed()
    const turn = queue.next()
    // Nobody waits for nothing.
    expect(turn === null).toBe(could.size === 0)
    if (!turn) return
    // One at a time for each person, and theirs in their own order.
    expect(could.has(turn.person)).toBe(true)
    expect(waitingOf(turn.person)[0]).toBe(turn.item)
    waiting = waiting.filter((it) => it !== turn.item)
    served.push(turn.item)
    passedOver.delete(turn.person)
    for (const before of passedOver.values()) {
      // Nobody is starved: no other person has two turns meanwhile.
      expect(before).not.toContain(turn.person)
      before.push(turn.person)
    }
  }

  function done(which: number) {
    const [piece] = served.splice(which % Math.max(1, served.length), 1)
    if (piece) queue.done(piece.person)
  }

  function leave(which: number) {
    const piece = waiting[which % Math.max(1, waiting.length)]
    if (!piece) return
    expect(queue.leave(piece.person, piece)).toBe(true)
    waiting = waiting.filter((it) => it !== piece)
  }

  for (const step of steps) {
    if (step.does === 'join') join(step.person)
    else if (step.does === 'next') next()
    else if (step.does === 'done') done(step.which)
    else leave(step.which)
    count()
  }
  return { queue, waiting, served }
}

describe('whatever is done with a fair queue', () => {
  const anyBounds = fc.record({ mostOfOne: fc.integer({ min: 1, max: 5 }), mostOfAll: fc.integer({ min: 1, max: 12 }) })

  it('its bounds hold, each person has one turn at a time, and nobody is passed over', () => {
    fc.assert(fc.property(anySteps, anyBounds, (steps, bounds) => void follow(steps, bounds)))
  })

  it('all that waits is served in the end, and once', () => {
    fc.assert(
      fc.property(anySteps, (steps) => {
        const { queue, waiting, served } = follow(steps, roomy)
        for (const { person } of served) queue.done(person)
        const rest: Piece[] = []
        for (let turn = queue.next(); turn; turn = queue.next()) {
          rest.push(turn.item)
          queue.done(turn.person)
        }
        expect(rest.map(({ number }) => number).sort((a, b) => a - b)).toEqual(waiting.map(({ number }) => number))
      }),
    )
  })
})
