import { takeEmbeddedPostgres } from '../adapters/embedded-postgres/index.ts'
import { checkNoFiles, getAll, putAll, removeAll } from '../adapters/files/copy-files.ts'
import { checkEmpty } from '../adapters/rows/empty.ts'
import { load } from '../adapters/rows/load.ts'
import { openSnapshot, type Snapshot } from '../adapters/rows/snapshot.ts'
import { checkNotNewer } from '../kernel/db.ts'
import { migrationsFolder, openConnections, placeOf } from '../parts.ts'
import { readSettings, type Settings } from '../settings.ts'
import { type Call, Refusal, WrongUsage } from './command.ts'
import { settingsOf } from './settings.ts'
import { plain } from './terminal.ts'
import { count, quietly, stoppable, took } from './work.ts'

interface Target {
  to: string
  files: string | undefined
}

export async function move(call: Call): Promise<void> {
  const { env, opened, terminal } = call
  const settings = settingsOf(env)
  const target = targetOf(call)
  checkMovable(settings, target)
  const begun = performance.now()
  const { pool } = await openConnections(quietly(settings, opened), takeEmbeddedPostgres)
  await checkNotNewer(pool, migrationsFolder)
  await checkEmpty(target.to, 'The database of --to')
  await terminal.say('Moving …')
  const done = await stoppable(opened, 'The moving', async (signal) => {
    const snapshot = await openSnapshot(pool)
    try {
      return await moveAll(snapshot, settings, target, signal)
    } finally {
      snapshot.close()
    }
  })
  await terminal.say(
    `${count(done.rows, 'row')} of ${count(done.tables, 'table')} and ${count(done.files, 'file')} are there: every checksum is the same. It took ${took(begun)}.`,
  )
  for (const line of nextSteps(settings, target)) await terminal.say(line)
}

function targetOf({ named: { to = '', files }, env }: Call): Target {
  const read = readSettings({
    DATA_DIR: env.DATA_DIR,
    DATABASE_URL: to,
    FILES_URL: files,
    FILES_SHARED: files ? 'no' : 'yes',
  })
  if (read.ok) return { to, files }
  const named = (problem: string) => problem.replace(/^DATABASE_URL/, '--to').replace(/^FILES_URL/, '--files')
  throw new WrongUsage(read.problems.map(named).map(plain).join('\n'))
}

function checkMovable({ databaseUrl, filesUrl }: Settings, { files }: Target): void {
  if (databaseUrl)
    throw new Refusal(
      'DATABASE_URL is set: the data is already on a PostgreSQL server. `bespeak backup` and `bespeak restore` bring it to another.',
    )
  if (files && files === filesUrl) throw new Refusal('The files are already there: leave --files out.')
}

/** The rows are kept last: until then a failure leaves nothing behind. */
async function moveAll(snapshot: Snapshot, settings: Settings, { to, files }: Target, signal: AbortSignal) {
  const place = files ? await placeOf({ ...settings, filesUrl: files }) : null
  if (place) await checkNoFiles(place, '--files')
  const moved = place ? await putAll(place, getAll(await placeOf(settings), snapshot.heldFiles()), signal) : 0
  try {
    return { files: moved, ...(await load({ connectionString: to, migrationsFolder, rows: snapshot, signal })) }
  } catch (error) {
    if (place) await removeAll(place)
    throw error
  }
}

function nextSteps(settings: Settings, { files }: Target): string[] {
  const filesUrl = files ?? settings.filesUrl
  return [
    'Start the server with these settings from now on:',
    '  DATABASE_URL   what you gave with --to',
    filesUrl
      ? `  FILES_URL      ${files ? 'what you gave with --files' : 'as it is'}`
      : `  FILES_SHARED   yes, and DATA_DIR on a disk that every process sees: the files stay in ${plain(settings.dataDir)}/files`,
    `Nothing was changed in ${plain(settings.dataDir)}. Remove ${plain(settings.dataDir)}/database once all is well; until then, do not start a server on it.`,
  ]
}
