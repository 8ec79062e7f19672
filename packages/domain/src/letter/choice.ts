import { hashOf } from '../language/hash.ts'

/** Picks one of several wordings. The same letter always gets the same ones; a turn moves on to the next. */
export type Choice = <T>(of: readonly [T, ...T[]], slot: string) => T

export const choiceFor =
  (seed: string, turn = 0): Choice =>
  (of, slot) =>
    of[((hashOf(`${seed}\n${slot}`) % 1_000_003) + turn) % of.length] ?? of[0]

/** The first of all wordings speaks of nothing that was said before it. */
export const plainest: Choice = ([first]) => first
