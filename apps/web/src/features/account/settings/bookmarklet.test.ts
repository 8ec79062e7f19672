import { expect, it } from 'vitest'
import { bookmarklet } from './bookmarklet.ts'

it('the bookmarklet is one line that a browser takes as an address', () => {
  const address = bookmarklet('https://bespeak.example')
  expect(address).toMatch(/^javascript:\S+$/)
  expect(decodeURIComponent(address)).toContain('"https://bespeak.example/upload#job="')
})
