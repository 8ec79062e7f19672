import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync, rmSync, watch, writeFileSync } from 'node:fs'
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
/** What a process that is to be the next server does until it is told to be. */
const ahead = join(outdir, 'ahead.mjs')

/**
 * The server from its sources, bundled as for a start, since that loads several times faster than file by file. When one
 * of them is saved it is bundled and started again; where it cannot be bundled, the last one runs on.
 */
export async function serveSources(env) {
  const esbuild = await import('esbuild')
  rmSync(outdir, { recursive: true, force: true })
  const whole = serverBundle(outdir)
  const external = [...whole.external, ...libraries]
  const bundle = await esbuild.context({ ...whole, external, sourcemap: true, metafile: true, logLevel: 'warning' })
  let child = null
  let next = null
  let turn = Promise.resolve()
  let timer

  const stop = async (it, signal) => {
    const runs = it !== null && it.exitCode === null && it.signalCode === null
    if (runs && it.kill(signal)) await once(it, 'exit')
  }

  const startNext = () =>
    spawn(process.execPath, ['--enable-source-maps', ahead], {
      cwd: root,
      // From Node 22 on, what was compiled once is not compiled again.
      env: { ...env, NODE_COMPILE_CACHE: join(root, '.cache/compiled') },
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    })

  async function renew() {
    const bundled = await bundle.rebuild().catch(() => null)
    if (!bundled) return
    writeFileSync(ahead, loadsAhead(bundled.metafile))
    // At once: the next one takes over its database as it runs, and what was answered is on disk.
    await stop(child, 'SIGKILL')
    child = await toldToServe(next, startNext)
    next = startNext()
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
      await Promise.all([stop(child, 'SIGTERM'), stop(next, 'SIGKILL')])
      await bundle.dispose()
    },
  }
}

/** The process that is the server from now on: the one that waits for it, or another where that has died meanwhile. */
export async function toldToServe(next, startNext) {
  if (next?.connected && (await isTold(next))) return next
  const another = startNext()
  await isTold(another)
  return another
}

// Without somebody who hears of it, one that is just dying would end this process as well.
const isTold = (it) => new Promise((resolve) => it.send('serve', (error) => resolve(!error)))

/** The libraries take longer to load than all the rest of a start: they are there before the server is. */
function loadsAhead({ outputs }) {
  const files = [Object.keys(outputs).find((file) => file.endsWith('/main.js'))]
  const names = new Set()
  for (const file of files)
    for (const { path, kind, external } of outputs[file].imports) {
      if (kind !== 'import-statement') continue
      if (external) names.add(path)
      else if (!files.includes(path)) files.push(path)
    }
  return `const told = new Promise((serve) => process.once('message', serve))
await Promise.all(${JSON.stringify([...names])}.map((name) => import(name)))
await told
process.disconnect()
await import('./main.js')
`
}
