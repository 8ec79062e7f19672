/** The characters that a TrueType font has glyphs for (tables `cmap` 4 and 12). */
export function charactersIn(font: Uint8Array): Set<number> {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength)
  const table = tableAt(view, 'cmap')
  const characters = new Set<number>()
  for (let index = 0; index < view.getUint16(table + 2); index += 1) {
    const subtable = table + view.getUint32(table + 8 + index * 8)
    const format = view.getUint16(subtable)
    const ranges = format === 12 ? longRanges(view, subtable) : format === 4 ? shortRanges(view, subtable) : []
    for (const [from, to] of ranges) for (let code = from; code <= to; code += 1) characters.add(code)
  }
  return characters
}

function tableAt(view: DataView, wanted: string): number {
  for (let at = 12; at < 12 + view.getUint16(4) * 16; at += 16) {
    const tag = String.fromCharCode(...[0, 1, 2, 3].map((index) => view.getUint8(at + index)))
    if (tag === wanted) return view.getUint32(at + 8)
  }
  throw new Error(`This font has no table ${wanted}.`)
}

type Range = [from: number, to: number]

const longRanges = (view: DataView, at: number): Range[] =>
  Array.from({ length: view.getUint32(at + 12) }, (_, index) => [
    view.getUint32(at + 16 + index * 12),
    view.getUint32(at + 20 + index * 12),
  ])

function shortRanges(view: DataView, at: number): Range[] {
  const count = view.getUint16(at + 6) / 2
  const [ends, starts, deltas, offsets] = [0, 1, 2, 3].map((part) => at + 14 + part * count * 2 + (part > 0 ? 2 : 0))
  const ranges: Range[] = []
  for (let index = 0; index < count; index += 1) {
    const read = (table = 0) => view.getUint16(table + index * 2)
    const [start, end, delta, offset] = [read(starts), read(ends), read(deltas), read(offsets)]
    for (let code = start; code <= end && code < 0xffff; code += 1) {
      const listed = offset === 0 ? code : view.getUint16((offsets ?? 0) + index * 2 + offset + (code - start) * 2)
      if (listed !== 0 && ((listed + delta) & 0xffff) !== 0) ranges.push([code, code])
    }
  }
  return ranges
}
