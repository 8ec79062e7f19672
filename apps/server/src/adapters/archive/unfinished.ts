import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { makeDataDir } from '../data-dir.ts'
import { flushFolder, writeWhole } from '../whole-file.ts'

// Files and rows cannot be put in place at one moment. While they are, a file in DATA_DIR says so: whoever comes after
// a kill knows what lies there half done, and where.

type Work = 'restoring' | 'moving'

interface Undoable<Result> {
  /** Where it all goes to. */
  to: string
  act(): Promise<Result>
  undo(): Promise<void>
}

export function unfinished(work: Work, dataDir: string) {
  const mark = join(dataDir, work)
  const end = async () => {
    await rm(mark, { force: true })
    await flushFolder(dataDir)
  }
  return {
    /** Where the work that was not finished goes to; null where none was begun. */
    to: (): Promise<string | null> => readFile(mark, 'utf8').catch(() => null),
    end,
    /** Unfinished until it is done, or all of it undone. */
    async during<Result>({ to, act, undo }: Undoable<Result>): Promise<Result> {
      await makeDataDir(dataDir)
      await writeWhole(mark, Buffer.from(to), `${mark}.part`)
      const done = await act().catch(async (error: unknown) => {
        await undo()
        await end()
        throw error
      })
      await end()
      return done
    },
  }
}
