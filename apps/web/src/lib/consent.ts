import { useSyncExternalStore } from 'react'
import { localStore } from './storage.ts'

export const consentKey = 'gdpr-consent'

export type Consent = 'all' | 'essential'

const listeners = new Set<() => void>()

export function readConsent(): Consent | null {
  const stored = localStore.read(consentKey)
  return stored === 'all' || stored === 'essential' ? stored : null
}

export function storeConsent(consent: Consent) {
  localStore.write(consentKey, consent)
  announce()
}

export function clearConsent() {
  localStore.remove(consentKey)
  announce()
}

function announce() {
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

const notKnownYet = () => undefined

/** Undefined while a prerendered page wakes up, null where no choice was made. */
export const useConsent = () => useSyncExternalStore<Consent | null | undefined>(subscribe, readConsent, notKnownYet)
