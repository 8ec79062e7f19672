import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const deploy = new URL('./deploy/', import.meta.url)
const page = readFileSync(new URL('503.http', deploy), 'utf8')
const [head = '', body = ''] = page.split('\r\n\r\n')

describe('the page that people read while no server answers', () => {
  it('is a whole answer of HTTP, as long as it says', () => {
    const [status, ...headers] = head.split('\r\n')
    expect(status).toBe('HTTP/1.1 503 Service Unavailable')
    expect(headers).toEqual(
      expect.arrayContaining([
        `content-length: ${Buffer.byteLength(body)}`,
        'cache-control: no-store',
        'retry-after: 30',
      ]),
    )
  })

  it('says what is kept and what to do, and needs nothing from anywhere', () => {
    expect(body).toContain('Everything you saved is kept. Please try again in a minute.')
    expect(body).not.toMatch(/<script|<link|<img|src=|url\(|https?:/)
  })

  it('is what the balancer shows, which takes its settings', () => {
    const settings = readFileSync(new URL('haproxy.cfg', deploy), 'utf8')
    expect(settings.match(/errorfile \d+ \/usr\/local\/etc\/haproxy\/503\.http/g)).toHaveLength(3)
    expect(readFileSync(new URL('compose.yaml', deploy), 'utf8')).toContain(
      './503.http:/usr/local/etc/haproxy/503.http:ro',
    )
  })

  it.skipIf(spawnSync('haproxy', ['-v']).status !== 0)('is one that HAProxy can read', () => {
    const settings = readFileSync(new URL('haproxy.cfg', deploy), 'utf8')
    const folder = mkdtempSync(join(tmpdir(), 'bespeak-balancer-'))
    const file = join(folder, 'haproxy.cfg')
    writeFileSync(file, settings.replaceAll('/usr/local/etc/haproxy', deploy.pathname))
    const { status, stderr } = spawnSync('haproxy', ['-c', '-f', file], { encoding: 'utf8' })
    rmSync(folder, { recursive: true })
    expect({ status, said: stderr.match(/\[ALERT\].*/g) }).toEqual({ status: 0, said: null })
  })
})
