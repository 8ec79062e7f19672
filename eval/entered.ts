import { readFileSync } from 'node:fs'
import { type Profiler, Session } from 'node:inspector'
import { join } from 'node:path'
import { readJob } from '@bespeak/domain/job/read-job.ts'
import { writeLetter } from '@bespeak/domain/letter/index.ts'
import { matchResume } from '@bespeak/domain/match/index.ts'
import { readSource } from '@bespeak/domain/reading/read-source.ts'
import { plainSource } from '@bespeak/domain/reading/source.ts'
import { skillMatcher } from '@bespeak/domain/skills/index.ts'
import { propose, usualOptions } from '@bespeak/domain/tailor/index.ts'
import { here, today } from './data.ts'
import type { Figures } from './scorer.ts'

// Prints, as JSON, how many files of the engine are entered for each step with one sample. It is a program of its own, as a
// step enters fewer files where others went before it in the same process: each here follows the ones above it.

const engineFile = /\/packages\/domain\/src\/[^?]*\.ts(?:\?|$)/
const figures: Figures = {}
const session = new Session()
session.connect()

/** What a step gives, once the files in which a function ran are counted, by the coverage that V8 keeps. */
function counting<Result>(name: string, step: () => Result): Result {
  takeCounted()
  const result = step()
  figures[`files entered to ${name}`] = takeCounted().filter(
    ({ url, functions }) => engineFile.test(url) && functions.some(({ ranges }) => (ranges[0]?.count ?? 0) > 0),
  ).length
  return result
}

function takeCounted(): Profiler.ScriptCoverage[] {
  let counted: Profiler.ScriptCoverage[] = []
  // Answered before the call returns.
  session.post('Profiler.takePreciseCoverage', (_, { result }) => {
    counted = result
  })
  return counted
}

session.post('Profiler.enable')
session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })

const textOf = (...path: string[]) => readFileSync(join(here, ...path), 'utf8')
const resumeText = textOf('files', 'nurse.txt')
const advertisement = textOf('jobs', 'icu-nurse-columbus.txt')

const document = counting('read a resume', () => readSource(plainSource(resumeText)).document)
const job = counting('read an ad', () => readJob(advertisement, skillMatcher()))
counting('score', () => matchResume(document, job, { today }))
counting('tailor', () => propose(document, job, usualOptions, [], today))
counting('write a letter', () => writeLetter(document, job, { style: 'professional', today }))
console.log(JSON.stringify(figures))
