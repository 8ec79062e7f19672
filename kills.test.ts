import { describe, expect, it } from 'vitest'
import { killRounds } from './bench/kills/rounds.ts'

describe('[F1] [F3] [F7] server, database or both killed under writes, or the server told to stop', () => {
  it.each(['embedded', 'PostgreSQL'] as const)(
    'with its database %s, nothing that was acknowledged is lost, and it starts again',
    async (where) => {
      const { acknowledged, lost, failedStarts } = await killRounds(where, 4)
      expect({ lost, failedStarts }).toEqual({ lost: [], failedStarts: 0 })
      expect(acknowledged).toBeGreaterThan(0)
    },
    600_000,
  )
})
