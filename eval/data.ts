import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Job } from '@bespeak/domain/job/job.ts'
import { readJob } from '@bespeak/domain/job/read-job.ts'
import type { ResumeDocument } from '@bespeak/domain/resume/document.ts'
import { fromJsonResume } from '@bespeak/domain/resume/json-resume.ts'
import { skillMatcher } from '@bespeak/domain/skills/index.ts'

export const here = fileURLToPath(new URL('.', import.meta.url))

/** The data is to be understood as of this day. */
export const today = '2026-07-01'

export interface Pair {
  resume: string
  job: string
  grade: 'weak' | 'partial' | 'good' | 'strong'
  reason: string
}

/** Resumes, advertisements and graded pairs of them, in one folder. */
export interface PairSet {
  pairs: Pair[]
  resumes: Map<string, ResumeDocument>
  /** By name, the text of each. */
  advertisements: Map<string, string>
  /** Read when first asked for: not everybody does. */
  readonly jobs: Map<string, Job>
}

export const json = <Shape>(...path: string[]): Shape => JSON.parse(readFileSync(join(here, ...path), 'utf8')) as Shape

export function pairSet(folder = ''): PairSet {
  const advertisements = new Map(
    namesIn(join(folder, 'jobs'), '.txt').map((name) => [
      name,
      readFileSync(join(here, folder, 'jobs', `${name}.txt`), 'utf8'),
    ]),
  )
  const resumes = namesIn(join(folder, 'resumes'), '.json')
  let jobs: Map<string, Job> | undefined
  return {
    pairs: json<Pair[]>(folder, 'pairs.json'),
    resumes: new Map(resumes.map((name) => [name, fromJsonResume(json(folder, 'resumes', `${name}.json`))])),
    advertisements,
    get jobs() {
      jobs ??= new Map([...advertisements].map(([name, text]) => [name, readJob(text, skillMatcher())]))
      return jobs
    },
  }
}

export const namesIn = (folder: string, ending: string) =>
  readdirSync(join(here, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => name.slice(0, -ending.length).replaceAll('\\', '/'))
    .sort()

export function get<Value>(map: ReadonlyMap<string, Value>, name: string): Value {
  const value = map.get(name)
  if (value === undefined) throw new Error(`There is no ${name} in the data.`)
  return value
}
