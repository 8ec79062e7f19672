import { matchResume } from '@bespeak/domain/match/index.ts'
import { judge, propose, usualOptions } from '@bespeak/domain/tailor/index.ts'
import { pairSet, today } from '../eval/data.ts'

// CPU time, not wall time: other work on the machine must not count. Each resume and advertisement is read anew for
// every round, so that nothing remembered of a document or a job makes it faster than the first time.

const { pairs, resumes, jobs } = pairSet()
const chosen = pairs.filter((_, at) => at % 6 === 0)

const fresh = <Value>(value: Value): Value => structuredClone(value)

function cpuMs(work: (resume: string, job: string) => void): number {
  const before = process.cpuUsage()
  for (const { resume, job } of chosen) work(resume, job)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / chosen.length
}

function inputs(resume: string, job: string) {
  const [document, read] = [resumes.get(resume), jobs.get(job)]
  if (!document || !read) throw new Error(`There is no ${resume} or ${job}.`)
  return { document: fresh(document), job: fresh(read) }
}

const cloning = (resume: string, job: string) => void inputs(resume, job)
const matching = (resume: string, job: string) => {
  const { document, job: read } = inputs(resume, job)
  matchResume(document, read, { today })
}
const tailoring = (resume: string, job: string) => {
  const { document, job: read } = inputs(resume, job)
  judge(document, [], propose(document, read, usualOptions, [], today), today)
}

for (const work of [cloning, matching, tailoring]) cpuMs(work)
const idle = cpuMs(cloning)
const figures: [string, number, number][] = [
  ['match one resume with one advertisement, warm', cpuMs(matching) - idle, 15],
  ['tailor one resume and check every edit, warm', cpuMs(tailoring) - idle, 50],
]
for (const [name, figure, limit] of figures) {
  const holds = figure <= limit
  console.log(`${holds ? 'ok  ' : 'FAIL'} ${name.padEnd(48)} ${figure.toFixed(2).padStart(8)} ms CPU (limit ${limit})`)
  if (!holds) process.exitCode = 1
}
