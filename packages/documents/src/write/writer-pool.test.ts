import { sampleDocument } from '@bespeak/domain/resume/testing/sample.ts'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { stillHands } from '../testing/still-hands.ts'
import { createDocumentWriter, type DocumentWriter, type WriterOptions } from './index.ts'
import { usualLayout } from './layout.ts'
import type { Rendered, WriteTask } from './works.ts'
import { createWriterPool } from './writer-pool.ts'

const entry = new URL('./write-child.ts', import.meta.url)
const hanging = new URL('../testing/child-that-hangs.ts', import.meta.url)
let writer: DocumentWriter | undefined

// However slow the machine, no patience of the pool ends where that is not meant.
const hour = 3_600_000
const long = { timeout: hour, longestStart: hour }
function start(options: Partial<WriterOptions>) {
  writer = createDocumentWriter({ entry, processes: 1, patience: long, ...options })
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
const write = (using: DocumentWriter, person: number | string = 'ines') =>
  using.writerFor(person).renderResume(sampleDocument(), usualLayout)

afterEach(() => {
  writer?.close()
  vi.useRealTimers()
})

describe('a pool of writers', () => {
  function poolOf() {
    vi.useFakeTimers()
    const { hands, start } = stillHands<WriteTask, Rendered>({ readySoon: true })
    const pool = createWriterPool({ start, hands: 1 })
    writer = pool
    return { pool, hands }
  }

  it('refuses the sixth document of one person: one is written, four wait', async () => {
    const { pool, hands } = poolOf()
    const five = Array.from({ length: 5 }, () => write(pool))
    expect(await write(pool)).toEqual({ ok: false, reason: 'own' })
    for (const _ of five) hands[0]?.result({ ok: false, reason: 'too-long' })
    expect(await Promise.all(five)).toEqual(five.map(() => ({ ok: false, reason: 'too-long' })))
  })

  it('refuses more than two hundred that wait', async () => {
    const { pool } = poolOf()
    const many = Array.from({ length: 201 }, (_, person) => write(pool, person))
    expect(await write(pool)).toEqual({ ok: false, reason: 'busy' })
    pool.close()
    await Promise.allSettled(many)
  })

  it('says of a document that takes too long that it does, and whether it is a long one, and of one that ended its writer that it broke', async () => {
    const { pool, hands } = poolOf()
    const slow = write(pool)
    await vi.advanceTimersByTimeAsync(20_000)
    expect(await slow).toEqual({ ok: false, reason: 'slow' })
    const long = {
      ...letter,
      paragraphs: Array.from(
        { length: 1000 },
        () => 'I cut the month-end close from nine days to four, alone and with others.',
      ),
    }
    const slowAndLong = pool.writerFor('ines').renderLetter(long, usualLayout)
    await vi.advanceTimersByTimeAsync(20_000)
    expect(await slowAndLong).toEqual({ ok: false, reason: 'slow-long' })
    const broken = write(pool)
    await vi.advanceTimersByTimeAsync(0)
    hands[2]?.gone()
    expect(await broken).toEqual({ ok: false, reason: 'broken' })
  })
})

describe('writing documents in processes of their own', () => {
  it('ends one that never comes back, and says so', async () => {
    const patience = { ...long, timeout: 50 }
    // On a machine that is busy it has had no time itself.
    const reason = expect.stringMatching(/^(slow|busy)$/)
    expect(await write(start({ entry: hanging, patience }))).toEqual({ ok: false, reason })
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
    const all = await Promise.all(Array.from({ length: 3 }, () => write(small)))
    expect(all).toEqual(all.map(() => expect.objectContaining({ ok: true, pages: 1, template: 'classic' })))
  }, 60_000)

  it('writes every kind of document there', async () => {
    const works = start({}).writerFor('ines')
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
