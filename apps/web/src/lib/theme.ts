import { useSyncExternalStore } from 'react'
import { localStore } from './storage.ts'

// public/first-paint.js reads the same key before the first paint.
const themeKey = 'theme'

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
