import { readFile, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { makeDataDir } from '../data-dir.ts'
import { flushFolder, writeWhole } from '../whole-file.ts'

// Files and rows cannot be put in place at one moment. While they are, a file says so: a machine whose restore was cut
// off would else start as one that nobody has used.

const markOf = (dataDir: string) => join(dataDir, 'restoring')

/** Where the files of a restore that is not finished go; null where none was begun. */
export async function restoringTo(dataDir: string): Promise<string | null> {
  return readFile(markOf(dataDir), 'utf8').catch(() => null)
}

export async function beginRestoring(dataDir: string, filesAt: string): Promise<void> {
  await makeDataDir(dataDir)
  await writeWhole(markOf(dataDir), Buffer.from(filesAt), `${markOf(dataDir)}.part`)
}

export async function endRestoring(dataDir: string): Promise<void> {
  await rm(markOf(dataDir), { force: true })
  await flushFolder(dirname(markOf(dataDir)))
}

/** Throws a sentence where a server would start on half of what there was. */
export async function checkNotRestoring(dataDir: string): Promise<void> {
  if ((await restoringTo(dataDir)) === null) return
  throw new Error(
    `A backup is being restored to ${dataDir}, or that was cut off. Run \`bespeak restore\` again with the same backup, then start the server.`,
  )
}
