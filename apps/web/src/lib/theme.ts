import { useSyncExternalStore } from 'react'
import { localStore } from './storage.ts'

// public/first-paint.js reads the same key before the first paint.
export const themeKey = 'theme'

export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

const listeners = new Set<() => void>()

export function readTheme(): Theme {
  const stored = localStore.read(themeKey)
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

export function chooseTheme(theme: Theme) {
  if (theme === 'system') localStore.remove(themeKey)
  else localStore.write(themeKey, theme)
  applyTheme()
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  const fromOtherTab = (event: StorageEvent) => {
    if (event.key !== themeKey && event.key !== null) return
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
