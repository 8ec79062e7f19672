import { readJob } from '@bespeak/domain/job/read-job.ts'
import { type Match, matchResume } from '@bespeak/domain/match/index.ts'
import type { ResumeDocument } from '@bespeak/domain/resume/document.ts'
import type { HtmlNode } from '@bespeak/domain/resume/html/node.ts'
import { toNodes } from '@bespeak/domain/resume/html/write.ts'
import type { Fact } from '@bespeak/domain/resume/sources.ts'
import { skillMatcher } from '@bespeak/domain/skills/index.ts'
import { apply, propose, shownKind, summaryOfKinds, type TailorOptions } from '@bespeak/domain/tailor/index.ts'

export interface ToTailor {
  document: ResumeDocument
  advertisement: string
  options: TailorOptions
  facts: readonly Fact[]
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
}

/** The resume tailored as the server would do it, so that it can be looked at before anything is sent. */
export function tailorHere({ document, advertisement, options, facts, today }: ToTailor): TailoredHere {
  const job = readJob(advertisement, skillMatcher())
  const edits = propose(document, job, options, facts, today)
  const visible = edits.filter((edit) => shownKind(edit) !== 'hidden')
  return {
    page: toNodes(apply(document, visible)),
    changes: Object.fromEntries(edits.map((edit) => [edit.line, { kind: shownKind(edit), reason: edit.reason }])),
    summary: summaryOfKinds(edits.map(shownKind)),
    match: matchResume(apply(document, edits), job, { today, facts }),
  }
}
