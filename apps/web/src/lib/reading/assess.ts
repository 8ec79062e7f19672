import { type AtsFile, type AtsReport, checkResume } from '@bespeak/domain/ats/index.ts'
import { isEnglish } from '@bespeak/domain/ats/view.ts'
import { readJob } from '@bespeak/domain/job/read-job.ts'
import { words } from '@bespeak/domain/language/words.ts'
import { type Match, matchResume } from '@bespeak/domain/match/index.ts'
import type { ResumeDocument } from '@bespeak/domain/resume/document.ts'
import { sourcesOf } from '@bespeak/domain/resume/sources.ts'
import { skillMatcher } from '@bespeak/domain/skills/index.ts'

/** A resume and the job it is held against. */
export interface ToAssess {
  document: ResumeDocument
  source: string
  facts: AtsFile | null
  /** Empty: only the resume itself is looked at. */
  advertisement: string
  /** The day, `2026-07-01`. */
  today: string
}

export interface Assessment {
  match: Match | null
  ats: AtsReport
  /** What is not in English, which the rules are made for. */
  foreign: { resume: boolean; advertisement: boolean }
}

export function assess({ document, source, facts, advertisement, today }: ToAssess): Assessment {
  const job = advertisement.trim() === '' ? null : readJob(advertisement, skillMatcher())
  const resumeWords = sourcesOf(document).flatMap(({ text }) => words(text))
  return {
    match: job && matchResume(document, job, { today }),
    ats: checkResume(document, {
      today,
      source: source || undefined,
      file: facts ?? undefined,
      job: job ?? undefined,
    }),
    foreign: { resume: !isEnglish(resumeWords), advertisement: !isEnglish(words(advertisement)) },
  }
}

export interface JobNames {
  title: string | null
  company: string | null
}

/** The title and the company that the advertisement names. */
export function jobNames({ advertisement }: { advertisement: string }): JobNames {
  const { title, company } = readJob(advertisement, skillMatcher())
  return { title, company }
}
