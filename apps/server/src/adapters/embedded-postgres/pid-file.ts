import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Cluster } from './cluster.ts'
import { socketIn } from './socket-folder.ts'
import { codeOf } from './start-error.ts'

/** What a running server says of itself in its data folder. */
export interface PidFile {
  pid: number
  socketFolder: string
}

/** A negative pid is PostgreSQL's mark for its single-user mode; as a signal's target it would mean a whole group. */
export async function readPidFile({ folder }: Pick<Cluster, 'folder'>): Promise<PidFile | null> {
  const text = await readFile(join(folder, 'postmaster.pid'), 'utf8').catch(() => '')
  const [pid, , , , socketFolder] = text.split('\n').map((line) => line.trim())
  const number = Number(pid)
  if (!Number.isInteger(number) || number <= 0) return null
  return { pid: number, socketFolder: resolve(folder, socketFolder ?? '.') }
}

export function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
}

/** The pid of the server that holds this cluster, as far as one can tell from outside. */
export async function runningPostmaster(cluster: Cluster): Promise<number | null> {
  const file = await readPidFile(cluster)
  return file && isAlive(file.pid) && !isSurelyNotPostgres(file.pid) ? file.pid : null
}

/**
 * After a crash the pid in the file may by now belong to some other program, most likely in a container, where numbers
 * are small; PostgreSQL would then refuse to start for as long as that program runs.
 */
export async function removeStaleLocks(cluster: Cluster): Promise<void> {
  const file = await readPidFile(cluster)
  if (!file || !isAlive(file.pid) || !isSurelyNotPostgres(file.pid)) return
  await rm(join(cluster.folder, 'postmaster.pid'), { force: true })
  await rm(`${socketIn(file.socketFolder)}.lock`, { force: true })
}

function isSurelyNotPostgres(pid: number): boolean {
  const program = programOf(pid)
  return program !== null && !program.includes('postgres')
}

function programOf(pid: number): string | null {
  return process.platform === 'linux' ? programFromProc(pid) : programFromPs(pid)
}

function programFromProc(pid: number): string | null {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim()
  } catch {
    return null
  }
}

function programFromPs(pid: number): string | null {
  const { stdout } = spawnSync('ps', ['-p', String(pid), '-o', 'comm='], { encoding: 'utf8' })
  return stdout?.trim() || null
}
