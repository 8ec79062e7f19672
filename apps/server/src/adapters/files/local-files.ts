import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { failedWith } from '../../kernel/errors.ts'
import type { FilesPlace } from './place.ts'

const isKey = (text: string) => /^[\w-]{1,100}$/.test(text)

/** Files in a folder. A key is one of ours, never a name that somebody sent. */
export function createLocalFiles(folder: string): FilesPlace {
  const pathOf = (key: string) => {
    if (!isKey(key)) throw new Error('Not a key of a file.')
    return join(folder, key.slice(0, 2), key)
  }

  return {
    async put(key, bytes) {
      const path = pathOf(key)
      await mkdir(join(folder, key.slice(0, 2)), { recursive: true, mode: 0o700 })
      // Under its name only when whole and on the disk: a half-written file is never read.
      const draft = `${path}.part`
      try {
        await writeSynced(draft, bytes)
        await rename(draft, path)
      } catch (error) {
        // Half of it would take the room that there is too little of.
        await rm(draft, { force: true })
        throw error
      }
    },

    async get(key) {
      return readFile(pathOf(key)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null
        throw error
      })
    },

    async remove(key) {
      await rm(pathOf(key), { force: true })
    },

    async *list() {
      for (const part of await namesIn(folder)) {
        const keys = (await namesIn(join(folder, part))).filter(isKey)
        for (const key of keys) yield { key, bytes: (await stat(pathOf(key))).size }
      }
    },
  }
}

/** None, where there is no such folder, or something else lies there. */
async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: unknown) => {
    if (failedWith(error, 'ENOENT', 'ENOTDIR')) return []
    throw error
  })
}

async function writeSynced(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'w', 0o600)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}
