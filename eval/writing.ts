import { supports } from '@bespeak/domain/claims/index.ts'
import { interviewGuide } from '@bespeak/domain/interview/index.ts'
import type { Job } from '@bespeak/domain/job/job.ts'
import {
  type Letter,
  letterStyles,
  unsupportedIn as unsupportedInLetter,
  writeLetter,
} from '@bespeak/domain/letter/index.ts'
import { type Match, matchResume } from '@bespeak/domain/match/index.ts'
import type { ResumeDocument } from '@bespeak/domain/resume/document.ts'
import { sourcesOf } from '@bespeak/domain/resume/sources.ts'
import { apply, judge, propose, provenance, usualOptions } from '@bespeak/domain/tailor/index.ts'
import { pairSet, today } from './data.ts'
import type { Figures } from './scorer.ts'

interface Written {
  unsupported: string[]
  lostEntries: number
  coverage: { before: number; after: number; canRise: boolean }
  outOfMeasure: string[]
}

/** Everything the built-in writers make of every resume for every advertisement of a folder. */
export function writing(folder = ''): Figures {
  const { resumes, jobs } = pairSet(folder)
  const all = [...resumes.values()].flatMap((resume) => [...jobs.values()].map((job) => write(resume, job)))
  const rising = all.filter(({ coverage }) => coverage.canRise)
  const higher = rising.filter(({ coverage }) => coverage.after > coverage.before)
  return {
    pairs: all.length,
    'unsupported claims': all.flatMap(({ unsupported }) => unsupported).length,
    'entries lost': all.reduce((sum, { lostEntries }) => sum + lostEntries, 0),
    'keyword coverage can be higher': rising.length,
    'keyword coverage higher where it can be': (100 * higher.length) / rising.length,
    'keyword coverage lower': all.filter(({ coverage }) => coverage.after < coverage.before).length,
    'letters out of measure': all.flatMap(({ outOfMeasure }) => outOfMeasure).length,
  }
}

export function write(resume: ResumeDocument, job: Job): Written {
  const edits = propose(resume, job, usualOptions, [], today)
  const tailored = apply(resume, edits)
  const before = matchResume(resume, job, { today })
  const after = matchResume(tailored, job, { today })
  const letters = letterStyles.map((style) => writeLetter(resume, job, { style, today }))
  const guide = interviewGuide(resume, job, { today, edits })
  const quotes = [...guide.questions, ...guide.gapTalks].flatMap(({ outline }) => outline.flatMap((it) => it.quotes))
  return {
    unsupported: [
      ...judge(resume, [], edits, today).refused.map(({ edit, why }) => `${edit.text}: ${why}`),
      ...provenance(resume, edits).flatMap(({ text, sources }) => unsupportedIn(resume, job, text, sources)),
      ...letters.flatMap((letter) =>
        unsupportedInLetter(letter, resume, job, { style: letter.style, today }).map(({ text }) => text),
      ),
      ...letters.flatMap((letter) => strangeFigures(resume, job, letter.content)),
      ...quotes.flatMap(({ quote, source }) => unsupportedIn(resume, job, quote, [source])),
    ],
    lostEntries: Math.max(0, entriesIn(resume) - entriesIn(tailored)),
    coverage: { before: coverage(before), after: coverage(after), canRise: canRise(before) },
    outOfMeasure: letters.filter(isOutOfMeasure).map(({ style }) => style),
  }
}

const entriesIn = ({ sections }: ResumeDocument) => sections.reduce((sum, { entries }) => sum + entries.length, 0)

/** What of the advertisement's terms the resume names, as a share of the points they could bring. */
function coverage({ ledger }: Match): number {
  const rows = ledger.filter(({ subScore }) => subScore === 'keyword')
  const most = rows.reduce((sum, { maxPoints }) => sum + maxPoints, 0)
  return most === 0 ? 0 : rows.reduce((sum, { points }) => sum + points, 0) / most
}

/** Something the advertisement asks for stands in the resume under another name, which says as much. */
const canRise = ({ ledger }: Match): boolean =>
  ledger.some(({ subScore, points, reachablePoints }) => subScore === 'keyword' && reachablePoints > points + 0.005)

function isOutOfMeasure({ style, words, notes }: Letter): boolean {
  const [least, most] = style === 'concise' ? [150, 250] : [250, 400]
  return words > most || (words < least && notes.length === 0)
}

/** Judged by the claim check, and by a plain look at the figures. */
function unsupportedIn(resume: ResumeDocument, job: Job, text: string, ids: readonly string[]): string[] {
  const sources = sourcesOf(resume).filter(({ id }) => ids.includes(id))
  const isSupported = sources.length > 0 && supports(sources, text, { today }).supported
  return isSupported ? strangeFigures(resume, job, text) : [text]
}

/** Figures that stand neither in the resume nor in the advertisement; durations are counted from dates. */
function strangeFigures(resume: ResumeDocument, job: Job, text: string): string[] {
  const known = `${JSON.stringify(resume)} ${job.text}`.replace(/[,\s]/g, '')
  const strange = [...text.matchAll(/\d[\d.,]*\d|\d/g)].filter(([figure]) => !known.includes(figure.replace(/,/g, '')))
  return strange.length > 0 ? [text] : []
}
