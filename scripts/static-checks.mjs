import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bin, root, run } from './shell.mjs'

const workspaces = ['apps', 'packages'].flatMap((folder) =>
  readdirSync(join(root, folder)).map((name) => `${folder}/${name}`),
)
const projects = ['.', ...workspaces].filter((folder) => existsSync(join(root, folder, 'tsconfig.json')))

/** What can be said of the sources without running them. */
export const staticChecks = [
  { name: 'Types', run: checkTypes },
  { name: 'Lint and format', run: () => run(bin('biome'), ['check', '--error-on-warnings', '--colors=off']) },
  { name: 'Unused code', run: () => run(bin('knip'), ['--no-progress', '--no-config-hints']) },
  { name: 'Generated files', run: () => run(process.execPath, ['apps/web/generate.mjs', '--check']) },
]

async function checkTypes() {
  // The native compiler; gql.tada still asks the older one, which is a library.
  const tsc = fileURLToPath(new URL('bin/tsc', import.meta.resolve('typescript-native/package.json')))
  const outcomes = []
  // One after the other: each keeps all cores busy. What it learned is kept, so that a change is all that it looks at.
  for (const project of projects) {
    const kept = join(root, '.cache/types', `${project.replaceAll('/', '-')}.tsbuildinfo`)
    const args = ['-p', project, '--pretty', 'false', '--incremental', '--tsBuildInfoFile', kept]
    outcomes.push(await run(process.execPath, [tsc, ...args]))
  }
  const output = outcomes.map((outcome) => outcome.output)
  return { ok: outcomes.every(({ ok }) => ok), output: output.filter(Boolean).join('\n') }
}
