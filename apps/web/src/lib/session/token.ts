import { localStore, sessionStore } from '../storage.ts'

export const tokenKey = 'auth_token'
const endedKey = 'auth_ended'
export const tokenCheckInterval = 2 * 60 * 1000

const listeners = new Set<() => void>()

function announce() {
  for (const listener of listeners) listener()
}

/** The expiry of a token in seconds, or null where it cannot be read. */
function expiryOf(token: string): number | null {
  const parts = token.split('.')
  if (parts.length !== 3 || parts.some((part) => part === '')) return null
  try {
    const payload: unknown = JSON.parse(decodeBase64Url(parts[1] ?? ''))
    const expiry = (payload as { exp?: unknown } | null)?.exp
    return typeof expiry === 'number' && Number.isFinite(expiry) ? expiry : null
  } catch {
    return null
  }
}

function decodeBase64Url(part: string): string {
  const bytes = Uint8Array.from(atob(part.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0))
  return new TextDecoder().decode(bytes)
}

export function isUsableToken(token: string, now = Date.now()): boolean {
  const expiry = expiryOf(token)
  return expiry !== null && now < expiry * 1000
}

export function usableToken(): string | null {
  const token = localStore.read(tokenKey)
  return token !== null && isUsableToken(token) ? token : null
}

export function storeToken(token: string) {
  localStore.write(tokenKey, token)
  sessionStore.remove(endedKey)
  announce()
}

export function removeToken() {
  localStore.remove(tokenKey)
  sessionStore.remove(endedKey)
  announce()
}

/** Whether this visitor was signed in and is no longer, without having asked for it. */
export const hasSessionEnded = () => sessionStore.read(endedKey) !== null

/** Notes that the token, if there is one, was refused. */
export function noteRefusedToken() {
  if (localStore.read(tokenKey) !== null) sessionStore.write(endedKey, 'true')
}

/** Removes a token that is no longer good for anything, so that the page shows itself signed out. */
export function checkToken() {
  if (localStore.read(tokenKey) !== null && usableToken() === null) endSession()
}

/** Removes the token without having been asked to, and remembers that. */
function endSession() {
  noteRefusedToken()
  localStore.remove(tokenKey)
  announce()
}

/** The server has ended the session of this token: the page must not go on as if it were signed in. */
export function forgetRefused(token: string | null) {
  if (token !== null && token === usableToken()) endSession()
}

/** Also hears of a sign-in or sign-out in another tab. */
export function subscribeToToken(listener: () => void): () => void {
  const fromOtherTab = (event: StorageEvent) => {
    if (event.key === tokenKey || event.key === null) listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', fromOtherTab)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', fromOtherTab)
  }
}
