import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

const page = (name: string) => `<!doctype html><title>${name}</title>`
const script = 'export const thread = "cotton"\n'.repeat(100)

const build: Record<string, string | Buffer> = {
  'routes.json': JSON.stringify({
    patterns: ['/', '/about', '/my', '/s/:token', '/resume/:id/edit', '/help/:topic?', '*'],
    prerendered: { '/': 'index.html', '/about': 'about/index.html' },
    notFound: '404.html',
  }),
  'client/index.html': page('Home'),
  'client/index.html.br': brotliCompressSync(page('Home')),
  'client/about/index.html': page('About'),
  'client/app.html': page('App'),
  'client/404.html': page('Not found'),
  'client/404.html.gz': gzipSync(page('Not found')),
  'client/robots.txt': 'User-agent: *\n',
  'client/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'client/assets/read-worker-1a2b3c.js': script,
  'client/assets/app-1a2b3c.js': script,
  'client/assets/app-1a2b3c.js.br': brotliCompressSync(script),
  'client/assets/app-1a2b3c.js.gz': gzipSync(script),
  'client/assets/app-1a2b3c.js.map': '{"sources":[]}',
  'client/.vite/manifest.json': '{}',
  'client/.env': 'SECRET=1',
  'client/.git/HEAD': 'ref: refs/heads/main',
  'outside.txt': 'outside of what is served',
}

let webRoot: string
let app: TestServer
beforeAll(async () => {
  webRoot = await mkdtemp(join(tmpdir(), 'bespeak-web-'))
  for (const [name, content] of Object.entries(build)) {
    await mkdir(dirname(join(webRoot, name)), { recursive: true })
    await writeFile(join(webRoot, name), content)
  }
  app = startTestServer({ deps: { webRoot, isShared } })
})
afterAll(async () => {
  await app.server.close()
  await rm(webRoot, { recursive: true })
})

/** One token is known, and one cannot be asked about. */
async function isShared(token: string): Promise<boolean> {
  if (token === 'unknowable') throw new Error('The database is away.')
  return token === 'known'
}

const get = (url: string, headers: Record<string, string> = {}) => app.server.inject({ url, headers })

describe('a shared resume', () => {
  it.each(['/s/revoked', '/S/revoked/', '/s/revoked?x=1'])(
    '%s: is not found where its link is not known, in words that need no script',
    async (url) => {
      const { statusCode, body, headers } = await get(url)
      expect(statusCode).toBe(404)
      expect(body).toContain('<h1>This link no longer works</h1>')
      expect(body).not.toMatch(/<script|https?:/)
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
      expect(headers['content-security-policy']).toContain("default-src 'none'")
    },
  )

  it.each(['/s/known', '/s/unknowable'])('%s is the page of the app', async (url) => {
    expect(await get(url)).toMatchObject({ statusCode: 200, body: page('App') })
  })
})

describe('pages', () => {
  it.each([
    ['/', 'Home'],
    ['/?route=/my', 'Home'],
    ['/about', 'About'],
    ['/about/', 'About'],
    ['/About', 'About'],
    ['/my', 'App'],
    ['/resume/12/edit', 'App'],
    ['/resume/12/edit?tab=1', 'App'],
    ['/help', 'App'],
    ['/help/codes', 'App'],
  ])('%s is the page "%s", asked for anew each time', async (url, name) => {
    const response = await get(url)
    expect(response.statusCode).toBe(200)
    expect(response.body).toBe(page(name))
    expect(response.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      etag: expect.any(String),
      'content-security-policy': expect.stringContaining("script-src 'self'"),
    })
  })

  it.each(['/s/a-token', '/S/a-token', '/s/a-token/?from=mail', '/s/nothing/more'])(
    '[F24] %s is listed by no robot, kept by nobody and told to no other site',
    async (url) => {
      expect((await get(url)).headers).toMatchObject({
        'x-robots-tag': 'noindex',
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
      })
      expect((await get('/about')).headers).not.toHaveProperty('x-robots-tag')
    },
  )

  it('that have not changed are not sent again', async () => {
    const { etag } = (await get('/about')).headers
    const response = await get('/about', { 'if-none-match': String(etag) })
    expect(response.statusCode).toBe(304)
    expect(response.body).toBe('')
  })

  it('can be asked for by HEAD', async () => {
    const response = await app.server.inject({ method: 'HEAD', url: '/about' })
    expect(response.statusCode).toBe(200)
    expect(response.body).toBe('')
  })
})

