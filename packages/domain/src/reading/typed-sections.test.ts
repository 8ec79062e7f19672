import { describe, expect, it } from 'vitest'
import type { Entry, ResumeDocument } from '../resume/document.ts'
import { readPlainText } from './read.ts'
import { readText } from './read-text.ts'
import { plainSource } from './source.ts'

// What people type themselves: sections called as they call them, and short lists of all that has no form.

const read = (text: string): ResumeDocument => readText(plainSource(text)).document

const work = `Work history

Baker
Hollins Bakery Ltd, Leeds
March 2015 - June 2020
- Bread, rolls and about 300 pasties a day for two shops, a stall on Saturdays and the canteen of the works next door
- Trained two apprentices`

const reach = '12 Mill Lane, Leeds LS9 1AA\nPhone: 07700 900123\njane@example.org'
const person = `Jane Farrow\n${reach}`

const saidIn = (entry: Entry): string[] => {
  if (entry.type === 'item') return [entry.title ?? '', ...entry.lines.map(({ text }) => text)]
  if (entry.type === 'skills') return [entry.name ?? '', ...entry.keywords.map(({ text }) => text)].filter(Boolean)
  return 'lines' in entry ? entry.lines.map(({ text }) => text) : []
}
const sectionsIn = ({ sections }: ResumeDocument) =>
  sections.map(({ kind, title, entries }) => [kind, title, entries.flatMap(saidIn)] as const)
const under = (document: ResumeDocument, title: string) => sectionsIn(document).find((it) => it[1] === title)

describe('the name', () => {
  it.each([
    'Resume\n\nJane Farrow',
    'CURRICULUM VITAE\nJane Farrow',
    'My CV\n\nJane Farrow',
    'C.V.\n\nJane Farrow',
    'Résumé\n\nName: Jane Farrow',
    'CV of Jane Farrow',
    'CV - Jane Farrow',
    'Curriculum Vitae: Jane Farrow',
    'Jane Farrow - CV',
    'Jane Farrow’s Resume',
    'Jane Farrow',
  ])('is told from what the file is called: %j', (top) => {
    const { basics, sections } = read(`${top}\n${reach}\n\n${work}\n`)
    expect(basics).toMatchObject({ name: 'Jane Farrow', email: 'jane@example.org' })
    expect(sections.map(({ title }) => title)).toEqual(['Work history'])
  })

  it('over its address is no title of a section', () => {
    const { basics, sections } = read(
      `Resume\n\nCraig Pantelidis\n22 Kurrajong Grove, Preston VIC 3072\nMob: 0491 570 156\nEmail: craig@example.com\n\n${work}\n`,
    )
    expect(basics.name).toBe('Craig Pantelidis')
    expect(sections).toHaveLength(1)
  })
})

describe('a list of what counts most, above the jobs', () => {
  it.each([
    [
      'Key points',
      '- 8 yrs tram driver, no at-fault collisions since 2020\n- On-job trainer for 3 yrs\n- Cert III Rail',
    ],
    ['At a glance', '- Approved electrician, 14 yrs on the tools\n- Ran jobs of up to 3 people since 2019\n- Own van'],
    [
      'Career highlights',
      '* Opened 2 restaurants from the ground up\n* Food cost down from 34% to 28.5% in first year',
    ],
    ['Key facts', 'Registered since 2015, 9 years in acute medicine. Can start in September.'],
  ])('is no job: %s', (title, list) => {
    const document = read(`${person}\n\n${title}\n${list}\n\n${work}\n`)
    expect(under(document, title)).toEqual([
      'summary',
      title,
      list.split('\n').map((line) => line.replace(/^[-*] /, '')),
    ])
    expect(document.sections.filter(({ kind }) => kind === 'work')).toHaveLength(1)
  })

  it('is a job where it names one', () => {
    const { sections } = read(`${person}\n\n${work}\n\nSkills\nDough, ovens\n`)
    expect(sections[0]?.entries).toMatchObject([{ organisation: 'Hollins Bakery Ltd', roles: [{ title: 'Baker' }] }])
  })
})

