import { act, renderHook } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { clearConsent, readConsent, storeConsent, useConsent } from './consent.ts'

describe('consent', () => {
  it('is unset at first', () => {
    expect(readConsent()).toBeNull()
  })

  it('takes any other stored value as unset', () => {
    window.localStorage.setItem('gdpr-consent', 'yes')
    expect(readConsent()).toBeNull()
  })

  it.each(['all', 'essential'] as const)('keeps "%s" under gdpr-consent', (choice) => {
    storeConsent(choice)
    expect(window.localStorage.getItem('gdpr-consent')).toBe(choice)
    expect(readConsent()).toBe(choice)
  })

  it('can be cleared', () => {
    storeConsent('all')
    clearConsent()
    expect(window.localStorage.getItem('gdpr-consent')).toBeNull()
  })

  it('reaches the page as it changes', () => {
    const { result } = renderHook(useConsent)
    expect(result.current).toBeNull()
    act(() => storeConsent('essential'))
    expect(result.current).toBe('essential')
  })
})
