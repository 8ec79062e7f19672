import { type Readable, Writable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { crc32 } from 'node:zlib'
import yauzl from 'yauzl'
import { failedWith } from '../../kernel/errors.ts'
import { createDigest, type Digest } from '../rows/digest.ts'
import type { Rows } from '../rows/snapshot.ts'
import { type ArchivedFile, readFiles } from './files-stream.ts'
import { entryOf, filesName, type Manifest, manifestName, readManifest } from './manifest.ts'

export interface Archive {
  manifest: Manifest
  rows: Rows
  files(): AsyncGenerator<ArchivedFile>
  /** Reads everything once, and throws a sentence at the first thing that is not as it was written. */
  checkWhole(signal: AbortSignal): Promise<void>
  close(): void
}

const openZip = promisify<string, yauzl.Options, yauzl.ZipFile>(yauzl.open)

/** Throws a sentence where the file is none of ours, cut off, or of a newer version. */
export async function openArchive(path: string): Promise<Archive> {
  const zip = await openZip(path, { lazyEntries: true, autoClose: false }).catch((error: unknown) => {
    if (failedWith(error, 'ENOENT', 'EACCES', 'EISDIR')) throw error
    throw new Error(`${path} is no backup of Bespeak, or was cut off. Nothing was changed.`)
  })
  try {
    return await describe(path, zip)
  } catch (error) {
    zip.close()
    throw error
  }
}

async function describe(path: string, zip: yauzl.ZipFile): Promise<Archive> {
  const damaged = (what: string) =>
    new Error(`${path} is damaged: ${what} is not as it was written. Nothing was changed.`)
  const entries = await entriesOf(zip).catch(() => {
    throw damaged('its list')
  })
  const openEntry = promisify<yauzl.Entry, Readable>(zip.openReadStream.bind(zip))
  const open = async (name: string): Promise<Readable> => {
    const entry = entries.get(name)
    const stream = entry && isAsWritten(entry) ? await openEntry(entry).catch(() => null) : null
    if (!stream) throw damaged(name)
    return stream
  }
  const text = await buffer(await open(manifestName)).catch(() => null)
  if (!text || crc32(text) !== entries.get(manifestName)?.crc32) throw damaged(manifestName)
  const manifest = readManifest(text.toString('utf8'))
  if (manifest === 'newer') throw new Error(`${path} was made by a newer version of Bespeak. Use that version.`)
  if (!manifest) throw damaged(manifestName)

  return {
    manifest,
    rows: { ...manifest, read: ({ name }) => open(entryOf(name)) },
    async *files() {
      let count = 0
      for await (const file of readFiles(await open(filesName))) {
        count += 1
        yield file
      }
      if (count !== manifest.files.count) throw damaged('the list of its files')
    },
    async checkWhole(signal) {
      for (const table of manifest.tables) {
        const found = await digestOf(await open(entryOf(table.name)), signal).catch(() => null)
        signal.throwIfAborted()
        if (!isSame(found, table)) throw damaged(table.name)
      }
      const found = await digestOf(await open(filesName), signal).catch(() => null)
      signal.throwIfAborted()
      if (!isSame(found, manifest.files)) throw damaged('one of its files')
    },
    close: () => zip.close(),
  }
}

/** What is held in memory is not packed, or short: a small archive cannot become a large one there. */
function isAsWritten({ fileName, uncompressedSize, compressionMethod }: yauzl.Entry): boolean {
  if (fileName === filesName) return compressionMethod === 0
  return fileName !== manifestName || uncompressedSize <= longestManifest
}

const longestManifest = 10_000_000

/** How long it is counts as well: by that it was told whether there is room. */
const isSame = (found: Digest | null, wanted: Omit<Digest, 'rows'> & { rows?: number }) =>
  found?.sha256 === wanted.sha256 && found.bytes === wanted.bytes && found.rows === (wanted.rows ?? found.rows)

async function digestOf(stream: Readable, signal: AbortSignal): Promise<Digest> {
  const digest = createDigest()
  await pipeline(stream, digest, new Writable({ write: (_chunk, _encoding, done) => done() }), { signal })
  return digest.digest()
}

const mostEntries = 1_000

/** A handful: one of each table, and two. */
async function entriesOf(zip: yauzl.ZipFile): Promise<Map<string, yauzl.Entry>> {
  const entries = new Map<string, yauzl.Entry>()
  if (zip.entryCount > mostEntries) throw new Error('There are too many.')
  await new Promise<void>((resolve, reject) => {
    zip.on('entry', (entry: yauzl.Entry) => {
      entries.set(entry.fileName, entry)
      zip.readEntry()
    })
    zip.once('end', resolve)
    zip.once('error', reject)
    zip.readEntry()
  })
  return entries
}
