import { sampleDocument } from '@bespeak/domain/resume/testing/sample.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { createDocumentWriter, type DocumentWriter } from './index.ts'
import { usualLayout } from './layout.ts'
import type { WriterOptions } from './writer-pool.ts'

const entry = new URL('./write-child.ts', import.meta.url)
const hanging = new URL('../testing/child-that-hangs.ts', import.meta.url)
let writer: DocumentWriter | undefined

function start(options: Partial<WriterOptions>) {
  writer = createDocumentWriter({ entry, processes: 1, ...options })
  return writer
}
const letter = {
  sender: { name: 'Ines Duarte', contact: [] },
  date: '1 July 2026',
  recipient: ['Halden Freight Ltd'],
  subject: 'Data Analyst',
  salutation: 'Dear all,',
  paragraphs: ['I cut the month-end close from nine days to four.'],
  closing: 'Kind regards,',
  signature: 'Ines Duarte',
}
const invoice = {
  issuer: ['Bespeak'],
  customer: ['Ines Duarte'],
  number: 'BSP-2026-000042',
  status: 'open' as const,
  createdAt: '2026-07-01T09:00:00Z',
  dueDate: null,
  paidAt: null,
  currency: 'EUR',
  items: [{ description: 'Pro plan, monthly', quantity: 1, unitPrice: 19, amount: 19 }],
  subtotal: 19,
  taxRate: null,
  tax: 0,
  total: 19,
  notes: [],
}
const write = (using: DocumentWriter) => using.renderResume(sampleDocument(), usualLayout)

afterEach(() => writer?.close())

describe('writing documents in processes of their own', () => {
  it('ends one that never comes back, and says so', async () => {
    expect(await write(start({ entry: hanging, timeout: 50 }))).toEqual({ ok: false, reason: 'slow' })
  })

  it('turns away more than may wait', async () => {
    const busy = start({ entry: hanging, timeout: 50, mostWaiting: 1 })
    const all = await Promise.all([write(busy), write(busy), write(busy)])
    expect(all.filter((it) => !it.ok && it.reason === 'busy').length).toBeGreaterThan(0)
  })

  it('rejects what waits when it is closed', async () => {
    const closing = start({ entry: hanging })
    const waiting = Promise.all([write(closing), write(closing)])
    closing.close()
    await expect(waiting).rejects.toThrow()
    await expect(write(closing)).rejects.toThrow('The writer of documents is closed.')
  })

  it('writes one document after another, with a new process where the old has done enough', async () => {
    const small = start({ documentsPerProcess: 2 })
    await small.warm()
    const all = await Promise.all(Array.from({ length: 3 }, () => write(small)))
    expect(all).toEqual(all.map(() => expect.objectContaining({ ok: true, pages: 1, template: 'classic' })))
  }, 60_000)

  it('writes every kind of document there', async () => {
    const works = start({})
    const all = await Promise.all([
      works.renderResume(sampleDocument(), usualLayout),
      works.renderResumeDocx(sampleDocument(), usualLayout),
      works.renderLetter(letter, usualLayout),
      works.renderLetterDocx(letter, usualLayout),
      works.renderInvoice(invoice, 'a4'),
    ])
    expect(all).toEqual(all.map(() => expect.objectContaining({ ok: true, bytes: expect.any(Uint8Array) })))
  }, 60_000)
})
