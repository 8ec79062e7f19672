import { describe, expect, it } from 'vitest'
import { startBench } from './bench/api/server.ts'
import { load, visitors } from './bench/soak/visitors.ts'

describe('[F29] load', () => {
  it('of some, then of ten times as many, gets no wrong answer, and afterwards all are served as before', async () => {
    const bench = await startBench()
    try {
      const who = await visitors(bench, 2)
      const steady = await load(bench, who, 1, 3)
      const spike = await load(bench, who, 10, 3)
      const after = await load(bench, who, 1, 3)
      expect([...steady.wrong, ...spike.wrong, ...after.wrong]).toEqual([])
      expect(steady.count.right).toBeGreaterThan(0)
      expect(after.count).toMatchObject({ refused: 0, wrong: 0 })
      expect(after.count.right).toBeGreaterThan(0)
    } finally {
      await bench.close()
    }
  }, 600_000)
})
