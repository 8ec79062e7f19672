import { describe, expect, it } from 'vitest'
import { startBench } from './bench/api/server.ts'
import { loadOfTurns, visitors } from './bench/soak/visitors.ts'

describe('[F29] load', () => {
  it('of some, then of ten times as many, gets no wrong answer, and afterwards all are served as before', async () => {
    const bench = await startBench()
    try {
      const who = await visitors(bench, 2)
      const steady = await loadOfTurns(bench, who, 1, 10)
      const spike = await loadOfTurns(bench, who, 10, 2)
      const after = await loadOfTurns(bench, who, 1, 10)
      expect([...steady.wrong, ...spike.wrong, ...after.wrong]).toEqual([])
      expect(steady.count.right).toBeGreaterThan(0)
      expect(after.count).toMatchObject({ refused: 0, wrong: 0 })
      expect(after.count.right).toBeGreaterThan(0)
    } finally {
      await bench.close()
    }
  }, 600_000)
})
