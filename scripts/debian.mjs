import { spawnSync } from 'node:child_process'
import { run } from './shell.mjs'

/** The path of a program, or null where there is none of that name. */
export function locate(name) {
  if (name.includes('/')) return name
  const { stdout } = spawnSync('sh', ['-c', 'command -v "$1"', 'sh', name], { encoding: 'utf8' })
  return stdout.trim() || null
}

/** Installs a package of Debian where that is allowed; whoever needs it looks whether it is there now. */
export async function installByApt(name, title) {
  if (process.getuid?.() !== 0 || !locate('apt-get')) return
  console.log(`Installing ${title} …`)
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  // Without a network it should say so soon.
  const patience = ['-o', 'Acquire::Retries=1', '-o', 'Acquire::http::Timeout=20', '-o', 'Acquire::https::Timeout=20']
  await run('apt-get', [...patience, 'update'], { env })
  await run('apt-get', [...patience, 'install', '-y', '--no-install-recommends', name], { env })
}
