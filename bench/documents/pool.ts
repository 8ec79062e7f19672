import { setTimeout as sleep } from 'node:timers/promises'
import { createDocumentWriter, type DocumentWriter } from '@bespeak/documents/write/index.ts'
import { templates } from '@bespeak/documents/write/layout.ts'
import type { EngineKind } from '@bespeak/documents/write/typst/load-engine.ts'
import { ownCpu, report } from './figures.ts'
import { startedProcesses } from './processes.ts'
import { layout, resumeOf } from './sample.ts'

const entry = new URL(import.meta.resolve('@bespeak/documents/write/write-child.ts'))

/** Documents written as the server writes them: in its processes, the first after a start, many at once, and for long. */
export async function tryPool(name: string, engine: EngineKind) {
  const writer = createDocumentWriter({ entry, engine })
  try {
    const first = await secondsOf(() => writer.writerFor('first').renderResume(resumeOf(-1), layout))
    report({ name: `${name}: first document, with the start of its process`, value: first, unit: 's' })
    await sixtyAtOnce(name, writer)
    await oneThousand(name, writer)
  } finally {
    writer.close()
  }
}

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const since = performance.now()
  await work()
  return (performance.now() - since) / 1000
}

async function sixtyAtOnce(name: string, writer: DocumentWriter) {
  let failures = 0
  const idle = await watchLoop(() => sleep(5_000))
  const bursts: Turns[] = []
  for (let burst = 0; burst < 3; burst += 1) {
    bursts.push(
      await watchLoop(async () => {
        failures += (await burstOfSixty(writer)).filter(({ ok }) => !ok).length
      }),
    )
  }
  const [busy, wait] = [Math.max(...bursts.map(({ cpu }) => cpu)), Math.min(...bursts.map(({ wall }) => wall))]
  report({ name: `${name}: failures of 60 at once, three times`, value: failures, unit: '', atMost: 0 })
  report({ name: `${name}: longest turn of the server meanwhile`, value: busy, unit: 'ms CPU', atMost: 50 })
  report({ name: `${name}: longest wait of an unrelated request before`, value: idle.wall, unit: 'ms' })
  // Where even an idle process waits for its turn, that of a busy one tells nothing of us.
  const limit = idle.wall <= quiet ? { atMost: 50 } : {}
  report({ name: `${name}: longest wait of an unrelated request meanwhile`, value: wait, unit: 'ms', ...limit })
}
const quiet = 20

/** Of sixty people: one alone has one document made at a time. */
function burstOfSixty({ writerFor }: DocumentWriter) {
  return Promise.all(
    sixty.map((document, index) => {
      const { renderResume, renderResumeDocx } = writerFor(index)
      const template = templates[index % templates.length] ?? layout.template
      const render = index % 3 === 2 ? renderResumeDocx : renderResume
      return render(document, { ...layout, template })
    }),
  )
}
const sixty = Array.from({ length: 60 }, (_, index) => resumeOf(index))

/** The longest of all turns of the loop, in milliseconds: how long a request would have waited, and what of that was work. */
interface Turns {
  wall: number
  cpu: number
}

async function watchLoop(work: () => Promise<unknown>): Promise<Turns> {
  const longest = { wall: 0, cpu: 0 }
  let last = { wall: performance.now(), cpu: ownCpu() }
  const watch = setInterval(() => {
    const now = { wall: performance.now(), cpu: ownCpu() }
    longest.wall = Math.max(longest.wall, now.wall - last.wall)
    longest.cpu = Math.max(longest.cpu, now.cpu - last.cpu)
    last = now
  }, 1)
  await work()
  clearInterval(watch)
  return longest
}

const exports = 1000
// So many make each of two processes be replaced once, so their memory is compared over whole lives.
const life = 200
const atOnce = 4

async function oneThousand(name: string, { writerFor }: DocumentWriter) {
  const memory: { own: number; all: number }[] = []
  let failures = 0
  let next = 0
  async function exportSome(person: number) {
    const { renderResume } = writerFor(person)
    while (next < exports) {
      next += 1
      const { ok } = await renderResume(resumeOf(next), layout)
      if (!ok) failures += 1
      memory.push(memoryNow())
    }
  }
  await Promise.all(Array.from({ length: atOnce }, (_, person) => exportSome(person)))
  const [first, last] = [memory.slice(0, life), memory.slice(-life)]
  report({ name: `${name}: failures of 1,000`, value: failures, unit: '', atMost: 0 })
  report({ name: `${name}: memory of all processes`, value: mean(last, 'all'), unit: 'MB' })
  for (const [whose, label] of [
    ['own', 'of the server'],
    ['all', 'with its processes'],
  ] as const) {
    const value = mean(last, whose) / mean(first, whose)
    report({ name: `${name}: memory ${label} after 1,000, against before`, value, unit: 'times', atMost: 1.2 })
  }
}

function memoryNow() {
  const own = process.memoryUsage.rss() / 1024 / 1024
  return { own, all: startedProcesses().reduce((sum, { memory }) => sum + memory, own) }
}

const mean = (samples: readonly { own: number; all: number }[], whose: 'own' | 'all') =>
  samples.reduce((sum, sample) => sum + sample[whose], 0) / samples.length
