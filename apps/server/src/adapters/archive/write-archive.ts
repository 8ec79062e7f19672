import { type FileHandle, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { PassThrough, type Readable } from 'node:stream'
import { finished, pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import { failedWith } from '../../kernel/errors.ts'
import { createDigest, type Digest } from '../rows/digest.ts'
import { flushFolder } from '../whole-file.ts'

// A backup holds the server's removal of files up: it is to be soon done rather than small.
const fast = 1

export interface ArchiveWriter {
  /** Written to the end before the next may come. */
  add(name: string, content: Readable | AsyncIterable<Buffer>, isCompressed: boolean): Promise<Digest>
}

interface WriteOptions {
  path: string
  madeAt: Date
  signal: AbortSignal
}

/**
 * A zip under its name only when it is whole and on the disk: until then, and when it fails, there is none. For this user
 * alone. Nothing that was there is written over.
 */
export async function writeArchive(
  { path, madeAt, signal }: WriteOptions,
  fill: (archive: ArchiveWriter) => Promise<void>,
): Promise<void> {
  const draft = `${path}.part`
  const file = await openNew(draft)
  try {
    await writeZip(file, { madeAt, signal }, fill)
    await file.sync()
    await file.close()
    await rename(draft, path)
    await flushFolder(dirname(path))
  } catch (error) {
    await file.close().catch(() => undefined)
    await rm(draft, { force: true })
    throw error
  }
}

async function openNew(draft: string): Promise<FileHandle> {
  return open(draft, 'wx', 0o600).catch((error: unknown) => {
    throw failedWith(error, 'EEXIST') ? new Error(leftOver(draft)) : error
  })
}

const leftOver = (draft: string) =>
  `${draft} is there already: another backup writes it, or one was cut off. Remove it if none is being taken.`

async function writeZip(
  file: FileHandle,
  { madeAt, signal }: Omit<WriteOptions, 'path'>,
  fill: (archive: ArchiveWriter) => Promise<void>,
): Promise<void> {
  const zip = new ZipFile()
  const output = zip.outputStream.pipe(new PassThrough())
  zip.on('error', (error: Error) => output.destroy(error))
  const written = pipeline(output, (chunks) => writeAll(file, chunks), { signal })
  const filled = fill({
    async add(name, content, isCompressed) {
      const digest = createDigest()
      const read = pipeline(content, digest, { signal })
      zip.addReadStream(digest, name, { mtime: madeAt, mode: 0o600, compressionLevel: isCompressed ? fast : 0 })
      // Where the writing ends, nobody reads on.
      await Promise.race([Promise.all([read, finished(digest)]), written])
      return digest.digest()
    },
  }).then(
    () => zip.end(),
    (error: Error) => {
      output.destroy(error)
      throw error
    },
  )
  await Promise.all([written, filled])
}

async function writeAll(file: FileHandle, chunks: AsyncIterable<Buffer>): Promise<void> {
  for await (const chunk of chunks) await file.writeFile(chunk)
}
