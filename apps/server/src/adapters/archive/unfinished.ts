import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { makeDataDir } from '../data-dir.ts'
import { flushFolder, writeWhole } from '../whole-file.ts'

// Files and rows cannot be put in place at one moment. While they are, a file in DATA_DIR says so: whoever comes after
// a kill knows what lies there half done, of what, and where.

type Work = 'restoring' | 'moving'

export interface Begun {
  /** Where it all goes to. */
  to: string
  /** What is brought there; empty where nobody knows. */
  of: string
}

interface Undoable<Result> extends Begun {
  act(): Promise<Result>
  undo(): Promise<void>
}

export function unfinished(work: Work, dataDir: string) {
  const mark = join(dataDir, work)
  const begin = async ({ to, of }: Begun) => {
    await makeDataDir(dataDir)
    await writeWhole(mark, Buffer.from(`${to}\n${of}`), `${mark}.part`)
  }
  const end = async () => {
    await rm(mark, { force: true })
    await flushFolder(dataDir)
  }
  return {
    /** The work that was not finished; null where none was begun. */
    async begun(): Promise<Begun | null> {
      const text = await readFile(mark, 'utf8').catch(() => null)
      if (text === null) return null
      const [to = '', ...of] = text.split('\n')
      return { to, of: of.join('\n') }
    },
    begin,
    end,
    /** Unfinished until it is done, or all of it undone. */
    async during<Result>({ to, of, act, undo }: Undoable<Result>): Promise<Result> {
      await begin({ to, of })
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
