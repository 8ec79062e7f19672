import { type Match, matchResume } from '@bespeak/domain/match/index.ts'
import type { ResumeDocument } from '@bespeak/domain/resume/document.ts'
import type { Settled } from '@bespeak/domain/resume/settled.ts'
import { jobIn } from '../services/resume/engine/job-in.ts'
import { toldIn } from '../services/resume/facts/facts-from.ts'
import type { Said } from '../services/resume/facts/said.ts'

export interface Comparison {
  document: ResumeDocument
  advertisement: string
  /** What the person said besides. */
  said: readonly Said[]
  /** What they said of words when asked. */
  settled?: Settled | undefined
  /** The day, `2026-07-01`. */
  today: string
}

export interface MatchHere {
  title: string | null
  company: string | null
  match: Match
}

export function matchHere({ document, advertisement, said, today }: Comparison): MatchHere {
  const job = jobIn(advertisement)
  const { title, company } = job
  return { title, company, match: matchResume(document, job, { today, ...toldIn(said) }) }
}

/** What a person states of themselves, a line each. */
export const saidIn = (text: string, today: string): Said[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((answer, at) => ({ id: String(at + 1), answer, saidOn: today, skill: undefined, requirement: undefined }))
