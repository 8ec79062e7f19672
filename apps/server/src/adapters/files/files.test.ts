import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Files } from '../../services/resume/ports.ts'
import { encryptFiles } from './encrypted-files.ts'
import { createLocalFiles } from './local-files.ts'
import { createS3Files } from './s3-files.ts'

/** Keeps objects as a server of one's own would, and speaks just enough S3 for one. */
function startBucket(): Promise<{ server: Server; address: string; objects: Map<string, Buffer> }> {
  const objects = new Map<string, Buffer>()
  const server = createServer(async (request, response) => {
    const key = (request.url ?? '').split('?', 1)[0] ?? ''
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const signed = request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 ')
    if (!signed) return response.writeHead(403).end()
    if (request.method === 'PUT') objects.set(key, Buffer.concat(chunks))
    if (request.method === 'DELETE') objects.delete(key)
    const held = objects.get(key)
    if (request.method === 'GET' && !held) {
      const body = '<?xml version="1.0"?><Error><Code>NoSuchKey</Code><Message>None</Message></Error>'
      return response.writeHead(404, { 'content-type': 'application/xml' }).end(body)
    }
    return response.writeHead(request.method === 'DELETE' ? 204 : 200).end(request.method === 'GET' ? held : undefined)
  })
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      resolve({ server, objects, address: `s3://resumes/kept?endpoint=http://127.0.0.1:${port}` })
    })
  })
}

let folder: string
let bucket: Awaited<ReturnType<typeof startBucket>>
let s3: ReturnType<typeof createS3Files>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bespeak-files-'))
  bucket = await startBucket()
  process.env.AWS_ACCESS_KEY_ID = 'key'
  process.env.AWS_SECRET_ACCESS_KEY = 'secret'
  s3 = createS3Files(bucket.address)
})
afterAll(async () => {
  s3.close()
  bucket.server.close()
  await rm(folder, { recursive: true })
})

const secret = new TextEncoder().encode('a key that only the tests know')
const tellDamaged = () => undefined
const places: [string, () => Files][] = [
  ['a folder', () => createLocalFiles(folder)],
  ['a bucket', () => s3],
  ['a folder, encrypted', () => encryptFiles(createLocalFiles(folder), secret, tellDamaged)],
  ['a bucket, encrypted', () => encryptFiles(s3, secret, tellDamaged)],
]

describe.each(places)('files in %s', (_, open) => {
  const bytes = Uint8Array.from({ length: 70_000 }, (_value, at) => at % 251)

  it('are not there before they are put', async () => {
    expect(await open().get('never-put')).toBeNull()
  })

  it.each([
    ['as they came', bytes],
    ['empty', new Uint8Array()],
  ])('are given back byte for byte: %s', async (_name, content) => {
    await open().put('one', content)
    expect(Buffer.from((await open().get('one')) ?? [9]).equals(content)).toBe(true)
  })

  it('are gone once they are removed, and removing them again is no mistake', async () => {
    await open().put('two', bytes)
    await open().remove('two')
    await open().remove('two')
    expect(await open().get('two')).toBeNull()
  })
})

describe('a folder', () => {
  it.each(['../secret', 'a/b', '', '.', 'a\0b'])('[C8] takes no key like %j', async (key) => {
    await expect(createLocalFiles(folder).put(key, new Uint8Array())).rejects.toThrow('Not a key')
  })

  it('is for this user alone', async () => {
    await createLocalFiles(folder).put('private', new Uint8Array([1]))
    expect((await stat(join(folder, 'pr', 'private'))).mode & 0o077).toBe(0)
    expect((await stat(join(folder, 'pr'))).mode & 0o077).toBe(0)
  })
})

describe('encrypted files', () => {
  const text = new TextEncoder().encode('Ida Vance, florist')
  const files = () => encryptFiles(createLocalFiles(folder), secret, tellDamaged)

  it('cannot be read where they lie', async () => {
    await files().put('sealed', text)
    expect((await readFile(join(folder, 'se', 'sealed'))).includes('Ida')).toBe(false)
  })

  it('are refused when a byte was changed, when another is put in their place, and with another key', async () => {
    await files().put('sealed', text)
    await files().put('second', text)
    const path = join(folder, 'se', 'sealed')
    const whole = await readFile(path)
    await writeFile(path, await readFile(join(folder, 'se', 'second')))
    await expect(files().get('sealed')).rejects.toThrow()
    await writeFile(path, Buffer.concat([whole.subarray(0, -1), Buffer.of((whole.at(-1) ?? 0) ^ 1)]))
    await expect(files().get('sealed')).rejects.toThrow()
    await writeFile(path, whole)
    const other = encryptFiles(createLocalFiles(folder), new TextEncoder().encode('another key'), tellDamaged)
    await expect(other.get('sealed')).rejects.toThrow()
    expect(await files().get('sealed')).toEqual(Buffer.from(text))
  })

  it('leave no half-written file behind', async () => {
    await files().put('whole', text)
    expect((await readdir(join(folder, 'wh'))).filter((name) => name.endsWith('.part'))).toEqual([])
  })
})
