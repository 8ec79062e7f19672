import { bootstrap } from './bootstrap.mjs'
import { bin, fail, run } from './shell.mjs'

/** What is checked in and made by a program, and the program that makes it. */
const generators = [
  {
    what: 'the served contract, packages/contracts/served',
    command: bin('vitest'),
    args: ['run', '--project', 'server', 'src/contract.test.ts', '-u'],
  },
  {
    what: "the operations' types, apps/web/src/lib/graphql/generated",
    command: process.execPath,
    args: ['apps/web/generate.mjs'],
  },
]

await bootstrap({ forDevelopment: true })
for (const { what, command, args } of generators) {
  const { ok, output } = await run(command, args)
  if (!ok) fail(`Could not write ${what}.`, output)
  console.log(`Wrote ${what}.`)
}
