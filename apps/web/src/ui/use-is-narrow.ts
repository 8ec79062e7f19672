import { useSyncExternalStore } from 'react'

const wideFrom = 768

function subscribe(listener: () => void) {
  window.addEventListener('resize', listener)
  return () => window.removeEventListener('resize', listener)
}

/** Whether it is a phone's page. */
export const useIsNarrow = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.innerWidth < wideFrom,
    () => false,
  )
