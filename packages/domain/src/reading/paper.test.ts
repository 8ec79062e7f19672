import { expect, it } from 'vitest'
import { paperOf } from './paper.ts'

const paper = (location: object | undefined, profile: string | null = null) => paperOf({ location }, profile)

it.each(['US', 'us', 'USA', 'United States', 'Canada', 'MX', 'México', 'Philippines', 'CO'])(
  'is letter in %s',
  (countryCode) => {
    expect(paper({ countryCode })).toBe('letter')
    expect(paper(undefined, countryCode)).toBe('letter')
  },
)

it.each(['GB', 'Germany', 'IN', 'Australia', 'South Africa', 'Brazil'])('is A4 in %s', (countryCode) => {
  expect(paper({ countryCode })).toBe('a4')
  expect(paper(undefined, countryCode)).toBe('a4')
})

it('goes by the resume before the profile', () => {
  expect(paper({ countryCode: 'GB' }, 'US')).toBe('a4')
  expect(paper({ countryCode: 'US' }, 'GB')).toBe('letter')
})

it.each(['OH', 'Ohio', 'ON', 'British Columbia'])('knows %s without a country', (region) => {
  expect(paper({ city: 'Springfield', region })).toBe('letter')
})

it('is A4 where nothing tells', () => {
  expect(paper(undefined)).toBe('a4')
  expect(paper({ city: 'Springfield' }, ' ')).toBe('a4')
  expect(paper({ region: 'Bavaria' })).toBe('a4')
})
