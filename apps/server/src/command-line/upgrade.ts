import { upgradeEmbeddedPostgres } from '../adapters/embedded-postgres/index.ts'
import { bytesIn, floorBytes, freeBytesAt } from '../adapters/room.ts'
import { load } from '../adapters/rows/load.ts'
import { openSnapshot } from '../adapters/rows/snapshot.ts'
import { checkNotNewer, openDatabase } from '../kernel/db.ts'
import { migrationsFolder } from '../parts.ts'
import { type Call, Refusal } from './command.ts'
import { settingsOf } from './settings.ts'
import { plain } from './terminal.ts'
import { count, size, stoppable, took } from './work.ts'

export async function upgrade({ env, opened, terminal }: Call): Promise<void> {
  const { databaseUrl, dataDir } = settingsOf(env)
  if (databaseUrl)
    throw new Refusal(
      'DATABASE_URL is set: whoever runs that server upgrades it. Only the built-in one is upgraded here.',
    )
  const begun = performance.now()
  let rows = 0
  const done = await stoppable(opened, 'The upgrade', (signal) =>
    upgradeEmbeddedPostgres({
      dataDir,
      checkRoom,
      say: (step) => void terminal.say(step),
      async copy(from, to) {
        rows = (await copyRows(from, to, signal)).rows
      },
    }),
  )
  if (done.from === null) return terminal.say('The built-in database is already of this version.')
  await terminal.say(
    `The database was PostgreSQL ${done.from} and is ${done.to}: ${count(rows, 'row')}, every checksum the same. It took ${took(begun)}.`,
  )
  await terminal.say(`The old one is kept in ${plain(done.keptAt)}. Remove it once all is well.`)
}

/** The new database lies beside the old one, and is at most as large. */
async function checkRoom(folder: string): Promise<void> {
  const needed = (await bytesIn(folder)) + floorBytes
  const free = await freeBytesAt(folder)
  if (free < needed)
    throw new Refusal(
      `There is no room for a second database: the upgrade needs ${size(needed)}, and ${size(free)} is free. Nothing was changed.`,
    )
}

async function copyRows(from: string, to: string, signal: AbortSignal) {
  const { pool, close } = openDatabase(from, () => undefined)
  try {
    await checkNotNewer(pool, migrationsFolder)
    const snapshot = await openSnapshot(pool)
    try {
      return await load({ connectionString: to, migrationsFolder, rows: snapshot, signal })
    } finally {
      snapshot.close()
    }
  } finally {
    await close()
  }
}
