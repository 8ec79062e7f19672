import { describe, expect, it } from 'vitest'
import { readText } from './read-text.ts'
import { plainSource } from './source.ts'
import { isStreetAddress } from './street.ts'

const readPasted = (text: string) => readText(plainSource(text))

describe('a street address', () => {
  it.each([
    'Marketing Manager',
    'Head of Park Services, 12 sites',
    'Band 6 Nurse, Ward 12',
    '5 Star Hotel Manager',
    'Tier 2 Support, Drive 3 teams',
    'Project Manager, 2 Place Awards',
    'Class 1 Driver',
    'Senior Engineer, 8 years of experience',
  ])('is not what a person is called: %s', (text) => expect(isStreetAddress(text)).toBe(false))

  it.each([
    '4 Elm Row, Chester',
    'Via Roma 3',
    'Lindenallee 7',
    '12 rue de la Paix',
    'PO Box 118',
    'Columbus, OH 43215',
  ])('is known by its number: %s', (text) => expect(isStreetAddress(text)).toBe(true))

  it.each([
    ['ada@example.com · 07700 900123 · 4 Elm Row, Chester', { address: '4 Elm Row', city: 'Chester' }],
    ['4 Elm Row\nChester', { address: '4 Elm Row', city: 'Chester' }],
    ['Chester, UK · 4 Elm Row', { address: '4 Elm Row', city: 'Chester', countryCode: 'UK' }],
  ])('is where the person lives, not what they are called: %s', (line, location) => {
    const { basics } = readPasted(`Ada Lovell\n${line}\n\nSkills\n\nSEO`).document
    expect(basics).toMatchObject({ name: 'Ada Lovell', location })
    expect(basics.label).toBeUndefined()
  })

  it.each(['Tucson or Remote', 'Open to Tucson or Remote', 'Preferred location: Tucson or Remote'])(
    'is not what somebody wishes: %s',
    (line) => {
      const { basics } = readPasted(`Ada Lovell\nBrand Manager\nada@example.com\n${line}\n\nSkills\n\nSEO`).document
      expect([basics.label, basics.location]).toEqual(['Brand Manager', undefined])
    },
  )
})

describe('a sentence under the contact', () => {
  const rest = '\n\nExperience\n\nBrand Lead\nNorthwind Foods, 2019 – Present\n- Led six people'
  const sentence = 'Marketing Manager with 8 years of experience in consumer brands'

  it.each([
    ['at once', '\n'],
    ['after a gap', '\n\n\n'],
  ])('is the summary, and no title of an empty section: %s', (_, gap) => {
    for (const headline of ['', 'Brand Lead\n']) {
      const { document } = readPasted(`Ada Lovell\n${headline}ada@example.com | 07700 900123${gap}${sentence}${rest}`)
      const [summary] = document.sections
      expect(summary).toMatchObject({ kind: 'summary', entries: [{ lines: [{ text: sentence }] }] })
      expect(document.sections.every(({ entries }) => entries.length > 0)).toBe(true)
    }
  })
})
