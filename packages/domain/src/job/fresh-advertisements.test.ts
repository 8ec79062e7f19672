import { describe, expect, it } from 'vitest'
import { readJob } from './read-job.ts'
import { fresh1 } from './testing/fresh-1.ts'
import { fresh2 } from './testing/fresh-2.ts'
import { fresh3 } from './testing/fresh-3.ts'
import { fresh4 } from './testing/fresh-4.ts'
import { fresh5 } from './testing/fresh-5.ts'
import { fresh6 } from './testing/fresh-6.ts'
import { fresh7 } from './testing/fresh-7.ts'
import { fresh8 } from './testing/fresh-8.ts'
import { matcher, measure, share } from './testing/measure.ts'

const ads = [fresh1, fresh2, fresh3, fresh4, fresh5, fresh6, fresh7, fresh8].flat()

describe('seventy professions in forms that no template has: letters, tables, one paragraph, small letters', () => {
  const pairs = ads.map((ad) => ({ ad, job: readJob(ad.text, matcher) }))
  const { fields, required, preferred, knockOuts, duties, languages } = measure(pairs)

  it('title, employer, place, terms, pay, years and degree are read', () => {
    expect(share(fields), fields.misses.join('\n')).toBeGreaterThanOrEqual(0.94)
  })

  it('what is required is found, and little besides', () => {
    expect(share(required.recall), required.recall.misses.join('\n')).toBeGreaterThanOrEqual(0.94)
    expect(share(required.precision), required.precision.misses.join('\n')).toBeGreaterThanOrEqual(0.9)
  })

  it('what is only preferred is found, and little besides', () => {
    expect(share(preferred.recall), preferred.recall.misses.join('\n')).toBeGreaterThanOrEqual(0.93)
    expect(share(preferred.precision), preferred.precision.misses.join('\n')).toBeGreaterThanOrEqual(0.96)
  })

  it('most conditions that end an application are found, and hardly one too many', () => {
    expect(share(knockOuts.recall), knockOuts.recall.misses.join('\n')).toBeGreaterThanOrEqual(0.86)
    expect(share(knockOuts.precision), knockOuts.precision.misses.join('\n')).toBeGreaterThanOrEqual(0.88)
  })

  it('the work and the languages are found', () => {
    expect(share(duties), duties.misses.join('\n')).toBeGreaterThanOrEqual(0.94)
    expect(share(languages), languages.misses.join('\n')).toBeGreaterThanOrEqual(0.94)
  })
})
