import { useSyncExternalStore } from 'react'

const neverChanges = () => () => undefined

/** False in a prerendered page, true once it runs in a browser. */
export const useIsAwake = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
