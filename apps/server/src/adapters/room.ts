import { access, readdir, stat, statfs } from 'node:fs/promises'
import { dirname, join } from 'node:path'

const megabyte = 1024 * 1024

/** Below this nothing new is taken: what is left is for the database's own work, and for whoever signs in to read. */
export const floorBytes = 200 * megabyte

const lookEveryMs = 5_000
// The disk that is full may not be the one that is looked at: the database's, where that is another machine.
const restMs = 30_000

/** Whether there is room on the disk to keep anything. */
export interface Room {
  isLow(): Promise<boolean>
  /** Something could not be kept all the same. */
  ranOut(): void
}

interface RoomOptions {
  freeBytes(): Promise<number>
  now(): Date
  log: { error(details: object, message: string): void; warn(message: string): void }
}

/** Says once that the room is used up, and once that there is some again. */
export function createRoom({ freeBytes, now, log }: RoomOptions): Room {
  let isLow = false
  let lookAgainAt = 0

  function become(low: boolean, details: object) {
    if (low && !isLow) log.error(details, 'disk full; nothing is saved until there is room')
    if (!low && isLow) log.warn('disk has room again')
    isLow = low
  }

  return {
    async isLow() {
      const time = now().getTime()
      if (time < lookAgainAt) return isLow
      lookAgainAt = time + lookEveryMs
      const free = await freeBytes()
      become(free < floorBytes, { freeMegabytes: Math.floor(free / megabyte), neededMegabytes: floorBytes / megabyte })
      return isLow
    },

    ranOut() {
      lookAgainAt = now().getTime() + restMs
      become(true, {})
    },
  }
}

/** What this user may still write to the disk that the folder is on. */
export async function freeBytesAt(folder: string): Promise<number> {
  const { bavail, bsize, blocks } = await statfs(folder)
  // Some file systems do not tell.
  return blocks === 0 ? Number.POSITIVE_INFINITY : bavail * bsize
}

/** What a folder takes, with all that is in it. */
export async function bytesIn(folder: string): Promise<number> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  let bytes = 0
  for (const file of files) bytes += (await stat(file)).size
  return bytes
}

/** The folder, or the nearest one above that is there. */
export async function nearestFolder(folder: string): Promise<string> {
  return access(folder).then(
    () => folder,
    () => nearestFolder(dirname(folder)),
  )
}
