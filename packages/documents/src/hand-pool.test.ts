import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createHandPool, type HandPoolOptions } from './hand-pool.ts'
import { stillHands } from './testing/still-hands.ts'

const [second, minute] = [1_000, 60_000]

function poolOf(options: Partial<HandPoolOptions<string, string>> = {}) {
  const { hands, start } = stillHands<string, string>()
  const pool = createHandPool<string, string>({
    name: 'The hand',
    start,
    failed: (why) => why,
    hands: 1,
    timeout: 20 * second,
    longestStart: 2 * minute,
    longestRest: 3 * minute,
    tasksPerHand: 100,
    mostOfOne: 5,
    mostOfAll: 40,
    ...options,
  })
  return { pool, hands }
}

/** With as many hands ready as it may have: so many people have had something done. */
async function warmPool(options: Partial<HandPoolOptions<string, string>> = {}) {
  const { pool, hands } = poolOf(options)
  const before = Array.from({ length: options.hands ?? 1 }, (_, person) => pool.run('before', person))
  for (const hand of hands) hand.ready()
  for (const hand of hands) hand.result('done')
  await Promise.all(before)
  for (const { sent } of hands) sent.length = 0
  return { pool, hands }
}

const sentTo = (hands: { sent: string[] }[]) => hands.map(({ sent }) => sent)

beforeEach(() => void vi.useFakeTimers())
afterEach(async () => {
  await vi.advanceTimersByTimeAsync(3 * minute)
  expect(vi.getTimerCount()).toBe(0)
  vi.useRealTimers()
})

describe('whose turn it is', () => {
  it('refuses at once what is more than a few of one person, and says whose it is', async () => {
    const { pool, hands } = await warmPool({ mostOfOne: 3 })
    const all = ['a1', 'a2', 'a3'].map((task) => pool.run(task, 'a'))
    expect(await pool.run('a4', 'a')).toBe('own')
    for (const answer of ['1', '2', '3']) hands[0]?.result(answer)
    expect(await Promise.all(all)).toEqual(['1', '2', '3'])
  })

  it('refuses at once what is more than may wait of all people', async () => {
    const { pool } = await warmPool({ mostOfAll: 1 })
    const all = [pool.run('a1', 'a'), pool.run('b1', 'b')]
    expect(await pool.run('c1', 'c')).toBe('busy')
    pool.close()
    await Promise.allSettled(all)
  })

  it('serves another person after the one piece that is at hand', async () => {
    const { pool, hands } = await warmPool()
    const all = ['a1', 'a2', 'a3', 'b1'].map((task) => pool.run(task, task.charAt(0)))
    for (const answer of ['1', '2', '3', '4']) hands[0]?.result(answer)
    await Promise.all(all)
    expect(sentTo(hands)).toEqual([['a1', 'b1', 'a2', 'a3']])
  })

  it('gives nobody a second hand, not even an idle one: another person finds it free', async () => {
    const { pool, hands } = await warmPool({ hands: 2 })
    const all = ['a1', 'a2', 'b1'].map((task) => pool.run(task, task.charAt(0)))
    expect(sentTo(hands)).toEqual([['a1'], ['b1']])
    hands[0]?.result('done')
    expect(sentTo(hands)).toEqual([['a1', 'a2'], ['b1']])
    for (const hand of hands) hand.result('done')
    await Promise.all(all)
  })

  it('starts a hand for each person that waits, and no more', async () => {
    const { pool, hands } = poolOf({ hands: 3 })
    const all = ['a1', 'a2', 'b1'].map((task) => pool.run(task, task.charAt(0)))
    expect(hands).toHaveLength(2)
    pool.close()
    await Promise.allSettled(all)
  })
})

