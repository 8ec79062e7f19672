import { useSyncExternalStore } from 'react'

/** Which versions were downloaded since the page was opened, by whichever button. */
let ids: readonly number[] = []
const listeners = new Set<() => void>()

function set(next: readonly number[]) {
  ids = next
  for (const listener of listeners) listener()
}

export const downloaded = {
  add: (id: number) => set([...ids.filter((it) => it !== id), id]),
  remove: (id: number) => set(ids.filter((it) => it !== id)),
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useIsDownloaded = (id: number): boolean =>
  useSyncExternalStore(
    subscribe,
    () => ids.includes(id),
    () => false,
  )