describe('[B7] an unknown address', () => {
  it.each([
    '/nothing',
    '/resume/12/edit/more',
    '/resume//edit',
    '/help/codes/more',
    '/index.html',
    '/app.html',
    '/404',
    '/404.html',
    '/about/index.html',
    '/assets',
    '/assets/',
    '/assets/app-1a2b3c.js.map',
    '/assets/app-1a2b3c.js.br',
    '/assets/app-1a2b3c.js.gz',
    '/routes.json',
    '/.env',
    '/.git/HEAD',
    '/.vite/manifest.json',
    '/%2egit/HEAD',
    '/assets/../.env',
    '/../outside.txt',
    '/..%2foutside.txt',
    '/%2e%2e/outside.txt',
    '/..%5coutside.txt',
    '//evil.example',
    '/graphiql',
    '/dev/mailbox',
  ])('%s is a real 404 with the page for it', async (url) => {
    const response = await get(url)
    expect(response.statusCode).toBe(404)
    expect(response.body).toBe(page('Not found'))
    expect(response.headers['cache-control']).toBe('no-cache')
  })

  it.each(['/%', '/%zz', '/foo%ZZ', '/%E0%A4%A', '/resume/%E0%A4%A/edit', '/about%', '/%zz?route=/my'])(
    '%s cannot be decoded, and is no other 404',
    async (url) => {
      const response = await get(url, { accept: 'text/html' })
      expect(response.statusCode).toBe(404)
      expect(response.headers['content-type']).toBe('text/html; charset=utf-8')
      expect(response.body).toBe(page('Not found'))
    },
  )

  it.each(['/api/v1/%zz', '/api/%', '/api/v1/resume/graphql%'])(
    '%s of the API that cannot be decoded is the same sentence',
    async (url) => {
      const response = await get(url)
      expect(response.statusCode).toBe(404)
      expect(response.json().errors[0].message).toBe('Not found.')
    },
  )

  it('of the API is a sentence in JSON', async () => {
    const response = await get('/api/v1/nothing')
    expect(response.statusCode).toBe(404)
    expect(response.json()).toEqual({ errors: [{ message: 'Not found.', extensions: { code: 'NOT_FOUND' } }] })
  })
})

describe('files', () => {
  it('with a hash in their name are kept for a year', async () => {
    const response = await get('/assets/app-1a2b3c.js')
    expect(response.body).toBe(script)
    expect(response.headers).toMatchObject({
      'content-type': expect.stringContaining('javascript'),
      'cache-control': 'public, max-age=31536000, immutable',
    })
  })

  it('without one are looked at again within the hour', async () => {
    expect((await get('/robots.txt')).headers['cache-control']).toBe('public, max-age=3600')
  })

  it.each([
    ['br, gzip', 'br', brotliCompressSync(script)],
    ['gzip, deflate', 'gzip', gzipSync(script)],
    ['deflate', undefined, Buffer.from(script)],
    ['', undefined, Buffer.from(script)],
  ])('are sent to a browser that takes "%s" as it takes them', async (accepted, encoding, bytes) => {
    const response = await get('/assets/app-1a2b3c.js', { 'accept-encoding': accepted })
    expect(response.headers['content-encoding']).toBe(encoding)
    expect(response.headers['content-type']).toContain('javascript')
    expect(response.headers.vary).toContain('accept-encoding')
    expect(response.rawPayload.equals(bytes)).toBe(true)
  })

  it('that are pages are compressed as well', async () => {
    const home = await get('/', { 'accept-encoding': 'br, gzip' })
    expect(home.headers).toMatchObject({ 'content-encoding': 'br', 'content-type': 'text/html; charset=utf-8' })
    const missing = await get('/nothing', { 'accept-encoding': 'gzip' })
    expect(missing.statusCode).toBe(404)
    expect(missing.headers['content-encoding']).toBe('gzip')
  })
})

describe('[B13] what only documents heed', () => {
  const policies = ['content-security-policy', 'permissions-policy', 'x-frame-options', 'cross-origin-opener-policy']

  it.each(['/', '/about', '/my', '/nothing', '/favicon.svg', '/assets/read-worker-1a2b3c.js'])(
    '%s has it: a browser may open it, or run it as a worker',
    async (url) => {
      const { headers } = await get(url)
      for (const name of policies) expect(headers[name], name).toEqual(expect.any(String))
    },
  )

  it.each(['/assets/app-1a2b3c.js', '/robots.txt'])('%s goes without, and keeps the rest', async (url) => {
    const { headers } = await get(url)
    for (const name of policies) expect(headers, name).not.toHaveProperty(name)
    expect(headers).toMatchObject({
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    })
  })
})

it('a build that lacks one of its pages stops the start with a sentence that names it', async () => {
  const other = await mkdtemp(join(tmpdir(), 'bespeak-web-'))
  await mkdir(join(other, 'client'))
  await writeFile(join(other, 'client', 'index.html'), page('Home'))
  await writeFile(
    join(other, 'routes.json'),
    '{"patterns":["/"],"prerendered":{"/":"index.html","/about":"about/index.html"},"notFound":"404.html"}',
  )
  const { server } = startTestServer({ deps: { webRoot: other } })
  await expect(server.ready()).rejects.toThrow('The web app’s build has no about/index.html.')
  await rm(other, { recursive: true })
})