describe('a hand that is not ready', () => {
  it('gets no work while a ready one is idle', async () => {
    const { pool, hands } = await warmPool({ hands: 2 })
    const slow = pool.run('slow', 'a')
    await vi.advanceTimersByTimeAsync(20 * second)
    expect(await slow).toBe('slow')
    expect(hands).toHaveLength(3)
    const next = pool.run('next', 'b')
    await vi.advanceTimersByTimeAsync(0)
    hands[1]?.result('done')
    expect(await next).toBe('done')
    hands[2]?.ready()
  })

  it('is not waited for when another gets free first', async () => {
    const { pool, hands } = poolOf({ hands: 2 })
    const all = ['a1', 'b1'].map((task) => pool.run(task, task.charAt(0)))
    hands[0]?.ready()
    hands[0]?.result('done')
    hands[0]?.result('done')
    expect(await Promise.all(all)).toEqual(['done', 'done'])
    hands[1]?.ready()
    expect(sentTo(hands)).toEqual([['a1', 'b1'], []])
  })

  it('is stopped when it takes too long to start; whoever waits is told, and the next has another', async () => {
    const { pool, hands } = poolOf({ longestStart: 10 * second })
    const first = pool.run('first', 'a')
    await vi.advanceTimersByTimeAsync(10 * second)
    expect(await first).toBe('busy')
    expect(hands[0]?.stopped).toBe(true)
    hands[0]?.ready()
    const next = pool.run('next', 'a')
    hands[1]?.ready()
    hands[1]?.result('done')
    expect(await next).toBe('done')
    expect(sentTo(hands)).toEqual([[], ['next']])
  })

  it('fails a start alone: what waits is done by another hand', async () => {
    const { pool, hands } = poolOf({ hands: 2 })
    const all = ['a1', 'b1'].map((task) => pool.run(task, task.charAt(0)))
    hands[0]?.gone()
    hands[1]?.ready()
    hands[1]?.result('done')
    hands[1]?.result('done')
    expect(await Promise.all(all)).toEqual(['done', 'done'])
    pool.close()
  })

  it('does not count towards the time of a task', async () => {
    const { pool, hands } = poolOf({ timeout: second })
    const task = pool.run('task', 'a')
    await vi.advanceTimersByTimeAsync(5 * second)
    hands[0]?.ready()
    hands[0]?.result('done')
    expect(await task).toBe('done')
  })
})

describe('what waits', () => {
  it('waits however long that takes, and is told how much is done before it', async () => {
    const { pool, hands } = await warmPool({ timeout: 10 * minute })
    const told: [string, number][] = []
    const asked = ['a', 'b', 'c'].map((person) =>
      pool.run(person, person, { place: (ahead) => void told.push([person, ahead]) }),
    )
    await vi.advanceTimersByTimeAsync(3 * second)
    expect(told).toEqual([
      ['b', 0],
      ['c', 1],
    ])
    await vi.advanceTimersByTimeAsync(5 * minute)
    hands[0]?.result('1')
    told.length = 0
    await vi.advanceTimersByTimeAsync(3 * second)
    expect(told).toEqual([['c', 0]])
    hands[0]?.result('2')
    hands[0]?.result('3')
    expect(await Promise.all(asked)).toEqual(['1', '2', '3'])
  })

  it('is not waited for by others of its network as long as by those of another', async () => {
    const { pool, hands } = await warmPool()
    const run = (task: string, group: string) => pool.run(task, task.charAt(0), { group })
    const asked = [run('a1', 'many'), run('b1', 'many'), run('c1', 'many'), run('d1', 'one')]
    for (const _ of asked) hands[0]?.result('done')
    await Promise.all(asked)
    expect(hands[0]?.sent).toEqual(['a1', 'd1', 'b1', 'c1'])
  })

  it('is refused by what it is expected to take, which is learnt from what others took', async () => {
    const known = new Map<string, number>()
    const costs = {
      expected: (task: string) => known.get(task) ?? 1,
      was(task: string, seconds: number) {
        known.set(task, seconds)
        return seconds
      },
    }
    const { pool, hands } = await warmPool({ costs, mostOfOne: 5, failed: (why, _, own) => `${why} ${own}` })
    const first = pool.run('long', 'a')
    await vi.advanceTimersByTimeAsync(4 * second)
    hands[0]?.result('done')
    await first
    const all = [pool.run('long', 'a'), pool.run('short', 'a')]
    expect(await pool.run('short', 'a')).toBe('own 5')
    hands[0]?.result('done')
    hands[0]?.result('done')
    await Promise.all(all)
  })

  it('is told when no hand can be started: that is no fault of the task, and not tried over and over', async () => {
    const { pool, hands } = poolOf()
    const all = ['a1', 'b1'].map((task) => pool.run(task, task.charAt(0)))
    hands[0]?.gone()
    for (const task of all) await expect(task).rejects.toThrow('The hand could not be started.')
    expect(hands).toHaveLength(1)
    const again = pool.run('a1', 'a')
    hands[1]?.gone()
    await expect(again).rejects.toThrow('The hand could not be started.')
  })
})

