import { availableParallelism } from 'node:os'
import { readJob } from '@bespeak/domain/job/read-job.ts'
import { matchResume, standingOf } from '@bespeak/domain/match/index.ts'
import type { ResumeDocument } from '@bespeak/domain/resume/document.ts'
import { toHtml } from '@bespeak/domain/resume/html.ts'
import { skillMatcher } from '@bespeak/domain/skills/index.ts'
import { apply, propose, usualOptions } from '@bespeak/domain/tailor/index.ts'
import { get, pairSet, today } from '../../eval/data.ts'
import { ownCpu, report } from '../documents/figures.ts'
import { oneByOne } from './load.ts'
import { type Caller, signUp } from './people.ts'
import { type Bench, startBench } from './server.ts'

// How a tailoring goes through the server: how long it holds up others, how it waits among many, and what it costs
// beside the engine alone. Other work on the machine makes every figure worse and none better: the best round counts.

const { resumes, advertisements, pairs } = pairSet()
const people = 30
/** As many as the server has for long works. */
const threads = Math.max(1, Math.min(2, availableParallelism() - 1))
const rounds = 3
/** Different resumes for different advertisements; as many as there are people. */
const chosen = pairs.filter((_, at) => at % Math.floor(pairs.length / people) === 0).slice(0, people)

export const tailorResume = `mutation($resumeId: Int!, $jobDescription: String!) {
  tailorResume(resumeId: $resumeId, jobDescription: $jobDescription, jobAdvertisingCompany: "Fernhollow") {
    content rationale id jobDescription jobDescriptionId
  }
}`

let references = 0
/** Never the same twice, so that nothing is remembered of it. */
function advertisementFor(job: string): string {
  references += 1
  return `${get(advertisements, job).slice(0, 5_900)}\nReference T${references}`
}

interface Applicant {
  tailor(): Promise<number>
}

async function applicantFor(caller: Caller, { resume, job }: (typeof chosen)[number]): Promise<Applicant> {
  const input = { title: resume, content: toHtml(get(resumes, resume)) }
  const { createResume } = await caller.ask<{ createResume: { id: number } }>(
    'mutation($input: ResumeInput!) { createResume(input: $input) { id } }',
    { input },
  )
  return {
    tailor: () => caller.timed(tailorResume, { resumeId: createResume.id, jobDescription: advertisementFor(job) }),
  }
}

/** What nobody is answered in, while the first resume of a process is tailored: milliseconds. */
async function firstTurn(): Promise<number> {
  const bench = await startBench()
  try {
    const [pair] = chosen
    if (!pair) throw new Error('There are no pairs.')
    const { tailor } = await applicantFor(await signUp(bench, 'ada'), pair)
    await bench.longestTurn()
    await tailor()
    return await bench.longestTurn()
  } finally {
    await bench.close()
  }
}

const mean = (times: readonly number[]) => times.reduce((sum, it) => sum + it, 0) / times.length

/** When each is answered, first come, if each takes one of the threads for as long as it takes alone. */
function ideal(alone: readonly number[]): number[] {
  const free = Array.from({ length: threads }, () => 0)
  return alone.map((ms) => {
    const first = free.indexOf(Math.min(...free))
    free[first] = (free[first] ?? 0) + ms
    return free[first] ?? 0
  })
}

async function waitAmongMany(applicants: readonly Applicant[]): Promise<number> {
  const alone = await oneByOne(applicants, ({ tailor }) => tailor())
  const together = await Promise.all(applicants.map(({ tailor }) => tailor()))
  return mean(together) / mean(ideal(alone))
}

const best = async (measure: () => Promise<number>) => {
  const all: number[] = []
  for (let round = 0; round < rounds; round += 1) all.push(await measure())
  return Math.min(...all)
}

/** Of the server's process with all its threads, without the database: milliseconds for one. */
async function costInServer(bench: Bench, applicants: readonly Applicant[]): Promise<number> {
  const before = await bench.cpu()
  await oneByOne(applicants, ({ tailor }) => tailor())
  return ((await bench.cpu()) - before) / applicants.length
}

type Work = (document: ResumeDocument, advertisement: string) => void

/** The advertisement read, both matched, tailored, and the result matched. */
const tailorHere: Work = (document, advertisement) => {
  const job = readJob(advertisement, skillMatcher())
  matchResume(document, job, { today })
  standingOf(apply(document, propose(document, job, usualOptions, [], today)), job, { today })
}

function costHere(work: Work): number {
  const tasks = chosen.map(({ resume, job }) => [structuredClone(get(resumes, resume)), advertisementFor(job)] as const)
  const before = ownCpu()
  for (const task of tasks) work(...task)
  return (ownCpu() - before) / tasks.length
}

async function measureQueue(bench: Bench): Promise<void> {
  const applicants: Applicant[] = []
  for (const [at, pair] of chosen.entries()) applicants.push(await applicantFor(await signUp(bench, `at${at}`), pair))
  // What is done for the first time is slower, in each thread.
  for (let round = 0; round < 2; round += 1) await Promise.all(applicants.map(({ tailor }) => tailor()))
  const wait = await best(() => waitAmongMany(applicants))
  report({
    name: `${people} people tailor at once, mean answer`,
    value: wait,
    unit: 'times an ideal queue',
    atMost: 1.2,
  })
  const cost = await best(() => costInServer(bench, applicants))
  for (let round = 0; round < 2; round += 1) costHere(tailorHere)
  const here = await best(async () => costHere(tailorHere))
  report({ name: 'tailorResume, work of the server', value: cost, unit: 'ms CPU' })
  report({ name: 'the engine alone', value: here, unit: 'ms CPU' })
  report({ name: 'tailorResume, work of the server', value: cost / here, unit: 'times the engine alone', atMost: 1.5 })
}

export async function measureTailoring(): Promise<void> {
  const turn = await best(firstTurn)
  report({ name: 'the first tailoring of a process, longest turn of the server', value: turn, unit: 'ms', atMost: 50 })
  const bench = await startBench()
  try {
    await measureQueue(bench)
  } finally {
    await bench.close()
  }
}
