import { describe, expect, it } from 'vitest'
import { clientAddress } from './client-address.ts'
import { startTestServer } from './testing/test-server.ts'

describe('[F14] the network of a client', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:aaaa::1', '2001:db8:1:2:aaaa::1', '2001:db8:1:2::/64'],
    ['2001:db8:1:2:bbbb::2', '2001:db8:1:2:bbbb::2', '2001:db8:1:2::/64'],
    ['fe80::1%eth0', 'fe80::1', 'fe80::/64'],
    ['::1', '::1', '::/64'],
    ['203.0.113.7:4711', '203.0.113.7', '203.0.113.7'],
    ['[2001:db8:1:2::1]:4711', '2001:db8:1:2::1', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::1]', '2001:db8:1:2::1', '2001:db8:1:2::/64'],
    ['unix', 'unknown', 'unknown'],
    ['', 'unknown', 'unknown'],
    [undefined, 'unknown', 'unknown'],
  ])('of %s', (text, ipAddress, network) => {
    expect(clientAddress(text)).toEqual({ ipAddress, network })
  })

  it.each<[string, NodeJS.ProcessEnv, string]>([
    ['is the connection, when no proxy is trusted', {}, '127.0.0.1'],
    ['is what the trusted proxy saw last', { TRUST_PROXY: 'loopback' }, '198.51.100.9'],
    ['is the connection, when another proxy is trusted', { TRUST_PROXY: '10.0.0.0/8' }, '127.0.0.1'],
  ])('%s', async (_, env, network) => {
    const { query, contexts, server } = startTestServer({ env })
    await query('{ hello }', {}, { 'x-forwarded-for': '203.0.113.66, 198.51.100.9' })
    expect(contexts[0]?.network).toBe(network)
    await server.close()
  })
})
