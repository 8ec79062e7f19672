import { joinEmbeddedPostgres } from '../adapters/embedded-postgres/index.ts'
import { keysFoundIn } from '../adapters/keys.ts'
import { createLog } from '../adapters/log.ts'
import { checkMigrated } from '../kernel/db.ts'
import type { Opened } from '../opened.ts'
import { migrationsFolder, openApp, openConnections, openObserved } from '../parts.ts'
import type { Settings } from '../settings.ts'
import type { Identity } from './command.ts'

/** The server's own app over its database, which it migrates, whose jobs it does, and whose keys it makes: nothing here does. */
export async function openBeside(settings: Settings, opened: Opened, now: () => Date): Promise<Identity> {
  // A command is over at once: there is nothing to trace.
  const observed = await openObserved({ otlpEndpoint: undefined }, opened)
  const surroundings = { settings, opened, log: createLog('silent'), observed, now }
  const database = await openConnections(surroundings, joinEmbeddedPostgres)
  await checkMigrated(database.pool, migrationsFolder)
  const { app } = await openApp(surroundings, database, keysFoundIn(database.pool))
  return app.identity
}
