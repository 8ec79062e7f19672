import { expect, it } from 'vitest'
import { isOurOrigin } from './origin.ts'

const bound = { publicUrl: 'http://localhost:5173', host: '127.0.0.1', localPort: 40_123 }

it('the port that the server itself listens on is ours as well as the public one', () => {
  expect(isOurOrigin('http://localhost:5173', bound)).toBe(true)
  expect(isOurOrigin('http://localhost:40123', bound)).toBe(true)
  expect(isOurOrigin('http://127.0.0.1:40123', bound)).toBe(true)
  expect(isOurOrigin('http://localhost:40124', bound)).toBe(false)
})

it('other names of this machine are not ours once the server is bound to the network', () => {
  const open = { ...bound, publicUrl: 'http://localhost:5001', host: '0.0.0.0' }
  expect(isOurOrigin('http://localhost:5001', open)).toBe(true)
  expect(isOurOrigin('http://127.0.0.1:5001', open)).toBe(false)
})
