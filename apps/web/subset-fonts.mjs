// Writes the fonts of the first paint to src/ui/fonts/: the signs of English alone, and of each axis only what is used.
// Run by hand when a weight or a sign is added: node apps/web/subset-fonts.mjs. What subsets is fetched into .cache/, for
// a build needs it no more than a visitor does.
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

const cache = fileURLToPath(new URL('../../.cache/subset-font', import.meta.url))
execFileSync('npm', ['install', '--prefix', cache, '--no-save', 'subset-font@2.9.0'], { stdio: 'inherit' })
const subset = createRequire(`${cache}/node_modules/`)('subset-font')
const sources = createRequire(import.meta.url)

const printable = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)).join('')
/** The same as the unicode-range of src/ui/fonts.css. */
const signs = `${printable}\u00a0£©·×–—‘’“”•…€←↑→↓−`
const keepFeatures = ['kern', 'liga', 'ccmp', 'mark', 'mkmk', 'tnum', 'rvrn']

/** Italics stand for a few words at a time: one weight, and one size between that of text and of titles. */
const fonts = [
  [
    'newsreader',
    'newsreader/files/newsreader-latin-opsz-normal',
    { wght: { min: 400, max: 600 }, opsz: { min: 16, max: 64 } },
  ],
  ['newsreader-italic', 'newsreader/files/newsreader-latin-opsz-italic', { wght: 400, opsz: 32 }],
  ['instrument-sans', 'instrument-sans/files/instrument-sans-latin-wght-normal', { wght: { min: 400, max: 700 } }],
]

for (const [name, source, variationAxes] of fonts) {
  const whole = readFileSync(sources.resolve(`@fontsource-variable/${source}.woff2`))
  const part = await subset(whole, signs, { targetFormat: 'woff2', keepFeatures, variationAxes, noHinting: true })
  writeFileSync(new URL(`src/ui/fonts/${name}.woff2`, import.meta.url), part)
  console.log(`${name}: ${part.length} bytes`)
}