describe('a hand at work', () => {
  it('is stopped when its task takes too long, and replaced; what it says later is heard by nobody', async () => {
    const { pool, hands } = await warmPool()
    const [slow, next] = [pool.run('slow', 'a'), pool.run('next', 'a')]
    await vi.advanceTimersByTimeAsync(20 * second)
    expect(await slow).toBe('slow')
    expect(hands.map(({ stopped }) => stopped)).toEqual([true, false])
    hands[1]?.ready()
    hands[0]?.result('late')
    hands[0]?.gone()
    hands[1]?.result('done')
    expect(await next).toBe('done')
    expect(hands).toHaveLength(2)
  })

  /** Whose processor runs at this share of the time. */
  async function slowMachine(share: number) {
    const { pool, hands } = await warmPool()
    const since = performance.now()
    if (hands[0]) hands[0].cpu = () => share * (performance.now() - since)
    return { pool, hands }
  }

  it('on a machine that is busy has the time of a processor that it would have alone', async () => {
    const { pool, hands } = await slowMachine(0.25)
    const task = pool.run('task', 'a')
    await vi.advanceTimersByTimeAsync(79 * second)
    expect(hands[0]?.stopped).toBe(false)
    hands[0]?.result('done')
    expect(await task).toBe('done')
  })

  it('is stopped when it has had that time', async () => {
    const { pool, hands } = await slowMachine(0.25)
    const task = pool.run('task', 'a')
    await vi.advanceTimersByTimeAsync(81 * second)
    expect(await task).toBe('slow')
    expect(hands[0]?.stopped).toBe(true)
    hands[1]?.ready()
  })

  it('is stopped after five times as long by the clock: then the machine was too busy', async () => {
    const { pool, hands } = await slowMachine(0.01)
    const task = pool.run('task', 'a')
    await vi.advanceTimersByTimeAsync(100 * second)
    expect(await task).toBe('busy')
    hands[1]?.ready()
  })

  it('that ends takes its own task along, and no other', async () => {
    const { pool, hands } = await warmPool()
    const [bomb, next] = [pool.run('bomb', 'a'), pool.run('next', 'b')]
    hands[0]?.gone()
    expect(await bomb).toBe('gone')
    hands[1]?.ready()
    hands[1]?.result('done')
    expect(await next).toBe('done')
  })

  it('is replaced after its share of tasks, before it is needed', async () => {
    const { pool, hands } = poolOf({ tasksPerHand: 2 })
    const both = ['a1', 'a2'].map((task) => pool.run(task, 'a'))
    hands[0]?.ready()
    for (const _ of both) hands[0]?.result('done')
    await Promise.all(both)
    expect(hands.map(({ stopped }) => stopped)).toEqual([true, false])
    hands[1]?.ready()
  })

  it('is replaced when it says that it is worn, once it has done what it is at', async () => {
    const { pool, hands } = await warmPool()
    const last = pool.run('last', 'a')
    hands[0]?.worn()
    expect(hands[0]?.stopped).toBe(false)
    hands[0]?.result('done')
    expect(await last).toBe('done')
    expect(hands.map(({ stopped }) => stopped)).toEqual([true, false])
    hands[1]?.ready()
  })

  it('keeps the program running, and only then', async () => {
    const { pool, hands } = await warmPool()
    expect(hands[0]?.held).toBe(false)
    const task = pool.run('task', 'a')
    expect(hands[0]?.held).toBe(true)
    hands[0]?.result('done')
    await task
    expect(hands[0]?.held).toBe(false)
  })
})