describe('the lines of a section', () => {
  it.each([
    [
      'Training and tickets',
      [
        'Certificate III in Rail Vehicle Driving (tram) 2019',
        'HSR initial 5 day course 2021',
        'Working With Children Check',
        'Cert II Warehousing 2010',
      ],
    ],
    [
      'TICKETS',
      [
        'ROC-M radio',
        'Forklift',
        'WHMIS 2015',
        'Crane operator, company trained',
        'DFO restricted scuba cert. 2019 (not current)',
      ],
    ],
    [
      'CERTIFICATIONS & TRAINING',
      [
        'Certificate in Collections Care, 2019',
        'NAGPRA basics webinar series, 2022',
        'Emergency response and salvage of wet collections, 2021',
      ],
    ],
    [
      'LICENCES AND CARDS',
      [
        'Driver CPC to Sept 2029',
        'Digital tacho card',
        'Moffett - in house',
        'FLT counterbalance, RTITB, 2018, refresher 2023',
      ],
    ],
  ])('stay under their title, and none is made up: %s', (title, lines) => {
    const document = read(`${person}\n\n${work}\n\n${title}\n${lines.join('\n')}\n\nInterests\nChess, rowing\n`)
    expect(document.sections.map((it) => it.title)).toEqual(['Work history', title, 'Interests'])
    expect(document.sections[1]).toMatchObject({ kind: 'certificates' })
    expect(document.sections[1]?.entries).toHaveLength(lines.length)
    expect(document.unplaced).toEqual([])
  })

  it('that come after schools without a title of their own may still be jobs', () => {
    const document = read(`${person}\n\nEDUCATION\nBSc Geology, University of Hollowell, 2012 – 2015\n\n${work}\n`)
    expect(document.sections.map(({ kind }) => kind)).toEqual(['education', 'work'])
  })

  it.each(['COMPUTER', 'IT / SYSTEMS', 'Systems', 'Software', 'Computer literacy', 'IT skills', 'Computing'])(
    'are skills under %s',
    (title) => {
      const document = read(`${person}\n\n${work}\n\n${title}\nExcel, Fishtalk, Outlook\n\nInterests\nChess, rowing\n`)
      expect(under(document, title)).toEqual(['skills', title, ['Excel', 'Fishtalk', 'Outlook']])
    },
  )

  it('of small talk below the jobs are no summary', () => {
    const document = read(
      `${person}\n\n${work.replace('Work history', 'JOBS')}\n\nCOURSES\nManual Handling 2021\nSafe Urban Driving\n\nODDS AND ENDS\nOwn boots and hi vis. Not afraid of nights away.\n\nHOBBIES\nChess, cars\n\nREFERENCES\nOn request\n`,
    )
    expect(document.sections.map(({ kind, title }) => [kind, title])).toEqual([
      ['work', 'JOBS'],
      ['certificates', 'COURSES'],
      ['other', 'ODDS AND ENDS'],
      ['interests', 'HOBBIES'],
      ['references', 'REFERENCES'],
    ])
  })
})

