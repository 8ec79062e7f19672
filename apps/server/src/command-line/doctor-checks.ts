import { isMade, joinEmbeddedPostgres } from '../adapters/embedded-postgres/index.ts'
import { probe } from '../adapters/files/probe.ts'
import { keysFoundIn } from '../adapters/keys.ts'
import { greetSmtp } from '../adapters/mail/smtp-mailer.ts'
import { floorBytes, freeBytesAt, nearestFolder } from '../adapters/room.ts'
import { clockOffsetMs, serverFacts } from '../adapters/rows/server.ts'
import { heldFiles } from '../adapters/rows/snapshot.ts'
import { mostConnections } from '../kernel/connections.ts'
import { type Database, migrationState } from '../kernel/db.ts'
import { noneIfDamaged, reasonOf } from '../kernel/errors.ts'
import type { Opened } from '../opened.ts'
import { migrationsFolder, openConnections, placeOf, sealedFiles } from '../parts.ts'
import type { Settings } from '../settings.ts'
import { type Finding, ok, type Patient, problem, warning } from './finding.ts'
import { count, quietly, size } from './work.ts'

/** Null where the first start has yet to make it. */
export async function openIfMade(settings: Settings, opened: Opened): Promise<Database | null> {
  if (!settings.databaseUrl && !(await isMade(settings.dataDir))) return null
  return openConnections(quietly(settings, opened), joinEmbeddedPostgres)
}

const scarceBytes = 5 * floorBytes

export async function checkDisk({ settings }: Patient): Promise<Finding> {
  const { dataDir, databaseUrl, filesUrl, smtpUrl } = settings
  if (databaseUrl && filesUrl && smtpUrl) return ok('Nothing is kept on this machine.')
  const free = await freeBytesAt(await nearestFolder(dataDir))
  const says = `${Number.isFinite(free) ? size(free) : 'An unknown amount'} is free in ${dataDir}.`
  if (free < floorBytes) return problem(says, `Below ${size(floorBytes)} nothing is saved: make room.`)
  return free < scarceBytes ? warning(says, `Below ${size(floorBytes)} nothing is saved: make room soon.`) : ok(says)
}

const oldestMajor = 15

export async function checkDatabase(patient: Patient): Promise<Finding> {
  const { database, whyNot, settings, now, offsets } = patient
  if (whyNot !== null) return { state: 'problem', says: whyNot }
  if (!database) return ok(`There is none yet in ${settings.dataDir}: the first start makes it.`)
  const { version, major, encoding, room, taken } = await serverFacts(database.pool)
  offsets.push(await clockOffsetMs(database.pool, now))
  const says = `PostgreSQL ${version} answers, ${taken} of ${room} connections are open.`
  if (major < oldestMajor) return problem(says, `It has to be ${oldestMajor} or newer.`)
  if (encoding !== 'UTF8') return problem(`${says} It keeps text as ${encoding}.`, 'Create it again as UTF8.')
  const state = await migrationState(database.pool, migrationsFolder)
  if (state === 'newer') return problem(says, 'It belongs to a newer version of Bespeak: use that version.')
  if (state === 'older') return warning(says, 'It is not up to date: start the server, or run `bespeak migrate`.')
  return room < mostConnections
    ? warning(says, `One server opens up to ${mostConnections}: raise max_connections.`)
    : ok(`${says} It is up to date.`)
}

export async function checkMail({ settings: { smtpUrl, dataDir } }: Patient): Promise<Finding> {
  if (!smtpUrl) return ok(`No email is sent: emails are files in ${dataDir}/outbox.`)
  const { host } = new URL(smtpUrl)
  return greetSmtp({ url: smtpUrl }).then(
    () => ok(`${host} lets us in. No email was sent.`),
    (error) =>
      problem(`${host} does not let us in (${reasonOf(error)}).`, 'Check host, port, name and password in SMTP_URL.'),
  )
}

export async function checkFiles({ settings }: Patient): Promise<Finding> {
  const name = settings.filesUrl ? 'FILES_URL' : `${settings.dataDir}/files`
  // Looking must not make what the first start makes.
  if (!settings.filesUrl && (await nearestFolder(settings.dataDir)) !== settings.dataDir)
    return ok(`There are none yet in ${settings.dataDir}.`)
  return placeOf(settings)
    .then(probe)
    .then(
      () => ok(`A file was written to ${name}, read and removed.`),
      (error) => problem(`${name} does not keep files: ${reasonOf(error)}.`, 'Check who may write there.'),
    )
}

const lookedAt = 20

/** A key that was changed, and whose former one is not named, shows nowhere else before somebody asks for their file. */
export async function checkKeys({ settings, database }: Patient): Promise<Finding> {
  if (!database || (await migrationState(database.pool, migrationsFolder)) !== 'same') return ok('No file is kept yet.')
  const held = await someFiles(database.pool, lookedAt)
  if (held.length === 0) return ok('No file is kept yet.')
  const files = await sealedFiles(settings, database, keysFoundIn(database.pool), { error: () => undefined })
  const opened = await Promise.all(held.map((key) => files.get(key).catch(noneIfDamaged)))
  const closed = opened.filter((bytes) => bytes === null).length
  return closed === 0
    ? ok(`${count(held.length, 'kept file')} ${held.length === 1 ? 'was' : 'were'} opened.`)
    : problem(
        `${closed} of ${count(held.length, 'kept file')} cannot be opened.`,
        'Set FILES_KEY to what they were sealed with, or name that in FILES_KEYS_OLD; check that FILES_URL or DATA_DIR is where they are.',
      )
}

/** Some that rows hold; in the order of their keys, which are random. */
async function someFiles(pool: Database['pool'], most: number): Promise<string[]> {
  const client = await pool.connect()
  const keys: string[] = []
  try {
    for await (const key of heldFiles(client)) {
      keys.push(key)
      if (keys.length === most) break
    }
    return keys
  } finally {
    // Closed, not given back: the list may be longer.
    client.release(true)
  }
}

const wrongMs = 60_000
const odd = 2_000

/** Codes, links and plans end by the clock, and processes that share a database have to agree on it. */
export async function checkClock({ database, now, offsets }: Patient): Promise<Finding> {
  if (!database) return ok('There is no database to compare it with.')
  const [first = 0, last = 0] = [...offsets, await clockOffsetMs(database.pool, now)]
  const seconds = (ms: number) => `${(Math.abs(ms) / 1000).toFixed(1)} s`
  const says = `The database's clock is ${seconds(last)} ${last < 0 ? 'behind' : 'before'} ours.`
  const setRight = 'Let both machines set their clocks by the same time servers (NTP).'
  if (Math.abs(last) >= wrongMs) return problem(says, setRight)
  if (Math.abs(last - first) >= odd) return warning(`It moved by ${seconds(last - first)} while this ran.`, setRight)
  return Math.abs(last) >= odd ? warning(says, setRight) : ok("It agrees with the database's.")
}
