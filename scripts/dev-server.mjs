import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync, rmSync, watch } from 'node:fs'
import { join } from 'node:path'
import { serverBundle } from './build.mjs'
import { root } from './shell.mjs'

const outdir = join(root, 'apps/server/.dev')
const workspaces = ['apps/server', ...readdirSync(join(root, 'packages')).map((name) => `packages/${name}`)]
/** Libraries, which nobody saves: to bundle them too would be most of the work. */
const libraries = workspaces
  .flatMap((folder) =>
    Object.keys(JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')).dependencies ?? {}),
  )
  .filter((name) => !name.startsWith('@bespeak/'))
  .flatMap((name) => [name, `${name}/*`])
/** Editors write a file in several steps. */
const pauseMs = 50

/**
 * The server from its sources, bundled as for a start, since that loads several times faster than file by file. When one
 * of them is saved it is bundled and started again; where it cannot be bundled, the last one runs on.
 */
export async function serveSources(env) {
  const esbuild = await import('esbuild')
  rmSync(outdir, { recursive: true, force: true })
  const whole = serverBundle(outdir)
  const external = [...whole.external, ...libraries]
  const bundle = await esbuild.context({ ...whole, external, sourcemap: true, logLevel: 'warning' })
  let child = null
  let turn = Promise.resolve()
  let timer

  const stopChild = async () => {
    if (child?.exitCode === null && child.kill('SIGTERM')) await once(child, 'exit')
  }

  async function renew() {
    const isBundled = await bundle.rebuild().then(
      () => true,
      () => false,
    )
    if (!isBundled) return
    await stopChild()
    child = spawn(process.execPath, ['--enable-source-maps', join(outdir, 'main.js')], {
      cwd: root,
      // From Node 22 on, what was compiled once is not compiled again.
      env: { ...env, NODE_COMPILE_CACHE: join(root, '.cache/compiled') },
      stdio: 'inherit',
    })
  }

  // One after the other, however often something is saved.
  const renewInTurn = () => {
    turn = turn.then(renew)
    return turn
  }
  const watchers = workspaces.map((folder) =>
    watch(join(root, folder, 'src'), { recursive: true }, (_, file) => {
      if (file?.includes('.test.')) return
      clearTimeout(timer)
      timer = setTimeout(renewInTurn, pauseMs)
    }),
  )
  await renewInTurn()
  return {
    async stop() {
      for (const watcher of watchers) watcher.close()
      clearTimeout(timer)
      await turn
      await stopChild()
      await bundle.dispose()
    },
  }
}
