import { loadavg } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { flateBomb } from '@bespeak/documents/testing/bad-files.ts'
import { pagesPdf, write } from '@bespeak/documents/testing/make-pdf.ts'
import { percentile } from './api/load.ts'
import { addResumes, applications, type Caller, signUp } from './api/people.ts'
import { type Bench, startBench } from './api/server.ts'
import { tailorResume } from './api/tailoring.ts'
import { report } from './documents/figures.ts'

// One person must not stop the others: while somebody sends what takes longest, the server answers as before, and what
// another person asks for is done as before. Limits on how often are off: this is what holds without them.

const longestAttackMs = 15_000
const atOnce = 5

interface Attack {
  name: string
  /** How often; it ends before, where the time is up. */
  count: number
  send(at: number): Promise<unknown>
  /** What somebody else asks meanwhile, if this is about that. */
  other?(): Promise<unknown>
}

const createResume = 'mutation($input: ResumeInput!) { createResume(input: $input) { id } }'
const updateResume = 'mutation($id: Int!, $input: ResumeUpdateInput!) { updateResume(id: $id, input: $input) { id } }'
const createJob = 'mutation($input: JobDescriptionInput!) { createJobDescription(input: $input) { id } }'
const linkTo = `mutation($input: ResumeDocumentInput!) { generateResumeDocument(input: $input) { url } }`

const letters = 'a\n'.repeat(256 * 1024)
const line = 'Led a team of 12 that cut delivery times by 30 % with Kubernetes, Go and PostgreSQL in 2019.'
/** As long as one may be, and no two the same. */
const longest = (at: number) => `Resume ${at}\n${`${line}\n`.repeat(2_990)}`
const longestJob = (at: number) => `Opening ${at}\n${`- ${line}\n`.repeat(600)}`.slice(0, 50_000)
const ordinaryPdf = pagesPdf([
  { content: Array.from({ length: 40 }, (_, at) => write(`${at}. ${line}`, 72, 750 - 15 * at)).join(' ') },
])

// Made once: to make it takes longer than to send it.
const slowPdf = flateBomb(100_000_000)

async function timed(call: () => Promise<unknown>): Promise<number> {
  const since = performance.now()
  await call()
  return performance.now() - since
}

/** Every fiftieth of a second, one after the other, until it is over. */
async function healthUntil({ get }: Bench, isOver: () => boolean): Promise<number[]> {
  const times: number[] = []
  while (!isOver()) {
    times.push(await timed(async () => (await get('/healthz')).text()))
    await sleep(20)
  }
  return times
}

/** A few at once, until all are sent or the time is up; then what is under way is waited for. */
async function run({ count, send }: Attack): Promise<void> {
  const until = performance.now() + longestAttackMs
  let next = 0
  async function hand() {
    while (next < count && performance.now() < until) {
      next += 1
      await send(next)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, hand))
}

interface Quiet {
  p50: number
  p99: number
}

async function quietly(bench: Bench): Promise<Quiet> {
  const until = performance.now() + 3_000
  const times = await healthUntil(bench, () => performance.now() > until)
  const quiet = { p50: percentile(times, 0.5), p99: percentile(times, 0.99) }
  report({ name: 'healthz, quiet, p50', value: quiet.p50, unit: 'ms' })
  report({ name: 'healthz, quiet, p99', value: quiet.p99, unit: 'ms' })
  return quiet
}

const fewTimes = 5

async function medianOf(call: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < fewTimes; round += 1) times.push(await timed(call))
  return percentile(times, 0.5)
}

async function measure(bench: Bench, quiet: Quiet, attack: Attack) {
  const { name, other } = attack
  if (other) await other()
  const alone = other ? await medianOf(other) : Number.NaN
  let isOver = false
  const health = healthUntil(bench, () => isOver)
  const attacked = run(attack).finally(() => {
    isOver = true
  })
  // Once it is under way.
  await sleep(200)
  const meanwhile = other ? await medianOf(other) : Number.NaN
  await attacked
  const times = await health
  report({ name: `${name}: healthz, p99`, value: percentile(times, 0.99), unit: 'ms', atMost: 5 * quiet.p99 })
  report({ name: `${name}: healthz, longest`, value: Math.max(...times), unit: 'ms', atMost: 250 })
  if (!other) return
  report({ name: `${name}: another person, alone`, value: alone, unit: 'ms' })
  report({ name: `${name}: another person, meanwhile`, value: meanwhile / alone, unit: 'times', atMost: 2 })
}

