import { describe, expect, it } from 'vitest'
import { readJob } from './read-job.ts'
import { boards } from './testing/boards.ts'
import { healthAndCare } from './testing/health-and-care.ts'
import { hospitalityAndHome } from './testing/hospitality-and-home.ts'
import { matcher, measure, share } from './testing/measure.ts'
import { offices } from './testing/offices.ts'
import { pastedForms } from './testing/pasted-forms.ts'
import { plainForms } from './testing/plain-forms.ts'
import { publicService } from './testing/public-service.ts'
import { technology } from './testing/technology.ts'
import { tradesAndTransport } from './testing/trades-and-transport.ts'

const ads = [
  boards,
  healthAndCare,
  hospitalityAndHome,
  offices,
  pastedForms,
  plainForms,
  publicService,
  technology,
  tradesAndTransport,
].flat()

describe('advertisements of many professions, boards and lengths', () => {
  const pairs = ads.map((ad) => ({ ad, job: readJob(ad.text, matcher) }))
  const { fields, required, preferred, knockOuts } = measure(pairs)

  it('title, employer, place, terms, pay, years and degree are read', () => {
    expect(share(fields), fields.misses.join('\n')).toBeGreaterThanOrEqual(0.95)
  })

  it('what is required is found, and nothing besides', () => {
    expect(share(required.recall), required.recall.misses.join('\n')).toBeGreaterThanOrEqual(0.95)
    expect(share(required.precision), required.precision.misses.join('\n')).toBeGreaterThanOrEqual(0.93)
  })

  it('what is only preferred is found, and nothing besides', () => {
    expect(share(preferred.recall), preferred.recall.misses.join('\n')).toBeGreaterThanOrEqual(0.93)
    expect(share(preferred.precision), preferred.precision.misses.join('\n')).toBeGreaterThanOrEqual(0.95)
  })

  it('every condition that ends an application is found, and hardly one too many', () => {
    expect(share(knockOuts.recall), knockOuts.recall.misses.join('\n')).toBe(1)
    expect(share(knockOuts.precision), knockOuts.precision.misses.join('\n')).toBeGreaterThanOrEqual(0.9)
  })

  it.each(pairs.map(({ ad, job }) => [ad.name, job] as const))('%s: each part stands where it says', (_, job) => {
    const quotes = [
      ...job.requirements,
      ...job.responsibilities,
      ...job.benefits,
      ...job.cultureWords,
      ...job.knockOuts,
    ]
    for (const { words, from, to } of quotes) {
      const there = job.text.slice(from, to).replace(/\s/g, ' ')
      expect(words.replace(/\s/g, ' ')).toBe(there)
    }
    expect(new Set(job.requirements.map((requirement) => requirement.id)).size).toBe(job.requirements.length)
  })
})
