import { describe, expect, it } from 'vitest'
import { safeDestination, storeDestination, takeDestination } from './return-destination.ts'

const key = 'auth_redirect_url'
const hostile = [
  ['two slashes', '//evil.example'],
  ['three slashes', '///evil.example'],
  ['slash and backslash', '/\\evil.example'],
  ['backslashes', '\\\\evil.example'],
  ['a backslash later on', '/my\\evil'],
  ['encoded slashes', '%2f%2fevil.example'],
  ['an encoded second slash', '/%2fevil.example'],
  ['an encoded second slash, upper case', '/%2Fevil.example'],
  ['an encoded backslash', '/%5cevil.example'],
  ['a slash encoded twice', '/%252fevil.example'],
  ['a slash encoded three times', '/%25252fevil.example'],
  ['an encoded slash beside a broken escape', '/%2fevil.example/%'],
  ['an encoded backslash beside a broken escape', '/%5cevil.example%'],
  ['encoded CRLF beside a broken escape', '/x%0d%0aSet-Cookie:a%'],
  ['a slash encoded twice beside an escape that breaks once decoded', '/%252fevil.example/%25'],
  ['a slash encoded twice beside bytes that are no text', '/%252fevil.example/%25ff'],
  ['a broken escape', '/my%'],
  ['bytes that are no text', '/my%ff'],
  ['a tab between slashes', '/\t/evil.example'],
  ['a line feed between slashes', '/\n/evil.example'],
  ['CRLF', '/my\r\nSet-Cookie: a=b'],
  ['encoded CRLF', '/my%0d%0aSet-Cookie:%20a=b'],
  ['a null byte', '/\0/evil.example'],
  ['a way up to two slashes', '/x/..//evil.example'],
  ['a dot before two slashes', '/.//evil.example'],
  ['an encoded way up', '/x/%2e%2e//evil.example'],
  ['a scheme', 'https://evil.example'],
  ['a scheme without slashes', 'https:evil.example'],
  ['a script', 'javascript:alert(1)'],
  ['an encoded script', 'javascript%3Aalert(1)'],
  ['data', 'data:text/html,hello'],
  ['an at sign', '@evil.example'],
  ['a host', 'evil.example'],
  ['a space first', ' //evil.example'],
  ['nothing', ''],
  ['something endless', `/${'a'.repeat(5000)}`],
] as const

describe('return destination', () => {
  it.each(hostile)('[A19] refuses %s', (_, value) => {
    expect(safeDestination(value)).toBeNull()
    storeDestination(value)
    expect(window.sessionStorage.getItem(key)).toBeNull()
  })

  it.each(hostile)('[A19] refuses %s also when it was put into the session storage', (_, value) => {
    window.sessionStorage.setItem(key, value)
    expect(takeDestination()).toBe('/my')
  })

  it.each([
    '/my',
    '/resume/12/edit',
    '/my?view=jobs#today',
    '/help?q=a%20b',
    '/help?q=100%25',
    '/upload?from=https%3A%2F%2Fjobs.example%2F1',
    '/@evil.example',
  ])('accepts the path %s', (value) => {
    expect(safeDestination(value)).toBe(value)
  })

  it('gives a path that no browser reads as another origin', () => {
    expect(new URL(safeDestination('/@evil.example') ?? '', 'https://bespeak.example').host).toBe('bespeak.example')
  })

  it.each(['/', '/auth', '/login', '/register', '/auth/', '/auth?mode=register', '/login?x=1', '/?a=b'])(
    'never stores %s',
    (value) => {
      storeDestination(value)
      expect(window.sessionStorage.getItem(key)).toBeNull()
    },
  )

  it('keeps the destination under its session key and gives it once', () => {
    storeDestination('/resume/3?tab=versions')
    expect(window.sessionStorage.getItem(key)).toBe('/resume/3?tab=versions')
    expect(takeDestination()).toBe('/resume/3?tab=versions')
    expect(takeDestination()).toBe('/my')
  })

  it('is /my by default', () => {
    expect(takeDestination()).toBe('/my')
  })
})
