import { emptyDocument, type ResumeDocument } from '@bespeak/domain/resume/document.ts'
import { fromJsonResume } from '@bespeak/domain/resume/json-resume.ts'
import { shown } from '@bespeak/domain/resume/shown.ts'
import { resumes } from '@bespeak/domain/resume/testing/documents.ts'
import { sampleDocument } from '@bespeak/domain/resume/testing/sample.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { templates } from '../layout.ts'
import { blocksOf } from './blocks.ts'
import { linesOf, plainText } from './plain-text.ts'

const linesIn = (document: ResumeDocument, template: (typeof templates)[number] = 'classic') =>
  blocksOf(document, { template }).flatMap(linesOf)

const employer = { name: 'Northwind', location: 'Bristol' }
const twoRoles = fromJsonResume({
  work: [
    { ...employer, position: 'Lead', startDate: '2020-04', highlights: ['Led four people.'] },
    { ...employer, position: 'Engineer', startDate: '2018', endDate: '2020-03' },
  ],
})

describe('the blocks of a resume', () => {
  it('are none for an empty one', () => {
    expect(blocksOf(emptyDocument(), { template: 'classic' })).toEqual([])
  })

  it('leave out a section that has nothing in it, and never a line that has a text', () => {
    fc.assert(
      fc.property(resumes, fc.constantFrom(...templates), (document, template) => {
        const text = linesIn(document, template).join('\n')
        const lines = document.sections.flatMap(({ entries }) =>
          entries.flatMap((it) => ('lines' in it ? it.lines : [])),
        )
        for (const line of [...lines, ...document.unplaced]) expect(text).toContain(shown(line.text))
      }),
      { numRuns: 60 },
    )
  })

  it('put what could not be placed under a heading at the end', () => {
    const document = { ...emptyDocument(), unplaced: [{ id: 'l1', text: 'Driving licence B' }] }
    expect(linesIn(document)).toEqual(['Additional information', 'Driving licence B'])
  })

  it('stand in the order of the document, with dates as people write them', () => {
    expect(linesIn(sampleDocument()).slice(0, 14)).toEqual([
      'Ada Lovell',
      'Backend Engineer',
      'ada@example.com',
      '+44 20 7946 0958',
      'Bristol, United Kingdom',
      'ada.example.com',
      'github.com/ada',
      'Summary',
      'Backend engineer with eight years in payments. Likes small services and plain words.',
      'Experience',
      'Northwind Payments Ltd',
      'Senior Engineer · Bristol',
      'Apr 2020 – Present',
      'Cut settlement time from 40 to 6 minutes.',
    ])
  })

  it('name an employer of several roles once, with the place that they share', () => {
    expect(linesIn(twoRoles)).toEqual([
      ...['Experience', 'Northwind · Bristol', 'Lead', 'Apr 2020 – Present', 'Led four people.'],
      ...['Engineer', '2018 – Mar 2020'],
    ])
  })

  it('say title or employer first, or both on one line, as the template does', () => {
    const document = fromJsonResume({ work: [{ ...employer, position: 'Lead', startDate: '2020' }] })
    expect(linesIn(document, 'modern')).toEqual(['Experience', 'Lead', '2020 – Present', 'Northwind · Bristol'])
    expect(linesIn(document, 'executive')).toEqual(['Experience', 'Northwind · Bristol', 'Lead', '2020 – Present'])
    expect(linesIn(document, 'compact')).toEqual(['Experience', 'Lead · Northwind · Bristol', '2020 – Present'])
  })

  it('set single words in a row: skills without a group, languages, interests', () => {
    const document = fromJsonResume({
      skills: [{ name: 'Go' }, { name: 'SQL', level: 'Expert' }, { name: 'Tools', keywords: ['Git', 'Make'] }],
      languages: [
        { language: 'English', fluency: 'C1 (IELTS 8)' },
        { language: 'Polish', fluency: 'Native' },
      ],
      interests: [{ name: 'Chess' }, { name: 'Running' }],
    })
    expect(linesIn(document)).toEqual([
      ...['Skills', 'Go, SQL (Expert)', 'Tools: Git, Make'],
      ...['Languages', 'English: C1 (IELTS 8), Polish (Native)', 'Interests', 'Chess, Running'],
    ])
  })

  it('say of each word in a row which entry it is', () => {
    const document = fromJsonResume({ languages: [{ language: 'English' }, { language: '' }, { language: 'Polish' }] })
    const ids = document.sections.flatMap(({ entries }) => entries.map(({ id }) => id))
    const list = blocksOf(document, { template: 'classic' }).find(({ type }) => type === 'list')
    expect(list).toMatchObject({ items: ['English', 'Polish'], of: [ids.at(0), ids.at(-1)] })
  })

  it('say what a bare number is that stands beside a school', () => {
    const study = { institution: 'Northmarsh', studyType: 'BSc', endDate: '2015' }
    expect(linesIn(fromJsonResume({ education: [{ ...study, score: '3.8' }] }))).toContain('Northmarsh · Grade: 3.8')
    expect(linesIn(fromJsonResume({ education: [{ ...study, score: 'First' }] }))).toContain('Northmarsh · First')
  })

  it('say the time of a study without a degree behind its school', () => {
    const lines = linesIn(fromJsonResume({ education: [{ institution: 'Northmarsh School', endDate: '2015' }] }))
    expect(lines.findIndex((it) => it.includes('2015'))).toBeGreaterThan(lines.indexOf('Northmarsh School'))
  })

  it.each([
    [{ city: 'Harwick', postalCode: 'HK8 2QT' }, 'Harwick HK8 2QT'],
    [{ city: 'Berlin', postalCode: '10115', countryCode: 'DE' }, '10115 Berlin, DE'],
    [{ city: 'Columbus', region: 'Ohio', postalCode: '43215', countryCode: 'US' }, 'Columbus, Ohio 43215, US'],
    [{ city: 'Milwaukee', region: 'WI', postalCode: '53207' }, 'Milwaukee, WI 53207'],
    [{ city: 'Preston', region: 'VIC', postalCode: '3072' }, 'Preston, VIC 3072'],
    [{ city: 'Milano', region: 'MI', postalCode: '20121', countryCode: 'IT' }, '20121 Milano, MI, IT'],
    [{ city: 'Zürich', region: 'ZH', postalCode: '8001' }, '8001 Zürich, ZH'],
  ])('write a postcode where it stands there: %j', (location, text) => {
    const [contact] = blocksOf(fromJsonResume({ basics: { location } }), { template: 'classic' })
    expect(contact).toMatchObject({ items: [{ text }] })
  })

  it('set headings in one case where only some shout', () => {
    const titled = (...titles: string[]) =>
      blocksOf(
        {
          ...emptyDocument(),
          sections: titles.map((title, at) => ({
            ...{ id: `s${at}`, kind: 'other' as const, title },
            entries: [{ type: 'text' as const, id: `e${at}`, lines: [{ id: `l${at}`, text: 'Words' }] }],
          })),
        },
        { template: 'classic' },
      ).flatMap((block) => (block.type === 'section' ? [block.text] : []))
    expect(titled('WORK AND TRAVEL', 'Key Skills', 'IT SKILLS')).toEqual(['Work and Travel', 'Key Skills', 'IT Skills'])
    expect(titled('WORK', 'SKILLS')).toEqual(['WORK', 'SKILLS'])
    expect(titled('Work at NHS', 'Skills')).toEqual(['Work at NHS', 'Skills'])
  })

  it('follow only links that can do no harm', () => {
    const document = fromJsonResume({ basics: { url: 'javascript:alert(1)', email: 'a@example.com' } })
    const [contact] = blocksOf(document, { template: 'classic' })
    expect(contact).toMatchObject({
      items: [{ text: 'a@example.com', href: 'mailto:a@example.com' }, { text: 'javascript:alert(1)' }],
    })
    expect(contact?.type === 'contact' && contact.items[1]).not.toHaveProperty('href')
  })

  it('are a plain text too', () => {
    expect(plainText(blocksOf(twoRoles, { template: 'classic' }))).toBe(
      'EXPERIENCE\nNorthwind · Bristol\n\nLead | Apr 2020 – Present\n- Led four people.\n\nEngineer | 2018 – Mar 2020\n',
    )
  })
})
