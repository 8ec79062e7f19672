import type { LookupFunction } from 'node:net'
import { Agent, fetch } from 'undici'
import { guardedLookup } from './guard.ts'

// Loaded by the first page or model that is asked for: it is large. As a file of ours: the bundler gives a library that is
// imported at run time no names.

export { fetch }

interface AgentOptions extends Agent.Options {
  mayReach(address: string): boolean
  lookup: LookupFunction | undefined
  connectMs: number
}

/** Connects to no address but those that may be reached. */
export const guardedAgent = ({ mayReach, lookup, connectMs, ...bounds }: AgentOptions): Agent =>
  new Agent({ ...bounds, connect: { lookup: guardedLookup(mayReach, lookup), timeout: connectMs } })
