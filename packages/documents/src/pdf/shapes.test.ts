import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { readFile } from '../read-file.ts'
import { pdfOf, streamOf } from '../testing/make-pdf.ts'
import { withoutShapes } from './shapes.ts'

const { resolve } = createRequire(import.meta.url)
const sans = new Uint8Array(
  readFileSync(resolve('@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf')),
)

/** The same font, with its characters said to be found by bare codes. */
function foundByCodes(): Uint8Array {
  const font = Uint8Array.from(sans)
  const view = new DataView(font.buffer)
  const tables = Array.from({ length: view.getUint16(4) }, (_, at) => 12 + 16 * at)
  const cmap = tables.find((at) => String.fromCharCode(...font.subarray(at, at + 4)) === 'cmap') ?? 0
  const from = view.getUint32(cmap + 8)
  for (let at = from + 4; at < from + 4 + 8 * view.getUint16(from + 2); at += 8)
    if (view.getUint16(at) === 3) view.setUint16(at + 2, 0)
  return font
}

const widths = Array.from({ length: 224 }, (_, at) => 400 + (at % 7) * 30).join(' ')
const descriptor = (flags: number) =>
  `<</Type/FontDescriptor/FontName/ABCDEF+Sans/Flags ${flags}/FontBBox[0 0 999 999]/ItalicAngle 0/Ascent 900/Descent -200/CapHeight 600/StemV 80/FontFile2 7 0 R>>`
const simple = (more: string) =>
  `<</Type/Font/Subtype/TrueType/BaseFont/ABCDEF+Sans/FirstChar 32/LastChar 255/Widths[${widths}]/FontDescriptor 6 0 R${more}>>`
const composite =
  '<</Type/Font/Subtype/Type0/BaseFont/ABCDEF+Sans/Encoding/Identity-H/ToUnicode 8 0 R/DescendantFonts[<</Type/Font/Subtype/CIDFontType2/BaseFont/ABCDEF+Sans/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>/DW 520/FontDescriptor 6 0 R>>]>>'
const toUnicode = streamOf(
  '/CIDInit /ProcSet findresource begin begincmap 1 begincodespacerange <0000> <FFFF> endcodespacerange 1 beginbfrange <0020> <007E> <0020> endbfrange endcmap end',
)

const [symbolic, plain] = [4, 32]
const signs = 'Quick r\\351sum\\351 \\226 \\222quoted\\222 words for anyone who looks'
const wide = Array.from('Wide words for anyone who looks at them', (it) =>
  it.charCodeAt(0).toString(16).padStart(4, '0'),
)

const read = (font: string, flags: number, program: Uint8Array, text: string, packed: boolean) =>
  readFile(
    pdfOf([
      '<</Type/Catalog/Pages 2 0 R>>',
      '<</Type/Pages/Kids[3 0 R]/Count 1>>',
      '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>',
      streamOf(`BT /F 12 Tf 72 700 Td ${text} Tj ET`),
      font,
      descriptor(flags),
      streamOf(program, { packed, entries: `/Length1 ${program.length}` }),
      toUnicode,
    ]),
  )

describe('a font without the shapes of its letters', () => {
  // What is not packed reaches the library as it is.
  it.each([
    ['with an encoding', simple('/Encoding/WinAnsiEncoding'), plain, sans, `(${signs})`],
    ['of signs, found by bare codes and known by its names', simple(''), symbolic, foundByCodes(), `(${signs})`],
    ['of signs, found by characters', simple('/Encoding/MacRomanEncoding'), symbolic, sans, `(${signs})`],
    ['of many letters, with its own list of characters', composite, symbolic, sans, `<${wide.join('')}>`],
  ])('says the same, at the same places: one %s', async (_, font, flags, program, text) => {
    const whole = await read(font, flags, program, text, false)
    expect(whole).toMatchObject({ ok: true })
    expect(await read(font, flags, program, text, true)).toEqual(whole)
  })

  it('is a small part of it', () => {
    expect(withoutShapes(sans).length).toBeLessThan(50)
    expect(withoutShapes(foundByCodes()).length).toBeLessThan(0.05 * sans.length)
  })

  it('is nothing else: other bytes stay, and a font that is cut off', () => {
    for (const bytes of [new Uint8Array(), new TextEncoder().encode('BT (words) Tj ET'), sans.slice(0, 300)])
      expect(withoutShapes(bytes)).toBe(bytes)
  })
})
