import { describe, expect, it, vi } from 'vitest'
import { localStore } from './storage.ts'

const refuse = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

describe('a browser that refuses its storage', () => {
  it('does not stop the page, which keeps the values for itself', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(refuse)
    expect(localStore.read('theme')).toBeNull()
    localStore.write('theme', 'dark')
    expect(localStore.read('theme')).toBe('dark')
    localStore.remove('theme')
    expect(localStore.read('theme')).toBeNull()
  })
})
