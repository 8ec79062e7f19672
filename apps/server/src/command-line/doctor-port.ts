import { once } from 'node:events'
import { createServer } from 'node:net'
import { failedWith, reasonOf } from '../kernel/errors.ts'
import type { Settings } from '../settings.ts'
import { type Finding, ok, type Patient, problem, warning } from './finding.ts'

export async function checkPort({ settings }: Patient): Promise<Finding> {
  const { port, host } = settings
  const error = await whyTaken(settings)
  if (error === null) return ok(`${port} at ${host} is free.`)
  if (!failedWith(error, 'EADDRINUSE'))
    return problem(
      `${port} at ${host} cannot be used: ${reasonOf(error)}.`,
      'Set HOST and PORT to what this user may use.',
    )
  const answered = await ask(settings)
  if (answered === 'ready') return ok(`${port} at ${host} is taken by a Bespeak that is ready.`)
  if (answered === 'busy')
    return warning(`${port} at ${host} is taken by a Bespeak that is not ready.`, 'See its log, and the lines below.')
  return problem(`${port} at ${host} is taken by another program.`, 'Stop it, or set PORT to another one.')
}

async function whyTaken({ port, host }: Settings): Promise<unknown> {
  const server = createServer()
  try {
    server.listen(port, host)
    await once(server, 'listening')
    return null
  } catch (error) {
    return error
  } finally {
    server.close()
  }
}

const patienceMs = 5_000
// Where a server listens on every address of its own, this machine finds it here.
const everywhere: Record<string, string> = { '0.0.0.0': '127.0.0.1', '::': '[::1]' }

/** Whether one of ours is there: no other answers this question so. */
async function ask({ port, host, services }: Settings): Promise<'ready' | 'busy' | 'stranger'> {
  const named = everywhere[host] ?? (host.includes(':') ? `[${host}]` : host)
  const address = `http://${named}:${port}`
  const signal = AbortSignal.timeout(patienceMs)
  try {
    const answer = await fetch(`${address}/api/v1/${services[0]}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ __typename }', variables: {}, kwargs: {} }),
      signal,
    })
    const { data } = (await answer.json()) as { data?: { __typename?: string } }
    if (data?.__typename !== 'Query') return 'stranger'
    return (await fetch(`${address}/readyz`, { signal })).ok ? 'ready' : 'busy'
  } catch {
    return 'stranger'
  }
}
