import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { bootstrap } from './bootstrap.mjs'
import { ensureBrowser } from './browser.mjs'
import { build } from './build.mjs'
import { bin, fail, root, run } from './shell.mjs'

// Pictures of the product at work on its sample, to be made again when what they show has changed: parts of pages for the
// landing page, and whole ones for who reads about it. `npm run pictures -- every` takes each page at each width, in the
// light and in the dark, into .cache/pictures/pages as well.

const taken = join(root, '.cache/pictures')
const screens = join(taken, 'screens')

await bootstrap({ forDevelopment: true })
await build()
const { path, problem } = await ensureBrowser()
if (problem) fail(problem)
rmSync(taken, { recursive: true, force: true })
mkdirSync(screens, { recursive: true })
const { ok, output } = await run(bin('playwright'), ['test', '--project=pictures', '--reporter=line'], {
  env: { CHROMIUM_PATH: path, PICTURES: taken, PICTURES_OF: process.argv[2] ?? 'main' },
})
if (!ok) fail('The pictures could not be taken.', output)

const sharp = createRequire(join(root, 'apps/server/package.json'))('sharp')
/** Letters stay sharp: few colours, and none of them blurred. */
const inFewColours = (picture) => sharp(picture).png({ palette: true, dither: 0, effort: 10 }).toBuffer()
const asWebp = async (picture) =>
  sharp(await inFewColours(picture))
    .webp({ lossless: true, effort: 6 })
    .toBuffer()

await write(taken, 'apps/web/public/pictures', '.webp', asWebp)
await write(screens, 'docs/screens', '.png', inFewColours)

async function write(from, folder, extension, encode) {
  const to = join(root, folder)
  rmSync(to, { recursive: true, force: true })
  mkdirSync(to, { recursive: true })
  for (const name of readdirSync(from).filter((file) => file.endsWith('.png')))
    writeFileSync(join(to, name.replace('.png', extension)), await encode(join(from, name)))
}
