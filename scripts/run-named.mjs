import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { bootstrap } from './bootstrap.mjs'
import { bin, fail, root, run } from './shell.mjs'

/** Runs `<folder>/<name>.ts`; without a known name it says which ones there are. */
export async function runNamed(folder, name, args) {
  await bootstrap({ forDevelopment: true })
  const names = namesIn(folder)
  if (!names.includes(name)) fail(explain(folder, name, names))
  const { ok } = await run(bin('tsx'), [join(folder, `${name}.ts`), ...args], { show: true })
  if (!ok) process.exitCode = 1
}

function namesIn(folder) {
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => file.slice(0, -'.ts'.length))
}

function explain(folder, name, names) {
  const known = names.length > 0 ? `There is: ${names.join(', ')}.` : 'There is nothing there yet.'
  return name ? `${folder}/ has nothing called "${name}". ${known}` : `Say which one of ${folder}/ to run. ${known}`
}
