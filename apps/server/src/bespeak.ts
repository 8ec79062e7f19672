import { setFlagsFromString } from 'node:v8'
import { runCommand } from './command-line/run.ts'
import { createTerminal } from './command-line/terminal.ts'
import { createOpened, stopSignal } from './opened.ts'

// What a person does with files from a shell, and the operator beside a server that runs or without one.

// What is over in a second gains nothing from being optimized meanwhile, and patterns are compiled for it once.
const isShort = ['read', 'match'].includes(process.argv[2] ?? '') && process.argv.length < 8
if (isShort) for (const flag of ['--no-opt', '--no-regexp-tier-up']) setFlagsFromString(flag)

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
