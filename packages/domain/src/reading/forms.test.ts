import { describe, expect, it } from 'vitest'
import type { ResumeDocument } from '../resume/document.ts'
import { plain } from '../resume/json-resume.ts'
import { entriesOf, jobs, person, read, worked } from './testing/pasted.ts'

// The forms in which people paste their resumes: each test is one habit of writing.

const studied = (lines: string) => schools(read(`${person}Education\n\n${lines}\n`))
const schools = (document: ResumeDocument) => entriesOf(document).filter((entry) => entry.type === 'study')
const unplaced = ({ unplaced: lines }: ResumeDocument) => lines.map(({ text }) => text)

describe('dates of a job', () => {
  it.each([
    ['seit 04/2019', '2019-04', 'present'],
    ['seasons 2017-2019', '2017', '2019'],
    ['(winter seasons 2017 to 2019)', '2017', '2019'],
    ['depuis janv. 2020', '2020-01', 'present'],
    ['Since 2019', '2019', 'present'],
    ['2018–', '2018', 'present'],
    ['févr. 2015 – août 2016', '2015-02', '2016-08'],
    ['de 2016 à 2019', '2016', '2019'],
    ['07/15 - 01/19', '2015-07', '2019-01'],
    ['02/19 - present', '2019-02', 'present'],
    ['[2021.04 – present]', '2021-04', 'present'],
    ['(September 2017 – present)', '2017-09', 'present'],
    ['Summer 2024, Summer 2025', '2024-06', '2025-06'],
    ['summers 2014, 2015, 2016', '2014-06', '2016'],
    ['03. 2019 – 05. 2021', '2019-03', '2021-05'],
    ['03 - 2019 – 08 - 2021', '2019-03', '2021-08'],
    ['Mar 2019 / Aug 2021', '2019-03', '2021-08'],
    ['03/2019 / Today', '2019-03', 'present'],
  ])('%s', (dates, start, end) => {
    const [job] = jobs(worked(`Welder, Norrvik Papper AB\n${dates}\n- Welded.`))
    expect([job?.start, job?.end]).toEqual([start, end])
    expect(job).toMatchObject({ name: 'Norrvik Papper AB', position: 'Welder' })
  })

  it('a day of 24/7 or a share of 02/19 alone is none', () => {
    const document = worked('Welder, Norrvik Papper AB, 2019 – 2021\n- On call 24/7, shift 02/19.')
    expect(jobs(document)).toHaveLength(1)
  })
})

