import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { bootstrap } from './bootstrap.mjs'
import { bin, fail, root, run } from './shell.mjs'

const generators = ['packages/contracts/generate.ts', 'apps/web/generate.mjs']

await bootstrap()
for (const generator of generators.filter((file) => existsSync(join(root, file)))) {
  const { ok } = await run(bin('tsx'), [generator], { show: true })
  if (!ok) fail(`${generator} failed.`)
}
