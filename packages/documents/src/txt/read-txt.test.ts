import { describe, expect, it } from 'vitest'
import { readFile } from '../read-file.ts'

const utf8 = (text: string) => new TextEncoder().encode(text)
const utf16 = (text: string, little: boolean) =>
  new Uint8Array(
    [...Array(text.length).keys()].flatMap((at) => {
      const code = text.charCodeAt(at)
      return little ? [code & 255, code >> 8] : [code >> 8, code & 255]
    }),
  )

async function linesOf(bytes: Uint8Array) {
  const text = await readFile(bytes)
  if (!text.ok) return text.reason
  expect(text.kind).toBe('txt')
  return text.source.fragments.map((it) => it.text)
}

describe('plain text', () => {
  it('refuses bytes that are no text', async () => {
    const noise = Uint8Array.from({ length: 5_000 }, (_, at) => (at * 7_919 + at * at) & 255)
    expect(await linesOf(noise)).toBe('not-a-resume-file')
    expect(await linesOf(new Uint8Array(300))).toBe('not-a-resume-file')
  })

  it('refuses text in which nothing is said', async () => {
    expect(await linesOf(utf8('   \n\t\n'))).toBe('empty')
    expect(await linesOf(utf8('---\n***'))).toBe('empty')
    expect(await linesOf(new Uint8Array([0xef, 0xbb, 0xbf]))).toBe('empty')
  })

  it('[C16] refuses ten million characters on one line as too much for a resume', async () => {
    const text = await readFile(utf8('word '.repeat(2_000_000)))
    expect(text).toMatchObject({ ok: false, code: 'TOO_LARGE', reason: 'too-large-inside' })
  })

  it('reads UTF-8 with and without a mark', async () => {
    expect(await linesOf(utf8('Zoë – 2019\r\nMünchen'))).toEqual(['Zoë – 2019', 'München'])
    expect(await linesOf(utf8('\ufeffZoë'))).toEqual(['Zoë'])
  })

  it('[C16] reads UTF-16 of either order, with and without a mark', async () => {
    for (const little of [true, false]) {
      expect(await linesOf(utf16('\ufeffZoë – Engineer', little))).toEqual(['Zoë – Engineer'])
      expect(await linesOf(utf16('Zoë – Engineer', little))).toEqual(['Zoë – Engineer'])
    }
  })

  it('reads Windows-1252, its dashes and quotes included', async () => {
    const bytes = new Uint8Array([...utf8('Zo'), 0xeb, 0x20, 0x96, 0x20, 0x93, ...utf8('Ada'), 0x94, 0x20, 0x80])
    expect(await linesOf(bytes)).toEqual(['Zoë – “Ada” €'])
  })

  it('[C16] reads Shift-JIS as Japanese', async () => {
    const bytes = new Uint8Array([0x83, 0x65, 0x83, 0x58, 0x83, 0x67, 0x82, 0xc5, 0x82, 0xb7])
    expect(await linesOf(bytes)).toEqual(['テストです'])
  })

  it('[C16] takes out what cannot be seen: zero-width blanks, marks of direction, lone surrogates, zero bytes', async () => {
    expect(await linesOf(utf8('Ad\u200ba \u202eLove\u202clace\0'))).toEqual(['Ada Lovelace'])
    expect(await linesOf(utf16('\ufeffAda \ud800Lovelace', true))).toEqual(['Ada Lovelace'])
  })

  it('[C16] cuts a pile of combining marks to what a letter can carry', async () => {
    const [line] = await linesOf(utf8(`a${'\u0301\u0316'.repeat(50_000)}b`))
    expect(line?.length).toBeLessThanOrEqual(32)
    expect(line?.endsWith('b')).toBe(true)
  })

  it('keeps indents as places', async () => {
    const text = await readFile(utf8('Skills\n    SQL'))
    expect(text.ok && text.source.fragments.map((it) => it.x > 0)).toEqual([false, true])
  })

  it('reads a resume that begins like a picture or a program', async () => {
    expect(await linesOf(utf8('BMW Group, 2019'))).toEqual(['BMW Group, 2019'])
    expect(await linesOf(utf8('MZ Consulting'))).toEqual(['MZ Consulting'])
  })
})
