import { describe, expect, it } from 'vitest'
import { matchResume } from './index.ts'
import { jobFrom, type Person, person, today } from './testing/people.ts'
import type { LedgerRow } from './types.ts'

const work = (position: string, ...highlights: string[]) => [
  { name: 'Harrow & Sons', position, startDate: '2018-01', highlights },
]
const matched = (who: Person, ad: string) => matchResume(person(who), jobFrom(ad), { today })
const asked = new Set<LedgerRow['kind']>(['skill', 'experience', 'certificate', 'language', 'years'])
const statusOf = (who: Person, ad: string, words: string) =>
  matched(who, ad).ledger.find(({ kind, requirement }) => asked.has(kind) && requirement.includes(words))?.status

describe('a row, as a recruiter reads it', () => {
  it('[M12] a kind shows its whole', () => {
    const ad = 'Fabricator\n\nRequirements\n- Welding\n- Steel fabrication'
    const kind = { work: work('Fabricator', 'MIG welding of gates and railings.', 'Bent and drilled steel plate.') }
    expect(statusOf(kind, ad, 'Welding')).toBe('met')
  })

  it('[M13] a deed shows the skill that is named after it', () => {
    const ad = 'Workshop Carpenter\n\nRequirements\n- Set construction\n- Carpentry'
    const built = { work: work('Carpenter', 'Built 23 sets in timber and steel.', 'Repaired doors and stairs.') }
    const painted = { work: work('Carpenter', 'Painted 23 fences and gates.', 'Repaired doors and stairs.') }
    expect(statusOf(built, ad, 'Set construction')).toBe('met')
    expect(statusOf(painted, ad, 'Set construction')).not.toBe('met')
  })

  it('[M34] a title shows its trade, not all that is asked of it', () => {
    const ad = 'Swimming Teacher\n\nRequirements\n- Experience of teaching swimmers with disabilities'
    const taught = {
      work: work(
        'Swimming Teacher',
        'Teach swimmers with disabilities in small groups.',
        'Plan lessons for beginners.',
      ),
    }
    const titled = { work: work('Gym Instructor', 'Checked the machines.', 'Wrote programmes for new members.') }
    expect(statusOf(taught, ad, 'disabilities')).toBe('met')
    expect(statusOf(titled, ad, 'disabilities')).not.toBe('met')
  })

  it('[M23] any other language is a second one, and English is none', () => {
    const ad = 'Hotel Porter\n\nRequirements\n- Lifting luggage\n\nNice to have\n- A second language'
    const speaks = (language: string): Person => ({
      work: work('Hotel Porter', 'Carried luggage and parked cars.'),
      languages: [{ language, fluency: 'Fluent' }],
    })
    expect(statusOf(speaks('Norwegian'), ad, 'language')).toBe('met')
    expect(statusOf(speaks('English'), ad, 'language')).toBe('not-shown')
  })

  it('[M38] a paper of the same level in another subject is not the one asked', () => {
    const ad = 'Floor Layer\n\nRequirements\n- NVQ Level 2 in Floorcovering'
    const holds = (name: string): Person => ({
      work: work('Floor Layer', 'Laid carpet and vinyl.'),
      certificates: [{ name }],
    })
    expect(statusOf(holds('NVQ Level 2 Floorcovering'), ad, 'NVQ')).toBe('met')
    expect(statusOf(holds('NVQ Level 2 Food Production'), ad, 'NVQ')).toBe('not-shown')
  })

  it('[M17] counts the years of a role of which one line shows the thing', () => {
    const ad = 'Scenic Carpenter\n\nRequirements\n- 5 years of set construction'
    const lines = ['Built 23 sets in timber.', 'Led a crew of four.', 'Wrote risk assessments.', 'Flew scenery.']
    expect(statusOf({ work: work('Head Stage Carpenter', ...lines) }, ad, '5 years')).toBe('met')
  })
})

