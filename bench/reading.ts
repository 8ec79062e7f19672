import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { readFile } from '@bespeak/documents/read-file.ts'
import { readPage } from '@bespeak/domain/reading/read-page.ts'
import { skillMatcher } from '@bespeak/domain/skills/index.ts'
import { ownCpu, report } from './documents/figures.ts'
import { printWork } from './reading/compare.ts'

// CPU time, not wall time: other work on the machine must not count. With `--against COMMIT` only what a file costs is
// measured, here and there.

const { values } = parseArgs({ options: { against: { type: 'string' } } })
await printWork(values.against)
if (values.against !== undefined) process.exit()

const pdf = new Uint8Array(readFileSync(new URL('../eval/files/nurse.flat.pdf', import.meta.url)))
const jobText = readFileSync(new URL('../eval/jobs/cfo-medtech.txt', import.meta.url), 'utf8')
const tenThousandWords = Array.from({ length: 40 }, () => jobText)
  .join('\n')
  .split(/\s+/)
  .slice(0, 10_000)
  .join(' ')

async function cpuMs(rounds: number, work: () => unknown): Promise<number> {
  const before = ownCpu()
  for (let round = 0; round < rounds; round += 1) await work()
  return (ownCpu() - before) / rounds
}

const readOne = async () => {
  const read = await readFile(pdf.slice())
  if (!read.ok) throw new Error(read.message)
  return readPage(read.source)
}

const memory = () => {
  globalThis.gc?.()
  return process.memoryUsage().rss / 1024 / 1024
}

await cpuMs(30, readOne)
const perFile = await cpuMs(50, readOne)
const early = memory()
await cpuMs(1000, readOne)
const late = memory()
await cpuMs(20, () => skillMatcher().find(tenThousandWords))
const perMatch = await cpuMs(20, () => skillMatcher().find(tenThousandWords))

report({ name: 'a PDF of two pages, warm', value: perFile, unit: 'ms CPU', atMost: 60 })
report({ name: 'skills in 10,000 words', value: perMatch, unit: 'ms CPU', atMost: 20 })
report({ name: 'memory after 1,000 more files', value: late / early, unit: 'times', atMost: 1.5 })
