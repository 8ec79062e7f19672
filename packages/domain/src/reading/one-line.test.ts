import { expect, it } from 'vitest'
import { withLostLines } from './one-line.ts'
import { readPlainText } from './read.ts'
import { plainSource } from './source.ts'

const linesOf = (text: string) => withLostLines(plainSource(text)).fragments.map((it) => it.text)

it('a resume pasted as one line has its lines again', () => {
  const { document } = readPlainText(
    'Marta Quillen\nmarta@example.com\n\nWork ExperienceHead Gardener, Fenwick Hall TrustMarch 2022 - Present- Led a team of four- Replanted the walled garden with 60 pears- Cut water use by 30%Gardener, Orrin Parks LtdJan 2018 - Feb 2022- Kept eleven acres of lawn- Trained two apprenticesEducationRHS Level 3 Diploma, Askham College, 2017',
  )
  const [work, education] = document.sections
  expect(work?.entries).toMatchObject([
    {
      organisation: 'Fenwick Hall Trust',
      roles: [{ title: 'Head Gardener', start: '2022-03', end: 'present', lines: [{}, {}, {}] }],
    },
    { organisation: 'Orrin Parks Ltd', roles: [{ title: 'Gardener', end: '2022-02', lines: [{}, {}] }] },
  ])
  expect(education?.entries).toMatchObject([{ institution: 'Askham College', end: '2017' }])
})

it.each([
  'Tools: HubSpot CRM, SharePoint Online, PowerPoint decks, TikTok ads and LinkedIn posts',
  'Pruner, 2019 - Present',
  'Worked with McAllister, DeWitt and MacGregor estates',
  'Event planning\t●●●○○',
  'Barista ●●●●○●●●',
])('names, times and marks of how well stay whole: %s', (line) => {
  expect(linesOf(line)).toEqual([line])
})
