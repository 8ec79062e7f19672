import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { createDocumentWriter, type DocumentWriter } from '@bespeak/documents/write/index.ts'
import { templates } from '@bespeak/documents/write/layout.ts'
import type { EngineKind } from '@bespeak/documents/write/typst/load-engine.ts'
import { report } from './figures.ts'
import { startedProcesses } from './processes.ts'
import { layout, resumeOf } from './sample.ts'

const entry = new URL(import.meta.resolve('@bespeak/documents/write/write-child.ts'))

/** Documents written as the server writes them: in its processes, the first after a start, many at once, and for long. */
export async function tryPool(name: string, engine: EngineKind) {
  const writer = createDocumentWriter({ entry, engine })
  try {
    const warming = await secondsOf(() => writer.warm())
    const first = await secondsOf(() => writer.renderResume(resumeOf(-1), layout))
    report({ name: `${name}: starting the processes`, value: warming, unit: 's' })
    report({ name: `${name}: first document after a start`, value: first, unit: 's', atMost: 1.5 })
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

async function sixtyAtOnce(name: string, { renderResume, renderResumeDocx }: DocumentWriter) {
  const documents = Array.from({ length: 60 }, (_, index) => resumeOf(index))
  const { longest: idle } = await watchLoop(() => sleep(5_000))
  const { longest, result: all } = await watchLoop(() =>
    Promise.all(
      documents.map((document, index) => {
        const template = templates[index % templates.length] ?? layout.template
        const render = index % 3 === 2 ? renderResumeDocx : renderResume
        return render(document, { ...layout, template })
      }),
    ),
  )
  report({ name: `${name}: failures of 60 at once`, value: all.filter(({ ok }) => !ok).length, unit: '', atMost: 0 })
  report({ name: `${name}: longest wait of an unrelated request before`, value: idle, unit: 'ms' })
  report({ name: `${name}: longest wait of an unrelated request meanwhile`, value: longest, unit: 'ms', atMost: 50 })
}

/** How long, in milliseconds, a request would have waited at worst for its turn while something was done. */
async function watchLoop<Result>(work: () => Promise<Result>) {
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  const result = await work()
  delay.disable()
  return { result, longest: delay.max / 1e6 }
}

const exports = 1000
// So many make each of two processes be replaced once, so their memory is compared over whole lives.
const life = 200
const atOnce = 4

async function oneThousand(name: string, { renderResume }: DocumentWriter) {
  const memory: { own: number; all: number }[] = []
  let failures = 0
  let next = 0
  async function exportSome() {
    while (next < exports) {
      next += 1
      const { ok } = await renderResume(resumeOf(next), layout)
      if (!ok) failures += 1
      memory.push(memoryNow())
    }
  }
  await Promise.all(Array.from({ length: atOnce }, exportSome))
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
