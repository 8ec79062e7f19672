import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { pictures } from '../texts/pictures.ts'
import { fileOf, mostPictureBytes, pictureSize, shades } from './pictures.ts'

const files = pictures.flatMap(({ name }) => shades.map((shade) => fileOf(name, shade)))
const folder = `${import.meta.dirname}/../../../../public`

/** Of a WebP file without loss: 14 bits each, behind the heads of file and picture and one sign. */
function sizeOf(file: Buffer) {
  expect(file.toString('latin1', 8, 16)).toBe('WEBPVP8L')
  const bits = file.readUInt32LE(21)
  return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 }
}

describe('the pictures of the product', () => {
  it('are those that the page names, and no others', () => {
    expect(readdirSync(`${folder}/pictures`).map((name) => `/pictures/${name}`)).toEqual(files.toSorted())
  })

  it.each(files)('%s is small, and has twice the pixels that are written for it', (name) => {
    const file = readFileSync(folder + name)
    expect(file.length).toBeLessThanOrEqual(mostPictureBytes)
    expect(sizeOf(file)).toEqual({ width: 2 * pictureSize.width, height: 2 * pictureSize.height })
  })
})
