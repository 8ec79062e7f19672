import { runCommand } from '../command-line/run.ts'
import { createOpened } from '../opened.ts'
import type { TestApp } from './app.ts'

/** What whoever types it sees, and how it ends. */
export async function runTyped(
  typed: string[],
  env: NodeJS.ProcessEnv = {},
  { answer = null, now = () => new Date(), piped = '' }: { answer?: string | null; now?(): Date; piped?: string } = {},
) {
  const said: string[] = []
  const asked: string[] = []
  const terminal = {
    say: async (line: string) => void said.push(line),
    paint: (_: string, text: string) => text,
    piped: async () => new Uint8Array(Buffer.from(piped)),
    ask: async (question: string) => {
      asked.push(question)
      return answer
    },
    progress: () => undefined,
  }
  const opened = createOpened()
  const { code, problems } = await runCommand(typed, { terminal, env, now, opened })
  return { code, said, asked, problems: [...problems, ...(await opened.close())] }
}

/** Beside the app's server, by its clock. */
export const runBeside = (app: TestApp, typed: string[], answer: string | null = null) =>
  runTyped(typed, settingsBeside(app), { answer, now: app.clock.now })

/** The settings of the app's server, as far as they matter beside it. */
export const settingsBeside = (app: TestApp) => ({
  DATABASE_URL: app.pool.options.connectionString ?? '',
  DATA_DIR: app.folder,
  FILES_SHARED: 'yes',
  SIGNING_KEY: 'a signing key that only the tests know',
  FILES_KEY: 'a key for files that only the tests know',
})
