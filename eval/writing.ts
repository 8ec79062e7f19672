import { supports } from '@bespeak/domain/claims/index.ts'
import { interviewGuide } from '@bespeak/domain/interview/index.ts'
import * as sentences from '@bespeak/domain/interview/sentences/index.ts'
import type { Job } from '@bespeak/domain/job/job.ts'
import type { Letter } from '@bespeak/domain/letter/index.ts'
import type { ResumeDocument } from '@bespeak/domain/resume/document.ts'
import { sourcesOf } from '@bespeak/domain/resume/sources.ts'
import { propose, usualOptions } from '@bespeak/domain/tailor/index.ts'
import { get, pairSet, today } from './data.ts'
import { faultsIn, type LetterFaults, lettersFor } from './letters.ts'
import type { Figures } from './scorer.ts'

interface Written {
  unsupported: string[]
  outOfMeasure: string[]
  faults: LetterFaults
}

/** Every letter and guide that the built-in writers make of every resume for every advertisement of a folder, or of so many of these pairs. */
export function writing(folder = '', most = Number.POSITIVE_INFINITY): Figures {
  const { resumes, jobs } = pairSet(folder)
  const names = [...jobs.keys()]
  // Each resume begins with another advertisement, so that a few pairs are not all of the same few.
  const pairs = [...resumes.keys()].flatMap((resume, first) =>
    names.map((_, at) => ({ resume, job: names[(first + at) % names.length] ?? '' })),
  )
  const all = spread(pairs, most).map(({ resume, job }, at, { length }) => {
    const written = write(get(resumes, resume), get(jobs, job))
    for (const text of written.unsupported) console.error(`unsupported, ${resume} for ${job}: ${text}`)
    if ((at + 1) % step === 0) console.error(`${at + 1} of ${length} pairs`)
    return written
  })
  return {
    pairs: all.length,
    'unsupported claims': all.flatMap(({ unsupported }) => unsupported).length,
    'letters out of measure': all.flatMap(({ outOfMeasure }) => outOfMeasure).length,
    'letters without the strongest line': all.flatMap(({ faults }) => faults.strongestMissing).length,
    'headings named as skills': all.flatMap(({ faults }) => faults.headings).length,
    'gaps told as shown': all.flatMap(({ faults }) => [...faults.gapsTold, ...faults.notBoth]).length,
    'styles too much alike': all.flatMap(({ faults }) => faults.alike).length,
  }
}

/** After so many pairs it says how far it is. */
const step = 100

/** So many of all, from every part of them. */
const spread = <Pair>(pairs: readonly Pair[], most: number): Pair[] => {
  const every = Math.max(1, pairs.length / most)
  return pairs.filter((_, at) => at % every < 1)
}

export function write(resume: ResumeDocument, job: Job): Written {
  const edits = propose(resume, job, usualOptions, [], today)
  const written = lettersFor(resume, job)
  const { letters } = written
  const faults = faultsIn(written)
  const guide = interviewGuide(resume, job, { today, edits }, sentences)
  const quotes = guide.questions.flatMap(({ outline }) => outline.flatMap((it) => it.quotes))
  const { unsupportedIn, strangeFigures } = checksOf(resume, job)
  return {
    unsupported: [
      ...faults.unsupported,
      ...letters.flatMap((letter) => strangeFigures(letter.content)),
      ...quotes.flatMap(({ quote, source }) => unsupportedIn(quote, [source])),
    ],
    outOfMeasure: letters.filter(isOutOfMeasure).map(({ style }) => style),
    faults,
  }
}

const mostWords = (style: Letter['style']) => (style === 'concise' ? 250 : 400)

const isOutOfMeasure = ({ style, words }: Letter): boolean => words > mostWords(style)

function checksOf(resume: ResumeDocument, job: Job) {
  const all = sourcesOf(resume)
  const known = `${JSON.stringify(resume)} ${job.text}`.replace(/[,\s]/g, '')

  /** Figures that stand neither in the resume nor in the advertisement; durations are counted from dates. */
  function strangeFigures(text: string): string[] {
    const figures = [...text.matchAll(/\d[\d.,]*\d|\d/g)].map(([figure]) => figure.replace(/,/g, ''))
    return figures.every((figure) => known.includes(figure)) ? [] : [text]
  }

  /** Judged by the claim check, and by a plain look at the figures. */
  function unsupportedIn(text: string, ids: readonly string[]): string[] {
    const sources = all.filter(({ id }) => ids.includes(id))
    const isSupported = sources.length > 0 && supports(sources, text, { today }).supported
    return isSupported ? strangeFigures(text) : [text]
  }

  return { unsupportedIn, strangeFigures }
}
