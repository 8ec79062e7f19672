import { type SpawnOptions, spawnSync } from 'node:child_process'
import { stat } from 'node:fs/promises'
import { DatabaseStartError } from './start-error.ts'

/** The user that PostgreSQL runs as, where that is not ourselves. */
export interface RunAs {
  uid: number
  gid: number
  name: string
}

const candidates = ['postgres', 'nobody']

/** PostgreSQL refuses to run as root: an existing cluster keeps its owner, a new one gets the first user of the list. */
export async function chooseRunAs(cluster: string): Promise<RunAs | null> {
  if (process.getuid?.() !== 0) return null
  const owner = await stat(cluster).catch(() => null)
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid, name: String(owner.uid) }
  const found = candidates.map(lookUp).find((user) => user !== null)
  if (found) return found
  throw new DatabaseStartError(
    'The built-in database does not run as root and found neither a user postgres nor a user nobody. Start as another user, or set DATABASE_URL to a PostgreSQL server.',
  )
}

function lookUp(name: string): RunAs | null {
  const uid = idOf('-u', name)
  const gid = idOf('-g', name)
  return uid === null || gid === null ? null : { uid, gid, name }
}

function idOf(flag: '-u' | '-g', name: string): number | null {
  const { status, stdout } = spawnSync('id', [flag, name], { encoding: 'utf8' })
  const id = Number.parseInt(stdout, 10)
  return status === 0 && id > 0 ? id : null
}

/** Nothing of our environment reaches the database: no PG* variable of the caller may bend it, no secret may leak. */
export function spawnOptionsFor(runAs: RunAs | null): Pick<SpawnOptions, 'uid' | 'gid' | 'env'> {
  const env = { PATH: process.env.PATH ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }
  return runAs ? { env, uid: runAs.uid, gid: runAs.gid } : { env }
}
