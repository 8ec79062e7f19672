import { describe, expect, it, vi } from 'vitest'
import { tokenExpiringAt } from '../../testing/tokens.ts'
import { checkToken, isUsableToken, removeToken, storeToken, subscribeToToken, usableToken } from './token.ts'

const now = Date.UTC(2026, 0, 5)
const payload = (text: string) => `header.${btoa(text)}.signature`

describe('token', () => {
  it.each([
    ['one part', 'token'],
    ['two parts', 'header.payload'],
    ['four parts', `${tokenExpiringAt(now + 1000)}.more`],
    [
      'an empty part',
      `${tokenExpiringAt(now + 1000)
        .split('.')
        .slice(0, 2)
        .join('.')}.`,
    ],
    ['a payload that cannot be decoded', 'header.***.signature'],
    ['a payload that is not JSON', payload('exp')],
    ['a payload that is null', payload('null')],
    ['no expiry', payload('{}')],
    ['an expiry that is a text', payload('{"exp":"9999999999"}')],
    ['an expiry in the past', tokenExpiringAt(now - 1000)],
    ['an expiry that is now', tokenExpiringAt(now)],
  ])('is not usable with %s', (_, token) => {
    expect(isUsableToken(token, now)).toBe(false)
  })

  it('is usable with three parts and an expiry, in seconds, that is ahead', () => {
    expect(isUsableToken(tokenExpiringAt(now + 1000), now)).toBe(true)
  })

  it('is readable with names outside of ASCII in it', () => {
    const bytes = String.fromCharCode(...new TextEncoder().encode('{"exp":99999999999,"name":"Zoë"}'))
    expect(isUsableToken(`header.${btoa(bytes)}.signature`, now)).toBe(true)
  })

  it('is kept in the local storage under auth_token', () => {
    const token = tokenExpiringAt()
    storeToken(token)
    expect(window.localStorage.getItem('auth_token')).toBe(token)
    expect(usableToken()).toBe(token)
    removeToken()
    expect(window.localStorage.getItem('auth_token')).toBeNull()
  })

  it.each(['nonsense', tokenExpiringAt(now)])('is removed by the check when it is not usable: %#', (token) => {
    window.localStorage.setItem('auth_token', token)
    checkToken()
    expect(window.localStorage.getItem('auth_token')).toBeNull()
  })

  it('is left alone by the check while it is usable', () => {
    const token = tokenExpiringAt()
    window.localStorage.setItem('auth_token', token)
    checkToken()
    expect(window.localStorage.getItem('auth_token')).toBe(token)
  })

  it('tells of changes here and in other tabs, until unsubscribed', () => {
    const listener = vi.fn()
    const unsubscribe = subscribeToToken(listener)
    storeToken(tokenExpiringAt())
    window.dispatchEvent(new StorageEvent('storage', { key: 'auth_token' }))
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }))
    expect(listener).toHaveBeenCalledTimes(2)
    unsubscribe()
    removeToken()
    expect(listener).toHaveBeenCalledTimes(2)
  })
})
