import { createHash } from 'node:crypto'
import { resolve } from 'node:path'
import type { Manifest } from '../adapters/archive/manifest.ts'
import { type Archive, openArchive } from '../adapters/archive/read-archive.ts'
import { keyInArchive, opensWith } from '../adapters/archive/sealed.ts'
import { type Begun, unfinished } from '../adapters/archive/unfinished.ts'
import { startEmbeddedPostgres } from '../adapters/embedded-postgres/index.ts'
import { checkNoFiles, putAll, removeAll } from '../adapters/files/copy-files.ts'
import { floorBytes, freeBytesAt, nearestFolder } from '../adapters/room.ts'
import { checkEmpty, NotEmpty } from '../adapters/rows/empty.ts'
import { load } from '../adapters/rows/load.ts'
import { isFromNewer } from '../kernel/db.ts'
import { embeddedDatabase, migrationsFolder, placeOf } from '../parts.ts'
import type { Settings } from '../settings.ts'
import { type Call, Refusal } from './command.ts'
import { settingsOf } from './settings.ts'
import { plain } from './terminal.ts'
import { count, size, stoppable, took } from './work.ts'

export async function restore(call: Call): Promise<void> {
  const { given, env, opened, terminal } = call
  const settings = settingsOf(env)
  const begun = performance.now()
  const archive = await openArchive(resolve(given[0] ?? ''))
  try {
    await checkVersion(archive)
    checkKeysSet(archive, settings)
    const done = await stoppable(opened, 'The restoring', (signal) => restoreFrom(archive, settings, call, signal))
    await terminal.say(
      `${count(done.rows, 'row')} of ${count(done.tables, 'table')} and ${count(done.files, 'file')} are there as they were at ${archive.manifest.madeAt}: every checksum is the same.`,
    )
    await terminal.say(`It took ${took(begun)}. Start the server now.`)
  } finally {
    archive.close()
  }
}

async function restoreFrom(archive: Archive, settings: Settings, call: Call, signal: AbortSignal) {
  const { opened, options, terminal } = call
  const place = await placeOf(settings)
  const filesAt = settings.filesUrl ?? `${settings.dataDir}/files`
  const restoring = unfinished('restoring', settings.dataDir)
  const begun = { to: filesAt, of: nameOf(archive.manifest) }
  const earlier = await restoring.begun()
  if (earlier) checkSame(earlier, begun)
  // What lies there then was put there by a restore that was cut off.
  const isCutOff = earlier !== null
  if (!isCutOff) await checkNoFiles(place, settings.filesUrl ? 'FILES_URL' : filesAt)
  await checkRoom(archive, settings)
  await terminal.say('Checking the backup …')
  await archive.checkWhole(signal)
  if (!options.has('yes')) await checkFilesKey(archive, settings)
  const connectionString = await databaseFor(settings, opened)
  await checkEmpty(connectionString, settings.databaseUrl ? 'DATABASE_URL' : 'The database in DATA_DIR').catch(
    async (error: unknown) => {
      if (!earlier?.of || !(error instanceof NotEmpty)) throw error
      // Rows are kept last, and all at one moment.
      await restoring.end()
      throw new Refusal('All of it was restored before it was cut off. Nothing was changed; start the server now.')
    },
  )
  if (isCutOff) await removeAll(place)
  await terminal.say('Restoring …')
  return restoring.during({
    ...begun,
    async act() {
      const files = await putAll(place, archive.files(), signal)
      return { files, ...(await load({ connectionString, migrationsFolder, rows: archive.rows, signal })) }
    },
    undo: () => removeAll(place),
  })
}

/** When it was made, for whoever reads it, and what is in it. */
const nameOf = (manifest: Manifest) =>
  `${manifest.madeAt} ${createHash('sha256').update(JSON.stringify(manifest)).digest('hex')}`

const madeAt = ({ of }: Begun) => plain(of.replace(/ [0-9a-f]{64}$/, ''))
const placeIn = ({ to }: Begun) => plain(to.replace(/(?<=^s3:\/\/)[^/?]*@/, ''))

/** Of another backup it would be no restore, and of another place nobody would know any longer what lies half done. */
function checkSame(earlier: Begun, begun: Begun): void {
  if (earlier.to !== begun.to)
    throw new Refusal(
      `A restore was cut off that puts its files into ${placeIn(earlier)}, and this one would put them into ${placeIn(begun)}. Set FILES_URL as it was then, and run the same command again. ${beginAnew}`,
    )
  if (earlier.of && earlier.of !== begun.of)
    throw new Refusal(
      `A restore of the backup made at ${madeAt(earlier)} was cut off, and this is the backup made at ${madeAt(begun)}. Run \`bespeak restore\` with that one again. ${beginAnew}`,
    )
}

const beginAnew =
  'To restore this one as you wanted, choose an empty DATA_DIR, an empty database and an empty place for the files. Nothing was changed.'

/** The built-in one is made where there is none yet; where a server runs it, that is told. */
async function databaseFor({ databaseUrl, dataDir }: Settings, opened: Call['opened']): Promise<string> {
  return databaseUrl ?? embeddedDatabase(startEmbeddedPostgres({ dataDir }), opened)
}

async function checkVersion({ manifest: { migrations, bespeak } }: Archive): Promise<void> {
  if (await isFromNewer(migrations, migrationsFolder))
    throw new Refusal(`The backup was made by a newer version of Bespeak (${plain(bespeak)}). Use that version.`)
}

/** Others would open none of the files, and end every login. */
function checkKeysSet({ manifest: { keysElsewhere } }: Archive, { filesKey, signingKey }: Settings): void {
  const lacking = Object.entries({ files: filesKey, signing: signingKey }).find(
    ([name, key]) => !key && keysElsewhere.includes(name),
  )
  if (lacking)
    throw new Refusal(
      `${lacking[0].toUpperCase()}_KEY was set where the backup was made, and has to be set here as well.`,
    )
}

/** A lost key is no reason to give up the rest: whoever says so gets that. */
async function checkFilesKey(archive: Archive, { filesKey, filesKeysOld }: Settings): Promise<void> {
  const keys = [filesKey, ...filesKeysOld, await keyInArchive(archive, 'files')].filter((key) => key !== undefined)
  if (!(await opensWith(archive, keys))) throw new Refusal(otherKey)
}

const otherKey =
  'FILES_KEY is not the key that the files of the backup are sealed with, nor is one of FILES_KEYS_OLD: nobody could read them. With --yes the rest is restored all the same.'

// Tables, their indexes, and what the database writes before it writes them.
const timesText = 3

/** Only what is to lie on this machine. */
async function checkRoom({ manifest: { tables, files } }: Archive, settings: Settings): Promise<void> {
  const rows = tables.reduce((sum, { bytes }) => sum + bytes, 0)
  const needed = (settings.databaseUrl ? 0 : timesText * rows) + (settings.filesUrl ? 0 : files.bytes)
  if (needed === 0) return
  const free = await freeBytesAt(await nearestFolder(settings.dataDir))
  if (free < needed + floorBytes)
    throw new Refusal(
      `There is no room in DATA_DIR: the backup needs ${size(needed + floorBytes)}, and ${size(free)} is free.`,
    )
}
