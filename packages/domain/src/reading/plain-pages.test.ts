import { describe, expect, it } from 'vitest'
import type { ResumeDocument } from '../resume/document.ts'
import { entriesOf, jobs, person, read, worked } from './testing/pasted.ts'

// Resumes that nobody laid out: no bullets, no capitals, a table of bars, a letter.

const unplaced = ({ unplaced: lines }: ResumeDocument) => lines.map(({ text }) => text)

describe('lines without bullets', () => {
  const roofs = ['Roofs and gutters', 'Leadwork on two towers for the diocese', 'Estimates']
  const heads = [
    'Roofer - Norrvik Tak (2016 to present)',
    'Roofer, Norrvik Tak\n2016 – present',
    '2016 – present\nRoofer\nNorrvik Tak',
  ]

  it.each(heads)('tell of the job once its head has said all: %s', (head) => {
    const [first, second, ...others] = jobs(worked(`${head}\n${roofs.join('\n')}\n\nCook, Umeå Varv AB, 2012 – 2014`))
    expect(first).toMatchObject({ position: 'Roofer', name: 'Norrvik Tak', start: '2016', highlights: roofs })
    expect(second).toMatchObject({ position: 'Cook', name: 'Umeå Varv AB' })
    expect(others).toEqual([])
  })

  it('and those of the next job, with no space between', () => {
    const [first, second] = jobs(
      worked('Roofer, Norrvik Tak, 2016 – 2019\nRoofs and gutters\nRoofer, Umeå Tak, 2012 – 2014\nSlate and lead'),
    )
    expect([first?.highlights, second?.highlights]).toEqual([['Roofs and gutters'], ['Slate and lead']])
  })

  it('stand behind the head, in one paragraph', () => {
    expect(
      jobs(
        worked(
          '2016 to 2020 - Roofer at Norrvik Tak, Umeå. Slate, lead and gutters.\n\nSince 2020 - Cook, Umeå Varv AB',
        ),
      ),
    ).toMatchObject([
      { position: 'Roofer', name: 'Norrvik Tak', location: 'Umeå', highlights: ['Slate, lead and gutters.'] },
      { position: 'Cook', start: '2020', end: 'present', highlights: [] },
    ])
  })
})

describe('title and employer', () => {
  it('over a time alone begin a job, however full the line above is', () => {
    const lines = [
      'Data Analyst, Corbel Insurance, Leeds\nMar 2021 - Present',
      '- Wrote SQL models that feed the weekly claims dashboard, used by 4 teams',
      '- Ran 11 tests on the online claims form; completion went up to 74%',
      'Reporting Analyst, Ashgrove Retail, Leeds\nAug 2018 - Feb 2021\n- Automated the stock report',
    ]
    expect(jobs(worked(lines.join('\n')))).toMatchObject([
      { position: 'Data Analyst', name: 'Corbel Insurance' },
      { position: 'Reporting Analyst', name: 'Ashgrove Retail', start: '2018-08' },
    ])
  })

  it('keep the order that the section has', () => {
    expect(
      jobs(worked('NORRVIK TAK, OWNER\n2013 – present\n\nMELLAN, ROOFING SUBCONTRACTOR\n2008 – 2013')),
    ).toMatchObject([
      { name: 'NORRVIK TAK', position: 'OWNER' },
      { name: 'MELLAN', position: 'ROOFING SUBCONTRACTOR' },
    ])
  })

  it('the employer over its roles is no town in its county', () => {
    expect(
      jobs(worked('Quill Dairy, Somerset\nHead Cheesemaker  2021 – present\n- Make\nCheesemaker  2017 – 2021\n- Turn')),
    ).toMatchObject([{ name: 'Quill Dairy', position: 'Head Cheesemaker' }, { name: 'Quill Dairy' }])
  })

  it('stand in a table drawn with bars', () => {
    const rows = ['2019 – present | Norrvik Tak | Roofer', '2014 – 2019 | Umeå Varv AB | Cook']
    expect(jobs(worked(`Dates | Employer | Position\n${rows.join('\n')}`))).toMatchObject([
      { name: 'Norrvik Tak', position: 'Roofer', start: '2019' },
      { name: 'Umeå Varv AB', position: 'Cook', start: '2014' },
    ])
  })
})

