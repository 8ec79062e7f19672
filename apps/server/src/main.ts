import { join } from 'node:path'
import { checkNotRestoring } from './adapters/archive/restoring.ts'
import { makeDataDir } from './adapters/data-dir.ts'
import { startEmbeddedPostgres } from './adapters/embedded-postgres/index.ts'
import { keysMadeIn } from './adapters/keys.ts'
import { createLog } from './adapters/log.ts'
import { removeDrafts } from './adapters/mail/outbox-mailer.ts'
import { migrate } from './kernel/db.ts'
import { reasonOf } from './kernel/errors.ts'
import { migrateJobs, startJobs } from './kernel/jobs.ts'
import { createOpened, type Opened, stopSignal } from './opened.ts'
import { migrationsFolder, openApp, openConnections, openObserved } from './parts.ts'
import { announcement, readSettings, type Settings } from './settings.ts'

/** Runs until it is told to stop, and gives back what went wrong. */
async function run(settings: Settings): Promise<string[]> {
  const told = stopSignal().then((): string[] => [])
  const opened = createOpened()
  const served = open(settings, opened).then(
    () => {
      for (const line of announcement(settings)) console.log(line)
      return told
    },
    (error: unknown) => [startProblem(error, settings)],
  )
  const problems = await Promise.race([served, told])
  return [...problems, ...(await opened.close())]
}

/** What is opened last is closed first: no request comes in while the rest goes down. */
async function open(settings: Settings, opened: Opened): Promise<void> {
  const log = createLog(logLevel(settings))
  const observed = await openObserved(settings, opened)
  const surroundings = { settings, opened, log, observed, now: () => new Date() }
  await makeDataDir(settings.dataDir)
  await checkNotRestoring(settings.dataDir)
  const database = await openConnections(surroundings, startEmbeddedPostgres)
  await migrate(database.pool, migrationsFolder)
  await migrateJobs(database.pool)
  if (!settings.smtpUrl) await removeDrafts(join(settings.dataDir, 'outbox'))

  const { app, told } = await openApp(surroundings, database, keysMadeIn(database.pool))
  const starting = startJobs(database.pool, app.jobs, told, { isShared: settings.databaseUrl !== undefined })
  await opened.addStarting({ name: 'The queue', starting, close: ({ stop }) => stop(), patienceMs: 10_000 })
  await opened.add({ name: 'The front door', close: () => app.http.close(), patienceMs: 12_000 })
  await app.http.listen({ port: settings.port, host: settings.host })
}

/** Whoever started it by hand reads the few lines it says; what was answered and how fast is for a file. */
const logLevel = (settings: Settings) =>
  settings.logLevel === 'info' && process.stderr.isTTY ? 'warn' : settings.logLevel

function startProblem(error: unknown, { port }: Settings): string {
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return `Port ${port} is taken. Stop what uses it, or set PORT to another one.`
  }
  return reasonOf(error)
}

// What stops a start is a sentence to whoever started it, not a stack.
const read = readSettings(process.env)
const problems = read.ok ? await run(read.settings) : read.problems
for (const problem of problems) console.error(problem)
process.exit(problems.length === 0 ? 0 : 1)
