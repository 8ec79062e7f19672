import { expect, it } from 'vitest'
import type { SectionKind } from '../../resume/document.ts'
import { readText } from '../read-text.ts'
import { plainSource } from '../source.ts'

const contact = 'Moira Sheldrake\nmoira@example.org\n07700 900321\n\n'

const sectionsOf = (text: string) => readText(plainSource(contact + text)).document.sections
const inSection = (text: string, kind: SectionKind) =>
  sectionsOf(text)
    .filter((section) => section.kind === kind)
    .flatMap(({ entries }) => entries)

it.each([
  ['•', 'Picking up parcels, sorting rounds, loading vans', 'Answering letters for the manager'],
  ['-', 'Folding, gathering, stitching', 'Minding the guillotine'],
  ['*', 'Reception, tills, lockers', 'Opening and closing the pool'],
])('an item of a list is no title of a section: %s %s', (sign, first, second) => {
  const text = `EMPLOYMENT

Leading Hand
Tolland Bindery, Frome
March 2019 – Present

${sign} Set up the folder for 40 jobs a week
${sign} Brought spoils down from 6% to 2%

Assistant / Runner (part time)
Tolland Print
June 2016 – February 2019

${sign} ${first}
${sign} ${second}

EDUCATION
BTEC Level 2 Print, Frome College, 2016
`
  expect(sectionsOf(text).map(({ title }) => title)).toEqual(['EMPLOYMENT', 'EDUCATION'])
  const lines = inSection(text, 'work').flatMap((job) => (job.type === 'employment' ? job.roles : []))
  expect(lines.at(-1)?.lines.map((line) => line.text)).toEqual([first, second])
})

it('a section does not end inside a list that stands together', () => {
  const text = `WORK
Groundworker
Hallam Civils, Rotherham
2015 – present
- Laid kerbs and drains on 14 sites

TRAINING AND TICKETS
Certificate III in Civil Construction (pipe laying) 2019
Cert II Warehousing 2010
Leading hand course (in-house, 3 days) 2023
Cert IV enrolled, doing units part time, 5 of 12 completed, should finish mid 2027
Safety rep initial 5 day course 2021
Working at heights, confined space – current
White Card

HOBBIES
Fell running
`
  expect(sectionsOf(text).map(({ kind, title }) => `${kind}: ${title}`)).toEqual([
    'work: WORK',
    'certificates: TRAINING AND TICKETS',
    'interests: HOBBIES',
  ])
  expect(inSection(text, 'certificates')).toHaveLength(7)
})

it('under nothing but a date, and between the first line of a head and its date, stands more of the head', () => {
  const jobs = inSection(
    `EMPLOYMENT HISTORY

Feb 2022 – Present
LOCK KEEPER (Band 3), Severn & Wye Navigation Trust, Worcester basin
* Passed 70 to 85 boats a day
* Waiting time down from 20 minutes to 12

Aug 2019 – Jan 2022
DECKHAND, Upton Cruises (day trips and weddings), Upton
* Tied up, cast off, looked after the guests

Senior Bosun
Lydney Sail Training Ltd., Lydney dock (live aboard, 6 on / 2 off)
May 2014 to July 2019
* Taught 200 trainees a season
`,
    'work',
  )
  expect(jobs).toMatchObject([
    {
      organisation: expect.stringContaining('Severn & Wye Navigation Trust'),
      roles: [{ title: 'LOCK KEEPER (Band 3)', start: '2022-02' }],
    },
    { organisation: expect.stringContaining('Upton Cruises'), roles: [{ title: 'DECKHAND', start: '2019-08' }] },
    { organisation: expect.stringContaining('Lydney Sail Training Ltd.'), roles: [{ title: 'Senior Bosun' }] },
  ])
})

it('a group of skills ends with its line, unless that is cut', () => {
  const groups = inSection(
    `SKILLS
Lathe, mill, bench fitting
CNC: Fanuc, Heidenhain,
Siemens (bit rusty)
Reading drawings, tolerances
Welding: MIG, TIG
Irish – fluent
`,
    'skills',
  )
  const shown = groups.map((group) =>
    group.type === 'skills' ? [group.name, group.keywords.map(({ text }) => text)] : [],
  )
  expect(shown).toEqual([
    [undefined, ['Lathe', 'mill', 'bench fitting']],
    ['CNC', ['Fanuc', 'Heidenhain', 'Siemens (bit rusty)']],
    [undefined, ['Reading drawings', 'tolerances']],
    ['Welding', ['MIG', 'TIG']],
    [undefined, ['Irish – fluent']],
  ])
})

it('a length of time goes with its date, and with nothing else', () => {
  const text = `EXPERIENCE
Farrier
Self-employed, Malton
March 2016 – present (9 years)
- Shod 30 horses a week

AWARDS
Third place, apprentice class (under 4 yrs experience), county show, 2015
`
  expect(inSection(text, 'awards')).toMatchObject([
    { title: expect.stringContaining('(under 4 yrs experience)'), end: '2015' },
  ])
  expect(JSON.stringify(inSection(text, 'work'))).not.toContain('9 years')
})

it('a sentence is no head, and a title under its employer is more of it', () => {
  const jobs = inSection(
    `EMPLOYMENT

Aug 2018 to now
Harelaw Nurseries, Kelso (40 acres, glass and field)
Grower
Second of three growers. Sole charge of the glass since 2020.
* 9,500 trays of bedding a year

May 2015 to July 2018
Whitlaw Gardens, Selkirk
Section hand
* Edged, mulched and pruned

2012 - 2014
Dunmore Fruit Farm, Perthshire
Packing hand
- losses under 4% in 2013
`,
    'work',
  )
  expect(jobs).toMatchObject([
    {
      organisation: expect.stringContaining('Harelaw'),
      roles: [{ title: 'Grower', start: '2018-08', lines: [{}, {}] }],
    },
    { organisation: expect.stringContaining('Whitlaw'), roles: [{ title: 'Section hand', start: '2015-05' }] },
    { organisation: expect.stringContaining('Dunmore'), roles: [{ title: 'Packing hand', start: '2012' }] },
  ])
})

it('a line inside a list, or one that ends as a sentence does, is no title that nobody knows', () => {
  const sections = sectionsOf(`WORK HISTORY

Yard Operative
Leinster Salvage Ltd, Gorey
2015 – present
* Drove the grab

SAFETY TICKETS
Manual Handling, 2025
Forklift counterbalance
Abrasive wheels
Fire warden

HOBBIES
Hurling, sea angling

Member of the angling club.
`)
  expect(sections.map(({ title }) => title).filter(Boolean)).toEqual(['WORK HISTORY', 'SAFETY TICKETS', 'HOBBIES'])
  expect(sections[1]?.entries).toHaveLength(4)
})

it('where no line of a job has a sign, all that tell of it look alike', () => {
  const [job] = inSection(
    `WORK EXPERIENCE

Mar 2019 – current
Brace Technician, Awakairangi Clinic, Lower Hutt
Fabricate about 18 devices a week from cast or scan for five clinicians.
Remakes went from 7.5% in 2020 to 2.8% in 2024 after I brought in a check card.
Responsible for ordering stock.
Dust extraction, oven logs, weekly clean.

EDUCATION
Feilding High School, 2011
`,
    'work',
  )
  const lines = job?.type === 'employment' ? job.roles.flatMap((role) => role.lines) : []
  expect(lines).toHaveLength(4)
  expect(new Set(lines.map(({ paragraph }) => paragraph)).size).toBe(1)
})
