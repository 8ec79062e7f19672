import { joinEmbeddedPostgres } from '../adapters/embedded-postgres/index.ts'
import { checkNotNewer, migrate } from '../kernel/db.ts'
import { migrateJobs } from '../kernel/jobs.ts'
import { migrationsFolder, openConnections } from '../parts.ts'
import type { Call } from './command.ts'
import { settingsOf } from './settings.ts'
import { count, quietly } from './work.ts'

export async function migrateDatabase({ env, opened, terminal }: Call): Promise<void> {
  const { pool } = await openConnections(quietly(settingsOf(env), opened), joinEmbeddedPostgres)
  await checkNotNewer(pool, migrationsFolder)
  const done = await migrate(pool, migrationsFolder)
  await migrateJobs(pool)
  for (const name of done) await terminal.say(name)
  await terminal.say(
    done.length > 0 ? `The database is up to date: ${count(done.length, 'step')} done.` : 'It was already up to date.',
  )
}
