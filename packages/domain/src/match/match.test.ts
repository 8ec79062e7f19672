import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { fromJsonResume } from '../resume/json-resume.ts'
import { sourcesOf } from '../resume/sources.ts'
import { matchResume, standingOf } from './index.ts'
import { jobFrom, person, today } from './testing/people.ts'
import { askedOutright, isChecked } from './verdict.ts'

const folder = new URL('../../../../eval/', import.meta.url)
const namesIn = (path: string, ending: string) =>
  readdirSync(new URL(path, folder)).filter((name) => name.endsWith(ending))
const textOf = (path: string) => readFileSync(new URL(path, folder), 'utf8')
const resumes = namesIn('resumes/', '.json').map((name) => fromJsonResume(JSON.parse(textOf(`resumes/${name}`))))
const jobs = namesIn('jobs/', '.txt').map((name) => jobFrom(textOf(`jobs/${name}`)))
/** Each resume with every eighth ad. */
const pairs = resumes.flatMap((resume, who) =>
  jobs.filter((_, at) => (at + who) % 8 === 0).map((job) => ({ resume, job })),
)
const matches = pairs.map(({ resume, job }) => ({ resume, job, match: matchResume(resume, job, { today }) }))

const ad = (...requirements: string[]) =>
  jobFrom(`Clerk\n\nRequirements\n${requirements.map((it) => `- ${it}\n`).join('')}`)
const rowOf = (resume: Parameters<typeof person>[0], requirement: string) =>
  standingOf(person(resume), ad(requirement, 'Filing of paper records'), { today }).ledger.find(
    (row) => row.requirement === requirement,
  )

describe('the ledger of any resume and ad', () => {
  it('[MT1] has a row for each requirement, title and years, no two with one id', () => {
    for (const { job, match } of matches) {
      const ids = match.ledger.map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
      const asked = new Set(job.requirements.map(({ words }) => words))
      const others = match.ledger.filter(({ requirement }) => !asked.has(requirement))
      expect(others.every(({ kind }) => kind === 'title' || kind === 'years')).toBe(true)
    }
  })

  it('[MT2] has no evidence and no points where a row is not shown', () => {
    const open = matches.flatMap(({ match }) => match.ledger.filter(({ status }) => status === 'not-shown'))
    expect(open.length).toBeGreaterThan(100)
    for (const row of open) expect([row.points, row.evidence]).toEqual([0, []])
  })

  it('[MT3] adds up to the score in whole points', () => {
    for (const { match } of matches) {
      const { ledger, score } = match
      expect(ledger.every(({ points, maxPoints }) => Number.isInteger(points) && points <= maxPoints)).toBe(true)
      expect(ledger.reduce((sum, { points }) => sum + points, 0)).toBe(score)
      expect(ledger.reduce((sum, { maxPoints }) => sum + maxPoints, 0)).toBe(match.unscored ? 0 : 100)
      expect(match.ceiling).toBeGreaterThanOrEqual(score)
    }
  })

  it('[MT3] could come to what it comes to where every row that a yes settles is shown', () => {
    const reached = matches.slice(0, 60).map(({ resume, job, match }) => {
      const source = sourcesOf(resume).find(({ kind }) => kind === 'line')
      const open = match.ledger.filter(({ status, kind }) => status !== 'met' && kind !== 'title' && kind !== 'years')
      const line = { source: source?.id ?? '', text: source?.text ?? '' }
      const corrections = open.map(({ id }) => ({ row: id, correction: 'shown' as const, line }))
      return standingOf(resume, job, { today, corrections }).score
    })
    expect(matches.slice(0, 60).map(({ match }) => match.ceiling)).toEqual(reached)
  })

  it('[MT10] calls only named things not found, and offers three lines at most', () => {
    const named = new Set(['skill', 'certificate', 'degree', 'language', 'years'])
    for (const row of matches.flatMap(({ match }) => match.ledger)) {
      if (row.certain) expect([row.status, named.has(row.kind)]).toEqual(['not-shown', true])
      expect(row.near.length).toBeLessThanOrEqual(3)
    }
  })

  it('[MT11] gives traits and conditions no points', () => {
    const unchecked = matches.flatMap(({ match }) => match.ledger.filter((row) => !isChecked(row)))
    expect(unchecked.length).toBeGreaterThan(10)
    expect(unchecked.every(({ maxPoints }) => maxPoints === 0)).toBe(true)
  })

  it('[MT14] is the same for the same input', () => {
    for (const [at, { resume, job }] of pairs.slice(0, 10).entries())
      expect(matchResume(resume, job, { today })).toEqual(matches[at]?.match)
  })
})

