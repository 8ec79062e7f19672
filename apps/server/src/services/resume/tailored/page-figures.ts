import type { Job } from '@bespeak/domain/job/job.ts'
import { type Correction, type LedgerRow, standingOf } from '@bespeak/domain/match/index.ts'
import { type MadeOf, madeOfItself, pageLines, shownScore } from '@bespeak/domain/match/page-shows.ts'
import { roundedScore } from '@bespeak/domain/match/verdict.ts'
import type { ResumeDocument } from '@bespeak/domain/resume/document.ts'
import { type Fact, sourcesOf } from '@bespeak/domain/resume/sources.ts'
import { apply, type Edit, provenance } from '@bespeak/domain/tailor/index.ts'
import { jobIn } from '../engine/job-in.ts'
import { isModest } from '../engine/modest.ts'
import { toldIn } from '../facts/facts-from.ts'
import type { Said } from '../facts/said.ts'
import { noFigures, type PageFigures } from './figures.ts'
import { standing, type TailorEdit } from './tailor-edits.ts'

/** What the person brings to a job, row by row, and out of what. */
export interface Brought {
  ledger: readonly LedgerRow[]
  original: ResumeDocument
  facts: readonly Fact[]
  job: Job
}

/** A resume as it stands shows this much of what it and the facts bring. */
export function shownUntailored({ ledger, original, facts, job }: Brought): number {
  const own = sourcesOf(original, facts)
  return shownScore(ledger, pageLines(original, own, madeOfItself), own, job)
}

export const pageFigures = (brought: Brought, page: ResumeDocument, edits: readonly Edit[]): PageFigures => ({
  shownScore: shownOn(brought, page, edits),
  shownScoreBefore: shownUntailored(brought),
})

function shownOn({ ledger, original, facts, job }: Brought, page: ResumeDocument, edits: readonly Edit[]): number {
  const own = sourcesOf(original, facts)
  return shownScore(ledger, pageLines(page, own, madeWith(original, edits)), own, job)
}

/** Each that stands with what the page shows more by it than by those before it: together they are the whole gain. */
export function withGains(brought: Brought, edits: readonly TailorEdit[]): TailorEdit[] {
  let before = roundedScore(shownUntailored(brought))
  return edits.map((edit, at) => {
    if (edit.undone) return withoutGain(edit)
    const upTo = standing(edits.slice(0, at + 1))
    const shown = roundedScore(shownOn(brought, apply(brought.original, upTo), upTo))
    const gain = shown - before
    before = shown
    return { ...edit, gain }
  })
}

const withoutGain = ({ gain, ...edit }: TailorEdit): TailorEdit => edit

/** A line is found again where it stands, or by its words where it was moved by hand; any other was typed. */
function madeWith(original: ResumeDocument, edits: readonly Edit[]): MadeOf {
  const made = provenance(original, edits)
  const byId = new Map(made.map((it) => [it.line, it]))
  const byText = new Map(made.map(({ text, sources }) => [text, sources]))
  return ({ id, text }) => {
    const line = byId.get(id)
    return line?.text === text ? line.sources : (byText.get(text) ?? null)
  }
}

export interface FiguresTask {
  page: ResumeDocument
  original: ResumeDocument
  edits: readonly TailorEdit[]
  said: readonly Said[]
  corrections?: readonly Correction[] | undefined
  advertisement: string
  /** The day, `2026-07-01`. */
  today: string
}

/** Of a page as it stands, unless it is too long. */
export const figuresOf = (task: FiguresTask): PageFigures =>
  isModest(task.page) ? pageFigures(broughtTo(task), task.page, standing(task.edits)) : noFigures

/** The same with its edits, of which others stand than before: what each adds is measured anew. */
export function figuresWithEdits(task: FiguresTask): PageFigures & { edits: TailorEdit[] } {
  const { page, edits } = task
  if (!isModest(page)) return { ...noFigures, edits: edits.map(withoutGain) }
  const brought = broughtTo(task)
  return { ...pageFigures(brought, page, standing(edits)), edits: withGains(brought, edits) }
}

function broughtTo({ original, said, corrections, advertisement, today }: FiguresTask): Brought {
  const [job, told] = [jobIn(advertisement), { ...toldIn(said), corrections }]
  const { ledger } = standingOf(original, job, { today, ...told })
  return { ledger, original, facts: told.facts, job }
}
