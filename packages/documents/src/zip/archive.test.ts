import { deflateRawSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { limits } from '../limits.ts'
import { zipOf } from '../testing/make-zip.ts'
import { openArchive } from './archive.ts'

const text = (bytes: Uint8Array | null) => bytes && new TextDecoder().decode(bytes)
const packedBlanks = (length: number) => deflateRawSync(new Uint8Array(length).fill(0x20))

describe('a zip', () => {
  it('[C1] is refused by its directory alone: too many entries', () => {
    const many = zipOf(Array.from({ length: 5_000 }, (_, at) => ({ name: `e${at}`, data: '' })))
    expect(() => openArchive(many, limits)).toThrow('too-large-inside')
  })

  it('[C1] is refused by its directory alone: too much inside, or shrunk too far', () => {
    const claims = 300 * 1024 * 1024
    expect(() => openArchive(zipOf([{ name: 'a', data: 'x', claims }]), limits)).toThrow('too-large-inside')
    const bomb = { name: 'a', data: '', packed: packedBlanks(5_000_000), claims: 5_000_000 }
    expect(() => openArchive(zipOf([bomb]), limits)).toThrow('too-large-inside')
  })

  it('[C1] stops inflating where its directory lied', async () => {
    const liar = zipOf([{ name: 'a', data: '', packed: packedBlanks(30_000_000), claims: 10 }])
    await expect(openArchive(liar, limits).read('a')).rejects.toThrow('too-large-inside')
  })

  it('[C1] counts all that was inflated from it', async () => {
    const archive = openArchive(zipOf(['a', 'b'].map((name) => ({ name, data: 'x'.repeat(600), claims: 1 }))), {
      ...limits,
      inflatedBytes: 1_000,
    })
    await archive.read('a')
    await expect(archive.read('b')).rejects.toThrow('too-large-inside')
  })

  it('[C3] has names, never paths', async () => {
    const archive = openArchive(
      zipOf([
        { name: '../../etc/passwd', data: 'x' },
        { name: '/abs\\olute', data: 'y' },
      ]),
      limits,
    )
    expect(archive.names()).toEqual(['../../etc/passwd', 'abs/olute'])
    expect(text(await archive.read('../../etc/passwd'))).toBe('x')
  })

  it('is refused when it is cut off, broken or locked', async () => {
    const whole = zipOf([{ name: 'a', data: 'some text' }])
    expect(() => openArchive(whole.subarray(0, whole.length - 30), limits)).toThrow('damaged')
    expect(() => openArchive(whole.subarray(20), limits)).toThrow('damaged')
    const broken = zipOf([{ name: 'a', data: 'x', packed: new Uint8Array([7, 7, 7, 7]) }])
    await expect(openArchive(broken, limits).read('a')).rejects.toThrow('damaged')
    const locked = zipOf([{ name: 'a', data: 'x', encrypted: true }])
    await expect(openArchive(locked, limits).read('a')).rejects.toThrow('password')
  })

  it('gives the bytes of a part, and nothing for what it does not hold', async () => {
    const archive = openArchive(zipOf([{ name: 'word/a.xml', data: 'hallo' }]), limits)
    expect(text(await archive.read('word/a.xml'))).toBe('hallo')
    expect(await archive.read('word/b.xml')).toBeNull()
  })
})
