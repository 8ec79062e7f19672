import { describe, expect, it } from 'vitest'
import { get, pairSet } from '../../../../eval/data.ts'
import { faultsIn, lettersFor } from '../../../../eval/letters.ts'

// Every so-manyth of the pairs of the evaluation data, weak ones too; `npm run eval` looks at all of them.
const every = 18

const pairs = ['', 'ours-pairs'].flatMap((folder) => {
  const set = pairSet(folder)
  return set.pairs
    .filter((_, at) => at % every === 0)
    .map(({ resume, job }) => ({ resume, job, document: get(set.resumes, resume), ad: get(set.jobs, job) }))
})

describe('letters over the evaluation data', () => {
  it.each(pairs)('$resume for $job: every style keeps every rule', ({ document, ad }) => {
    expect(faultsIn(lettersFor(document, ad))).toEqual({
      unsupported: [],
      strongestMissing: [],
      headings: [],
      gapsTold: [],
      notBoth: [],
      alike: [],
    })
  })
})
