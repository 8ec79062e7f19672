import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { signUp } from './api/people.ts'
import { isRunning, port, post } from './api/server.ts'
import { report } from './documents/figures.ts'
import { canMeasureProcesses, ownMemory, startedProcesses } from './documents/processes.ts'

// What a start costs: until the first answer, until nothing works any more, and what it then holds. The first is on an
// empty folder, a later one on a filled one, the last after a kill -9. All processes count, the database's too. Then the
// first document that somebody wants.

const root = fileURLToPath(new URL('..', import.meta.url))
const dataDir = mkdtempSync(join(tmpdir(), 'bespeak-bench-'))

interface Started {
  server: ChildProcess
  seconds: number
  /** Seconds of work until the first answer. */
  cpu: number
}

async function start(): Promise<Started> {
  const since = performance.now()
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, PORT: `${port}`, DATA_DIR: dataDir, LOG_LEVEL: 'warn' }
  const server = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  while (!(await isReady())) {
    if (!isRunning(server)) throw new Error('The server did not start.')
    await sleep(20)
  }
  return { server, seconds: (performance.now() - since) / 1000, cpu: allCpu() }
}

const isReady = () =>
  fetch(`http://localhost:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )

async function end(server: ChildProcess, signal: NodeJS.Signals) {
  server.kill(signal)
  await once(server, 'exit')
}

const sum = (figures: readonly number[]) => figures.reduce((all, next) => all + next, 0)
const allCpu = () => sum(startedProcesses().map(({ cpu }) => cpu)) / 1000

const restMs = 5_000
/** Of a core, while a process counts as resting. */
const restShare = 0.05

/** Waits until every process has rested for a while. */
async function settle() {
  for (;;) {
    const before = new Map(startedProcesses().map(({ id, cpu }) => [id, cpu]))
    await sleep(restMs)
    const rested = startedProcesses().every(({ id, cpu }) => cpu - (before.get(id) ?? 0) < restMs * restShare)
    if (rested) return
  }
}

const createResume = 'mutation($input: ResumeInput!) { createResume(input: $input) { id } }'
const download = 'mutation($input: ResumeDocumentInput!) { generateResumeDocument(input: $input) { url } }'

/** Seconds of work for the first document of a process, from asking to having it. */
async function firstDocument(): Promise<number> {
  const { ask } = await signUp({ post, outbox: join(dataDir, 'outbox') }, 'first')
  const content = '<h1>Mara Ellison</h1><h2>Skills</h2><ul><li>Snowflake</li></ul>'
  const made = await ask<{ createResume: { id: number } }>(createResume, { input: { title: 'First', content } })
  await settle()
  const before = allCpu()
  const { generateResumeDocument } = await ask<{ generateResumeDocument: { url: string } }>(download, {
    input: { resumeId: made.createResume.id },
  })
  const file = await fetch(new URL(generateResumeDocument.url, `http://localhost:${port}`))
  if ((await file.arrayBuffer()).byteLength < 1_000) throw new Error('The document is empty.')
  return allCpu() - before
}

const first = await start()
await end(first.server, 'SIGTERM')
const later = await start()
await settle()
const settled = allCpu()
const held = startedProcesses().map(ownMemory)
const document = await firstDocument()
await end(later.server, 'SIGKILL')
const afterKill = await start()
await end(afterKill.server, 'SIGTERM')
rmSync(dataDir, { recursive: true, force: true })

report({ name: 'first start', value: first.seconds, unit: 's' })
report({ name: 'later start', value: later.seconds, unit: 's', atMost: 3 })
report({ name: 'start after kill -9', value: afterKill.seconds, unit: 's', atMost: 5 })
if (canMeasureProcesses) {
  report({ name: 'work until the first answer, later start', value: later.cpu, unit: 's', atMost: 1.7 })
  report({ name: 'work until everything rests, later start', value: settled, unit: 's', atMost: 2.5 })
  report({ name: `memory at rest, ${held.length} processes (PSS)`, value: sum(held), unit: 'MB', atMost: 220 })
  report({ name: 'work for the first PDF of a process', value: document, unit: 's', atMost: 6 })
}
