import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readJob } from '../job/read-job.ts'
import type { LedgerRow } from '../match/index.ts'
import { standingOf } from '../match/index.ts'
import { bandOf } from '../match/verdict.ts'
import { fromJsonResume } from '../resume/json-resume.ts'
import { skillMatcher } from '../skills/index.ts'
import { likenessOf, measureFor, type Ranked, type ReadAd, ranked, wordsOf, worthOf } from './index.ts'

const today = '2026-07-01'
const folder = new URL('../../../../eval/', import.meta.url)
const textAt = (path: string) => readFileSync(new URL(path, folder), 'utf8')
const resumes = ['nurse', 'backend-engineer', 'accountant'].map((name) =>
  fromJsonResume(JSON.parse(textAt(`resumes/${name}.json`))),
)
const texts = readdirSync(new URL('ordinary/ads/', folder)).map((name) => textAt(`ordinary/ads/${name}`))
const readAd = (text: string): ReadAd => ({ job: readJob(text, skillMatcher()), words: wordsOf(text) })
const ads = texts.map(readAd)
const [nurse] = resumes
if (!nurse) throw new Error('no resume')
const measure = (text: string, document = nurse) => measureFor({ document, facts: [], denied: [], today })(readAd(text))

it('[RK1] a text is wholly like itself, alike both ways, and not at all like one without a common word', () => {
  for (const one of texts) {
    expect(likenessOf(wordsOf(one), wordsOf(one))).toBeCloseTo(1, 2)
    for (const other of texts) {
      const alike = likenessOf(wordsOf(one), wordsOf(other))
      expect(alike).toBe(likenessOf(wordsOf(other), wordsOf(one)))
      expect(alike).toBeGreaterThanOrEqual(0)
      expect(alike).toBeLessThanOrEqual(1)
    }
  }
  expect(likenessOf(wordsOf('Tied bouquets'), wordsOf('Wrote SQL'))).toBe(0)
  expect(likenessOf(wordsOf(''), wordsOf('Wrote SQL'))).toBe(0)
})

it('[RK1] a rare word that both have tells more than a common one, and a word of the language itself tells nothing else', () => {
  const text = wordsOf('Telemetry experience')
  expect(likenessOf(text, wordsOf('Telemetry and doors'))).toBeGreaterThan(
    likenessOf(text, wordsOf('Experience and doors')),
  )
  expect(likenessOf(wordsOf('constructor'), wordsOf('Wrote SQL'))).toBe(0)
})

const items: Ranked[] = [
  { id: 1, score: null, likeness: null },
  { id: 2, score: 40, likeness: 0.2 },
  { id: 3, score: 90, likeness: 0.2 },
  { id: 4, score: 40, likeness: 0.6 },
  { id: 5, score: null, likeness: 0.9 },
  { id: 6, score: 40, likeness: 0.2 },
  { id: 7, score: null, likeness: 0.95 },
  { id: 8, score: null, likeness: null },
  { id: 9, score: 0, likeness: 0 },
]
const idsOf = (given: readonly Ranked[]) => ranked(given).map(({ id }) => id)
const rotated = (at: number) => [...items.slice(at), ...items.slice(0, at)]

it('[RK2] three parts likeness and one part score; what asks nothing is behind, what nobody measured last', () => {
  expect(idsOf(items)).toEqual([4, 3, 6, 2, 9, 7, 5, 8, 1])
})

it('[RK2] the order they come in changes nothing, and each one less leaves the others as they were', () => {
  const all = idsOf(items)
  for (const [at, { id }] of items.entries()) {
    expect(idsOf(rotated(at))).toEqual(all)
    expect(idsOf(rotated(at).toReversed())).toEqual(all)
    expect(idsOf(items.filter((it) => it.id !== id))).toEqual(all.filter((it) => it !== id))
  }
})

it('[RK2] more of either is never worth less', () => {
  for (let score = 0; score < 100; score += 5)
    for (let likeness = 0; likeness < 1; likeness += 0.1) {
      expect(worthOf(score + 5, likeness)).toBeGreaterThan(worthOf(score, likeness))
      expect(worthOf(score, likeness + 0.1)).toBeGreaterThan(worthOf(score, likeness))
    }
})

it('[RK3] the word is the score’s', () => {
  expect([100, 80, 79, 65, 64, 45, 44, 0, null].map(bandOf)).toEqual([
    ...['strong', 'strong', 'good', 'good', 'partial', 'partial', 'low', 'low', null],
  ])
})

it('[RK3] an ad that asks nothing has no score, and so no word', () => {
  const made = measure('We are a family business in Leeds. Call us on 0113 555 0100.')
  expect([made.score, made.shown, made.asked, made.missing, made.dealbreaker]).toEqual([null, 0, 0, [], null])
})

it('[RK4] what is missing is not shown for certain; what is strongest is shown', () => {
  for (const document of resumes)
    for (const ad of ads) {
      const { ledger } = standingOf(document, ad.job, { today })
      const rowsOf = (names: readonly string[], status: LedgerRow['status']) =>
        names.map((name) => ledger.find((row) => row.requirement === name && row.status === status))
      const { missing, strongest } = measureFor({ document, facts: [], denied: [], today })(ad)
      const lost = rowsOf(missing, 'not-shown')
      expect(lost.every((row) => row?.certain)).toBe(true)
      const musts = lost.map((row) => row?.importance === 'required')
      expect(musts).toEqual(musts.toSorted((one, other) => Number(other) - Number(one)))
      const kept = rowsOf(strongest, 'met')
      expect(kept.every((row) => row && !['responsibility', 'title'].includes(row.kind))).toBe(true)
      expect([new Set(missing).size, strongest.length <= 3]).toEqual([missing.length, true])
    }
})

it('[RK4] a must is named before what is only wanted', () => {
  const { missing } = measure('Florist\n\nRequirements\n- Kubernetes\n\nNice to have\n- COBOL\n- PostgreSQL')
  expect(missing[0]).toBe('Kubernetes')
  expect(missing).toContain('COBOL')
})

it('[RK5] a licence that is required and not there is the dealbreaker; one that is there is none', () => {
  const ad = (paper: string) => `Registered Nurse\n\nRequirements\n- ${paper} required\n- Critical care experience`
  expect(measure(ad('Active CDL Class A license')).dealbreaker).toMatch(/CDL/)
  expect(measure(ad('Basic Life Support (BLS) certification')).dealbreaker).toBeNull()
})

it('[RK6] an ad that was kept measures the same, each time', () => {
  for (const document of resumes) {
    const measureIt = measureFor({ document, facts: [], denied: [], today })
    for (const ad of ads.slice(0, 6)) expect(measureIt(JSON.parse(JSON.stringify(ad)) as ReadAd)).toEqual(measureIt(ad))
  }
})
