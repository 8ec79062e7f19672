import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type NetConnectOpts, type Socket } from 'node:net'

/** A way to a server that can be cut, as a network can. */
export async function startRelay(target: NetConnectOpts) {
  let state: 'open' | 'silent' | 'refusing' = 'open'
  const pairs = new Set<readonly [Socket, Socket]>()

  const server = createServer((near) => {
    if (state === 'refusing') return void near.resetAndDestroy()
    const pair = [near, connect(target)] as const
    pairs.add(pair)
    const [, far] = pair
    const end = () => {
      pairs.delete(pair)
      near.destroy()
      far.destroy()
    }
    for (const socket of pair) socket.on('error', end).on('close', end)
    near.on('data', (bytes) => far.write(bytes))
    far.on('data', (bytes) => near.write(bytes))
    if (state === 'silent') hold(pair)
  })
  const hold = (pair: readonly [Socket, Socket]) => {
    for (const socket of pair) socket.pause()
  }
  await once(server.listen(0, '127.0.0.1'), 'listening')

  function refuse() {
    state = 'refusing'
    for (const [near] of pairs) near.resetAndDestroy()
  }

  return {
    port: (server.address() as AddressInfo).port,
    /** Nothing passes any more, and nobody is told. */
    silence() {
      state = 'silent'
      for (const pair of pairs) hold(pair)
    },
    /** Every connection breaks, and no other is made. */
    refuse,
    /** As before; what was held goes on its way. */
    restore() {
      state = 'open'
      for (const pair of pairs) for (const socket of pair) socket.resume()
    },
    async close() {
      refuse()
      server.close()
      await once(server, 'close')
    },
  }
}

export type Relay = Awaited<ReturnType<typeof startRelay>>

/** Where a database answers, by the address that clients are given. */
export function placeOfDatabase(connectionString: string): NetConnectOpts {
  const { hostname, port, searchParams } = new URL(connectionString)
  const folder = searchParams.get('host')
  return folder?.startsWith('/')
    ? { path: `${folder}/.s.PGSQL.${port || 5432}` }
    : { host: hostname, port: Number(port || 5432) }
}

/** The same database by that way. */
export function through({ port }: Pick<Relay, 'port'>, connectionString: string): string {
  const url = new URL(connectionString)
  url.searchParams.delete('host')
  url.host = `127.0.0.1:${port}`
  return url.href
}