describe('a hand that rests', () => {
  it('is one, however many there may be, where nobody asks for more', async () => {
    const { pool, hands } = poolOf({ hands: 2 })
    expect(hands).toHaveLength(0)
    const warm = pool.warm()
    hands[0]?.ready()
    await warm
    await pool.warm()
    const task = pool.run('a1', 'a')
    hands[0]?.result('done')
    expect(await task).toBe('done')
    expect(hands).toHaveLength(1)
  })

  it('ends after a while, and the next task has another', async () => {
    const { pool, hands } = await warmPool()
    await vi.advanceTimersByTimeAsync(3 * minute - 1)
    expect(hands[0]?.stopped).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(hands[0]?.stopped).toBe(true)
    hands[0]?.gone()
    expect(hands).toHaveLength(1)
    const next = pool.run('next', 'a')
    hands[1]?.ready()
    hands[1]?.result('done')
    expect(await next).toBe('done')
  })

  it('starts with all others, and stays when they leave, where it is to be kept', async () => {
    const { pool, hands } = poolOf({ hands: 2, kept: true })
    const warm = pool.warm()
    expect(hands).toHaveLength(2)
    for (const hand of hands) hand.ready()
    await warm
    await vi.advanceTimersByTimeAsync(3 * minute)
    expect(hands.map(({ stopped }) => stopped)).toEqual([true, false])
    const task = pool.run('task', 'a')
    expect(hands).toHaveLength(3)
    hands[1]?.result('done')
    expect(await task).toBe('done')
    pool.close()
  })

  it('begins its rest anew with each task', async () => {
    const { pool, hands } = await warmPool()
    for (const _ of [1, 2, 3]) {
      await vi.advanceTimersByTimeAsync(2 * minute)
      const task = pool.run('again', 'a')
      hands[0]?.result('done')
      await task
    }
    expect(hands).toHaveLength(1)
    expect(hands[0]?.stopped).toBe(false)
  })

  it('is not ended while it works, however long it rested before', async () => {
    const { pool, hands } = await warmPool({ timeout: 10 * minute })
    await vi.advanceTimersByTimeAsync(2 * minute)
    const task = pool.run('long', 'a')
    await vi.advanceTimersByTimeAsync(5 * minute)
    hands[0]?.result('done')
    expect(await task).toBe('done')
  })
})

describe('a pool that is closed', () => {
  it('tells everybody whose work is not done', async () => {
    const { pool, hands } = await warmPool()
    const all = ['a1', 'b1'].map((task) => pool.run(task, task.charAt(0)))
    pool.close()
    hands[0]?.gone()
    for (const task of all) await expect(task).rejects.toThrow('The hand is closed.')
    await expect(pool.run('late', 'a')).rejects.toThrow('The hand is closed.')
    expect(hands.map(({ stopped }) => stopped)).toEqual([true])
  })

  it('while it starts is no failure, and starts nothing more', async () => {
    const { pool, hands } = poolOf({ hands: 2 })
    const warm = pool.warm()
    pool.close()
    for (const hand of hands) hand.gone()
    await expect(warm).resolves.toBeUndefined()
    await expect(pool.warm()).resolves.toBeUndefined()
    expect(hands.map(({ stopped }) => stopped)).toEqual([true])
  })

  it('was not: then a start that fails is one', async () => {
    const { pool, hands } = poolOf()
    const warm = pool.warm()
    hands[0]?.gone()
    await expect(warm).rejects.toThrow('The hand could not be started.')
  })
})
