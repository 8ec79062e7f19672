import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { createLiveConnection, type LiveEvent, type LiveState } from './live-connection.ts'

export type { LiveEvent, LiveState } from './live-connection.ts'

const connection = createLiveConnection()

export const useLiveState = (): LiveState => useSyncExternalStore(connection.watch, connection.state)

/** Calls with each event while the component is shown. */
export function useLiveEvents(onEvent: (event: LiveEvent) => void): void {
  const heard = useEffectEvent(onEvent)
  useEffect(() => connection.listen((event) => heard(event)), [])
}