describe('a paper in one line', () => {
  const papers = (lines: string, title = 'Certificates') =>
    read(`${person}\n\n${work}\n\n${title}\n${lines}\n`).sections.flatMap(({ entries }) =>
      entries.flatMap((it) => (it.type === 'item' ? [it] : [])),
    )

  it.each([
    'TAE enrolled, doing units part time, 5 of 12 completed, should finish mid 2027',
    'First aid HLTAID011 (2025), CPR 2026',
    'HR licence, driver accreditation (bus) – current',
    'Cat 1 rail medical – passed April 2026',
    'FREC 3 (2021) – lapsed 2024',
    'EMD certificate, recertified 2025',
    'Safeguarding Level 2, Information Governance (annual)',
    'DFO restricted scuba cert. 2019 (not current)',
    'Crane / HIAB operator, company trained',
    'Sepsis e-learning, 2022, 2023 and 2024',
    'Knots (in-house – 3 days), advanced',
    'Driver CPC to Sept 2029',
    'DBS checked 2023',
  ])('that says more than who and when is one name: %s', (line) => {
    const [paper] = papers(`${line}\nSlating, 2019`)
    expect(paper).toMatchObject({ title: line, lines: [] })
    expect([paper?.organisation, paper?.end]).toEqual([undefined, undefined])
  })

  it.each([
    ['NAGPRA basics webinar series, 2022', 'NAGPRA basics webinar series', undefined, '2022'],
    ['On-Job Trainer course (in-house, 3 days) 2023', 'On-Job Trainer course (in-house, 3 days)', undefined, '2023'],
    ['Art handling and packing workshop, 2-day, 2018', 'Art handling and packing workshop, 2-day', undefined, '2018'],
    ['Level 2 Saddlery, and Level 2 Bridle (2017)', 'Level 2 Saddlery, and Level 2 Bridle', undefined, '2017'],
    ['Solutions Architect – Associate, AWS, 2021', 'Solutions Architect – Associate', 'AWS', '2021'],
    [
      'Young Reporter of the Year 2017, West African Press Circle',
      'Young Reporter of the Year',
      'West African Press Circle',
      '2017',
    ],
    ['Chainsaw maintenance – Lantra – 2019', 'Chainsaw maintenance', 'Lantra', '2019'],
    ['First Aid, St John Ambulance, issued May 2020', 'First Aid', 'St John Ambulance', '2020-05'],
    ['Pest control, Leeds 2018', 'Pest control, Leeds', undefined, '2018'],
    ['“Coded Welder”, Norrvik Institute, 2013.', '“Coded Welder”', 'Norrvik Institute', '2013'],
  ])('that ends with its date, or says who gave it: %s', (line, title, organisation, end) => {
    const [paper] = papers(`${line}\nSlating, 2019`)
    expect([paper?.title, paper?.organisation, paper?.end, paper?.lines]).toEqual([title, organisation, end, []])
  })

  it('that was renewed keeps the word with its date', () => {
    expect(papers('Emergency First Aid at Work, renewed 2025\nForklift 2020')[0]).toMatchObject({
      title: 'Emergency First Aid at Work',
      end: '2025',
      lines: [{ text: 'renewed 2025' }],
    })
  })

  it('is one of its own in a list of which some are dated', () => {
    const lines = [
      '18th Edition, 2022',
      'Inspection and testing of fixed wiring in dwellings and shops, 2021',
      'ECS Gold Card',
      'PASMA (towers)',
      'IPAF 3a, 3b',
      'First aid at work 2024',
    ]
    expect(papers(lines.join('\n'))).toHaveLength(lines.length)
  })

  it('has who gave it on the line below, where every second line is dated', () => {
    const { sections } = readPlainText(
      `${person}\n\nCertificates\nCoded Welder\nNorrvik Institute, 2019\nRope Access\nUmeå Varv, 2021\n`,
    ).document
    expect(sections[0]?.entries).toMatchObject([
      { title: 'Coded Welder', organisation: 'Norrvik Institute', end: '2019' },
      { title: 'Rope Access', organisation: 'Umeå Varv', end: '2021' },
    ])
  })
})

describe('a study', () => {
  it('keeps a bracket whole, and how well it was done apart', () => {
    const { sections } = read(
      `${person}\n\n${work}\n\nEducation & Qualifications\n\nIPASS Certified Payroll Technician (Certificate in Payroll Techniques), distinction, 2022\nBA (Hons) English and History, 2.2, Limerick, 2018\n`,
    )
    expect(sections.find(({ kind }) => kind === 'education')?.entries).toMatchObject([
      { degree: 'IPASS Certified Payroll Technician (Certificate in Payroll Techniques)', score: 'distinction' },
      { degree: 'BA (Hons) English and History', score: '2.2', end: '2018' },
    ])
  })

  it('is no employer’s “currently in year 1 of 2”', () => {
    const { sections } = readPlainText(
      `${person}\n\nEducation\nDiploma in Payroll Management – currently in year 1 of 2\n`,
    ).document
    expect(JSON.stringify(sections)).not.toContain('"institution":"currently')
  })

  it.each([
    ['VCE, Reservoir, 2008', { degree: 'VCE', institution: 'Reservoir', end: '2008' }],
    [
      'Venepuncture and cannulation, HSE, 2019',
      { degree: 'Venepuncture and cannulation', institution: 'HSE', end: '2019' },
    ],
    ['Sepsis e-learning, 2022, 2023 and 2024', { degree: 'Sepsis e-learning, 2022, 2023 and 2024', lines: [] }],
    [
      'Accounting Technician, 2-year course, completed 2020',
      { degree: 'Accounting Technician, 2-year course, completed 2020', lines: [] },
    ],
    ['Harbour Sixth Form College, 2008', { institution: 'Harbour Sixth Form College', end: '2008' }],
    ['Grade 12, Campbell River, 2014', { degree: 'Grade 12', end: '2014' }],
  ])('that names neither degree nor school is read as a paper: %s', (line, study) => {
    const { sections, unplaced } = read(`${person}\n\n${work}\n\nEducation\n${line}\n\nSkills\nDough, ovens\n`)
    expect(sections[1]?.entries).toMatchObject([study])
    expect(unplaced).toEqual([])
  })

  it('in one line stands over another in one line', () => {
    const { sections } = read(
      `${person}\n\n${work}\n\nEducation\nBSc Nursing, University of Hollowell, 2015\nLeaving Certificate, St Brigid’s Secondary School, 2011\n`,
    )
    expect(sections.find(({ kind }) => kind === 'education')?.entries).toHaveLength(2)
  })
})

