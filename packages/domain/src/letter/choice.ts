/** Picks one of several wordings. The same letter always gets the same ones; a turn moves on to the next. */
export type Choice = <T>(of: readonly [T, ...T[]], slot: string) => T

export const choiceFor =
  (seed: string, turn = 0): Choice =>
  (of, slot) =>
    of[(hash(`${seed}\n${slot}`) + turn) % of.length] ?? of[0]

/** FNV-1a. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    value ^= text.charCodeAt(index)
    value = Math.imul(value, 0x01000193) >>> 0
  }
  return value % 1_000_003
}
