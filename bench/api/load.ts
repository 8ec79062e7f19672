import { setTimeout as sleep } from 'node:timers/promises'

/** The time below which that share of all lies. */
export function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN
}

/** So many a second, whether or not those before have been answered, as people ask. What fails took forever. */
export async function atRate(perSecond: number, seconds: number, call: () => Promise<number>): Promise<number[]> {
  const since = performance.now()
  const calls: Promise<number>[] = []
  while (calls.length < perSecond * seconds) {
    const due = since + (calls.length * 1000) / perSecond
    await sleep(Math.max(0, due - performance.now()))
    calls.push(call().catch(() => Number.POSITIVE_INFINITY))
  }
  return Promise.all(calls)
}

export async function oneByOne<Item>(items: readonly Item[], call: (item: Item) => Promise<number>): Promise<number[]> {
  const times: number[] = []
  for (const item of items) times.push(await call(item))
  return times
}
