import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readJob } from '../job/read-job.ts'
import { fromJsonResume } from '../resume/json-resume.ts'
import { skillMatcher } from '../skills/index.ts'
import { matchResume } from './index.ts'
import { listedOnly } from './rules.ts'
import { stemsOf } from './units.ts'

// What may be put into a resume for the sake of the score, and what it brings.

interface Resume {
  basics: { summary?: string }
  work: { highlights: string[] }[]
  skills: { name: string; keywords: string[] }[]
}

const folder = new URL('../../../../eval/fits/made/', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, folder), 'utf8')
const resume = (name: string) => JSON.parse(read(`resumes/${name}.json`)) as Resume
const advertisement = (name: string) => read(`jobs/${name}.txt`)

const jobs = ['radiographer', 'android-developer', 'plasterer']
const today = '2026-07-01'
const matched = (of: Resume, ad: string) => matchResume(fromJsonResume(of), readJob(ad, skillMatcher()), { today })

/** Everything the advertisement asks, by its own names and in its order. */
const termsOf = (ad: string) => readJob(ad, skillMatcher()).requirements.map(({ text }) => text)

const withSkills = (of: Resume, keywords: string[]): Resume => ({
  ...of,
  skills: [...of.skills, { name: 'Skills', keywords }],
})
const withSummary = (of: Resume, more: string): Resume => ({
  ...of,
  basics: { ...of.basics, summary: `${of.basics.summary ?? ''} ${more}` },
})
const withLines = (of: Resume, lines: string[]): Resume => ({
  ...of,
  work: of.work.map((role, at) => (at === 0 ? { ...role, highlights: [...role.highlights, ...lines] } : role)),
})

const tricks: Record<string, (of: Resume, ad: string) => Resume> = {
  'a pasted list': (of, ad) => withSkills(of, termsOf(ad)),
  'a sentence of keywords': (of, ad) => withSummary(of, `Experienced in ${termsOf(ad).join(', ')}.`),
}
const pasted = (of: Resume, ad: string) =>
  withLines(
    of,
    ad.split('\n').filter((line) => line.trim() !== ''),
  )

/** Somebody of another of these professions. */
const otherThan = (job: string) => `${jobs[(jobs.indexOf(job) + 1) % jobs.length]}--near`
const gain = (of: Resume, done: Resume, ad: string) => matched(done, ad).score - matched(of, ad).score

describe.each(Object.entries(tricks))('%s', (_, play) => {
  it.each(jobs)('brings at most 3 points on another profession: %s', (job) => {
    const [of, ad] = [resume(otherThan(job)), advertisement(job)]
    expect(gain(of, play(of, ad), ad)).toBeLessThanOrEqual(3)
  })

  it.each(jobs)('brings at most 8 points on a stretch: %s', (job) => {
    const [of, ad] = [resume(`${job}--stretch`), advertisement(job)]
    expect(gain(of, play(of, ad), ad)).toBeLessThanOrEqual(8)
  })

  it.each(jobs)('[M50] is flagged on a near fit: %s', (job) => {
    const [of, ad] = [resume(`${job}--near`), advertisement(job)]
    const flags = (it: Resume) => matched(it, ad).ledger.some(({ id }) => id === listedOnly)
    expect([flags(of), flags(play(of, ad))]).toEqual([false, true])
  })
})

it.each(jobs)('the advertisement, pasted into a role, brings at most 5 points: %s', (job) => {
  const ad = advertisement(job)
  for (const name of [otherThan(job), `${job}--stretch`, `${job}--near`]) {
    const of = resume(name)
    expect(gain(of, pasted(of, ad), ad), name).toBeLessThanOrEqual(5)
  }
})

it.each(jobs)('one invented line brings the rows that it names, and no more: %s', (job) => {
  const [of, ad] = [resume(`${job}--stretch`), advertisement(job)]
  const { ledger } = matched(of, ad)
  const before = new Map(ledger.map((row) => [row.id, row]))
  const open = ledger.filter(({ kind, status }) => kind === 'skill' && status === 'not-shown')
  for (const { requirement } of open.slice(0, 2)) {
    const line = `Did ${requirement} for two years.`
    const rows = matched(withLines(of, [line]), ad).ledger
    const said = new Set(stemsOf(line))
    // The rows of the field and of the work as a whole read every line.
    const others = rows.filter(
      ({ kind, requirement: name }) =>
        kind !== 'wording' && kind !== 'field' && !stemsOf(name).some((it) => said.has(it)),
    )
    const gained = others.reduce((sum, { id, points }) => sum + points - (before.get(id)?.points ?? 0), 0)
    // A little more of the trade (M48) is a little more of what is unsaid.
    expect(gained, requirement).toBeLessThanOrEqual(2)
    // It shows no other row, in part or whole.
    expect(
      others.filter(({ id, status }) => status !== before.get(id)?.status).map((row) => row.requirement),
      requirement,
    ).toEqual([])
  }
})

it.each(jobs)('the advertisement, pasted as a role of its own with its title, brings at most 5 points: %s', (job) => {
  const ad = advertisement(job)
  const [title = '', ...lines] = ad.split('\n').filter((line) => line.trim() !== '')
  const of = resume(otherThan(job))
  const role = { name: 'Elm Ltd', position: title, startDate: '2019-01', highlights: lines }
  expect(gain(of, { ...of, work: [role, ...of.work] }, ad)).toBeLessThanOrEqual(5)
})
