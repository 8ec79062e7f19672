import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { failedWith } from '../../kernel/errors.ts'
import { flushFolder, writeWhole } from '../whole-file.ts'
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
      const made = await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      if (made !== undefined) for (const grown of new Set([dirname(made), folder])) await flushFolder(grown)
      await writeWhole(path, bytes, `${path}.part`)
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
