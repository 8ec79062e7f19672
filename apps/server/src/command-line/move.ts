import { createHash } from 'node:crypto'
import { unfinished } from '../adapters/archive/unfinished.ts'
import { takeEmbeddedPostgres } from '../adapters/embedded-postgres/index.ts'
import { checkNoFiles, getAll, putAll, putRest, removeAll } from '../adapters/files/copy-files.ts'
import { checkEmpty, NotEmpty } from '../adapters/rows/empty.ts'
import { load, sumOfRows } from '../adapters/rows/load.ts'
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
  const moving = unfinished('moving', settings.dataDir)
  const earlier = await moving.begun()
  const isCutOff = earlier?.to === nameOf(target)
  const fromSnapshot = <Result>(work: (snapshot: Snapshot, signal: AbortSignal) => Promise<Result>) =>
    stoppable(opened, 'The moving', async (signal) => {
      const snapshot = await openSnapshot(pool)
      return work(snapshot, signal).finally(() => snapshot.close())
    })
  await checkEmpty(target.to, 'The database of --to').catch(async (error: unknown) => {
    if (!isCutOff || !earlier.of || !(error instanceof NotEmpty)) throw error
    // Rows are kept last, and all at one moment.
    const isAllThere = (await fromSnapshot(sumOfRows)) === earlier.of
    if (isAllThere) await moving.end()
    throw new Refusal([...(isAllThere ? allThere : changedSince), ...nextSteps(settings, target)].join('\n'))
  })
  await terminal.say(isCutOff ? 'Moving on from where it was cut off …' : 'Moving …')
  const done = await fromSnapshot((snapshot, signal) => moveAll({ snapshot, settings, target, isCutOff, signal }))
  await terminal.say(
    `${count(done.rows, 'row')} of ${count(done.tables, 'table')} and ${count(done.files, 'file')} are there: every checksum is the same. It took ${took(begun)}.`,
  )
  for (const line of nextSteps(settings, target)) await terminal.say(line)
}

const allThere = ['All of it was moved before it was cut off.']
// The mark stays: the files that are there already need not be put again.
const changedSince = [
  'All of it was moved before it was cut off, but something has changed here since, and that is not there.',
  'To take it along, make the database of --to anew, with nothing in it, and run the same command again. What was changed there meanwhile would be lost.',
  'Or go on without it:',
]

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

/** A place of files belongs to one database: what lies there is taken for ours only where both are the same. */
const nameOf = ({ to, files }: Target) => createHash('sha256').update(`${to}\n${files}`).digest('hex')

interface Move {
  snapshot: Snapshot
  settings: Settings
  target: Target
  /** What lies at the place of the files was put there by a move that was cut off. */
  isCutOff: boolean
  signal: AbortSignal
}

/** The rows are kept last: until then a failure leaves nothing behind. */
async function moveAll({ snapshot, settings, target, isCutOff, signal }: Move) {
  const options = { connectionString: target.to, migrationsFolder, rows: snapshot, signal }
  if (!target.files) return { files: 0, ...(await load(options)) }
  const place = await placeOf({ ...settings, filesUrl: target.files })
  if (!isCutOff) await checkNoFiles(place, '--files')
  const held = getAll(await placeOf(settings), snapshot.heldFiles())
  const moving = unfinished('moving', settings.dataDir)
  const to = nameOf(target)
  return moving.during({
    ...{ to, of: '' },
    async act() {
      const files = await (isCutOff ? putRest : putAll)(place, held, signal)
      return { files, ...(await load({ ...options, beforeKept: (of) => moving.begin({ to, of }) })) }
    },
    undo: () => removeAll(place),
  })
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
