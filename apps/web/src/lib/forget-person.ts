import { consentKey } from './consent.ts'
import { returnDestinationKey } from './return-destination.ts'
import { localStore, sessionStore } from './storage.ts'
import { showTheme, themeKey } from './theme.ts'

// Several people may use one browser. What one has typed and not yet saved is kept in it, and is nobody else's.

const personKey = 'person'
const ofTheBrowser = [themeKey, consentKey]

/**
 * Who logs out may leave the machine to somebody else: no draft and no file of theirs stays in the browser. A login that
 * has only run out forgets nothing.
 */
export async function forgetPerson(): Promise<void> {
  // Large, and needed by few.
  const { largeStore } = await import('./large-store.ts')
  await largeStore.removeAll()
  // Last: pages that are left keep what was typed on them, and by now they are gone.
  localStore.removeAllBut(ofTheBrowser)
  sessionStore.removeAllBut([])
  showTheme()
}

/** Somebody is signed in. Where it was somebody else before, what that one typed goes; large things have an owner each. */
export function meetPerson(id: number, tokenKey: string): void {
  const stores = [
    { store: localStore, kept: [...ofTheBrowser, tokenKey] },
    { store: sessionStore, kept: [returnDestinationKey] },
  ]
  for (const { store, kept } of stores) {
    const known = store.read(personKey)
    if (known !== null && known !== String(id)) store.removeAllBut(kept)
    store.write(personKey, String(id))
  }
}
