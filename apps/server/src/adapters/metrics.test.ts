import { describe, expect, it } from 'vitest'
import { AppError, CallerGone } from '../kernel/errors.ts'
import { createMetrics, type Gauges } from './metrics.ts'

const idle: Gauges = {
  pool: { totalCount: 5, idleCount: 3, waitingCount: 1 },
  queue: async () => [{ job: 'identity.clean-up', waiting: 2, failed: 1, oldestSeconds: 61.5 }],
  engine: () => ({ waiting: 4, working: 2 }),
}

const figuresOf = async (gauges: Gauges) => {
  const metrics = createMetrics()
  metrics.addGauges(gauges)
  return metrics.text()
}

describe('the figures', () => {
  it('are told without the queue while the database is away', async () => {
    const text = await figuresOf({ ...idle, queue: () => Promise.reject(new Error('away')) })
    expect(text).toContain('bespeak_engine_works{state="waiting"} 4')
    expect(text).not.toContain('bespeak_jobs{')
  })

  it('tell of the queue, the connections and the engine as they are when somebody asks', async () => {
    const text = await figuresOf(idle)
    for (const line of [
      'bespeak_jobs{job="identity.clean-up",state="waiting"} 2',
      'bespeak_jobs{job="identity.clean-up",state="failed"} 1',
      'bespeak_job_oldest_seconds{job="identity.clean-up"} 61.5',
      'bespeak_database_connections{state="busy"} 2',
      'bespeak_database_connections{state="idle"} 3',
      'bespeak_database_connections{state="wanted"} 1',
      'bespeak_engine_works{state="working"} 2',
    ])
      expect(text).toContain(`${line}\n`)
  })

  it('forget a kind of job of which nothing is left', async () => {
    const metrics = createMetrics()
    let left = await idle.queue()
    metrics.addGauges({ ...idle, queue: async () => left })
    expect(await metrics.text()).toContain('identity.clean-up')
    left = []
    expect(await metrics.text()).not.toContain('identity.clean-up')
  })

  it('count work by how it ended, and never by a message', async () => {
    const { watch, text } = createMetrics()
    const work = { kind: 'job', name: 'resume.read' } as const
    const failing = (error: Error) => watch(work, () => Promise.reject(error)).catch(() => undefined)
    expect(await watch(work, async () => 7)).toBe(7)
    await watch(work, async () => 'late', String)
    for (const error of [new AppError('CONFLICT', 'ada@example.com'), new CallerGone(), new Error('ada@example.com')])
      await failing(error)
    const counted = await text()
    for (const outcome of ['ok', 'late', 'CONFLICT', 'gone', 'INTERNAL'])
      expect(counted).toContain(`bespeak_job_duration_seconds_count{job="resume.read",outcome="${outcome}"} 1`)
    expect(counted).not.toContain('ada@')
  })

  it('have no name of a statement or of a request among their labels', async () => {
    const { watch, text } = createMetrics()
    await watch({ kind: 'statement', name: 'select 1' }, async () => undefined)
    await watch({ kind: 'request', name: 'GET /ada' }, async () => undefined)
    const counted = await text()
    expect(counted).toContain('bespeak_statement_duration_seconds_count{outcome="ok"} 1')
    expect(counted).not.toMatch(/select 1|ada/)
  })
})
