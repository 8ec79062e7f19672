import { type ChildProcess, spawn } from 'node:child_process'
import { open, readFile, stat, truncate } from 'node:fs/promises'
import { join } from 'node:path'
import { type Cluster, type Durability, ownNameFor } from './cluster.ts'
import { spawnOptionsFor } from './run-as.ts'
import { port } from './socket-folder.ts'

export interface Postmaster {
  /** Null while it runs, else what it said last. */
  lastWords(): Promise<string | null>
}

const settings: Record<Durability, Record<string, string>> = {
  full: { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on', max_connections: '100' },
  test: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '400' },
}

const settingsFor = ({ durability, folder, socketFolder }: Cluster): Record<string, string> => ({
  listen_addresses: '',
  port: String(port),
  // Relative to its own folder, which its user can enter even where it cannot pass the folders above.
  unix_socket_directories: socketFolder === folder ? '.' : socketFolder,
  unix_socket_permissions: '0700',
  // One machine, one server: nothing is replicated, so nothing is written for replicas.
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '256MB',
  shared_buffers: '128MB',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  // Without errors of single statements: what one was about may be a person's data.
  log_min_messages: 'log',
  ...settings[durability],
})

/** Starts PostgreSQL in a session of its own: Ctrl-C in the terminal must reach it through us, after the last request. */
export async function spawnPostmaster(cluster: Cluster): Promise<Postmaster> {
  const { folder, binaries, runAs, logFile } = cluster
  const logStart = await trimLog(logFile)
  const log = await open(logFile, 'a', 0o600)
  try {
    const options = Object.entries(settingsFor(cluster)).flatMap(([name, value]) => ['-c', `${name}=${value}`])
    const child = spawn(join(binaries.folder, 'bin', 'postgres'), ['-D', ownNameFor(folder, runAs), ...options], {
      ...spawnOptionsFor(runAs),
      cwd: folder,
      detached: true,
      stdio: ['ignore', 'ignore', log.fd],
    })
    let failure: string | null = null
    child.once('error', ({ message }) => {
      failure = message
    })
    child.unref()
    return { lastWords: async () => failure ?? (hasEnded(child) ? lastWordsIn(logFile, logStart) : null) }
  } finally {
    await log.close()
  }
}

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null

async function lastWordsIn(logFile: string, from: number): Promise<string> {
  const lines = (await readFile(logFile)).subarray(from).toString('utf8').trim().split('\n')
  const telling = lines.filter((line) => /FATAL|PANIC|could not/.test(line))
  return telling.at(-1) ?? lines.at(-1) ?? 'it gave no reason'
}

const longestLog = 1_000_000

/** Gives back where this start's own lines begin. */
async function trimLog(file: string): Promise<number> {
  const size = await stat(file).then(
    (found) => found.size,
    () => 0,
  )
  if (size <= longestLog) return size
  await truncate(file)
  return 0
}