describe('title, employer and place', () => {
  it.each([
    ['a town that no list has, behind title and name', 'Welder, Norrvik Mekano, Örnsköldsvik', 'Örnsköldsvik'],
    ['a town in a province of two letters', 'Welder, Norrvik Mekano, Calgary, AB', 'Calgary, AB'],
    ['a town in a state that is written like a company', 'Welder, Norrvik Mekano, Denver, CO', 'Denver, CO'],
    ['such a town behind a bar', 'Welder | Norrvik Mekano | Calgary, AB', 'Calgary, AB'],
    ['a town in brackets', 'Welder, Norrvik Mekano (Umeå)', 'Umeå'],
    ['a town and a way of working', 'Welder\nNorrvik Mekano AB, Umeå / hybrid', 'Umeå / hybrid'],
    [
      'a town and a region that no list has',
      'Welder\nNorrvik Mekano AB, Sollefteå, Ångermanland',
      'Sollefteå, Ångermanland',
    ],
  ])('%s', (_, head, location) => {
    const [job] = jobs(worked(`${head}\n2019 – 2021\n- Welded.`))
    expect(job).toMatchObject({ position: 'Welder', location })
    expect(job?.name).toMatch(/^Norrvik Mekano(?: AB)?$/)
  })

  it('a department behind the title is no employer’s name, and the employer no town', () => {
    const document = worked('Vice President, Credit Risk, Norrvik\n2019 – 2021\n- Lent.')
    expect(jobs(document)[0]).toMatchObject({ name: 'Norrvik', position: 'Vice President, Credit Risk' })
  })

  it('`at` stands between title and employer, and is not left over', () => {
    const document = worked('Substitute Teacher at various schools, County Clare (2016 – 2017)\n- Taught.')
    expect(jobs(document)[0]).toMatchObject({ name: 'various schools', position: 'Substitute Teacher' })
    expect(unplaced(document)).toEqual([])
  })

  it('an employer behind `at` may begin like `at Work`', () => {
    const document = worked('Nurse at Workington Hospital, 2016 – 2017\n- Cared.')
    expect(jobs(document)[0]).toMatchObject({ name: 'Workington Hospital', position: 'Nurse' })
  })

  it('two titles with a slash are one', () => {
    const document = worked('Owner / Store Manager\nNorrvik Handel AB, Umeå\n2019 – 2021')
    expect(jobs(document)[0]).toMatchObject({ name: 'Norrvik Handel AB', position: 'Owner / Store Manager' })
  })

  it('who works alone is not of the employer before', () => {
    const document = worked('Welder, Norrvik Papper AB, 2017 – 2021\n\nFreelance Illustrator [2015 – 2017]\n- Drew.')
    expect(jobs(document)[1]).toMatchObject({ position: 'Freelance Illustrator' })
    expect(jobs(document)[1]?.name).toBeUndefined()
  })

  it('an employer with a line about it stands over its roles', () => {
    const document = worked(
      'NORRVIK PAPPER, Umeå\nInternational paper mill, 1,200 employees\n\nPlant Manager (2019 – Present)\n- Led.\n\nShift Supervisor (2014 – 2019)\n- Ran.',
    )
    expect(jobs(document).map(({ name, position }) => [name, position])).toEqual([
      ['NORRVIK PAPPER', 'Plant Manager'],
      ['NORRVIK PAPPER', 'Shift Supervisor'],
    ])
  })

  it('a form that was filled in says itself what is what', () => {
    const document = worked(
      'Company: Norrvik Papper AB, Umeå\nDesignation: Deputy Manager (Mill)\nDuration: June 2019 – Till date\nRoles & Responsibilities:\n• Ran the mill',
    )
    expect(jobs(document)).toMatchObject([
      {
        name: 'Norrvik Papper AB',
        position: 'Deputy Manager (Mill)',
        location: 'Umeå',
        start: '2019-06',
        highlights: ['Ran the mill'],
      },
    ])
    expect(unplaced(document)).toEqual([])
  })
})

describe('a table whose first row names its columns', () => {
  it('is read row by row, and start and end belong together', () => {
    const document = worked(
      'Employer\tPosition\tFrom\tTo\nNorrvik Papper AB\tRigger\t03/2019\tpresent\nUmeå Varv AB\tSlinger\t06/2016\t02/2019',
    )
    expect(jobs(document)).toMatchObject([
      { name: 'Norrvik Papper AB', position: 'Rigger', start: '2019-03' },
      { name: 'Umeå Varv AB', position: 'Slinger', start: '2016-06', end: '2019-02' },
    ])
    expect(unplaced(document)).toEqual([])
  })

  it('holds schools as well', () => {
    expect(studied('School\tQualification\tYear\nUmeå Building College\tDiploma in Glazing\t2019')).toMatchObject([
      { institution: 'Umeå Building College', degree: 'Diploma', area: 'Glazing' },
    ])
  })
})

it('a date on which a certificate expires is not when it was got, and parts nothing', () => {
  const document = read(
    'Jonas Lindqvist\n\nCERTIFICATES\nForklift truck ticket (expires 2027)\nENG1 medical\nRadio licence, valid until March 2028\n',
  )
  const certificates = document.sections.flatMap((section) => section.entries)
  expect(certificates.map((it) => ('title' in it ? it.title : null))).toEqual([
    'Forklift truck ticket (expires 2027)',
    'ENG1 medical',
    'Radio licence',
  ])
})

