import { hashOf } from '../language/hash.ts'

/** Picks one of several wordings. The same letter always gets the same ones; a turn moves on to the next. */
export type Choice = <T>(of: readonly [T, ...T[]], slot: string) => T

export const choiceFor =
  (seed: string, turn = 0): Choice =>
  (of, slot) =>
    of[((hashOf(`${seed}\n${slot}`) % 1_000_003) + stepsTo(turn, slot, of.length)) % of.length] ?? of[0]

/**
 * Places move on at their own pace, so that turns bring together what did not stand together before; once a round more,
 * so that none stands still whose pace is its length.
 */
const stepsTo = (turn: number, slot: string, length: number): number =>
  turn * (1 + (hashOf(slot) % 3)) + Math.floor(turn / length)

/** The chosen one of those that meet all conditions, else all but the last, and so on. */
export function chosenAmong<T>(
  of: readonly [T, ...T[]],
  conditions: readonly ((one: T) => boolean)[],
  choice: Choice,
  slot: string,
): T {
  const [first, ...others] = of.filter((one) => conditions.every((isMet) => isMet(one)))
  if (first !== undefined) return choice([first, ...others], slot)
  return conditions.length === 0 ? choice(of, slot) : chosenAmong(of, conditions.slice(0, -1), choice, slot)
}

/** The first of all wordings speaks of nothing that was said before it. */
export const plainest: Choice = ([first]) => first
