import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import os from 'node:os'
import { join } from 'node:path'
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
  mkdirSync(join(root, '.cache/types'), { recursive: true })
  const outcomes = []
  const waiting = [...projects]
  async function checkWaiting() {
    for (let project = waiting.shift(); project; project = waiting.shift()) outcomes.push(await checkProject(project))
  }
  // Each keeps one core busy.
  await Promise.all(Array.from({ length: os.availableParallelism() }, checkWaiting))
  const output = outcomes.map((outcome) => outcome.output)
  return { ok: outcomes.every(({ ok }) => ok), output: output.filter(Boolean).join('\n') }
}

function checkProject(project) {
  const memory = `.cache/types/${project.replace(/\W/g, '-')}.tsbuildinfo`
  return run(bin('tsc'), ['-p', project, '--incremental', '--tsBuildInfoFile', memory, '--pretty', 'false'])
}
