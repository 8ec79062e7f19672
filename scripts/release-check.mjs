import { cpSync, existsSync, mkdirSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { bootstrap } from './bootstrap.mjs'
import { fail, root, run } from './shell.mjs'

const kilobytes = (bytes) => Math.ceil(bytes / 1024).toLocaleString('en-US')

/** Writes the page that checks a text, with reader and check, as files for a static host. */
export async function releaseCheck(given) {
  const [folder = 'dist/check', ...others] = given
  if (others.length > 0) fail('Run npm run release -- check [FOLDER].')
  const target = resolve(folder)
  if (existsSync(target) && readdirSync(target).length > 0) fail(`${target} is not empty.`)
  await bootstrap()
  mkdirSync(target, { recursive: true })
  const env = { NODE_ENV: 'production' }
  const { ok, output } = await run(process.execPath, ['apps/web/build-check.mjs', target], { env })
  if (!ok) fail('The page could not be built.', output)
  for (const name of ['LICENSE', 'NOTICE']) cpSync(join(root, name), join(target, `${name}.txt`))
  const { files, bytes, firstScripts } = JSON.parse(output.split('\n').at(-1))
  console.log(`The page is in ${target}: ${files} files, ${kilobytes(bytes)} KB.
A visitor loads ${kilobytes(firstScripts)} KB of scripts (gzip) first; reader and check come with their first use.
Serve the folder under any path, by https or on localhost, with .js files sent as JavaScript.
It needs no server of Bespeak, sets no cookies and asks for nothing outside the folder.
Browsers: Chrome and Edge 123, Firefox 120, Safari 17.5, or newer. It does not run from a disk (file://).`)
}
