import { crc32, deflateSync } from 'node:zlib'

/** Few enough that a page of text stays small, enough that its edges stay soft. */
const mostColours = 32

/** A picture as `pdftoppm` makes it (PPM, 8 bits), as a PNG of few colours. */
export function palettePng(ppm: Buffer): Buffer {
  const { width, height, pixels } = readPpm(ppm)
  const palette = mainColours(pixels)
  const nearest = new Map<number, number>()
  const rows = Buffer.alloc(height * (width + 1))
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const colour = pixels.readUIntBE((y * width + x) * 3, 3)
      rows[y * (width + 1) + 1 + x] = nearest.get(colour) ?? remember(nearest, colour, palette)
    }
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  // Eight bits, each the number of a colour.
  head.set([8, 3, 0, 0, 0], 8)
  const colours = Buffer.concat(palette.map((colour) => Buffer.from(channels(colour))))
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  const data = deflateSync(rows, { level: 9, memLevel: 9 })
  return Buffer.concat([signature, chunk('IHDR', head), chunk('PLTE', colours), chunk('IDAT', data), chunk('IEND')])
}

function readPpm(ppm: Buffer) {
  const [head = '', width, height] = /^P6\s+(\d+)\s+(\d+)\s+255\s/.exec(ppm.toString('latin1', 0, 40)) ?? []
  if (head === '') throw new Error('This is no PPM of eight bits.')
  return { width: Number(width), height: Number(height), pixels: ppm.subarray(head.length) }
}

/** The most used, each unlike those before it. */
function mainColours(pixels: Buffer): number[] {
  const counts = new Map<number, number>()
  for (let at = 0; at < pixels.length; at += 3) {
    const colour = pixels.readUIntBE(at, 3)
    counts.set(colour, (counts.get(colour) ?? 0) + 1)
  }
  const chosen: number[] = []
  for (const [colour] of [...counts].sort(([, a], [, b]) => b - a)) {
    if (chosen.length < mostColours && chosen.every((it) => distance(it, colour) > unlike)) chosen.push(colour)
  }
  return chosen
}
const unlike = 300

function remember(nearest: Map<number, number>, colour: number, palette: readonly number[]): number {
  const distances = palette.map((it) => distance(it, colour))
  const index = distances.indexOf(Math.min(...distances))
  nearest.set(colour, index)
  return index
}

const channels = (colour: number) => [colour >> 16, (colour >> 8) & 255, colour & 255] as const

function distance(one: number, other: number): number {
  const [a, b] = [channels(one), channels(other)]
  return (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2
}

function chunk(type: string, data: Buffer = Buffer.alloc(0)): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}
