import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo, LookupFunction } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { isPublicAddress } from './public-address.ts'
import { createWebPages } from './web-pages.ts'

describe('[D1] addresses that are no pages of the open web', () => {
  it.each([
    ...['127.0.0.1', '127.9.9.9', '0.0.0.0', '10.0.0.1', '172.16.0.1', '192.168.1.1', '100.64.0.1', '169.254.169.254'],
    ...[
      '::1',
      '::',
      'fd00::1',
      'fe80::1',
      '::ffff:127.0.0.1',
      '::ffff:7f00:1',
      '64:ff9b::7f00:1',
      '::127.0.0.1',
      '::7f00:1',
    ],
    ...[
      '224.0.0.1',
      '255.255.255.255',
      '192.0.2.1',
      '2001:db8::1',
      '198.18.0.1',
      '2002:7f00:1::',
      'not-an-address',
      '',
    ],
  ])('%s', (address) => {
    expect(isPublicAddress(address)).toBe(false)
  })

  it.each(['93.184.216.34', '1.1.1.1', '2606:4700:4700::1111'])('%s is one', (address) => {
    expect(isPublicAddress(address)).toBe(true)
  })
})

describe('[D1] [D2] [D5] what is refused before anything is looked up', () => {
  const lookup = vi.fn<LookupFunction>()
  const pages = createWebPages({ lookup })
  afterAll(() => pages.close())

  it.each([
    ...['http://127.0.0.1/', 'http://[::1]/', 'http://0.0.0.0/', 'http://169.254.169.254/latest/meta-data/'],
    ...['http://2130706433/', 'http://0x7f.1/', 'http://0177.0.0.1/', 'http://127.1/', 'http://[::ffff:127.0.0.1]/'],
    ...['http://[::ffff:7f00:1]/', 'http://[64:ff9b::7f00:1]/', 'http://①②⑦.⓪.⓪.①/', 'http://127.0.0.1./'],
    ...['file:///etc/passwd', 'gopher://example.com/', 'ftp://example.com/', 'javascript:alert(1)', 'data:text/html,a'],
    ...[
      'http://example.com:22/',
      'http://example.com:5001/',
      'https://user:pass@example.com/',
      'http://user@example.com/',
    ],
    ...[
      'http://example.com\\@127.0.0.1/',
      'http://example.com/\r\nHost: evil',
      `http://example.com/${'a'.repeat(8192)}`,
    ],
    ...['', 'example.com', '//example.com', 'http://'],
  ])('%j', async (address) => {
    expect(await pages.fetch(address)).toBeNull()
    expect(lookup).not.toHaveBeenCalled()
  })
})

describe('[D3] names', () => {
  const answering = (...addresses: string[]): LookupFunction =>
    ((_name, _options, callback) =>
      callback(
        null,
        addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      )) as LookupFunction

  it.each([
    ['one of this machine', ['127.0.0.1']],
    ['a public one and one of this machine', ['93.184.216.34', '127.0.0.1']],
    ['a public one and a private one of the other kind', ['93.184.216.34', 'fd00::1']],
    ['nothing', []],
  ])('that lead to %s are not connected to', async (_, addresses) => {
    const pages = createWebPages({ lookup: answering(...addresses) })
    expect(await pages.fetch('http://rebound.example/')).toBeNull()
    await pages.close()
  })
})

describe('pages', () => {
  let server: Server
  let port: string
  const sent: string[] = []
  let pages: ReturnType<typeof createWebPages>

  const html = (response: ServerResponse, body: string | Buffer, headers: Record<string, string> = {}) =>
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(body)
  const redirect = (response: ServerResponse, location: string) => response.writeHead(302, { location }).end()

  beforeAll(async () => {
    server = createServer((request, response) => {
      const path = request.url ?? ''
      sent.push(JSON.stringify(request.headers))
      if (path === '/job') html(response, '<h1>Head Florist</h1>')
      else if (path === '/latin')
        html(response, Buffer.from('<p>Café</p>', 'latin1'), { 'content-type': 'text/html; charset=iso-8859-1' })
      else if (path === '/large') html(response, Buffer.alloc(2 * 1024 * 1024 + 1, 'a'))
      else if (path === '/bomb')
        html(response, gzipSync(Buffer.alloc(50 * 1024 * 1024)), { 'content-encoding': 'gzip' })
      else if (path === '/header') html(response, 'a', { 'x-large': 'a'.repeat(20_000) })
      else if (path === '/pdf') html(response, 'a', { 'content-type': 'application/pdf' })
      else if (path === '/missing') response.writeHead(404, { 'content-type': 'text/html' }).end('<p>No</p>')
      else if (path === '/inside') redirect(response, 'http://10.0.0.1/')
      else if (path === '/file') redirect(response, 'file:///etc/passwd')
      else if (path.startsWith('/hop/')) {
        const left = Number(path.slice(5))
        if (left === 0) html(response, '<p>There</p>')
        else redirect(response, `/hop/${left - 1}`)
      }
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    port = String((server.address() as AddressInfo).port)
    pages = createWebPages({ mayReach: (address) => address === '127.0.0.1', ports: [port] })
  })
  afterAll(async () => {
    await pages.close()
    server.close()
  })
  const get = (path: string) => pages.fetch(`http://localhost:${port}${path}`)

  it('are given as they came, in the letters they were written in', async () => {
    expect(await get('/job')).toBe('<h1>Head Florist</h1>')
    expect(await get('/latin')).toBe('<p>Café</p>')
  })

  it('are asked for without a cookie or anything about the person', () => {
    expect(sent.join()).not.toMatch(/cookie|authorization|referer/i)
  })

  it('[D4] are followed over three redirects and no more', async () => {
    expect(await get('/hop/3')).toBe('<p>There</p>')
    expect(await get('/hop/4')).toBeNull()
  })

  it.each([
    ['[D4] a redirect into a private network', '/inside'],
    ['[D4] a redirect to a file', '/file'],
    ['[D6] more than 2 MB', '/large'],
    ['[D6] a small answer that unpacks to 50 MB', '/bomb'],
    ['[D6] a header of 20 KB', '/header'],
    ['[D6] a PDF', '/pdf'],
    ['a page that is not there', '/missing'],
  ])('%s: nothing, as for all that fails', async (_, path) => {
    expect(await get(path)).toBeNull()
  })
})
