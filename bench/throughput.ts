import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { loadavg } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { startEmbeddedPostgres } from '../apps/server/src/adapters/embedded-postgres/index.ts'
import { debianMajor, startDebianDatabase } from '../apps/server/src/testing/debian-database.ts'
import { percentile } from './api/load.ts'
import { addOthers, addResumes, signUp } from './api/people.ts'
import { type Bench, port, startBench } from './api/server.ts'
import { report } from './documents/figures.ts'
import { askOften, checkedAnswer, type Target } from './throughput/ask.ts'

// How much of what a bare server could answer is left, with all that stands before an answer of ours; and whether it
// matters how much others keep. On a PostgreSQL server of Debian's packages where there is one. Other work on the machine
// makes every wait longer: so throughput is what a second of a server's own work answers, the two take turns, and of
// each the median round counts; of waits, the best.

// A server is asked for weeks: its code is compiled by then.
const warmUp = 3_000
const rounds = 7
const perRound = 400
const own = 10

/** The bare server beside ours, on the same database. */
async function startBare(databaseUrl: string) {
  const env = { PATH: process.env.PATH, DATABASE_URL: databaseUrl, PORT: `${port + 1}`, NODE_ENV: 'production' }
  const bare = spawn(process.execPath, ['--import', 'tsx', 'bench/throughput/bare.ts'], { env, stdio: 'inherit' })
  return {
    async close() {
      bare.kill()
      await once(bare, 'exit')
    },
  }
}

async function bareCpu(): Promise<number> {
  const answer = await fetch(`http://127.0.0.1:${port + 1}`)
  const { user, system } = (await answer.json()) as NodeJS.CpuUsage
  return (user + system) / 1000
}

/** The session that a token names. */
const sessionIn = (token: string): string =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8')).jti

async function answering(target: Target): Promise<Target> {
  for (let tries = 0; tries < 600; tries += 1) {
    const failure = await checkedAnswer(target, own).catch((error: unknown) => error)
    if (!failure) return target
    if (tries === 599) throw failure
    await sleep(100)
  }
  return target
}

interface Round {
  perSecond: number
  p99: number
}

async function round(target: Target): Promise<Round> {
  const since = await target.cpu()
  const times = await askOften(target, perRound)
  const ms = (await target.cpu()) - since
  return { perSecond: (perRound * 1000) / ms, p99: percentile(times, 0.99) }
}

async function bestOfEach(targets: Record<'ours' | 'bare', Target>): Promise<Record<'ours' | 'bare', Round>> {
  const all: Record<'ours' | 'bare', Round[]> = { ours: [], bare: [] }
  for (const target of Object.values(targets)) await askOften(target, warmUp)
  for (let at = 0; at < rounds; at += 1) {
    for (const name of ['ours', 'bare'] as const) all[name].push(await round(targets[name]))
  }
  const best = (of: Round[]) => ({
    perSecond: percentile(
      of.map(({ perSecond }) => perSecond),
      0.5,
    ),
    p99: Math.min(...of.map(({ p99 }) => p99)),
  })
  return { ours: best(all.ours), bare: best(all.bare) }
}

async function measure(bench: Bench): Promise<void> {
  const user = await signUp(bench, 'ida')
  await addResumes(user, own)
  const bare = await startBare(bench.databaseUrl)
  try {
    const targets = {
      ours: await answering({
        cpu: bench.cpu,
        port,
        path: '/api/v1/resume/graphql',
        authorization: `Bearer ${user.token}`,
      }),
      bare: await answering({ cpu: bareCpu, port: port + 1, path: '/', authorization: sessionIn(user.token) }),
    }
    await addOthers(bench, own)
    const few = await bestOfEach(targets)
    report({ name: 'resumes, of a bare server', value: few.bare.perSecond, unit: 'a second of work' })
    report({ name: 'resumes, signed in', value: few.ours.perSecond, unit: 'a second of work' })
    const share = (100 * few.ours.perSecond) / few.bare.perSecond
    report({ name: 'resumes, signed in, of what a bare server answers', value: share, unit: '%', atLeast: 60 })
    await addOthers(bench, 100_000)
    const many = await bestOfEach(targets)
    report({ name: 'resumes, p99 among 10 of others', value: few.ours.p99, unit: 'ms' })
    report({ name: 'resumes, p99 among 100,000 of others', value: many.ours.p99, unit: 'ms' })
    report({ name: 'resumes, p99 among 100,000', value: many.ours.p99 / few.ours.p99, unit: 'times', atMost: 1.5 })
  } finally {
    await bare.close()
  }
}

console.log(`load of this machine: ${loadavg()[0]?.toFixed(1)}`)
console.log(`PostgreSQL: ${debianMajor ? `${debianMajor}, of Debian's packages` : 'the built-in one'}`)
const bench = await startBench(debianMajor ? ({ dataDir }) => startDebianDatabase(dataDir) : startEmbeddedPostgres)
try {
  await measure(bench)
} finally {
  await bench.close()
}