async function attacksOf(bench: Bench, one: Caller, another: Caller): Promise<Attack[]> {
  // Refusals are part of it; an answer that is none at all is not.
  const send = async (query: string, variables: object) =>
    (await bench.post('resume', query, variables, one.token)).json()
  const idOf = async (caller: Caller, content: string) =>
    (await caller.ask<{ createResume: { id: number } }>(createResume, { input: { title: 'Mine', content } }))
      .createResume.id
  const upload = async ({ token }: Caller, bytes: Uint8Array) => {
    const file = { place: 'input.file', name: 'resume.pdf', bytes }
    return (await bench.upload(createResume, { input: { title: 'Sent', file: null } }, file, token)).json()
  }
  const open = async (caller: Caller, resumeId: number) => {
    const input = { resumeId: String(resumeId), format: 'pdf' }
    const { generateResumeDocument } = await caller.ask<{ generateResumeDocument: { url: string } }>(linkTo, { input })
    const { pathname, search } = new URL(generateResumeDocument.url)
    return (await bench.get(`${pathname}${search}`)).arrayBuffer()
  }
  const [mine, long, theirs] = [await idOf(one, line), await idOf(one, longest(0)), await idOf(another, line)]
  const save = () => another.ask(updateResume, { id: theirs, input: { content: `${line}\n${line}` } })
  const ordinary = () => upload(another, ordinaryPdf)
  return [
    {
      name: 'half a megabyte of lines',
      count: 40,
      send: () => send(createResume, { input: { title: 'a', content: letters } }),
    },
    { name: 'the same, saved', count: 40, send: () => send(updateResume, { id: mine, input: { content: letters } }) },
    {
      name: 'longest resumes',
      count: 20,
      send: (at) => send(createResume, { input: { title: 'a', content: longest(at) } }),
      other: save,
    },
    {
      name: 'longest, saved',
      count: 20,
      send: (at) => send(updateResume, { id: mine, input: { content: longest(at) } }),
      other: save,
    },
    {
      name: 'longest jobs',
      count: 40,
      send: (at) => send(createJob, { input: { description: longestJob(at) } }),
      other: save,
    },
    { name: 'ten slow PDFs', count: 10, send: () => upload(one, slowPdf), other: ordinary },
    { name: 'ten long documents', count: 10, send: () => open(one, long), other: () => open(another, theirs) },
  ]
}

const preview = 'mutation($input: PreviewInput!) { generateTailoredPreview(input: $input) { title } }'
const list = '{ resumes { id title updatedAt } }'
const listsAtLeast = 20

let references = 0
/** An advertisement that nobody tailored to before. */
async function applicantOf(caller: Caller) {
  const ids = await addResumes(caller, 3)
  return () => {
    references += 1
    const [{ resumeId, jobDescription } = { resumeId: 0, jobDescription: '' }] = applications(ids, 1, references)
    return { resumeId, jobDescription }
  }
}

const middleOf = (times: readonly number[]) => percentile(times, 0.5)

interface Times {
  tailorings: number[]
  lists: number[]
}

const tailoringTimes = 9

/** What a person does beside others: a few tailorings, and lists that they ask for meanwhile. */
async function timesOf(caller: Caller, next: () => object): Promise<Times> {
  const lists: number[] = []
  let isOver = false
  async function look() {
    while (!isOver || lists.length < listsAtLeast) {
      lists.push(await caller.timed(list))
      await sleep(20)
    }
  }
  const looking = look()
  const tailorings: number[] = []
  for (let round = 0; round < tailoringTimes; round += 1) {
    // People ask at any moment, not just when the work before is through.
    await sleep((70 * round) % 400)
    tailorings.push(await caller.timed(tailorResume, next()))
  }
  isOver = true
  await looking
  return { tailorings, lists }
}

/** Somebody with many tailorings, and many people of one network with a few each. */
async function measureTailoring(bench: Bench) {
  const one = await signUp(bench, 'noor', '192.0.2.1')
  const another = await signUp(bench, 'theo', '198.51.100.1')
  const [ofOne, ofAnother] = [await applicantOf(one), await applicantOf(another)]
  const seven: (() => Promise<unknown>)[] = []
  for (let at = 0; at < 7; at += 1) {
    const caller = await signUp(bench, `pat${at}`, '203.0.113.1')
    const next = await applicantOf(caller)
    seven.push(...Array.from({ length: 3 }, () => () => caller.ask(preview, { input: next() })))
  }
  const many = Array.from({ length: 30 }, () => () => one.ask(tailorResume, ofOne()))
  // What is done for the first time is slower, in each thread.
  await Promise.all(
    [ofOne, ofAnother].flatMap((next, at) => [0, 1, 2].map(() => [one, another][at]?.ask(tailorResume, next()))),
  )
  for (const [name, asks] of [
    ['one person tailors thirty times', many],
    ['seven people preview three times each', seven],
  ] as const) {
    const before = await timesOf(another, ofAnother)
    console.log(`load of this machine: ${loadavg()[0]?.toFixed(1)}`)
    const attack = Promise.allSettled(asks.map((ask) => ask()))
    // Once it is under way.
    await sleep(200)
    const meanwhile = await timesOf(another, ofAnother)
    const refused = (await attack).filter(({ status }) => status === 'rejected').length
    // Other work on the machine comes and goes.
    const after = await timesOf(another, ofAnother)
    const quiet = middleOf([...before.tailorings, ...after.tailorings])
    const quietList = middleOf([...before.lists, ...after.lists])
    report({ name: `${name}, refused`, value: refused, unit: '', atMost: 0 })
    report({ name: `${name}: another's tailoring, alone`, value: quiet, unit: 'ms' })
    report({
      ...{ name: `${name}: another's tailoring, meanwhile`, unit: 'times', atMost: 2 },
      value: middleOf(meanwhile.tailorings) / quiet,
    })
    report({
      name: `${name}: another's list p50`,
      value: middleOf(meanwhile.lists) / quietList,
      unit: 'times',
      atMost: 1.5,
    })
  }
}

console.log(`load of this machine: ${loadavg()[0]?.toFixed(1)}`)
const bench = await startBench()
try {
  const [one, another] = [await signUp(bench, 'ida'), await signUp(bench, 'omar')]
  const attacks = await attacksOf(bench, one, another)
  const quiet = await quietly(bench)
  for (const attack of attacks) await measure(bench, quiet, attack)
  await measureTailoring(bench)
} finally {
  await bench.close()
}
