import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { Away } from '../../kernel/errors.ts'
import type { Files } from '../../services/resume/ports.ts'
import { allOf } from '../../testing/all-of.ts'
import { encryptFiles } from './encrypted-files.ts'
import { createLocalFiles } from './local-files.ts'
import { createS3Files } from './s3-files.ts'
import { startBucket } from './testing/bucket.ts'

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
  bucket.close()
  await rm(folder, { recursive: true })
})

const secret = new TextEncoder().encode('a key that only the tests know')
const otherSecret = new TextEncoder().encode('another key')
const tellDamaged = () => undefined
const places: [string, () => Files][] = [
  ['a folder', () => createLocalFiles(folder)],
  ['a bucket', () => s3],
  ['a folder, encrypted', () => encryptFiles(createLocalFiles(folder), [secret], tellDamaged)],
  ['a bucket, encrypted', () => encryptFiles(s3, [secret], tellDamaged)],
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

describe.each([
  ['a folder', (name: string) => createLocalFiles(join(folder, name))],
  ['a bucket', (name: string) => createS3Files(bucket.address.replace('/kept', `/${name}`))],
])('the list of %s', (_, open) => {
  const listed = async (name: string) => (await allOf(open(name).list())).sort((a, b) => (a.key < b.key ? -1 : 1))

  it('is empty where nothing was ever put', async () => {
    expect(await listed('untouched')).toEqual([])
  })

  it('has every file with its size, however many there are, and none of its neighbours', async () => {
    const keys = Array.from({ length: 25 }, (_value, at) => `listed-${String(at).padStart(2, '0')}`)
    for (const [at, key] of keys.entries()) await open('list').put(key, new Uint8Array(at))
    await open('list-of-another').put('another', new Uint8Array(1))
    expect(await listed('list')).toEqual(keys.map((key, bytes) => ({ key, bytes })))
  })
})

describe('a bucket that is silent', () => {
  it('is given up, whatever it was asked', async () => {
    const silent = createServer().listen(0, '127.0.0.1')
    await once(silent, 'listening')
    const { port } = silent.address() as AddressInfo
    const files = createS3Files(`s3://kept?endpoint=http://127.0.0.1:${port}`, 50)
    const asked = [files.put('one', new Uint8Array(9)), files.get('one'), files.remove('one'), allOf(files.list())]
    await Promise.all(asked.map((it) => expect(it).rejects.toThrow(Away)))
    files.close()
    silent.close()
  })

  it.each<[string, number, (socket: Socket) => void]>([
    ['from the start', 10_000, () => undefined],
    // Ten seconds from the last byte that came.
    [
      'in the midst of a file',
      20_000,
      (socket) => void socket.write('HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nhalf'),
    ],
  ])('%s is given up after %i ms, however often it would be tried', async (_, within, answer) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    const silent = createServer().listen(0, '127.0.0.1')
    try {
      await once(silent, 'listening')
      const { port } = silent.address() as AddressInfo
      const files = createS3Files(`s3://kept?endpoint=http://127.0.0.1:${port}`)
      const asked = files.get('one').catch((error: unknown) => error)
      const [socket] = await once(silent, 'connection')
      await once(socket, 'data')
      answer(socket)
      await vi.advanceTimersByTimeAsync(within)
      expect(await Promise.race([asked, 'still waiting'])).toBeInstanceOf(Away)
      files.close()
    } finally {
      vi.useRealTimers()
      silent.close()
    }
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
  const files = () => encryptFiles(createLocalFiles(folder), [secret], tellDamaged)

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
    const other = encryptFiles(createLocalFiles(folder), [otherSecret], tellDamaged)
    await expect(other.get('sealed')).rejects.toThrow()
    expect(await files().get('sealed')).toEqual(Buffer.from(text))
  })

  it('are read with the key that they were sealed with, also after another has taken its place', async () => {
    await files().put('before', text)
    const rotated = encryptFiles(createLocalFiles(folder), [otherSecret, secret], tellDamaged)
    expect(await rotated.get('before')).toEqual(Buffer.from(text))
    await rotated.put('after', text)
    expect(await rotated.get('after')).toEqual(Buffer.from(text))
    // What is written from then on, the former key does not open.
    await expect(files().get('after')).rejects.toThrow()
    const withoutFormer = encryptFiles(createLocalFiles(folder), [otherSecret], tellDamaged)
    expect(await withoutFormer.get('after')).toEqual(Buffer.from(text))
    await expect(withoutFormer.get('before')).rejects.toThrow()
  })

  it('leave no half-written file behind', async () => {
    await files().put('whole', text)
    expect((await readdir(join(folder, 'wh'))).filter((name) => name.endsWith('.part'))).toEqual([])
  })
})
