import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { makeDataDir } from '../adapters/data-dir.ts'
import { keysMadeIn } from '../adapters/keys.ts'
import { createLiveEvents } from '../adapters/live-events/live-events.ts'
import { logTo } from '../adapters/log.ts'
import { createOpened } from '../opened.ts'
import { openApp, openConnections, openObserved } from '../parts.ts'
import { testSettings } from './app.ts'
import { createClock } from './clock.ts'
import { copyTemplate } from './cluster.ts'
import { drive } from './drive.ts'

/** The app of the parts that it has for people: its threads, processes and mails are real, and so is what it says. */
export async function startRealApp(env: NodeJS.ProcessEnv) {
  const folder = await mkdtemp(join(tmpdir(), 'bespeak-real-'))
  const opened = createOpened()
  const lines: string[] = []
  const clock = createClock()
  const log = logTo('trace', { write: (line: string) => void lines.push(line) })
  const settings = { ...testSettings({ DATA_DIR: folder, ...env }), databaseUrl: await copyTemplate(inject('cluster')) }
  const observed = await openObserved(settings, opened)
  const surroundings = { settings, opened, log, observed, now: clock.now }
  await makeDataDir(folder)
  const database = await openConnections(surroundings, () => Promise.reject(new Error('there is a database already')))
  const keyOf = keysMadeIn(database.pool)
  const { app, told } = await openApp(surroundings, database, keyOf)
  const live = createLiveEvents(database.pool, told)
  await app.http.ready()
  const signingKey = await keyOf('signing', settings.signingKey)
  const close = async () => {
    await live.close()
    await opened.close()
  }
  return drive({ app, database, told, folder, lines, clock, live, settings, signingKey, close })
}
