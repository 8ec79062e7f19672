// @vitest-environment node
import { afterEach, describe, expect, it, vi } from 'vitest'
import { endpointOf } from './endpoint.ts'

afterEach(() => {
  vi.unstubAllEnvs()
})

describe('endpoints outside a browser', () => {
  it('has no endpoint for an unknown service', () => {
    expect(() => endpointOf('payments')).toThrow(new Error('Unknown GraphQL service type'))
    expect(() => endpointOf('toString')).toThrow(new Error('Unknown GraphQL service type'))
  })

  it('starts from a local default on port 5001', () => {
    vi.stubEnv('PUBLIC_URL', undefined)
    expect(endpointOf('resume')).toBe('http://localhost:5001/api/v1/resume/graphql')
  })

  it('starts from the configured public address', () => {
    vi.stubEnv('PUBLIC_URL', 'https://bespeak.example/')
    expect(endpointOf('finance')).toBe('https://bespeak.example/api/v1/finance/graphql')
  })
})
