import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { createLiveConnection, type LiveEvent, type LiveState } from './live-connection.ts'

export type { LiveEvent, LiveState } from './live-connection.ts'

const connection = createLiveConnection()

export const useLiveState = (): LiveState => useSyncExternalStore(connection.watch, connection.state)

/**
 * Calls with each event while the component is shown. A hidden page listens only where it is told to: a browser has few
 * connections to one host for all of its tabs.
 */
export function useLiveEvents(onEvent: (event: LiveEvent) => void, { whileHidden }: { whileHidden: boolean }): void {
  const heard = useEffectEvent(onEvent)
  const isSeen = useSyncExternalStore(watchVisibility, () => document.visibilityState !== 'hidden')
  const isListening = isSeen || whileHidden
  useEffect(() => {
    if (isListening) return connection.listen((event) => heard(event))
  }, [isListening])
}

function watchVisibility(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange)
  return () => document.removeEventListener('visibilitychange', onChange)
}
