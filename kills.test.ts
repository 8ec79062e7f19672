import { describe, expect, it } from 'vitest'
import { killRounds } from './bench/kills/rounds.ts'

describe('[F1] [F3] [F7] server, database or both killed under writes, or the server told to stop', () => {
  // A database elsewhere is killed as well; both, and a stop, are no other there.
  it.each([
    ['embedded', 4],
    ['PostgreSQL', 2],
  ] as const)(
    'with its database %s, nothing that was acknowledged is lost, and it starts again',
    async (where, rounds) => {
      const { acknowledged, lost, failedStarts } = await killRounds(where, rounds)
      expect({ lost, failedStarts }).toEqual({ lost: [], failedStarts: 0 })
      expect(acknowledged).toBeGreaterThan(0)
    },
    600_000,
  )
})
