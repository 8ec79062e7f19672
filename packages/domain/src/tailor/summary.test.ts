import { describe, expect, it } from 'vitest'
import { fromJsonResume } from '../resume/json-resume.ts'
import { apply } from './apply.ts'
import { allSections } from './lists.ts'
import { jobOf } from './testing/people.ts'
import { proposed } from './testing/proposals.ts'

const advertisement = jobOf(`Hearing Clinic Manager

Requirements
- Fluent Welsh
- Registration with the General Osteopathic Council
- Hearing tests
- Hearing aid fitting`)

const clinic = { name: 'Bellwater Hearing', position: 'Audiologist', startDate: '2018-03' }
const highlights = [
  'Ran hearing tests and hearing aid fitting, 32 appointments a week',
  'Rewrote the reports to doctors as half a page, GP referrals rose from 14 to 37 a month',
  'Let the group room, income went from £900 to £7,100 a year',
  'Stopped using paper in 2019',
]

const person = (more: object = {}) =>
  fromJsonResume({
    basics: { label: 'Audiologist' },
    work: [{ ...clinic, highlights }],
    languages: [
      { language: 'Welsh', fluency: 'Native' },
      { language: 'Danish', fluency: 'Basic' },
    ],
    certificates: [{ name: 'Registered Osteopath', issuer: 'General Osteopathic Council', date: '2016' }],
    skills: [{ name: 'Clinic', keywords: ['Hearing tests', 'Hearing aid fitting'] }],
    ...more,
  })

const summaryOf = (document: ReturnType<typeof fromJsonResume>) =>
  apply(document, proposed(document, advertisement))
    .sections.filter(({ kind }) => kind === 'summary')
    .flatMap(({ entries }) => entries.flatMap((entry) => (entry.type === 'text' ? entry.lines : [])))
    .map(({ text }) => text)
    .join(' ')

describe('a summary', () => {
  it('[T41] tells no year as a figure, and nothing that is clear only beside the deed', () => {
    expect(summaryOf(person())).not.toMatch(/2019|(?:At|There), [^.]*income/)
  })

  it('[T41] tells what became otherwise, and where', () => {
    expect(summaryOf(person())).toMatch(/(?:There|At Bellwater Hearing), GP referrals rose from 14 to 37 a month/)
  })

  it('[T41] tells what was done where the person works first, and of any other result where it was', () => {
    const hospital = {
      ...{ name: 'Coral Strand Court Hospital', position: 'Audiologist', startDate: '2012-01', endDate: '2018-02' },
      highlights: ['Cut the waiting list for hearing tests from 21 weeks to 9 weeks'],
    }
    const summary = summaryOf(person({ work: [{ ...clinic, highlights: highlights.slice(1) }, hospital] }))
    expect(summary).toMatch(/GP referrals .* At the Coral Strand Court Hospital, cut the waiting list/)
  })

  it('[T41] calls by a paper who is named by it, and says who gave it where that is asked', () => {
    const summary = summaryOf(person({ basics: { label: 'Osteopath' } }))
    expect(summary).toContain('Registered Osteopath (General Osteopathic Council).')
    expect(summary).not.toMatch(/(?:Holds|Has) Registered/)
  })

  it('[T41] calls nobody by what they drive', () => {
    const site = jobOf('Yard Hand\n\nYou must have\n- Forklift and telescopic handler tickets\n')
    const document = fromJsonResume({
      basics: { label: 'Yard Operative', summary: 'I have worked in yards for six years. I like order.' },
      work: [{ name: 'Hallam Salvage', position: 'Yard Operative', startDate: '2019', highlights: ['Drove the grab'] }],
      certificates: [{ name: 'Forklift counterbalance and telescopic handler', date: '2021' }],
    })
    const texts = proposed(document, site).map(({ text }) => text)
    expect(texts.filter((text) => /I am an? (?:forklift|telescopic)/i.test(text))).toEqual([])
  })

  it('[T42] names the languages that are demanded, and no other', () => {
    expect(summaryOf(person())).toContain('Speaks Welsh (native).')
    expect(summaryOf(person())).not.toContain('Danish')
    expect(summaryOf(person({ languages: [{ language: 'Welsh', fluency: 'Basic' }] }))).not.toContain('Welsh')
  })

  it('[T41] says who somebody is with an article, and of no field that they are it', () => {
    const mine = { basics: { summary: 'I like to explain things. My patients come back.' } }
    expect(summaryOf(person(mine))).toContain('I have been an Audiologist at Bellwater Hearing since 2018.')
    const field = { ...mine, work: [{ ...clinic, position: 'Hearing Care', highlights }] }
    expect(summaryOf(person(field))).not.toMatch(/I (?:have been|am) (?:an? )?Hearing Care/)
  })

  it('[T42] does not name them again', () => {
    const document = person({ basics: { label: 'Audiologist', summary: 'Audiologist who works in Welsh. Calm.' } })
    expect(summaryOf(document)).not.toContain('Speaks')
  })
})

describe('the skills', () => {
  const moves = (document: ReturnType<typeof fromJsonResume>, options = {}) =>
    proposed(document, advertisement, options).filter(({ place }) => place?.list === allSections)
  const chores = Array.from({ length: 14 }, (_, at) => `Cleaned room ${at + 1} and its cupboards`)
  const hidden = person({ work: [{ ...clinic, position: 'Audiologist', highlights: chores }] })

  it('[T43] stay where they are in a page that shows as much without, and where nothing may move', () => {
    expect(moves(person({ skills: [{ name: 'Other', keywords: ['Sewing'] }] }))).toEqual([])
    expect(moves(hidden, { keepOrder: true })).toEqual([])
  })

  it('[T43] stand above the work where the page then shows clearly more', () => {
    expect(moves(hidden)).toHaveLength(1)
    const kinds = apply(hidden, proposed(hidden, advertisement)).sections.map(({ kind }) => kind)
    expect(kinds.indexOf('skills')).toBeLessThan(kinds.indexOf('work'))
  })
})

describe('[T15] a new summary of somebody who tells no figures', () => {
  const madeFor = (position: string, line: string, asked: string) => {
    const work = [{ name: 'Moxon Ltd', position, startDate: '2015-04', highlights: [line] }]
    const [trade = ''] = position.split(' (')
    const job = jobOf(`${trade}\n\nRequirements\n- ${asked}\n- Early shifts\n`)
    return proposed(fromJsonResume({ work }), job).find(({ place }) => place?.list === 'summary')?.text
  }

  it.each([
    ['Scaffolder (Part 2)', 'Erect and strike scaffolds.', 'Tube and fitting'],
    ['Diver (Part 4)', 'Clean hulls.', 'Hull cleaning'],
    ['Groom (agency)', 'Muck out stables.', 'Care of horses'],
  ])('has the bracket of a title that may not be left out: %s', (position, line, asked) => {
    expect(madeFor(position, line, asked)).toMatch(new RegExp(`^${position.replaceAll(/[()]/g, '\\$&')} at Moxon Ltd`))
  })

  it.each([
    ['Teacher', 'Kept the log.', 'Keeping logs'],
    ['Nurse (Renal)', 'Kept the log.', 'Keeping logs'],
  ])('is there though the page as a whole is less like the advertisement with it: %s', (position, line, asked) => {
    expect(madeFor(position, line, asked)).toContain('at Moxon Ltd with 11 years of experience.')
  })
})
