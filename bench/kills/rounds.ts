import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startEmbeddedPostgres } from '../../apps/server/src/adapters/embedded-postgres/index.ts'
import { roomFor } from '../../apps/server/src/kernel/connections.ts'
import { failedWith } from '../../apps/server/src/kernel/errors.ts'
import { signUp } from '../api/people.ts'
import { postTo } from '../api/server.ts'
import { type KilledServer, killDatabase, serverToKill } from './server.ts'
import { lostOf, type Writer, writeUntil } from './writer.ts'

/** The database in the server's own folder, or a server of its own. */
export type Where = 'embedded' | 'PostgreSQL'
/** What is killed; or the server is told to stop, as by a deployment. */
type Victim = 'server' | 'database' | 'both' | 'stop'

const victims: readonly Victim[] = ['server', 'database', 'both', 'stop']
const people = 4

export interface Tally {
  acknowledged: number
  lost: string[]
  failedStarts: number
  /** Milliseconds until the first answer after each kill. */
  starts: number[]
}

/** So many times: people write, something is killed at no chosen moment, it starts again, and all is read. */
export async function killRounds(
  where: Where,
  rounds: number,
  tell: (round: number, tally: Tally) => void = () => undefined,
): Promise<Tally> {
  const folder = await mkdtemp(join(tmpdir(), 'bespeak-kills-'))
  const dataDir = join(folder, 'data')
  const databaseDir = where === 'embedded' ? dataDir : join(folder, 'postgresql')
  const postgres = where === 'embedded' ? null : await startEmbeddedPostgres({ dataDir: databaseDir })
  const elsewhere = postgres ? { DATABASE_URL: postgres.connectionString, FILES_SHARED: 'yes' } : {}
  const server = await serverToKill(dataDir, elsewhere)
  const tally: Tally = { acknowledged: 0, lost: [], failedStarts: 0, starts: [] }
  try {
    await server.start()
    const writers = await signedUp(server.address, join(dataDir, 'outbox'))
    for (let round = 0; round < rounds; round += 1) {
      const victim = victims[round % victims.length] ?? 'server'
      await killWhileWriting(server, writers, victim, databaseDir)
      if (postgres) await listensAgain(postgres.connectionString)
      const ms = await server.start()
      if (ms === null) {
        tally.failedStarts += 1
        // Nobody answers any more, so that no round could follow.
        return tally
      }
      tally.starts.push(ms)
      const lost = await Promise.all(writers.map((writer) => lostOf(server.address, writer)))
      tally.lost.push(...lost.flat().map((what) => `round ${round}, ${victim}: ${what}`))
      tally.acknowledged = acknowledgedBy(writers)
      tell(round + 1, tally)
    }
    return tally
  } finally {
    await server.stop()
    await postgres?.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

const acknowledgedBy = (writers: Writer[]) => writers.reduce((sum, { acknowledged }) => sum + acknowledged, 0)

async function signedUp(address: string, outbox: string): Promise<Writer[]> {
  const post = postTo(address)
  const writers: Writer[] = []
  for (let at = 0; at < people; at += 1) {
    const { token } = await signUp({ post, outbox }, `writer_${at}`)
    writers.push({ token, resumes: new Map(), acknowledged: 0 })
  }
  return writers
}

/** Somebody there answers, if only that it is starting up. */
async function listensAgain(connectionString: string): Promise<void> {
  const isSilent = (error: unknown) => failedWith(error, 'ECONNREFUSED', 'ENOENT')
  for (;;) {
    const failure = await roomFor(connectionString).then(
      () => null,
      (error: unknown) => error,
    )
    if (!isSilent(failure)) return
    await sleep(50)
  }
}

async function killWhileWriting(server: KilledServer, writers: Writer[], victim: Victim, databaseDir: string) {
  let isOver = false
  const writing = writers.map((writer) => writeUntil(server.address, writer, () => isOver))
  const enough = acknowledgedBy(writers) + 4 + Math.random() * 30
  while (acknowledgedBy(writers) < enough) await sleep(5)
  await sleep(Math.random() * 30)
  if (victim === 'stop') await server.stop()
  if (victim === 'server' || victim === 'both') await server.kill()
  if (victim === 'database' || victim === 'both') killDatabase(databaseDir)
  isOver = true
  await Promise.all(writing)
}