it('[MT3] hands the points of what an ad does not name to its requirements', () => {
  const { ledger } = standingOf(person({}), ad('Typing of letters', 'Filing of paper records'), { today })
  expect(ledger.find(({ kind }) => kind === 'title')?.maxPoints).toBe(17)
  expect(ledger.filter(({ kind }) => kind !== 'title').reduce((sum, { maxPoints }) => sum + maxPoints, 0)).toBe(83)
})

it.each(['', 'We are a friendly team in Leeds.'])('[MT4] an ad that asks nothing is unscored: "%s"', (text) => {
  expect(standingOf(person({}), jobFrom(text), { today })).toMatchObject({ unscored: true, score: 0, ledger: [] })
})

it('[MT4] an empty resume scores nothing', () => {
  expect(standingOf(fromJsonResume({}), ad('Python', 'Filing of paper records'), { today }).score).toBe(0)
})

describe('evidence', () => {
  it('[MT5] is the line that has most of the words', () => {
    const lines = ['Answered the phone.', 'Reconciled 14 bank accounts each month.']
    expect(rowOf({ lines }, 'Reconcile bank accounts monthly')).toMatchObject({
      status: 'met',
      evidence: [{ quote: 'Reconciled 14 bank accounts each month.' }],
    })
  })

  it.each(['Django or FastAPI experience', 'A framework such as Django, Rails or Spring'])(
    '[MT5] is enough for one of several: %s',
    (requirement) => {
      expect(rowOf({ lines: ['Built the shop in Django.'] }, requirement)?.status).toBe('met')
    },
  )

  it('[MT6] counts a skill the same in a list and in a line', () => {
    const inLine = rowOf({ lines: ['Kept the stock figures in PostgreSQL.'] }, 'Relational databases')
    const inList = rowOf({ skills: ['PostgreSQL'] }, 'Relational databases')
    expect([inLine?.status, inList?.status]).toEqual(['met', 'met'])
    expect(inList?.how).toBe('Only in your skills list')
  })

  it('[MT6] knows a product by its kind', () => {
    expect(rowOf({ lines: ['Posted invoices in NetSuite.'] }, 'Experience with an ERP system')?.status).toBe('met')
  })

  it.each([
    ['No experience with SAP', 'Experience with SAP'],
    ['Servers on VMware, planned move to AWS', 'Experience with AWS'],
    ['Never used Kubernetes', 'Kubernetes'],
  ])('[MT7] is not in "%s" for "%s"', (line, requirement) => {
    expect(rowOf({ lines: [line] }, requirement)?.status).toBe('not-shown')
  })

  it('[MT7] is not in lines copied from the ad', () => {
    const requirement = 'Manage the annual budget of three regional offices'
    expect(rowOf({ lines: [requirement] }, requirement)?.status).toBe('not-shown')
    const changed = 'Manage the yearly budget of three regional offices'
    expect(rowOf({ lines: [changed] }, requirement)?.status).toBe('not-shown')
    const own = 'Kept the annual budget of two regional offices'
    expect(rowOf({ lines: [own] }, requirement)?.status).not.toBe('not-shown')
  })

  it.each([
    ['Cooked French dishes for forty guests.', 'not-shown'],
    ['Answered guests in French.', 'met'],
    ['Looked after French speaking guests.', 'met'],
    ['Fluent French and German.', 'met'],
  ] as const)('[MT6] a language in "%s": %s', (line, status) => {
    expect(rowOf({ lines: [line] }, 'Fluent French')?.status).toBe(status)
  })
})

