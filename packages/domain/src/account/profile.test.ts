import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ProfileInput, profileChange, profileLinks, profileProblems, profileTexts } from './profile.ts'

describe('a profile', () => {
  it.each(Object.entries(profileTexts))('has a limit for %s', (field, { label, max }) => {
    expect(profileProblems({ [field]: 'x'.repeat(max + 1) })).toEqual({
      [field]: `${label} must be at most ${max} characters`,
    })
    expect(profileProblems({ [field]: 'x'.repeat(max) })).toEqual({})
  })

  it.each(Object.keys(profileLinks))('takes only web addresses as %s', (field) => {
    const refused = [
      'javascript:alert(1)',
      'data:text/html,x',
      'ftp://example.com',
      'example.com/ada',
      'https://',
      'https://exa mple.com',
      'https://example.com/\u0000',
      `https://example.com/${'x'.repeat(500)}`,
    ]
    for (const link of refused) expect(profileProblems({ [field]: link }), link).toHaveProperty(field)
    for (const link of ['https://example.com/ada', 'HTTP://example.com', '']) {
      expect(profileProblems({ [field]: link }), link).toEqual({})
    }
  })

  it.each<[ProfileInput, string]>([
    [{ yearsExperience: -1 }, 'yearsExperience'],
    [{ yearsExperience: 81 }, 'yearsExperience'],
    [{ yearsExperience: 1.5 }, 'yearsExperience'],
    [{ skills: Array.from({ length: 101 }, (_, at) => `skill ${at}`) }, 'skills'],
    [{ skills: ['x'.repeat(81)] }, 'skills'],
    [{ skills: ['two\nlines'] }, 'skills'],
    [{ themePreference: 'sepia' }, 'themePreference'],
    [{ city: 'Lon\u0000don' }, 'city'],
    [{ city: 'two\nlines' }, 'city'],
  ])('refuses %j', (input, field) => expect(Object.keys(profileProblems(input))).toEqual([field]))

  it('lets a bio and an address have lines', () => {
    expect(profileProblems({ bio: 'One.\nTwo.', address: '1 Row\r\nTown' })).toEqual({})
  })

  it('changes only what is given; null and blank take away', () => {
    expect(
      profileChange({ city: ' London ', state: '', country: null, bio: undefined, themePreference: null }),
    ).toEqual({
      city: 'London',
      state: null,
      country: null,
    })
  })

  it('keeps each skill once, as first written', () => {
    expect(profileChange({ skills: [' TypeScript', 'typescript', '', 'Sewing'] })).toEqual({
      skills: ['TypeScript', 'Sewing'],
    })
    expect(profileChange({ skills: null })).toEqual({ skills: [] })
  })

  it('is judged without a throw, whatever it holds', () => {
    const text = fc.option(fc.string({ unit: 'binary' }))
    fc.assert(
      fc.property(fc.record({ linkedinUrl: text, bio: text, city: text, themePreference: text }), (input) => {
        expect(profileProblems(input)).toBeTypeOf('object')
      }),
    )
  })
})
