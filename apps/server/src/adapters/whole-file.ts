import { open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Under its name only when whole and on the disk: whoever looks sees all of it or nothing, also after a power cut. */
export async function writeWhole(path: string, bytes: Uint8Array, draft: string): Promise<void> {
  try {
    await writeSynced(draft, bytes)
    await rename(draft, path)
    await flushFolder(dirname(path))
  } catch (error) {
    // Half of it would take the room that there may be too little of.
    await rm(draft, { force: true })
    throw error
  }
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

/** A new name is only kept through a power cut once its folder is written as well. */
export async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder)
  await handle.sync().finally(() => handle.close())
}
