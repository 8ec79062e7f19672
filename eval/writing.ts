import { supports } from '@bespeak/domain/claims/index.ts'
import { interviewGuide } from '@bespeak/domain/interview/index.ts'
import * as sentences from '@bespeak/domain/interview/sentences/index.ts'
import type { Job } from '@bespeak/domain/job/job.ts'
import type { Letter } from '@bespeak/domain/letter/index.ts'
import { matchResume } from '@bespeak/domain/match/index.ts'
import type { ResumeDocument } from '@bespeak/domain/resume/document.ts'
import { sourcesOf } from '@bespeak/domain/resume/sources.ts'
import { apply, judge, proposals, provenance, usualOptions } from '@bespeak/domain/tailor/index.ts'
import { coverageOf, termsToName } from './coverage.ts'
import { pairSet, today } from './data.ts'
import { faultsIn, type LetterFaults, lettersFor } from './letters.ts'
import type { Figures } from './scorer.ts'

interface Written {
  unsupported: string[]
  refused: number
  lostEntries: number
  /** `promised`: the match's own ceiling is higher than its score. */
  coverage: { before: number; after: number; canRise: boolean; promised: boolean }
  outOfMeasure: string[]
  faults: LetterFaults
}

/** Everything the built-in writers make of every resume for every advertisement of a folder. */
export function writing(folder = ''): Figures {
  const { resumes, jobs } = pairSet(folder)
  const all = [...resumes.values()].flatMap((resume) => [...jobs.values()].map((job) => write(resume, job)))
  const rising = all.filter(({ coverage }) => coverage.canRise)
  const promised = all.filter(({ coverage }) => coverage.promised)
  return {
    pairs: all.length,
    'unsupported claims': all.flatMap(({ unsupported }) => unsupported).length,
    'drafts refused': all.reduce((sum, { refused }) => sum + refused, 0),
    'entries lost': all.reduce((sum, { lostEntries }) => sum + lostEntries, 0),
    'keyword coverage can be higher': rising.length,
    'keyword coverage higher where it can be': shareOfHigher(rising),
    'ceiling above the score': promised.length,
    'keyword coverage higher where promised': shareOfHigher(promised),
    'keyword coverage lower': all.filter(({ coverage }) => coverage.after < coverage.before).length,
    'letters out of measure': all.flatMap(({ outOfMeasure }) => outOfMeasure).length,
    'letters without the strongest line': all.flatMap(({ faults }) => faults.strongestMissing).length,
    'headings named as skills': all.flatMap(({ faults }) => faults.headings).length,
    'gaps told as shown': all.flatMap(({ faults }) => [...faults.gapsTold, ...faults.notBoth]).length,
    'styles too much alike': all.flatMap(({ faults }) => faults.alike).length,
  }
}

const shareOfHigher = (some: readonly Written[]) =>
  (100 * some.filter(({ coverage: { before, after } }) => after > before).length) / some.length

export function write(resume: ResumeDocument, job: Job): Written {
  const { sure: edits, refused } = proposals({ document: resume, job, options: usualOptions, facts: [], today })
  const tailored = apply(resume, edits)
  const before = matchResume(resume, job, { today })
  const after = matchResume(tailored, job, { today })
  const letters = lettersFor(resume, job)
  const faults = faultsIn(letters, resume, job)
  const guide = interviewGuide(resume, job, { today, edits }, sentences)
  const quotes = guide.questions.flatMap(({ outline }) => outline.flatMap((it) => it.quotes))
  return {
    unsupported: [
      ...judge(resume, [], edits, today).refused.map(({ edit, why }) => `${edit.text}: ${why}`),
      ...provenance(resume, edits).flatMap(({ text, sources }) => unsupportedIn(resume, job, text, sources)),
      ...faults.unsupported,
      ...letters.flatMap((letter) => strangeFigures(resume, job, letter.content)),
      ...quotes.flatMap(({ quote, source }) => unsupportedIn(resume, job, quote, [source])),
    ],
    refused: refused.length,
    lostEntries: Math.max(0, entriesIn(resume) - entriesIn(tailored)),
    coverage: {
      before: coverageOf(resume, before),
      after: coverageOf(tailored, after),
      canRise: termsToName(resume, job, before).length > 0,
      promised: before.ceiling > before.score,
    },
    outOfMeasure: letters.filter(isOutOfMeasure).map(({ style }) => style),
    faults,
  }
}

const entriesIn = ({ sections }: ResumeDocument) => sections.reduce((sum, { entries }) => sum + entries.length, 0)

const mostWords = (style: Letter['style']) => (style === 'concise' ? 250 : 400)

const isOutOfMeasure = ({ style, words }: Letter): boolean => words > mostWords(style)

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