describe('what is written in small letters', () => {
  it('is read as if it had capitals, and given back as it stands', () => {
    const document = read(
      'jonas lindqvist\nroofer / slater\njonas@example.org | leeds\n\nwork\n\nroofer at norrvik tak, leeds\nmarch 2019 - now\nslate and lead\n\nskills\nslating, lead work\n',
    )
    expect(document.basics).toMatchObject({
      name: 'jonas lindqvist',
      label: 'roofer / slater',
      location: { city: 'leeds' },
    })
    expect(jobs(document)).toMatchObject([
      { position: 'roofer', name: 'norrvik tak', start: '2019-03', highlights: ['slate and lead'] },
    ])
    expect(unplaced(document)).toEqual([])
  })

  it('may be the name alone', () => {
    expect(read('jonas lindqvist\nRoofer\n\nSkills\nSlating, Lead').basics).toMatchObject({
      name: 'jonas lindqvist',
      label: 'Roofer',
    })
  })
})

it('a greeting is no name, and a contact line may stand last', () => {
  const { basics } = read(
    'Hi Karen,\n\nJonas Lindqvist\nRoofer\n\nSkills\nSlating, Lead\n\nContact: jonas@example.org, 07700 900 145\n',
  )
  expect(basics).toMatchObject({ name: 'Jonas Lindqvist', email: 'jonas@example.org', phone: '07700 900 145' })
})

it.each([
  ['of somebody else', 'References\nSue Old, Norrvik Tak\nContact: sue@example.org, 07700 900 999'],
  ['alone on its line', 'References\nSue Old, Norrvik Tak\nsue@example.org\n07700 900 999'],
  ['inside a job', 'Experience\nRoofer, Norrvik Tak, 2019 – 2021\nPhone: 07700 900 999\n\nSkills\nSlating'],
])('a contact line %s does not reach the person', (_, rest) => {
  const document = read(`Jonas Lindqvist\nRoofer\n\n${rest}\n`)
  expect([document.basics.email, document.basics.phone]).toEqual([undefined, undefined])
  expect(JSON.stringify(document.sections)).toContain('07700 900 999')
})

it.each([
  ['Hi Tran\nNurse\nhi@example.org', { name: 'Hi Tran', label: 'Nurse' }],
  ['Jonas Lindqvist\ntel.no 07700 900145', { name: 'Jonas Lindqvist', url: undefined, phone: '07700 900145' }],
  ['Jonas Lindqvist\nhttps://jonasmedium.org', { name: 'Jonas Lindqvist', url: 'https://jonasmedium.org' }],
  ['Jonas Lindqvist\njonas.medium.com', { links: [{ network: 'Medium' }] }],
  ['iPhone repairs by jonas', { name: undefined }],
])('at the top: %s', (top, basics) => {
  const said = read(`${top}\n\nSkills\nSlating\n`).basics
  expect({ name: undefined, url: undefined, ...said }).toMatchObject(basics)
})

it.each([
  ['Experienced Driver Award, 2020', { title: 'Experienced Driver Award', end: '2020' }],
  ['Explosives handling, 2019', { title: 'Explosives handling' }],
  ['Renewable energy certificate, 2018', { title: 'Renewable energy certificate' }],
  ['Valid until 2027', { title: 'Valid until 2027' }],
  ['First Aid at Work, 2023', { title: 'First Aid at Work', end: '2023' }],
  ['BLS, Heart Association, exp. 06/2026', { title: 'BLS', organisation: 'Heart Association' }],
  ['Raft Guide Level 3 - 2017', { title: 'Raft Guide Level 3', end: '2017' }],
])('of a certificate: %s', (line, certificate) => {
  const [item] = entriesOf(read(`${person}Certificates\n${line}\nSlating, 2019\n`))
  expect(item).toMatchObject(certificate)
  expect(item && 'organisation' in item).toBe('organisation' in certificate)
})

