import { deflateSync, gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { readFile } from '../read-file.ts'
import { pagesPdf, streamOf, write } from '../testing/make-pdf.ts'
import { loadLibrary } from './library.ts'
import { atOnce, inStreams } from './unpacking.ts'

const words = write('Some plain words that can be read by anyone who cares to look', 72, 700)
const packed = new Uint8Array(deflateSync(words))
// A stream of the platform, which what stands in for it leaves alone.
const zipped = new Uint8Array(gzipSync(words))

describe('what is packed in a PDF', () => {
  it('is the same unpacked at once, as on a server, and in streams, as in a browser', async () => {
    const plain = new TextEncoder().encode(words)
    expect(new Uint8Array(await (atOnce()?.(packed) ?? []))).toEqual(plain)
    expect(await inStreams(zipped, new DecompressionStream('gzip'))).toEqual(plain)
  })

  it('is refused alike by both where it is cut off', async () => {
    expect(() => atOnce()?.(packed.slice(0, -12))).toThrow()
    await expect(inStreams(zipped.slice(0, -12), new DecompressionStream('gzip'))).rejects.toThrow()
  })

  it('is read although its sum is wrong', async () => {
    const content = streamOf(words, { packed: true })
    const end = content.length - '\nendstream'.length
    content.fill(0, end - 4, end)
    expect(await readFile(pagesPdf([{ content }]))).toMatchObject({ ok: true, source: { fragments: [{ page: 1 }] } })
  })

  it('is unpacked by the platform for all others', async () => {
    await loadLibrary()
    expect(new DecompressionStream('gzip').readable).toBeInstanceOf(ReadableStream)
  })
})
