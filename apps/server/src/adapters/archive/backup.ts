import { Readable } from 'node:stream'
import type { FilesPlace } from '../files/place.ts'
import type { Digest } from '../rows/digest.ts'
import type { Snapshot } from '../rows/snapshot.ts'
import { headOf } from './files-stream.ts'
import { describeManifest, entryOf, filesName, type Manifest, manifestName } from './manifest.ts'
import { writeArchive } from './write-archive.ts'

interface BackupOptions {
  path: string
  snapshot: Snapshot
  place: FilesPlace
  bespeak: string
  madeAt: Date
  signal: AbortSignal
}

/** Everything there is at that moment: row by row, and file by file, as they lie. */
export async function writeBackup(options: BackupOptions): Promise<Manifest> {
  const { snapshot, bespeak, madeAt } = options
  const { postgres, migrations, queueMigrations, keysElsewhere, sequences } = snapshot
  const origin = { madeAt: madeAt.toISOString(), bespeak, postgres, migrations, queueMigrations, keysElsewhere }
  let manifest: Manifest | null = null
  await writeArchive(options, async ({ add }) => {
    const tables: Manifest['tables'] = []
    for (const table of snapshot.tables)
      tables.push({ ...table, ...(await add(entryOf(table.name), await snapshot.read(table), true)) })
    const counted = { count: 0, missing: 0 }
    const { bytes, sha256 }: Digest = await add(filesName, Readable.from(filesOf(options, counted)), false)
    const files = { ...counted, bytes, sha256 }
    const described = { ...origin, tables, sequences, files }
    manifest = { format: 1, ...described }
    await add(manifestName, Readable.from([Buffer.from(describeManifest(described))]), true)
  })
  if (!manifest) throw new Error('The backup was not written.')
  return manifest
}

/** One at a time: however many there are, one is held in memory. */
async function* filesOf({ snapshot, place }: BackupOptions, counted: { count: number; missing: number }) {
  for await (const key of snapshot.heldFiles()) {
    const found = await place.get(key)
    if (!found) {
      counted.missing += 1
      continue
    }
    const bytes = Buffer.from(found)
    counted.count += 1
    yield headOf({ key, bytes })
    yield bytes
  }
}