it('a list of certificates of which few are dated parts at every line', () => {
  const items = entriesOf(read(`${person}Training\nFood Safety Level 2\nHazard Analysis\nMeat Skills, 2008\n`))
  expect(items.map((it) => ('title' in it ? it.title : null))).toEqual([
    'Food Safety Level 2',
    'Hazard Analysis',
    'Meat Skills',
  ])
})

it.each([
  [
    'English: native. Swahili: good',
    [
      ['English', 'native'],
      ['Swahili', 'good'],
    ],
  ],
  ['Welsh and English', [['Welsh'], ['English']]],
  ['English: upper intermediate (B2)', [['English', 'upper intermediate (B2)']]],
  ['German advanced, French', [['German', 'advanced'], ['French']]],
])('languages: %s', (line, languages) => {
  const found = entriesOf(read(`${person}Languages\n${line}\n`))
  expect(found.map((it) => (it.type === 'language' ? [it.language, it.fluency].filter(Boolean) : []))).toEqual(
    languages,
  )
})

it.each(['Thatcher, Reed & Sedge, Wareham', 'Reed Cutter, Sedge Trust Service, Norwich'])(
  'a trade that no list has stands before its employer and town: %s',
  (head) => {
    const [position, name, location] = head.split(', ')
    expect(jobs(worked(`${head}, 2015 - present\n- Ridges and eaves`))).toMatchObject([{ position, name, location }])
  },
)

describe('qualifications, which may be schools or papers', () => {
  const kinds = (lines: string) =>
    read(`${person}Qualifications\n${lines}\n`).sections.map(({ kind, entries }) => [
      kind,
      ...entries.map((it) => ('title' in it ? it.title : 'institution' in it ? it.institution : null)),
    ])

  it.each([
    [
      'papers alone',
      'Rope Access Level 2, 2019\nConfined Spaces, 2021\nFull driving licence',
      [['certificates', 'Rope Access Level 2', 'Confined Spaces', 'Full driving licence']],
    ],
    [
      'some of each, in any order',
      'Rope Access Level 2, 2019\nGCSEs: 7 including Art (A), Sandhaven School, 2009\nConfined Spaces, 2021',
      [
        ['certificates', 'Rope Access Level 2', 'Confined Spaces'],
        ['education', 'Sandhaven School'],
      ],
    ],
    ['a school over its degree', 'Sandhaven University\nBSc Geology, 2012', [['education', 'Sandhaven University']]],
  ])('are told apart by their items: %s', (_, lines, sections) => {
    expect(kinds(lines)).toEqual(sections)
  })
})

it('a school with a long line of subjects is a head, not a sentence', () => {
  const line = 'Sandhaven High School, Whitby - GCSEs: 7 including Art (A), Maths (B) and English Language (B), 2009'
  expect(entriesOf(read(`${person}Education\n${line}\n`))).toMatchObject([
    { institution: 'Sandhaven High School', degree: 'GCSEs', location: 'Whitby', end: '2009', lines: [] },
  ])
})

it('what else stands on the line of the telephone number is kept there, without its bar', () => {
  const { basics, unplaced: left } = read(
    'Jonas Lindqvist\nRoofer\n07700 900123 | j@example.org | Own van and ladders\n',
  )
  expect(basics.more.map(({ text }) => text)).toEqual(['Own van and ladders'])
  expect(left).toEqual([])
})

it('lines behind > are bullets, each its own', () => {
  const [job] = jobs(worked('Roofer, Norrvik Tak, 2016 – 2019\n > Roofs and gutters, all of them\n > Slate and lead'))
  expect(job?.highlights).toEqual(['Roofs and gutters, all of them', 'Slate and lead'])
})

it('a title of letters, such as RN, is one over the name of a clinic in capitals', () => {
  const [job] = jobs(worked('RIVERBEND FAMILY HEALTH, Columbus, OH\nClinic RN, June 2022 - Present\n- Give vaccines'))
  expect(job).toMatchObject({ position: 'Clinic RN', name: 'RIVERBEND FAMILY HEALTH' })
})