describe('what a job tells', () => {
  it('is told in small letters, with or without a bullet', () => {
    const document = worked(
      'Welder, Norrvik Papper AB [2019 – 2021]\nDesign of 60 frames, used by 4 crews\nLaunched in Finland with 30 yards\n\nFitter, Umeå Varv AB [2017 – 2019]\nFitted engines',
    )
    expect(jobs(document)[0]?.highlights).toEqual([
      'Design of 60 frames, used by 4 crews',
      'Launched in Finland with 30 yards',
    ])
    expect(jobs(document)[1]).toMatchObject({ name: 'Umeå Varv AB' })
  })

  it('follows title, name and dates even in capitals', () => {
    const document = read(
      'JONAS LINDQVIST\n\nEXPERIENCE\n\nNORRVIK CENTRE, UMEÅ\nSECURITY OFFICER\nMAY 2020 - PRESENT\nPATROL OF FOUR FLOORS AND THE PARK\n',
    )
    expect(jobs(document)).toMatchObject([
      { name: 'NORRVIK CENTRE', position: 'SECURITY OFFICER', highlights: ['PATROL OF FOUR FLOORS AND THE PARK'] },
    ])
  })

  it('keeps the bullets that a word processor parts by tabs', () => {
    const document = worked('Welder, Norrvik Papper AB, 2019 – 2021\n•\tWelded hulls\no\tKept records')
    expect(jobs(document)[0]?.highlights).toEqual(['Welded hulls', 'Kept records'])
  })
})

describe('section titles', () => {
  it('may be missing: jobs follow the name, schools the jobs', () => {
    const document = read(
      `${person}2015 - present: Welder, Norrvik Papper AB, Umeå\n- Welded.\n\n2009 - 2015: Fitter, Umeå Varv AB\n\nNVQ Level 3 Welding, Norrvik Technical College, 2009\n`,
    )
    expect(jobs(document).map(({ position }) => position)).toEqual(['Welder', 'Fitter'])
    expect(schools(document)).toMatchObject([{ institution: 'Norrvik Technical College', end: '2009' }])
  })

  it('may share the line with what they name', () => {
    const document = read(
      `${person}Experience\nWelder, Norrvik Papper AB, 2019 – 2021\n\nSkills: MIG, TIG\nLanguages: Swedish (native), English (C1)\n`,
    )
    expect(document.sections.map(({ kind }) => kind)).toEqual(['work', 'skills', 'languages'])
    expect(plain(document)).toMatchObject({ skills: [{ keywords: ['MIG', 'TIG'] }] })
  })

  it('may be unknown: what looks like the others between a list and a date is one', () => {
    const document = read(
      'JONAS LINDQVIST\njonas@example.org\n\nSKILLS\nwelding, soldering\n\nLANGUAGES\nSwedish\n\nFIRST AID\nFirst aid at sea, 2023\n',
    )
    expect(document.sections.map(({ kind }) => kind)).toEqual(['skills', 'languages', 'other'])
  })

  it('may need two lines in a narrow column', () => {
    const document = read(
      'JONAS LINDQVIST\n\nSKILLS\nMIG, TIG\n\nEDUCATION AND\nTRAINING\n2009 – 2011   Diploma in Welding, Norrvik College\n',
    )
    expect(document.sections.map(({ kind, title }) => [kind, title])).toEqual([
      ['skills', 'SKILLS'],
      ['education', 'EDUCATION AND TRAINING'],
    ])
  })

  it.each(['Basic Life Support (March 2025)', 'Forklift Driver, 2023'])(
    'of papers name no jobs, also for somebody who has had none: %s',
    (paper) => {
      const document = read(`${person}Certificates\n\n${paper}\n\nSkills\n\nMIG, TIG\n`)
      expect(document.sections.map(({ kind }) => kind)).toEqual(['certificates', 'skills'])
    },
  )

  it('are none inside a job', () => {
    const document = worked(
      'Welder, Norrvik Papper AB, 2019 – 2021\nKey achievements:\n- Welded.\n\nFitter, Umeå Varv AB, 2017 – 2019\nKey achievements:\n- Fitted.',
    )
    expect(document.sections.map(({ kind }) => kind)).toEqual(['work'])
  })

  it('may be written small, between blank lines', () => {
    const document = read(`${person}experience\n\n2019 – 2021   welder, Norrvik Papper AB\n\nskills\n\nMIG, TIG\n`)
    expect(document.sections.map(({ kind }) => kind)).toEqual(['work', 'skills'])
  })

  it('are read from Markdown, whose signs are no text', () => {
    const document = read(
      '# Jonas Lindqvist\n\n**Welder** — Umeå, Sweden\n[jonas@example.org](mailto:jonas@example.org)\n\n## Experience\n\n### Welder — Norrvik Papper AB\n*January 2022 – Present*\n\n- **Welded** hulls\n\n## Skills\n\n- **Methods:** MIG, TIG\n',
    )
    expect(plain(document)).toMatchObject({
      basics: { name: 'Jonas Lindqvist', label: 'Welder', email: 'jonas@example.org', location: { city: 'Umeå' } },
      work: [{ name: 'Norrvik Papper AB', position: 'Welder', startDate: '2022-01', highlights: ['Welded hulls'] }],
      skills: [{ name: 'Methods', keywords: ['MIG', 'TIG'] }],
    })
    expect(unplaced(document)).toEqual([])
  })
})