describe('what to do', () => {
  const ad = `Workshop Manager

Requirements
- MIG welding
- Excel
- Full UK driving licence
- IOSH Managing Safely or NEBOSH certificate
- Bachelor degree in engineering`
  const who: Person = {
    work: work('Workshop Foreman', 'Ran a workshop of four.', 'Built gates in steel.'),
    certificates: [{ name: 'IOSH Managing Safely', date: '2024-03' }],
  }

  it('[M28] names three fixes where as many rows are open', () => {
    expect(matched(who, ad).topFixes).toHaveLength(3)
  })

  it('[M29] misses no paper that another one stands for, and finds the one that is held', () => {
    const { keywords } = matched(who, ad)
    expect(keywords.find(({ term }) => term.includes('IOSH'))?.status).toBe('matched')
    expect(keywords.some(({ term }) => term.includes('NEBOSH'))).toBe(false)
    const without = matched({ ...who, certificates: [] }, ad)
    expect(without.keywords.some(({ term }) => term.includes('NEBOSH'))).toBe(true)
  })
})

describe('a room that the duties name', () => {
  const termsFor = (duty: string) =>
    matched(
      {},
      `Estates Technician\n\nDuties\n- ${duty}\n\nRequirements\n- Excel\n- PAT testing\n- Carpentry`,
    ).keywords.map(({ term }) => term.toLowerCase())

  it.each([
    ['Monitor humidity in teaching rooms', 'teaching'],
    ['Heat the training halls', 'training'],
    ['Keep the welding hall in order', 'welding'],
  ])('[M29] is no skill by what it is for: %s', (duty, term) => {
    expect(termsFor(duty)).not.toContain(term)
  })

  it.each([
    ['Plan the teaching of first-years', 'teaching'],
    ['Teaching in rooms of thirty', 'teaching'],
    ['Welding of gates and railings', 'welding'],
  ])('[M29] what is done is one: %s', (duty, term) => {
    expect(termsFor(duty)).toContain(term)
  })
})

describe('where somebody has worked', () => {
  const asks = (place: string) => `Assistant\n\nRequirements\n- Experience in a ${place}\n- Night shifts`
  const shown = (position: string, name: string, place: string, words: string) => {
    const role = { name, position, startDate: '2018-01', highlights: ['Did the rounds.'] }
    return statusOf({ work: [role] }, asks(place), words)
  }

  it.each([
    ['Senior Care Assistant', 'Fernhill House', 'residential care setting', 'care'],
    ['Commis Chef', 'The Bell Inn', 'busy kitchen', 'kitchen'],
    ['Porter', 'Leicester Royal Infirmary', 'hospital environment', 'ospital'],
    ['Sales Assistant', 'Boots', 'retail environment', 'etail'],
  ])('[M55] %s at %s shows a %s', (position, name, place, words) => {
    expect(shown(position, name, place, words)).toBe('met')
  })

  it.each([
    ['Customer Care Assistant', 'Vodafone', 'residential care setting', 'care'],
    ['Staff Nurse', 'Fernhill House', 'hospital environment', 'ospital'],
    ['Accountant', 'Harrow & Sons', 'busy kitchen', 'kitchen'],
  ])('[M55] %s at %s shows no %s', (position, name, place, words) => {
    expect(shown(position, name, place, words)).not.toBe('met')
  })

  it('[M56] a tool is not shown by a word that its name begins with', () => {
    const ad = 'Platform Engineer\n\nRequirements\n- Docker\n- Linux'
    const loader = work('Warehouse Operative', 'Unloaded trailers at the dock.', 'Kept the dock clean.')
    const row = matched({ work: loader }, ad).ledger.find(({ kind }) => kind === 'skill')
    expect(row).toMatchObject({ requirement: 'Docker', status: 'not-shown', evidence: [] })
  })

  it('[M57] what is to be managed is not shown by having worked on it', () => {
    const ad = 'Site Manager\n\nRequirements\n- Managing sites\n- SMSTS'
    expect(statusOf({ work: work('Site Joiner', 'Fitted kitchens on site.') }, ad, 'Managing sites')).not.toBe('met')
    expect(statusOf({ work: work('Site Manager', 'Kept the diary.') }, ad, 'Managing sites')).toBe('met')
    expect(statusOf({ work: work('Site Joiner', 'Ran two sites in Leeds.') }, ad, 'Managing sites')).toBe('met')
  })
})
