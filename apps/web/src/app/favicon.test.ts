import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

it('the icon that browsers ask for by its old name has both small sizes', () => {
  const icon = readFileSync(join(import.meta.dirname, '../../public/favicon.ico'))
  const images = Array.from({ length: icon.readUInt16LE(4) }, (_, index) => {
    const entry = 6 + 16 * index
    const from = icon.readUInt32LE(entry + 12)
    const image = icon.subarray(from, from + icon.readUInt32LE(entry + 8))
    return { size: icon[entry], kind: image.subarray(1, 4).toString(), width: image.readUInt32BE(16) }
  })
  expect(icon.readUInt32LE(0)).toBe(0x1_0000)
  expect(images).toEqual([
    { size: 16, kind: 'PNG', width: 16 },
    { size: 32, kind: 'PNG', width: 32 },
  ])
})
