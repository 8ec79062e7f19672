import { AsyncLocalStorage } from 'node:async_hooks'

/** A signed-in user, as every service knows them. */
export interface Viewer {
  userId: number
  sessionId: string
}

/** How far a program reaches that acts for a person by an access token. */
export type Scope = 'read' | 'write'

/** Without a scope somebody is signed in, and reaches all that is theirs. */
export type Caller = { kind: 'stranger' } | { kind: 'deactivated' } | { kind: 'user'; viewer: Viewer; scope?: Scope }

/** What a use-case may know of the request it serves. */
export interface RequestContext {
  requestId: string
  /** The network a caller comes from: an IPv4 address, or an IPv6 /64, so that one household counts once. */
  network: string
  ipAddress: string
  userAgent: string | null
  caller: Caller
  /** Aborted, with `CallerGone`, when nobody waits for the answer any more. */
  gone: AbortSignal
}

/** For what is logged or answered far from the request that it belongs to. */
export const requestIds = new AsyncLocalStorage<string>()

/** The network that a request comes from, as `RequestContext` has it, for work far from there that people share. */
export const networks = new AsyncLocalStorage<string>()
