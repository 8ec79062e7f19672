import { factFrom, readAnswer, type Said } from '@bespeak/domain/facts/answers.ts'
import { readJob } from '@bespeak/domain/job/read-job.ts'
import { type Match, matchResume, standingOf } from '@bespeak/domain/match/index.ts'
import type { ResumeDocument } from '@bespeak/domain/resume/document.ts'
import type { HtmlNode } from '@bespeak/domain/resume/html/node.ts'
import { toNodes } from '@bespeak/domain/resume/html/write.ts'
import { skillMatcher } from '@bespeak/domain/skills/index.ts'
import {
  apply,
  type GapQuestion,
  gapQuestions,
  propose,
  shownKind,
  summaryOfKinds,
  type TailorOptions,
} from '@bespeak/domain/tailor/index.ts'

export interface ToTailor {
  document: ResumeDocument
  advertisement: string
  options: TailorOptions
  /** What the person answered. */
  said: readonly Said[]
  /** The day, `2026-07-01`. */
  today: string
}

/** What became of a line, and why. */
export interface LineChange {
  kind: string
  reason: string
}

export interface TailoredHere {
  /** The tailored resume, with the lines that it hides still in their place. */
  page: HtmlNode[]
  /** By the id of the line. */
  changes: Record<string, LineChange>
  summary: string
  /** How the tailored resume matches. */
  match: Match
  /** What was not found, and may be true all the same. */
  questions: GapQuestion[]
}

/** The resume tailored as the server would do it, so that it can be looked at before anything is sent. */
export function tailorHere({ document, advertisement, options, said, today }: ToTailor): TailoredHere {
  const job = readJob(advertisement, skillMatcher())
  const facts = said.flatMap((it) => factFrom(it) ?? [])
  const denied = said.flatMap((it) =>
    it.requirement !== undefined && readAnswer(it).outcome === 'denies' ? [it.requirement] : [],
  )
  const compared = { today, facts, denied }
  const edits = propose(document, job, options, facts, today, (it) => standingOf(it, job, compared))
  const visible = edits.filter((edit) => shownKind(edit) !== 'hidden')
  const questions = gapQuestions(document, job, standingOf(document, job, compared), facts)
  return {
    page: toNodes(apply(document, visible)),
    changes: Object.fromEntries(edits.map((edit) => [edit.line, { kind: shownKind(edit), reason: edit.reason }])),
    summary: summaryOfKinds(edits.map(shownKind)),
    match: matchResume(apply(document, edits), job, compared),
    questions: questions.filter(({ answered, line }) => !answered && line === undefined),
  }
}
