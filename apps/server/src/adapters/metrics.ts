import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { QueuedJobs } from '../kernel/jobs.ts'
import type { Watch, Work } from '../kernel/watch.ts'
import { outcomeOfError } from '../kernel/watch.ts'

/** Seconds. An answer is a matter of milliseconds, a mail or a model of seconds. */
const buckets = [0.005, 0.025, 0.1, 0.5, 2.5, 10]

/** What each kind of work is counted by. Requests are counted by their routes, and no statement by its text. */
const kinds: Partial<Record<Work['kind'], { name: string; help: string; by?: string }>> = {
  operation: { name: 'bespeak_operation_duration_seconds', help: 'Operations of the contract.', by: 'operation' },
  statement: { name: 'bespeak_statement_duration_seconds', help: 'Statements of the database.' },
  job: { name: 'bespeak_job_duration_seconds', help: 'Jobs that were done or failed.', by: 'job' },
  wait: { name: 'bespeak_wait_duration_seconds', help: 'How long work waited for its turn.', by: 'for' },
  engine: { name: 'bespeak_engine_duration_seconds', help: 'Works of the engine, without their wait.', by: 'work' },
  mail: { name: 'bespeak_mail_duration_seconds', help: 'Mails handed over.' },
  model: { name: 'bespeak_model_duration_seconds', help: 'Questions to a language model.', by: 'model' },
}

/** What is looked at when somebody asks. */
export interface Gauges {
  pool: { totalCount: number; idleCount: number; waitingCount: number }
  queue(): Promise<QueuedJobs[]>
  engine(): { waiting: number; working: number }
}

/** Figures in the Prometheus format. Their labels come from closed lists, so that nobody can make them many. */
export function createMetrics() {
  const register = new Registry()
  collectDefaultMetrics({ register })
  const registers = [register]
  const bugs = new Counter({ name: 'bespeak_unexpected_errors_total', help: 'Answers that a bug spoilt.', registers })
  const answered = new Histogram({
    ...{ name: 'http_request_duration_seconds', help: 'Answers by route and status.' },
    ...{ labelNames: ['method', 'route', 'status'], buckets, registers },
  })
  const histograms = Object.fromEntries(
    Object.entries(kinds).map(([kind, { name, help, by }]) => [
      kind,
      { by, of: new Histogram({ name, help, labelNames: [...(by ? [by] : []), 'outcome'], buckets, registers }) },
    ]),
  )

  function ended({ kind, name }: Work, outcome: string, since: number) {
    const { by, of } = histograms[kind] ?? {}
    of?.observe(by ? { [by]: name, outcome } : { outcome }, (performance.now() - since) / 1000)
  }

  const watch: Watch = async (work, run, outcomeOf = () => 'ok') => {
    const since = performance.now()
    try {
      const result = await run()
      ended(work, outcomeOf(result), since)
      return result
    } catch (error) {
      ended(work, outcomeOfError(error), since)
      throw error
    }
  }

  let look = () => Promise.resolve()

  return {
    watch,
    contentType: register.contentType,
    async text() {
      await look()
      return register.metrics()
    },
    countBug: () => bugs.inc(),
    answered(labels: { method: string; route: string; status: number }, seconds: number) {
      answered.observe(labels, seconds)
    },
    addGauges(gauges: Gauges) {
      look = gaugesIn(register, gauges)
    },
  }
}

/** Gives back what looks at all of them. */
function gaugesIn(register: Registry, { pool, queue, engine }: Gauges): () => Promise<void> {
  const gauge = (name: string, help: string, ...labelNames: string[]) =>
    new Gauge({ name, help, labelNames, registers: [register] })
  const connections = gauge('bespeak_database_connections', 'Connections, and who waits for one.', 'state')
  const works = gauge('bespeak_engine_works', 'Works that wait for the engine, and those it is at.', 'state')
  const jobs = gauge('bespeak_jobs', 'Jobs that are due, and those that were given up.', 'job', 'state')
  const oldest = gauge('bespeak_job_oldest_seconds', 'For how long the oldest job is due.', 'job')
  return async () => {
    connections.set({ state: 'busy' }, pool.totalCount - pool.idleCount)
    connections.set({ state: 'idle' }, pool.idleCount)
    connections.set({ state: 'wanted' }, pool.waitingCount)
    for (const [state, count] of Object.entries(engine())) works.set({ state }, count)
    // While the database is away the rest is told all the same.
    const queued = await queue().catch(() => [])
    jobs.reset()
    oldest.reset()
    for (const { job, waiting, failed, oldestSeconds } of queued) {
      jobs.set({ job, state: 'waiting' }, waiting)
      jobs.set({ job, state: 'failed' }, failed)
      oldest.set({ job }, oldestSeconds)
    }
  }
}
