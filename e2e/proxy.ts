import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { locate } from '../scripts/debian.mjs'

export const program = locate('haproxy')

/** Where requests whose path begins so are handed on to, in turns. */
export interface Backend {
  paths?: string[]
  ports: number[]
}

const backendLines = ({ ports }: Backend, at: number) => [
  `backend part${at}`,
  '  balance roundrobin',
  '  option httpchk GET /readyz',
  '  option redispatch',
  '  retries 3',
  // What was not even begun is handed to another; what was begun is the caller's to try again.
  '  retry-on conn-failure',
  ...ports.map((port) => `  server of${port} 127.0.0.1:${port} check inter 500ms fall 1 rise 1`),
]

const routeLines = ({ paths }: Backend, at: number) =>
  paths ? [`  use_backend part${at} if { path_beg ${paths.join(' ')} }`] : [`  default_backend part${at}`]

/** A balancer as an operator would set it up; the address that it listens at is chosen before. */
export async function startProxy(folder: string, port: number, backends: Backend[]): Promise<() => Promise<void>> {
  const file = join(folder, 'haproxy.cfg')
  const lines = [
    ...['defaults', '  mode http', '  option forwardfor'],
    ...['  timeout connect 2s', '  timeout client 120s', '  timeout server 120s', '  timeout check 5s'],
    ...['frontend door', `  bind 127.0.0.1:${port}`],
    ...backends.flatMap(routeLines),
    ...backends.flatMap(backendLines),
  ]
  await writeFile(file, `${lines.join('\n')}\n`)
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