describe('the person’s name and town', () => {
  it.each([
    ['Jonas Lindqvist\nUmeå | 070 555 01 28 | jonas@example.org', 'Umeå'],
    ['Jonas Lindqvist\nSollefteå, Ångermanland\njonas@example.org', 'Sollefteå'],
    ['Name: Jonas Lindqvist\nLocation: Umeå, Sweden', 'Umeå'],
    ['Jonas Lindqvist\nFlat 4, 91 Harcourt Road\nDublin 2\nIreland', 'Dublin'],
    ['Jonas Lindqvist\nLindenallee 7\n30161 Hannover', 'Hannover'],
    ['Jonas Lindqvist\n5521 Birchwood Avenue, Duluth, MN 55804', 'Duluth'],
    ['Jonas Lindqvist\nArchitecte DE / Project Architect\n18 rue des Tanneurs, 69003 Lyon, France', 'Lyon'],
    ['Jonas Lindqvist\nTokyo / Remote', 'Tokyo'],
    ['Jonas Lindqvist\nSantiago Metropolitan Area, Chile', 'Santiago'],
    ['Jonas Lindqvist\nPersonal Trainer, Milan', 'Milan'],
    ['Jonas Lindqvist - Welder\nÖrnsköldsvik\njonas@example.org', 'Örnsköldsvik'],
    ['RESUME OF JONAS LINDQVIST\n24 Heol y Bryn\nLlanelli\nSA15 8QT', 'Llanelli'],
    ['Jonas Lindqvist\n📍 Umeå, Sweden 📞 +46 70 555 01 28', 'Umeå'],
  ])('%s', (top, city) => {
    const { basics } = read(`${top}\n\nSkills\nMIG, TIG`)
    expect(basics.name?.toLowerCase()).toBe('jonas lindqvist')
    expect(basics.location?.city).toBe(city)
  })

  it('a country alone is no town', () => {
    expect(read(`Jonas Lindqvist\nIreland\n\nSkills\nMIG, TIG`).basics.location).toEqual({ countryCode: 'Ireland' })
  })

  it('of two numbers the first is the phone', () => {
    const { basics } = read('Jonas Lindqvist\nTel: 020 7946 0455 / 07700 900911\n\nSkills\nMIG, TIG')
    expect(basics.phone).toBe('020 7946 0455')
  })
})

describe('a school', () => {
  it('has its town behind it, which is no subject', () => {
    expect(studied('BA Communication Studies, University of Norrvik, Sollefteå, 2014')).toMatchObject([
      { institution: 'University of Norrvik', degree: 'BA Communication Studies', end: '2014' },
    ])
  })

  it('between subject and country makes no place of the subject', () => {
    expect(studied('MSc, Aquatic Ecology, Norrvik University, Belgium, 2016')).toMatchObject([
      { institution: 'Norrvik University', degree: 'MSc', area: 'Aquatic Ecology' },
    ])
  })

  it('may be named over its subjects, which are not schools', () => {
    expect(studied('2004 to 2006\nYsgol Norrvik\nA levels: Law (B), Welsh (A)')).toMatchObject([
      { institution: 'Ysgol Norrvik', degree: 'A levels', area: 'Law (B), Welsh (A)' },
    ])
  })

  it('may have a degree that is written like a company', () => {
    expect(studied('Nursing, AS, Norrvik College, 2012')).toMatchObject([
      { institution: 'Norrvik College', degree: 'AS', area: 'Nursing' },
    ])
  })

  it('may name the degree twice', () => {
    expect(studied('Norrvik University\nBachelor of Engineering - BE, Logistics\n2010 - 2014')).toMatchObject([
      { degree: 'Bachelor of Engineering - BE', area: 'Logistics' },
    ])
  })
})

