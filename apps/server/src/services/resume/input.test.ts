import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { checked, content, shortText, text, webAddress } from './input.ts'

const reads = (schema: z.ZodType, value: unknown) => schema.safeParse(value)

describe('[C16] half a character', () => {
  it.each([
    ['content', content],
    ['a text', text],
    ['a short text', shortText('It', 10)],
  ])('in %s becomes the sign for what is missing', (_, schema) => {
    expect(reads(schema, 'ab\ud83d').data).toBe('ab\ufffd')
    expect(reads(schema, '\ude00ab').data).toBe('\ufffdab')
    expect(reads(schema, 'a 😀').data).toBe('a 😀')
  })
})

describe('[C13] an address', () => {
  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'https:name',
    'http:\\\\name',
    'https://name\\@other.example',
    '//name.example',
    'https://name.example/\r\nX: y',
    'https://name.example/a b',
    'https://name.example/\u0001',
    'https://',
    `https://name.example/${'a'.repeat(2_000)}`,
  ])('that is none of a page is refused: %j', (address) => {
    expect(reads(webAddress, address).success).toBe(false)
  })

  it.each([
    ['https://name.example/a?b=c#d', 'https://name.example/a?b=c#d'],
    [' HTTP://Name.example ', 'HTTP://Name.example'],
    ['https://bücher.example/größe', 'https://bücher.example/größe'],
    ['', null],
  ])('of a page is kept: %j', (address, kept) => {
    expect(reads(webAddress, address).data).toBe(kept)
  })
})

describe('what does not fit a schema without words of its own', () => {
  const letter = z.object({ coverLetter: content, pages: z.int() })

  it.each([
    ['is missing', {}, 'Please fill this in.'],
    ['is null', { coverLetter: null }, 'Please fill this in.'],
    ['is of another kind', { coverLetter: 5 }, 'Please check this.'],
  ])('is told in plain words where it %s', (_, given, message) => {
    expect(() => checked(letter, { pages: 1, ...given })).toThrow(
      expect.objectContaining({ code: 'BAD_USER_INPUT', message, details: { fields: { coverLetter: message } } }),
    )
  })
})
