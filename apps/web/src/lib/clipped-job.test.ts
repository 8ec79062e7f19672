import { describe, expect, it } from 'vitest'
import { clippedJobIn } from './clipped-job.ts'

const hashOf = (said: unknown) => `#job=${encodeURIComponent(JSON.stringify(said))}`

describe('a clipped job', () => {
  it.each(['', '#', '#limit', '#job=', '#job=%', '#job={', hashOf(null), hashOf(7), hashOf({}), hashOf({ text: 7 })])(
    'is in no address like %j',
    (hash) => {
      expect(clippedJobIn(hash)).toBeNull()
    },
  )

  it('is what stands behind the sign, and no longer than an advertisement may be', () => {
    expect(clippedJobIn(hashOf({ text: 'Head Chef', company: 'Fjordgard' }))).toEqual({
      ...{ advertisement: 'Head Chef', company: 'Fjordgard' },
    })
    const long = clippedJobIn(hashOf({ text: 'a'.repeat(9_000), company: 'b'.repeat(900) }))
    expect([long?.advertisement.length, long?.company.length]).toEqual([6_000, 200])
  })
})