describe('credentials', () => {
  const row = (name: string, more = {}) =>
    rowOf({ certificates: [{ name, ...more }] }, 'Current BLS certification')?.status

  it('[MT8] count where they are held', () => {
    expect(row('BLS, American Heart Association')).toBe('met')
    expect(row('BLS (exp. 03/2028)')).toBe('met')
  })

  it('[MT8] do not count where they have lapsed, and count in part where they are to come', () => {
    expect(row('BLS (expired 2024)')).toBe('not-shown')
    expect(row('BLS, in progress')).toBe('partly')
  })

  it('[MT8] are not shown by those who have them', () => {
    const shown = (line: string) => rowOf({ lines: [line] }, 'CPA license')?.status
    expect(shown('Supports three licensed CPAs with their clients.')).toBe('not-shown')
    expect(shown('Licensed CPA since 2019.')).toBe('met')
  })

  it('[MT8] are not shown by work with what they are about', () => {
    expect(rowOf({ lines: ['Drove a forklift for three years.'] }, 'Forklift certification')?.status).not.toBe('met')
  })
})

it('[MT9] a degree counts by level and subject', () => {
  const degree = (studyType: string, area: string, endDate = '2018') =>
    rowOf({ education: [{ institution: 'Ash College', studyType, area, endDate }] }, 'Bachelor’s degree in accounting')
  expect(degree('Bachelor of Science', 'Accounting')?.status).toBe('met')
  expect(degree('Bachelor of Arts', 'History')?.status).toBe('partly')
  expect(degree('Bachelor of Science', 'Accounting', '2028')?.status).toBe('partly')
  expect(degree('GED', '')?.status).toBe('not-shown')
})

it('[MT9] years count from the dates of roles that show what they are asked in', () => {
  const years = (since: string) => rowOf({ title: 'Payroll Clerk', since }, '3 years of payroll experience')?.status
  expect([years('2020-01'), years('2024-09'), years('2026-05')]).toEqual(['met', 'partly', 'partly'])
})

describe('what the person says', () => {
  const job = ad('Kubernetes', 'Filing of paper records')
  const resume = person({ lines: ['Kept the fleet of containers running.'] })
  const after = (correction: 'shown' | 'not-mine' | 'not-asked', text = 'Kept the fleet of containers running.') =>
    standingOf(resume, job, { today, corrections: [{ row: 'kubernetes', correction, line: { source: '', text } }] })

  it('[MT12] shows a row by a line of theirs', () => {
    const row = after('shown').ledger.find(({ id }) => id === 'kubernetes')
    expect(row).toMatchObject({
      status: 'met',
      corrected: 'shown',
      evidence: [{ quote: 'Kept the fleet of containers running.' }],
    })
    expect(after('shown').score).toBeGreaterThan(standingOf(resume, job, { today }).score)
  })

  it('[MT12] leaves a row as it is where the line is gone', () => {
    expect(after('shown', 'Gone.').ledger.find(({ id }) => id === 'kubernetes')?.status).toBe('not-shown')
  })

  it('[MT12] takes out what the ad does not ask, and no longer asks for what they do not have', () => {
    expect(askedOutright(after('not-asked').ledger).asked).toBe(askedOutright(after('not-mine').ledger).asked - 1)
    expect(after('not-asked').takenOut).toMatchObject([{ id: 'kubernetes', maxPoints: 0 }])
    expect(after('not-mine').ledger.find(({ id }) => id === 'kubernetes')).toMatchObject({
      certain: false,
      corrected: 'not-mine',
    })
  })

  it('[MT12] denies no row that names more than what was denied', () => {
    const both = ad('Kubernetes and Terraform', 'Filing of paper records')
    const { ledger } = standingOf(resume, both, { today, denied: ['Kubernetes'] })
    expect(ledger.some(({ corrected }) => corrected !== undefined)).toBe(false)
  })
})

it('[MT13] a missing licence is a dealbreaker, and takes nothing off besides its own points', () => {
  const job = ad('Registered Nurse license required', 'Filing of paper records')
  const { knockOuts, ledger, score } = standingOf(person({ lines: ['Filed paper records.'] }), job, { today })
  expect(knockOuts).toMatchObject([{ requirement: 'Registered Nurse license required', status: 'not-shown' }])
  expect(score).toBe(ledger.reduce((sum, { points }) => sum + points, 0))
})

it('a list of the ad’s own keywords gains what a skills list gains, and is said to be one', () => {
  const job = ad('Python', 'Kubernetes', 'Five years of service design')
  const { ledger } = standingOf(person({ skills: ['Python', 'Kubernetes'] }), job, { today })
  const skills = ledger.filter(({ kind }) => kind === 'skill')
  expect(skills.map(({ how }) => how)).toEqual(['Only in your skills list', 'Only in your skills list'])
})
