import { get, pairSet } from './data.ts'
import { letterFaults } from './letters.ts'
import type { Figures } from './scorer.ts'

/** Every letter of every resume for every advertisement of a folder, or of so many of these pairs. */
export function writing(folder = '', most = Number.POSITIVE_INFINITY): Figures {
  const { resumes, jobs } = pairSet(folder)
  const names = [...jobs.keys()]
  // Each resume begins with another advertisement, so that a few pairs are not all of the same few.
  const pairs = [...resumes.keys()].flatMap((resume, first) =>
    names.map((_, at) => ({ resume, job: names[(first + at) % names.length] ?? '' })),
  )
  const all = spread(pairs, most).map(({ resume, job }, at, { length }) => {
    if ((at + 1) % step === 0) console.error(`${at + 1} of ${length} pairs`)
    return letterFaults(get(resumes, resume), get(jobs, job))
  })
  return {
    pairs: all.length,
    'letters out of measure': all.flatMap(({ tooLong }) => tooLong).length,
    'sentences of letters that are not theirs': all.flatMap(({ foreign }) => foreign).length,
    'lines twice in a letter': all.flatMap(({ twice }) => twice).length,
    'letters with too little to show': all.flatMap(({ missing }) => missing).length,
  }
}

/** After so many pairs it says how far it is. */
const step = 100

/** So many of all, from every part of them. */
const spread = <Pair>(pairs: readonly Pair[], most: number): Pair[] => {
  const every = Math.max(1, pairs.length / most)
  return pairs.filter((_, at) => at % every < 1)
}