it.each([
  'Community First Responder, Seacroft scheme, 2021 to 2024. Approx 190 calls attended. Gave up due to shift pattern.',
  'Scout Leader, 3rd Umeå Troop, 2018 - 2022. Camps of 40 children every summer.',
])('a sentence behind the years of a post begins without their full stop: %s', (line) => {
  const document = readPlainText(`${person}\n\nVolunteering\n${line}\n`).document
  expect(JSON.stringify(document)).not.toMatch(/"\.\s/)
  expect(document.sections[0]?.entries).toMatchObject([{ roles: [{ lines: [{}] }] }])
})

describe('a line of its own, under whatever it stands', () => {
  const interests = `${person}\n\n${work}\n\nInterests\nHunting, beer league hockey, restoring an '84 Ford`

  it.each([
    'References on request',
    'References available',
    'Referees available on request.',
    'References available upon request',
  ])('says that somebody may be asked, and is no interest: %s', (line) => {
    for (const said of [read(`${interests}\n\n${line}\n`), readPlainText(`${interests}\n\n${line}\n`).document]) {
      expect(under(said, 'Interests')?.[2]).toEqual(['Hunting', 'beer league hockey', "restoring an '84 Ford"])
      expect(sectionsIn(said).at(-1)).toEqual(['references', '', [line]])
    }
  })

  it.each([
    'Referees: EOC Duty Manager and team manager, details on request.',
    'References: Chef Robert Lindqvist, phone on request',
  ])('names who may be asked, under a title of its own: %s', (line) => {
    const [title, rest] = line.split(': ')
    expect(sectionsIn(read(`${interests}\n\n${line}\n`)).at(-1)).toEqual(['references', title, [rest]])
  })

  it.each([
    'Driving licence: full, clean',
    'Nationality: Irish',
    'Availability: two weeks notice',
    'Right to work: UK citizen',
  ])('says something else of the person, and stays whole: %s', (line) => {
    const said = read(`${interests}\n\n${line}\nOwn car\n`)
    expect(sectionsIn(said).at(-1)).toEqual(['other', '', [line, 'Own car']])
  })

  it('loses no word between somebody and where they are', () => {
    const { unplaced, sections } = read(
      `${interests}\n\nReferees\nDepot Manager and OJT Coordinator at Preston, phone numbers available if we get to interview.\n`,
    )
    expect(unplaced).toEqual([])
    expect(sections.at(-1)?.title).toBe('Referees')
  })

  it('is left where it belongs', () => {
    const { sections } = read(
      `${person}\n\n${work}\n\nSkills\nLanguages: Greek, Welsh\nOvens: deck, rotary\n\nReferees\nAvailable on request\n`,
    )
    expect(sections.map(({ kind, title }) => [kind, title]).slice(1)).toEqual([
      ['skills', 'Skills'],
      ['references', 'Referees'],
    ])
  })
})

describe('a bullet of typed text', () => {
  it('goes on with what hangs under its words, and begins nothing but itself', () => {
    const { sections } = read(
      'Ingrid Solheim\ningrid@example.org | 0114 496 0123\n\nPROFESSIONAL EXPERIENCE\nCharge Nurse, Royal Meridian Hospital, Leeds                    07/2021 – Present\n- Lead a shift of 11 nurses and 3 patient care technicians in a 24-bed surgical\n  unit, assigning patients by acuity.\n- Manage ventilated patients, arterial lines and vasoactive drips at a\n  1:2 ratio.\n\nSKILLS\nTriage, wound care\n',
    )
    expect(sections[0]?.entries).toMatchObject([
      {
        organisation: 'Royal Meridian Hospital',
        roles: [
          {
            lines: [
              {
                text: 'Lead a shift of 11 nurses and 3 patient care technicians in a 24-bed surgical unit, assigning patients by acuity.',
              },
              { text: 'Manage ventilated patients, arterial lines and vasoactive drips at a 1:2 ratio.' },
            ],
          },
        ],
      },
    ])
  })
})
