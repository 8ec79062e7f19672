import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readJob } from '../job/read-job.ts'
import { fromJsonResume } from '../resume/json-resume.ts'
import { skillMatcher } from '../skills/index.ts'
import { mostWords } from './letter.ts'
import { faultsOf } from './testing/sentences.ts'

const folder = new URL('../../../../eval/', import.meta.url)
const filesIn = (name: string, end: string) =>
  readdirSync(new URL(name, folder))
    .filter((file) => file.endsWith(end))
    .map((file) => readFileSync(new URL(name + file, folder), 'utf8'))
const resumes = filesIn('resumes/', '.json').map((text) => fromJsonResume(JSON.parse(text)))
const jobs = filesIn('jobs/', '.txt').map((text) => readJob(text, skillMatcher()))

// All of them by `npm run eval -- writing`; here each resume with some jobs, and each job with some resumes.
const each = 3
const pairs = resumes.flatMap((resume, at) =>
  Array.from({ length: each }, (_, round) => ({ resume, job: jobs[(at * each + round) % jobs.length] })),
)

describe('the letters of a resume for a job', () => {
  const all = pairs.flatMap(({ resume, job }) => (job ? faultsOf(resume, job, { today: '2026-11-19' }, mostWords) : []))

  it('[LT1] has no sentence that is neither a frame, a line, the ad’s nor typed', () => {
    expect(all.length).toBeGreaterThan(100)
    expect(all.flatMap(({ foreign }) => foreign)).toEqual([])
  })

  it('[LT5] has 170 words at most', () => {
    expect(all.flatMap(({ tooLong }) => tooLong)).toEqual([])
  })

  it('[LT7] says no line and no ask twice', () => {
    expect(all.flatMap(({ twice }) => twice)).toEqual([])
    const asks = all.map(({ letter }) => letter.proofs.flatMap(({ ask }) => ask ?? []))
    for (const of of asks) expect(new Set(of).size).toBe(of.length)
  })

  it('[LT6] asks in 20 words at most', () => {
    const asks = all.flatMap(({ letter }) => letter.proofs.flatMap(({ ask }) => ask ?? []))
    expect(asks.filter((ask) => ask.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length > 20)).toEqual([])
  })

  it('[LT14] has every line in a list or a cell, without quotation marks', () => {
    const lists = all.filter(({ letter }) => letter.proofs.some(({ line }) => line.endsWith('”')))
    expect(lists).toEqual([])
    for (const { letter } of all)
      for (const { kind, sentences } of letter.paragraphs)
        if (kind === undefined)
          for (const { text } of sentences) expect(letter.proofs.map(({ line }) => line)).not.toContain(text)
  })

  it('[LT13] has a short message of 300 characters at most', () => {
    expect(all.filter(({ letter }) => letter.shortMessage.length > 300)).toEqual([])
  })
})
