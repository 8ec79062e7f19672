type Anchor = 'start' | 'end'

/** A label below the tape: the percentage it hangs on, the side it runs to, and its line. */
export type TapeLabel = { at: number; anchor: Anchor; row: 0 | 1 }

type Labelled = { before: number; score: number; ceiling: number | undefined }

/* In points of the scale, on the narrowest tape (about 310 px): how much room the words need. */
const room = { before: 18, gain: 12, ceiling: 18, ceilingAtEdge: 16 }

/** Ticks for the points after `from` up to `to`; each fifth and tenth is longer. */
export function ticks(from: number, to: number): string {
  return points(1, 99)
    .filter((point) => point > from && point <= to)
    .map((point) => `M${point} 0v${tickLength(point)}`)
    .join('')
}

function tickLength(point: number): number {
  if (point % 10 === 0) return 5.2
  return point % 5 === 0 ? 3.8 : 2.4
}

/** Ticks of the small tape: one for each ten after `from` up to `to`, the middle one longer. */
export function ticksOfTen(from: number, to: number): string {
  return points(1, 9)
    .map((tens) => tens * 10)
    .filter((point) => point > from && point <= to)
    .map((point) => `M${point} 0v${point === 50 ? 6 : 4}`)
    .join('')
}

/** The tens, without those that the tip or the ceiling would cover. */
export function numerals(covered: readonly number[]): number[] {
  return points(1, 9)
    .map((tens) => tens * 10)
    .filter((numeral) => covered.every((point) => Math.abs(point - numeral) > 3))
}

/**
 * "Before 64" runs away from the arrow, unless it would leave the tape.
 * The gain stands on the other side of the mark, or joins these words where there is no room.
 */
export function beforeLabel({ before, score, ceiling }: Labelled): TapeLabel & { joined: boolean } {
  const rises = score >= before
  const anchor = (rises ? before >= room.before : before > 100 - room.before) ? 'end' : 'start'
  const crowded = ceiling !== undefined && ceiling - before < room.gain
  return { at: before, anchor, row: 0, joined: rises && (anchor === 'start' || crowded) }
}

/** "Up to 84" takes the first line where nothing else stands in its way, else the second. */
export function ceilingLabel(ceiling: number, before: number | undefined, score: number): TapeLabel {
  const fitsAfter = ceiling <= 100 - room.ceilingAtEdge
  if (before === undefined) return { at: ceiling, anchor: fitsAfter ? 'start' : 'end', row: 0 }
  const clear = score >= before && before >= room.before ? ceiling - before : 0
  if (fitsAfter && clear >= room.gain) return { at: ceiling, anchor: 'start', row: 0 }
  if (clear >= room.gain + room.ceiling) return { at: ceiling, anchor: 'end', row: 0 }
  return { at: ceiling, anchor: fitsAfter ? 'start' : 'end', row: 1 }
}

/** "+14", "−3" with a true minus, "±0". */
export function signedGain(gain: number): string {
  if (gain === 0) return '±0'
  return gain > 0 ? `+${gain}` : `−${-gain}`
}

function points(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}
