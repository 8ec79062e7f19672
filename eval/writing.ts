import type { Job } from '@bespeak/domain/job/job.ts'
import type { Letter } from '@bespeak/domain/letter/index.ts'
import type { ResumeDocument } from '@bespeak/domain/resume/document.ts'
import { get, pairSet } from './data.ts'
import { faultsIn, type LetterFaults, lettersFor } from './letters.ts'
import type { Figures } from './scorer.ts'

interface Written {
  unsupported: string[]
  outOfMeasure: string[]
  faults: LetterFaults
}

/** Every letter that the built-in writer makes of every resume for every advertisement of a folder, or of so many of these pairs. */
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
  const written = lettersFor(resume, job)
  const { letters } = written
  const faults = faultsIn(written)
  const strangeFigures = strangeFiguresIn(resume, job)
  return {
    unsupported: [...faults.unsupported, ...letters.flatMap((letter) => strangeFigures(letter.content))],
    outOfMeasure: letters.filter(isOutOfMeasure).map(({ style }) => style),
    faults,
  }
}

const mostWords = (style: Letter['style']) => (style === 'concise' ? 250 : 400)

const isOutOfMeasure = ({ style, words }: Letter): boolean => words > mostWords(style)

/** Texts with figures that stand neither in the resume nor in the advertisement; durations are counted from dates. */
function strangeFiguresIn(resume: ResumeDocument, job: Job) {
  const known = `${JSON.stringify(resume)} ${job.text}`.replace(/[,\s]/g, '')
  return (text: string): string[] => {
    const figures = [...text.matchAll(/\d[\d.,]*\d|\d/g)].map(([figure]) => figure.replace(/,/g, ''))
    return figures.every((figure) => known.includes(figure)) ? [] : [text]
  }
}
