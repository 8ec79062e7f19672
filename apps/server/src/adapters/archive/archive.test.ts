import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { allOf } from '../../testing/all-of.ts'
import { headOf, readFiles } from './files-stream.ts'
import { writeArchive } from './write-archive.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bespeak-archive-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

async function* endless() {
  for (;;) yield Buffer.alloc(1000)
}

describe('an archive that is not finished leaves nothing behind:', () => {
  const options = (signal = new AbortController().signal) => ({ path: join(folder, 'all'), madeAt: new Date(), signal })

  it.each<
    [string, (add: Parameters<Parameters<typeof writeArchive>[1]>[0]['add'], stop: AbortController) => Promise<unknown>]
  >([
    [
      'a part that cannot be read',
      async (add) =>
        add(
          'rows',
          Readable.from(
            (async function* () {
              yield Buffer.from('half')
              throw new Error('the database went away')
            })(),
          ),
          true,
        ),
    ],
    [
      'whoever fills it failing between two parts',
      async (add) => {
        await add('rows', Readable.from([Buffer.from('whole')]), true)
        throw new Error('the database went away')
      },
    ],
    [
      'a stop',
      async (add, stop) => {
        const adding = add('rows', Readable.from(endless()), true)
        stop.abort(new Error('Stopped.'))
        return adding
      },
    ],
  ])('%s', async (_, fill) => {
    const stop = new AbortController()
    const writing = writeArchive(options(stop.signal), async ({ add }) => void (await fill(add, stop)))
    await expect(writing).rejects.toThrow()
    expect(await readdir(folder)).toEqual([])
  })

  it('a whole one is there under its name, for this user alone', async () => {
    await writeArchive(
      options(),
      async ({ add }) => void (await add('rows', Readable.from([Buffer.from('a\n')]), true)),
    )
    expect(await readdir(folder)).toEqual(['all'])
    expect((await stat(join(folder, 'all'))).mode & 0o777).toBe(0o600)
  })
})

describe('files one after another', () => {
  const files = [0, 1, 70_000, 3].map((length, at) => ({ key: `file-${at}`, bytes: Buffer.alloc(length, '\n') }))
  const whole = Buffer.concat(files.flatMap((file) => [headOf(file), file.bytes]))
  const inPieces = (bytes: Buffer, size: number) =>
    Readable.from(
      Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) => bytes.subarray(at * size, (at + 1) * size)),
    )

  it.each([
    ['cut off in a file', () => whole.subarray(0, 5000)],
    ['cut off in a line', () => whole.subarray(0, 20)],
    ['with a byte that is another', () => Buffer.from(whole).fill('x', 5000, 5001)],
    ['with a name that leads elsewhere', () => Buffer.concat([Buffer.from('../'), whole])],
    ['that are something else', () => Buffer.alloc(100_000)],
  ])('%s are refused', async (_, spoilt) => {
    await expect(allOf(readFiles(inPieces(spoilt(), 999)))).rejects.toThrow('is damaged')
  })

  it.each([1, 7, 65_536, 1_000_000])('are read as they were written, in pieces of %i', async (size) => {
    expect(await allOf(readFiles(inPieces(whole, size)))).toEqual(files)
  })
})
