import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { check } from '@bespeak/domain/check/index.ts'
import type { Job } from '@bespeak/domain/job/job.ts'
import { readJob } from '@bespeak/domain/job/read-job.ts'
import { matchResume } from '@bespeak/domain/match/index.ts'
import { likenessOf, ranked, wordsOf, wordsOfResume } from '@bespeak/domain/rank/index.ts'
import { readPlainText } from '@bespeak/domain/reading/read.ts'
import type { ResumeDocument } from '@bespeak/domain/resume/document.ts'
import { skillMatcher } from '@bespeak/domain/skills/index.ts'
import { propose, usualOptions } from '@bespeak/domain/tailor/index.ts'
import { get, pairSet, today } from '../eval/data.ts'
import { median, ownCpu, report } from './documents/figures.ts'
import { grownAdvertisement, grownResume, letterAndLines, longLine, manyLines, oddCharacters } from './engine/inputs.ts'

// CPU time, not wall time: other work on the machine must not count. Each resume and advertisement is taken anew for
// every round, so that nothing remembered of a document or a job makes it faster than the first time.

const { pairs, resumes, jobs, advertisements } = pairSet()
const chosen = pairs.filter((_, at) => at % 6 === 0)

type Work<Ad = Job> = (document: ResumeDocument, ad: Ad) => unknown
const read = (text: string) => readJob(text, skillMatcher())
const works = {
  match: (document, job) => matchResume(document, job, { today }),
  tailor: (document, job) => propose(document, job, usualOptions, [], today),
} satisfies Record<string, Work>
const matchWithAd: Work<string> = (document, text) => matchResume(document, read(text), { today })

type Input<Ad = Job> = readonly [ResumeDocument, Ad]

function cpuOf<Ad>(work: Work<Ad>, inputs: readonly Input<Ad>[]): number {
  const fresh = inputs.map(([document, ad]) => [structuredClone(document), structuredClone(ad)] as const)
  const before = ownCpu()
  for (const [document, ad] of fresh) work(document, ad)
  return (ownCpu() - before) / inputs.length
}

const warming = 8
const measured = 3

/** The middle one of some rounds, after others. */
function warmCpuOf<Ad>(work: Work<Ad>, inputs: readonly Input<Ad>[]): number {
  return median(Array.from({ length: warming + measured }, () => cpuOf(work, inputs)).slice(warming))
}

const withJobs = chosen.map(({ resume, job }) => [get(resumes, resume), get(jobs, job)] as const)
const withTexts = chosen.map(({ resume, job }) => [get(resumes, resume), get(advertisements, job)] as const)
// Nothing of these ads is remembered: each stands here once.
const others = pairSet('ours-pairs')
const unread = others.pairs
  .filter(({ job }, at, all) => all.findIndex((it) => it.job === job) === at)
  .map(({ resume, job }) => [get(others.resumes, resume), get(others.advertisements, job)] as const)
const reportCpu = (name: string, value: number, atMost?: number) =>
  report({ name, value, unit: 'ms CPU', ...(atMost !== undefined && { atMost }) })
reportCpu('match, the ad read as well, warm', warmCpuOf(matchWithAd, withTexts), 5)
reportCpu('match, the ad read for the first time', cpuOf(matchWithAd, unread))
reportCpu('tailor, warm', warmCpuOf(works.tailor, withJobs), 10)

// In a process that did nothing before.
const cold = fileURLToPath(new URL('engine/cold.ts', import.meta.url))
const coldCpu = Array.from({ length: measured }, () =>
  Number(execFileSync(process.execPath, ['--import', 'tsx', cold], { encoding: 'utf8' })),
)
reportCpu('tailor, the ad read as well, cold', median(coldCpu), 500)

// A letter of 20 sentences against 80 lines, each time read anew.
const { letter, lines } = letterAndLines(20, 80, resumes)
const checkRound = () => {
  const before = ownCpu()
  check(letter, structuredClone(lines), { today })
  return ownCpu() - before
}
const checkCpu = median(Array.from({ length: warming + measured }, checkRound).slice(warming))
report({ name: 'check, warm, 20 sentences against 80 lines', value: checkCpu, unit: 'ms CPU', atMost: 200 })

const [resume, advertisement] = ['nurse', 'icu-nurse-columbus']
const document = get(resumes, resume)

// As many saved jobs as somebody who looks for long has: what was read of each is kept, and stands in order when asked for.
const kept = JSON.stringify([...advertisements.values()].map((text) => wordsOf(text)))
const rankRound = () => {
  const words = JSON.parse(kept) as ReturnType<typeof wordsOf>[]
  const before = ownCpu()
  const own = wordsOfResume(structuredClone(document))
  const many = Array.from({ length: 1_000 }, (_, id) => ({
    id,
    score: id % 101,
    words: words[id % words.length] ?? {},
  }))
  ranked(many.map((it) => ({ ...it, likeness: likenessOf(own, it.words) })))
  return ownCpu() - before
}
const rankCpu = median(Array.from({ length: warming + measured }, rankRound).slice(warming))
report({ name: 'rank, 1,000 jobs from what is kept', value: rankCpu, unit: 'ms CPU', atMost: 300 })

/** Times in a round: one of them alone is too short to be measured. */
const times = 4
const grown: Record<string, (factor: number) => Input> = {
  'lines of the resume': (factor) => [grownResume(document, resumes, factor), get(jobs, advertisement)],
  'the advertisement': (factor) => [document, read(grownAdvertisement(advertisement, advertisements, factor))],
}
// In proportion it is eight times as long.
const mostGrowth = 16
for (const [what, grow] of Object.entries(grown))
  for (const [name, work] of Object.entries(works)) {
    const [first = 0, ...others] = [1, 2, 4, 8].map((factor) => {
      const value = warmCpuOf(work, new Array<Input>(times).fill(grow(factor)))
      report({ name: `${name}, ${factor} × ${what}`, value, unit: 'ms CPU' })
      return value
    })
    report({ name: `${name}, 8 × ${what}`, value: (others.at(-1) ?? 0) / first, unit: 'times', atMost: mostGrowth })
  }

// Nobody writes these by hand, but anybody may send them: each is read and worked on once, for the first time.
const mostOnce = 5_000
const once = (name: string, make: () => unknown) => {
  const before = ownCpu()
  make()
  report({ name, value: ownCpu() - before, unit: 'ms CPU', atMost: mostOnce })
}
for (const [what, text] of Object.entries({
  '6,000 odd characters': oddCharacters(6_000),
  '2,000 lines': manyLines(2_000, resumes),
  'a line of 64 KB': longLine(64 * 1024, resumes),
})) {
  let [own, asked] = [document, get(jobs, advertisement)]
  once(`read a resume, ${what}`, () => {
    own = readPlainText(text).document
  })
  once(`read an advertisement, ${what}`, () => {
    asked = read(text)
  })
  for (const [name, work] of Object.entries(works)) {
    once(`${name}, resume of ${what}`, () => work(own, get(jobs, advertisement)))
    once(`${name}, advertisement of ${what}`, () => work(document, asked))
  }
}
