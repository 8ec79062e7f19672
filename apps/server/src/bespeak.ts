import { runCommand } from './command-line/run.ts'
import { createTerminal } from './command-line/terminal.ts'
import { createOpened, stopSignal } from './opened.ts'

// What the operator does from a shell, beside a server that runs or without one.

const opened = createOpened()
const run = runCommand(process.argv.slice(2), {
  terminal: createTerminal(),
  env: process.env,
  now: () => new Date(),
  opened,
})
const outcome = await Promise.race([run, stopSignal().then(() => ({ code: 1, problems: ['Stopped.'] }))])
const problems = [...outcome.problems, ...(await opened.close())]
for (const problem of problems) console.error(problem)
process.exit(outcome.code === 0 && problems.length > 0 ? 1 : outcome.code)
