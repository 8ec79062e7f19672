import { describe, expect, it } from 'vitest'
import { readDocument } from '../document-shape.ts'
import { parseCsv } from './csv.ts'
import { fromLinkedIn, isLinkedInExport, linkedInFiles } from './linkedin.ts'

const profile = [
  'First Name,Last Name,Maiden Name,Address,Birth Date,Headline,Summary,Industry,Zip Code,Geo Location,Twitter Handles,Websites,Instant Messengers',
  'Mara,Ellison,,1 Mill Lane,"Jan 5, 1990",Data analyst,"Seven years in insurance.\nCurious about ""why"".",Insurance,LS1,"Leeds, England, United Kingdom",[@marae],"[PERSONAL:https://mara.example.org,PORTFOLIO:https://work.example.org]",',
].join('\r\n')

const positions = [
  'Company Name,Title,Description,Location,Started On,Finished On',
  'Corbel Insurance,Data Analyst,"Claims analytics\n• Wrote SQL models\n- Ran 11 tests",Leeds,Mar 2021,',
  'Corbel Insurance,Junior Analyst,,Leeds,Jan 2020,Feb 2021',
  'Ashgrove Retail,Reporting Analyst,,,Aug 2018,Dec 2019',
].join('\n')

const everything = {
  'Profile.csv': profile,
  'Positions.csv': positions,
  'Email Addresses.csv':
    'Email Address,Confirmed,Primary,Updated On\nold@example.org,Yes,No,x\nmara@example.org,Yes,Yes,x\n',
  'PhoneNumbers.csv': 'Extension,Number,Type\n,07700 900142,Mobile\n',
  'Education.csv':
    'School Name,Start Date,End Date,Notes,Degree Name,Activities\nUniversity of Leyburn,2015,2018,,BSc Statistics,Chess club\n',
  'Skills.csv': 'Name\nSQL\nPython\nSQL\n',
  'Languages.csv': 'Name,Proficiency\nPolish,Native or bilingual proficiency\n',
  'Certifications.csv':
    'Name,Url,Authority,Started On,Finished On,License Number\nScrum Master,https://c.example.org,Scrum Board,May 2022,,77\n',
  'Projects.csv': 'Title,Description,Url,Started On,Finished On\nBus map,Live buses.,,Jan 2019,Mar 2019\n',
  'Volunteering.csv':
    'Company Name,Role,Cause,Started On,Finished On,Description\nFood Bank,Driver,POVERTY,Jan 2022,,Saturdays\n',
  'Organizations.csv':
    'Name,Position,Started On,Finished On,Description\nStatistics Society,Treasurer,2019,2020,Kept the books\n',
  'Honors.csv': 'Title,Description,Issued On\nTeam award,For the form,Dec 2022\n',
  'Publications.csv':
    'Name,Published On,Description,Publisher,Url\nOn queues,"May 4, 2020",,Letters,https://p.example.org\n',
}

describe('comma-separated text', () => {
  it.each([
    [
      'quotes, commas and line breaks inside a cell',
      'a,"b, ""c""\nd"\r\ne,f',
      [
        ['a', 'b, "c"\nd'],
        ['e', 'f'],
      ],
    ],
    [
      'a mark at the start and blank lines',
      '\ufeffa,b\n\n1,2\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'empty cells',
      'a,,c\n,,3',
      [
        ['a', '', 'c'],
        ['', '', '3'],
      ],
    ],
    ['a quote inside a word', 'a 5" pipe,b', [['a 5" pipe', 'b']]],
    ['a quote that never ends', '"a,b\nc', [['a,b\nc']]],
    ['nothing', '', []],
  ])('reads %s', (_, text, rows) => {
    expect(parseCsv(text)).toEqual(rows)
  })
})

describe("LinkedIn's data export", () => {
  it('is known by its files', () => {
    expect(isLinkedInExport(['Profile.csv', 'Messages.csv'])).toBe(true)
    expect(isLinkedInExport(['word/document.xml'])).toBe(false)
  })

  it('makes an empty document of nothing', () => {
    expect(fromLinkedIn({})).toMatchObject({ basics: { links: [], more: [] }, sections: [], unplaced: [] })
  })

  it('says who the person is and how to reach them, the main address first', () => {
    expect(fromLinkedIn(everything).basics).toEqual({
      name: 'Mara Ellison',
      label: 'Data analyst',
      email: 'mara@example.org',
      phone: '07700 900142',
      location: { city: 'Leeds', region: 'England, United Kingdom' },
      links: [
        { id: 'k1', url: 'https://mara.example.org' },
        { id: 'k2', url: 'https://work.example.org' },
        { id: 'k3', url: 'https://x.com/marae', network: 'X', username: 'marae' },
      ],
      more: [{ id: expect.any(String), text: 'old@example.org' }],
    })
  })

  it('takes neither the date of birth nor the street', () => {
    expect(JSON.stringify(fromLinkedIn(everything))).not.toMatch(/1990|Mill Lane/)
  })

  it('puts roles at one employer together; what has no end goes on', () => {
    const work = fromLinkedIn(everything).sections.find(({ kind }) => kind === 'work')
    expect(work?.entries).toMatchObject([
      {
        organisation: 'Corbel Insurance',
        roles: [
          {
            title: 'Data Analyst',
            start: '2021-03',
            end: 'present',
            lines: [
              { text: 'Claims analytics', paragraph: true },
              { text: 'Wrote SQL models' },
              { text: 'Ran 11 tests' },
            ],
          },
          { title: 'Junior Analyst', start: '2020-01', end: '2021-02' },
        ],
      },
      { organisation: 'Ashgrove Retail', roles: [{ title: 'Reporting Analyst' }] },
    ])
  })

  it('reads every list a resume is made of, one section a kind', () => {
    const document = fromLinkedIn(everything)
    expect(document.sections.map(({ kind, entries }) => [kind, entries.length])).toEqual([
      ['summary', 1],
      ['work', 2],
      ['education', 1],
      ['skills', 1],
      ['languages', 1],
      ['certificates', 1],
      ['projects', 1],
      ['volunteer', 2],
      ['awards', 1],
      ['publications', 1],
    ])
    expect(readDocument(document)).not.toBeNull()
    expect(Object.keys(everything).toSorted()).toEqual([...linkedInFiles].toSorted())
  })

  it('reads dates with a day as months', () => {
    const publications = fromLinkedIn(everything).sections.find(({ kind }) => kind === 'publications')
    expect(publications?.entries).toMatchObject([{ title: 'On queues', end: '2020-05' }])
  })

  it('counts a skill named twice once', () => {
    const skills = fromLinkedIn(everything).sections.find(({ kind }) => kind === 'skills')
    expect(skills?.entries).toMatchObject([{ keywords: [{ text: 'SQL' }, { text: 'Python' }] }])
  })

  it('is not led astray by columns that are missing or in another case', () => {
    const document = fromLinkedIn({ 'Positions.csv': 'COMPANY NAME,title\nCorbel,Analyst\n,\n' })
    expect(document.sections).toMatchObject([
      { kind: 'work', entries: [{ organisation: 'Corbel', roles: [{ title: 'Analyst', lines: [] }] }] },
    ])
  })
})
