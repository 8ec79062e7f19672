import { spawnSync } from 'node:child_process'
import { run } from './shell.mjs'

/** The path of a program, or null where there is none of that name. */
export function locate(name) {
  if (name.includes('/')) return name
  const { stdout } = spawnSync('sh', ['-c', 'command -v "$1"', 'sh', name], { encoding: 'utf8' })
  return stdout.trim() || null
}

/** Installs packages of Debian where that is allowed; whoever needs one looks whether it is there now. */
export async function installByApt(packages) {
  if (process.getuid?.() !== 0 || !locate('apt-get')) return
  console.log(`Installing ${packages.map(({ title }) => title).join(', ')} …`)
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  // Without a network it should say so soon.
  const patience = ['-o', 'Acquire::Retries=1', '-o', 'Acquire::http::Timeout=20', '-o', 'Acquire::https::Timeout=20']
  await run('apt-get', [...patience, 'update'], { env })
  // Each by itself: one that this Debian does not have takes none of the others with it.
  for (const { name } of packages)
    await run('apt-get', [...patience, 'install', '-y', '--no-install-recommends', name], { env })
}