describe('ways to reach the person', () => {
  const basicsOf = (lines: string) =>
    plain(read(`Jane Doe\n${lines}\n\nExperience\n\nWelder, Norrvik Papper AB, 2019 – 2021`)).basics

  it.each(['⋅', '~', '◦', '»', '|', '*'])('any sign that stands alone parts them: %s', (sign) => {
    const basics = basicsOf(`Umeå, Sweden ${sign} +46 90 555 01 28 ${sign} jane@example.org`)
    expect(basics).toMatchObject({ email: 'jane@example.org', phone: '+46 90 555 01 28', location: { city: 'Umeå' } })
  })

  it.each([
    ['jane.doe@letterb\nox.example', 'jane.doe@letterbox.example'],
    ['jane.doe@home.exam\nple.org', 'jane.doe@home.example.org'],
    ['jane.doe@\nexample.org', 'jane.doe@example.org'],
  ])('an e-mail that is broken over two lines is one: %j', (lines, email) => {
    expect(basicsOf(lines)).toMatchObject({ email })
  })

  it('one that is whole keeps what stands below it out', () => {
    expect(basicsOf('jane.doe@example.org\njanedoe.example')).toMatchObject({
      email: 'jane.doe@example.org',
      url: 'https://janedoe.example',
    })
  })
})

describe('values that a sign would cut', () => {
  it('a skill without how well it is known, unless that is little: dropped, it would say more', () => {
    const document = read(`${person}Skills\n\nPython (expert), SQL ●●●○○, Paragon (basic), Welsh cooking - beginner\n`)
    expect(plain(document)).toMatchObject({
      skills: [{ keywords: ['Python', 'SQL', 'Paragon (basic)', 'Welsh cooking - beginner'] }],
    })
  })

  it.each([
    ['Basic Life Support (March 2025)', { name: 'Basic Life Support', date: '2025-03' }],
    ['Coded Welder (MIG), renewed 2024', { name: 'Coded Welder (MIG)', date: '2024' }],
  ])('when a paper was renewed is nobody who gave it: %s', (line, paper) => {
    const { certificates } = plain(read(`${person}Skills\n\nMIG, TIG\n\nCertificates\n\n${line}\n`))
    expect(certificates).toMatchObject([paper])
    expect(JSON.stringify(certificates)).not.toContain('issuer')
  })

  it('a campus is part of its university', () => {
    const [school] = studied('BSc Chemistry, University of Hollowell at Corvane, 2012 – 2015')
    expect(school).toMatchObject({ institution: 'University of Hollowell at Corvane' })
  })

  it('a title at an employer is still two', () => {
    const [job] = jobs(worked('Porter at University of Hollowell\n2012 – 2015\n- Carried.'))
    expect(job).toMatchObject({ position: 'Porter', name: 'University of Hollowell' })
  })

  it('of a grid of skills the names stay out, also beside a single one', () => {
    const { skills } = plain(read(`${person}Skills\n\nMethods\tMIG, TIG\nOffice\tExcel\nPapers\tForklift, Crane`))
    expect(skills).toMatchObject([
      { name: 'Methods', keywords: ['MIG', 'TIG'] },
      { name: 'Office', keywords: ['Excel'] },
      { name: 'Papers', keywords: ['Forklift', 'Crane'] },
    ])
  })

  it('two columns of skills without such lists have no names', () => {
    const { skills } = plain(read(`${person}Skills\n\nWelding\tBrazing\nCutting\tGrinding`))
    expect(skills).toMatchObject([{ keywords: ['Welding', 'Brazing', 'Cutting', 'Grinding'] }])
  })

  it('dots and stars say nothing of their own', () => {
    const document = read(
      `${person}Skills\n\nWelding\t●●●●○\nBrazing\t●●○○○\n\nCertificates\n\n“Coded Welder”, Norrvik Institute, 2013.`,
    )
    expect(plain(document)).toMatchObject({
      skills: [{ keywords: ['Welding', 'Brazing'] }],
      certificates: [{ name: '“Coded Welder”', issuer: 'Norrvik Institute' }],
    })
    expect(unplaced(document)).toEqual([])
  })
})
