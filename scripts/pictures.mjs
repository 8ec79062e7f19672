import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { bootstrap } from './bootstrap.mjs'
import { ensureBrowser } from './browser.mjs'
import { build } from './build.mjs'
import { bin, root, run } from './shell.mjs'

// Pictures of the product at work on its sample, for the landing page: to be made again when what they show has changed.

const taken = join(root, '.cache/pictures')
const shown = join(root, 'apps/web/public/pictures')

await bootstrap({ forDevelopment: true })
await build()
const { path, problem } = await ensureBrowser()
if (problem) throw new Error(problem)
rmSync(taken, { recursive: true, force: true })
mkdirSync(taken, { recursive: true })
const { ok, output } = await run(bin('playwright'), ['test', '--project=pictures', '--reporter=line'], {
  env: { CHROMIUM_PATH: path, PICTURES: taken },
})
if (!ok) throw new Error(output)

const sharp = createRequire(join(root, 'apps/server/package.json'))('sharp')
/** Letters stay sharp: few colours, and none of them blurred. */
const small = async (picture) =>
  sharp(await sharp(picture).png({ palette: true, dither: 0 }).toBuffer())
    .webp({ lossless: true, effort: 6 })
    .toBuffer()

rmSync(shown, { recursive: true, force: true })
mkdirSync(shown, { recursive: true })
for (const name of readdirSync(taken))
  writeFileSync(join(shown, name.replace('.png', '.webp')), await small(join(taken, name)))
