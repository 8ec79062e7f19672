import { paths } from './paths.ts'
import { sessionStore } from './storage.ts'

export const returnDestinationKey = 'auth_redirect_url'
const longest = 2000
const somewhere = 'http://origin.invalid'
const neverStored = new Set<string>([paths.home(), paths.auth(), paths.login(), paths.register()])

/**
 * The value as a path of this origin, or null. Every form that a later reader could decode it to must pass as
 * well: a browser reads `/\evil`, `/<tab>/evil` and `/x/..//evil` as another host.
 */
export function safeDestination(value: string | null | undefined): string | null {
  if (!value || value.length > longest || !isWellEscaped(value)) return null
  let form = value
  for (;;) {
    if (!isSingleSlashPath(form)) return null
    const decoded = decodedOnce(form)
    if (decoded === form) return normalised(value)
    form = decoded
  }
}

function isSingleSlashPath(value: string): boolean {
  if (!/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(value)) return false
  const url = new URL(value, somewhere)
  return url.origin === somewhere && !url.pathname.startsWith('//')
}

function isWellEscaped(value: string): boolean {
  try {
    decodeURIComponent(value)
    return true
  } catch {
    return false
  }
}

/** Escape by escape, as a lenient reader does: one bad escape must not hide the others. */
function decodedOnce(value: string): string {
  return value.replaceAll(/%([0-7][\da-f])/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
}

function normalised(value: string): string {
  const { pathname, search, hash } = new URL(value, somewhere)
  return pathname + search + hash
}

export function storeDestination(value: string | null | undefined) {
  const destination = safeDestination(value)
  if (destination !== null && !neverStored.has(pathOf(destination).toLowerCase()))
    sessionStore.write(returnDestinationKey, destination)
}

function pathOf(destination: string): string {
  const { pathname } = new URL(destination, somewhere)
  return pathname.replace(/\/+$/, '') || '/'
}

export const hasDestination = (): boolean => safeDestination(sessionStore.read(returnDestinationKey)) !== null

/** The stored destination, read once. */
export function takeDestination(): string {
  const stored = sessionStore.read(returnDestinationKey)
  sessionStore.remove(returnDestinationKey)
  return safeDestination(stored) ?? paths.dashboard()
}
