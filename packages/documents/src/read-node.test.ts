import { createServer } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import { createNodeReader, type NodeReaderOptions } from './read-node.ts'
import type { FileTextReader } from './reader-pool.ts'
import * as bad from './testing/bad-files.ts'
import { docxOf, paragraph } from './testing/make-docx.ts'
import { smallPdf } from './testing/make-pdf.ts'

const entry = new URL('./read-child.ts', import.meta.url)
const hangs = new URL('./testing/child-that-hangs.ts', import.meta.url)
// Starting from sources takes longer than starting what was built.
const patience = 60_000
// However slow the machine, no patience of the pool ends where that is not meant.
const hour = 3_600_000
const long = { timeout: hour, longestStart: hour }

let reader: FileTextReader | undefined
function readerWith(options: Partial<NodeReaderOptions> = {}) {
  reader = createNodeReader({ entry, processes: 1, ...options })
  return reader
}
afterEach(() => reader?.close())

describe('reading in a process of its own', () => {
  it(
    '[C4] survives a bomb: memory ends the process, not the server, and the next file is read',
    async () => {
      const files = readerWith({ memory: 260, patience: long })
      const [bomb, next] = await Promise.all([
        files.read(bad.flateBomb(250_000_000), 'ada'),
        files.read(smallPdf(), 'ada'),
      ])
      expect(bomb).toMatchObject({ ok: false, code: 'UNSUPPORTED_FILE', reason: 'too-complex' })
      expect(next).toMatchObject({ ok: true, kind: 'pdf' })
    },
    patience,
  )

  it(
    '[C4] ends a reader that never comes back',
    async () => {
      const files = readerWith({ entry: hangs, patience: { ...long, timeout: 100 } })
      // On a machine that is busy it has had no time itself.
      const reason = expect.stringMatching(/^(too-slow|busy)$/)
      expect(await files.read(smallPdf(), 'ada')).toMatchObject({ ok: false, reason })
    },
    patience,
  )

  it(
    'rejects when its program is not there',
    async () => {
      const files = readerWith({ entry: new URL('./no-such-program.js', import.meta.url) })
      await expect(files.read(smallPdf(), 'ada')).rejects.toThrow('could not be started')
    },
    patience,
  )

  it(
    '[C2] [C5] reaches no network, whatever a file asks for',
    async () => {
      const asked: string[] = []
      const server = createServer((request, response) => {
        asked.push(request.url ?? '')
        response.end()
      })
      const port = await new Promise<number>((resolve) => {
        server.listen(0, '127.0.0.1', () => {
          const address = server.address()
          resolve(typeof address === 'object' && address ? address.port : 0)
        })
      })
      const url = `http://127.0.0.1:${port}/`
      const files = readerWith({ patience: long })
      const active = [bad.activePdf(url), bad.externalParts(url), bad.externalEntity(url), bad.externalSubset(url)]
      const texts = await Promise.all(active.map((file) => files.read(file, 'ada')))
      server.close()
      expect(texts.map((it) => it.ok)).toEqual([true, true, false, false])
      expect(asked).toEqual([])
    },
    patience,
  )

  it(
    'gives the same text as reading here, file after file',
    async () => {
      const files = readerWith({ filesPerProcess: 2, patience: long })
      const given = [smallPdf(), docxOf({ body: paragraph('Ada') }), new TextEncoder().encode('Ada'), smallPdf()]
      const texts = await Promise.all(given.map((file) => files.read(file, 'ada')))
      expect(texts.map((it) => it.ok && it.kind)).toEqual(['pdf', 'docx', 'txt', 'pdf'])
      expect(texts[0]).toEqual(texts[3])
    },
    patience,
  )
})
