import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { localStore, sessionStore } from './storage.ts'

/** Written when the account was deleted here, so that the other tabs of this browser can say why nobody is signed in. */
const erasedKey = 'account_erased'

/** Before the sign-out, which takes it away again. */
export const tellOtherTabs = (): void => localStore.write(erasedKey, 'true')

export function useErasedInOtherTab(): void {
  useEffect(() => {
    const fromOtherTab = ({ key, newValue }: StorageEvent) => {
      if (key === erasedKey && newValue !== null) sessionStore.write(erasedKey, newValue)
    }
    window.addEventListener('storage', fromOtherTab)
    return () => window.removeEventListener('storage', fromOtherTab)
  }, [])
}

/** Whether another tab has deleted the account that this one was open for. */
export const isErasedInOtherTab = (): boolean => sessionStore.read(erasedKey) !== null

/** With it, Privacy Settings say that the account is deleted. */
export const erasedState = { isErased: true }

export const useIsErased = (): boolean => (useLocation().state as Partial<typeof erasedState> | null)?.isErased === true
