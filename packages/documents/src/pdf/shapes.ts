// Of a font program, text needs what it says about characters; the shapes of its letters are drawn by nobody here.
// TrueType says nothing about characters but in its names, and those count only where its letters are found by bare codes.
// So a font with a single empty letter stands in for it.

/** A font program without the shapes of its letters; anything else as it is. */
export function withoutShapes(bytes: Uint8Array): Uint8Array {
  const tables = isTrueType(bytes) ? tablesOf(bytes) : null
  if (!tables || needed.some((name) => (tables.get(name)?.length ?? 0) === 0)) return bytes
  if (!isFoundByCode(tables.get('cmap'))) return emptyLetter
  const names = tables.get('name')
  return programOf(bytes.subarray(0, 4), { ...oneLetter, ...(names ? { name: names } : {}) })
}

/** As compact as a font can be: its head, its name, where its lists are, no words, no parts, and one letter that ends. */
const emptyLetter = Uint8Array.from([
  ...[1, 0, 4, 1, 0, 1, 1, 1, 2, 65, 0, 1, 1, 1, 9, 28, 0, 27, 15, 28, 0, 28, 17],
  ...[0, 0, 0, 0, 0, 0, 1, 1, 1, 2, 14],
])

const versions = [0x00010000, 0x74727565]
const isTrueType = (bytes: Uint8Array) => bytes.length > 12 && versions.includes(viewOf(bytes).getUint32(0))

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array) => new DataView(buffer, byteOffset, byteLength)

const headLength = 12
const entryLength = 16

function tablesOf(bytes: Uint8Array): Map<string, Uint8Array> | null {
  const view = viewOf(bytes)
  const tables = new Map<string, Uint8Array>()
  const count = view.getUint16(4)
  if (headLength + count * entryLength > bytes.length) return null
  for (let at = headLength; at < headLength + count * entryLength; at += entryLength) {
    const [from, length] = [view.getUint32(at + 8), view.getUint32(at + 12)]
    if (from + length > bytes.length) return null
    tables.set(String.fromCharCode(...bytes.subarray(at, at + 4)), bytes.subarray(from, from + length))
  }
  return tables
}

const needed = ['head', 'hhea', 'hmtx', 'loca', 'maxp']

/** By the codes of a Macintosh, or of signs that are no characters. */
function isFoundByCode(cmap: Uint8Array | undefined): boolean {
  if (!cmap || cmap.length < 4) return false
  const view = viewOf(cmap)
  for (let at = 4; at + 8 <= cmap.length && at < 4 + 8 * view.getUint16(2); at += 8)
    if (codes.has(`${view.getUint16(at)} ${view.getUint16(at + 2)}`)) return true
  return false
}

const codes = new Set(['1 0', '3 0'])

/** What a font with one empty letter says of itself. */
const oneLetter = {
  head: [0, 1, 0, 0, ...zeros(14), 3, 232, ...zeros(34)],
  hhea: [0, 1, 0, 0, ...zeros(30), 0, 1],
  hmtx: zeros(4),
  loca: zeros(4),
  maxp: [0, 0, 0x50, 0, 0, 1],
}

function zeros(count: number): number[] {
  return Array.from({ length: count }, () => 0)
}

function programOf(version: Uint8Array, tables: Record<string, ArrayLike<number>>): Uint8Array {
  const entries = Object.entries(tables)
  const from = headLength + entries.length * entryLength
  const program = new Uint8Array(entries.reduce((sum, [, data]) => sum + data.length, from))
  const view = viewOf(program)
  program.set(version)
  view.setUint16(4, entries.length)
  let [at, place] = [headLength, from]
  for (const [name, data] of entries) {
    program.set(new TextEncoder().encode(name), at)
    view.setUint32(at + 8, place)
    view.setUint32(at + 12, data.length)
    program.set(data, place)
    at += entryLength
    place += data.length
  }
  return program
}
