import { PassThrough, Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import type { ExportPart } from '../../../kernel/held.ts'
import { indexPage } from './index-page.ts'

/** A zip of these parts and a page that says what each is. One part is read at a time, and only as fast as the zip is. */
export async function* archiveOf(parts: AsyncIterable<ExportPart>, madeAt: Date): AsyncGenerator<Buffer> {
  const zip = new ZipFile()
  // One that can be ended from here: where a part cannot be read, the zip waits for the rest of it for ever.
  const output = zip.outputStream.pipe(new PassThrough())
  zip.on('error', (error: Error) => output.destroy(error))
  const adding = add(zip, parts, madeAt).catch((error: Error) => void output.destroy(error))
  for await (const chunk of output) yield chunk as Buffer
  await adding
}

async function add(zip: ZipFile, parts: AsyncIterable<ExportPart>, mtime: Date): Promise<void> {
  const listed: ExportPart[] = []
  for await (const part of parts) {
    const path = part.path.split('/').map(writable).join('/')
    listed.push({ ...part, path })
    if (part.content === null) continue
    const content = Readable.from(part.content, { objectMode: false })
    zip.addReadStream(content, path, { mtime })
    await finished(content)
  }
  zip.addBuffer(Buffer.from(indexPage(listed, mtime)), 'index.html', { mtime })
  zip.end()
}

// Most systems know no longer name than 255 bytes.
const longestName = 200

/** A name that every system can write: where one cannot, its file would be missing from what was taken along. */
function writable(name: string): string {
  const plain = name.replace(/[<>:"|?*\\\p{Cc}]/gu, '_').replace(/[. ]+$/, '')
  const ending = /\.\w{1,10}$/.exec(plain)?.[0] ?? ''
  const stem = Buffer.from(plain.slice(0, plain.length - ending.length))
  // As a stream: what is left of a letter that was cut in two is not written.
  return `${new TextDecoder().decode(stem.subarray(0, longestName - ending.length), { stream: true })}${ending}`
}

/** The same bytes in pieces of that size; the last may be smaller. */
export async function* inPieces(chunks: AsyncIterable<Buffer>, size: number): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = []
  let length = 0
  for await (const chunk of chunks) {
    waiting.push(chunk)
    length += chunk.length
    if (length < size) continue
    const whole = Buffer.concat(waiting)
    for (let at = 0; at + size <= length; at += size) yield whole.subarray(at, at + size)
    waiting = [whole.subarray(length - (length % size))]
    length %= size
  }
  if (length > 0) yield Buffer.concat(waiting)
}
