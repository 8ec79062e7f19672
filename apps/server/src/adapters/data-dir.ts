import { constants } from 'node:fs'
import { access, mkdir, realpath } from 'node:fs/promises'
import { reasonOf } from '../kernel/errors.ts'

/** Makes the folder that everything is kept in, for this user alone, and gives back its real path. */
export async function makeDataDir(path: string): Promise<string> {
  try {
    await mkdir(path, { recursive: true, mode: 0o700 })
    await access(path, constants.W_OK)
    return await realpath(path)
  } catch (error) {
    throw new Error(`DATA_DIR cannot be used: ${reasonOf(error)}.`)
  }
}
