import { access, stat } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { writeBackup } from '../adapters/archive/backup.ts'
import type { Manifest } from '../adapters/archive/manifest.ts'
import { joinEmbeddedPostgres } from '../adapters/embedded-postgres/index.ts'
import type { FilesPlace } from '../adapters/files/place.ts'
import { freeBytesAt } from '../adapters/room.ts'
import { openSnapshot, type Snapshot } from '../adapters/rows/snapshot.ts'
import { checkNotNewer } from '../kernel/db.ts'
import { jobQueue } from '../kernel/jobs.ts'
import { removeFilesSoon } from '../kernel/loose-files.ts'
import { migrationsFolder, openConnections, placeOf } from '../parts.ts'
import { versionOfThis } from '../version.ts'
import { type Call, Refusal } from './command.ts'
import { settingsOf } from './settings.ts'
import { plain } from './terminal.ts'
import { count, quietly, size, stoppable, took } from './work.ts'

export async function backUp({ given: [file = ''], env, opened, now, terminal }: Call): Promise<void> {
  const settings = settingsOf(env)
  const path = resolve(file)
  await checkFree(path)
  const { pool, sql } = await openConnections(quietly(settings, opened), joinEmbeddedPostgres)
  await checkNotNewer(pool, migrationsFolder)
  const place = await placeOf(settings)
  const bespeak = await versionOfThis()
  const begun = performance.now()
  const madeAt = now()
  const manifest = await stoppable(opened, 'The backup', async (signal) => {
    const snapshot = await openSnapshot(pool)
    try {
      await checkRoom(path, snapshot, place)
      return await writeBackup({ path, snapshot, place, bespeak, madeAt, signal })
    } finally {
      snapshot.close()
    }
  })
  // Those that were let go of meanwhile were left where they were.
  await removeFilesSoon(sql, jobQueue)
  for (const line of wordsOf(manifest, settings.filesUrl)) await terminal.say(line)
  const { size: bytes } = await stat(path)
  await terminal.say(`It took ${took(begun)}, and is ${size(bytes)}: ${plain(path)}`)
}

async function checkFree(path: string): Promise<void> {
  const isThere = await access(path).then(
    () => true,
    () => false,
  )
  if (isThere) throw new Refusal(`${plain(path)} already exists and is not overwritten. Choose another name.`)
  const folder = await stat(dirname(path)).catch(() => null)
  if (!folder?.isDirectory()) throw new Refusal(`There is no folder ${plain(dirname(path))}.`)
}

/** Rows are packed, files are sealed and cannot be: what they take now is what they take at most. */
async function checkRoom(path: string, { bytes }: Snapshot, place: FilesPlace): Promise<void> {
  let needed = bytes
  for await (const file of place.list()) needed += file.bytes
  const free = await freeBytesAt(dirname(path))
  if (free < needed)
    throw new Refusal(`There is no room: the backup may take ${size(needed)}, and ${size(free)} is free.`)
}

function wordsOf({ tables, files, keysElsewhere, madeAt }: Manifest, filesUrl: string | undefined): string[] {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  return [
    `${count(rows, 'row')} of ${count(tables.length, 'table')} and ${count(files.count, 'file')} are kept, as they were at ${madeAt}.`,
    ...(files.missing > 0 ? [missing(files.missing, filesUrl)] : []),
    ...keysElsewhere.map((name) => `${name.toUpperCase()}_KEY is set here and is not in it: keep that as well.`),
    'It holds what everybody wrote, and the keys: keep it where nobody else can read it.',
  ]
}

const missing = (many: number, filesUrl: string | undefined) =>
  `${count(many, 'file')} that rows name ${many === 1 ? 'was' : 'were'} not in ${filesUrl ? 'FILES_URL' : 'DATA_DIR'}: see whether that is the right place.`
