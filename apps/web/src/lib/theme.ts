import { useSyncExternalStore } from 'react'
import { localStore } from './storage.ts'

// public/first-paint.js reads the same keys before the first paint.
export const themeKey = 'theme'
/** What the account in hand has chosen, on whichever device; it leaves this browser with its person. */
const accountThemeKey = 'account_theme'

export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

const listeners = new Set<() => void>()

export function readTheme(): Theme {
  const stored = localStore.read(accountThemeKey) ?? localStore.read(themeKey)
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}

export function applyTheme() {
  const theme = readTheme()
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  colourBrowser(theme)
}

// The colours of the header, as in index.html and public/first-paint.js.
const browserColours = { light: '#ffffff', dark: '#181c27' }

/** The browser's own bar: there is a colour for each scheme of the system, and a choice counts for both. */
function colourBrowser(theme: Theme) {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const system = meta.matches('[media*="dark"]') ? 'dark' : 'light'
    meta.content = browserColours[theme === 'system' ? system : theme]
  }
}

/** Of the account where somebody is signed in: the next person at this browser gets the browser's own again. */
export function chooseTheme(theme: Theme, isOfAccount = localStore.read(accountThemeKey) !== null) {
  if (isOfAccount) localStore.write(accountThemeKey, theme)
  else if (theme === 'system') localStore.remove(themeKey)
  else localStore.write(themeKey, theme)
  showTheme()
}

/** The account's goes before the browser's own; one that never chose has "system" too, and leaves the browser its own. */
export function adoptTheme(ofAccount: string) {
  const isChosenHere = localStore.read(accountThemeKey) === ofAccount
  if (ofAccount !== 'system') localStore.write(accountThemeKey, ofAccount)
  else if (!isChosenHere) localStore.remove(accountThemeKey)
  showTheme()
}

/** After whatever may have changed it. */
export function showTheme() {
  applyTheme()
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  const fromOtherTab = (event: StorageEvent) => {
    if (event.key !== null && event.key !== themeKey && event.key !== accountThemeKey) return
    applyTheme()
    listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', fromOtherTab)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', fromOtherTab)
  }
}

const notKnownYet = (): Theme => 'system'

export const useTheme = () => useSyncExternalStore(subscribe, readTheme, notKnownYet)
