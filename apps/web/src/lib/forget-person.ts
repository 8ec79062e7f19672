import { consentKey } from './consent.ts'
import { localStore, sessionStore } from './storage.ts'
import { themeKey } from './theme.ts'

/**
 * Who logs out may leave the machine to somebody else: no draft and no file of theirs stays in the browser. A login that
 * has only run out forgets nothing.
 */
export async function forgetPerson(): Promise<void> {
  localStore.removeAllBut([themeKey, consentKey])
  sessionStore.removeAllBut([])
  // Large, and needed by few.
  const { largeStore } = await import('./large-store.ts')
  await largeStore.removeAll()
}
