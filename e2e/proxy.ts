import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { locate } from '../scripts/debian.mjs'

export const program = locate('haproxy')

/** Where requests whose path begins so are handed on to, in turns. */
export interface Backend {
  paths?: string[]
  ports: number[]
}

const deploy = fileURLToPath(new URL('../deploy', import.meta.url))
const delivered = readFileSync(join(deploy, 'haproxy.cfg'), 'utf8').replaceAll('/usr/local/etc/haproxy', deploy)

/** The delivered setting, for these processes at this port. */
function settingFor(port: number, backends: Backend[]): string {
  const [common = '', backend = ''] = delivered.split('\nbackend bespeak')
  const route = backends.map(({ paths }, at) =>
    paths ? `  use_backend part${at} if { path_beg ${paths.join(' ')} }` : `  default_backend part${at}`,
  )
  const parts = backends.map(({ ports }, at) => {
    const servers = ports.map((of) => `  server of${of} 127.0.0.1:${of}`)
    return [`backend part${at}${backend.replace(/^ {2}server .*\n/gm, '')}`, ...servers].join('\n')
  })
  const door = common.replace(':8080', `127.0.0.1:${port}`).replace('  default_backend bespeak', route.join('\n'))
  return [door, ...parts, ''].join('\n')
}

/** A balancer as an operator would set it up; the address that it listens at is chosen before. */
export async function startProxy(folder: string, port: number, backends: Backend[]): Promise<() => Promise<void>> {
  const file = join(folder, 'haproxy.cfg')
  await writeFile(file, settingFor(port, backends))
  const proxy = spawn(program ?? 'haproxy', ['-f', file], { stdio: ['ignore', 'ignore', 'inherit'] })
  while (!(await isThere(port))) {
    if (proxy.exitCode !== null) throw new Error('The balancer did not start.')
    await sleep(50)
  }
  return async () => {
    if (proxy.exitCode === null && proxy.kill('SIGTERM')) await once(proxy, 'exit')
  }
}

const isThere = (port: number) =>
  fetch(`http://localhost:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )
