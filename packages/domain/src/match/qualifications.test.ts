import { describe, expect, it } from 'vitest'
import { matchResume } from './index.ts'
import { jobFrom, type Person, person, today } from './testing/people.ts'
import type { LedgerRow, Match } from './types.ts'
import { verdictOf } from './verdict.ts'

const matched = (who: Person, text: string): Match => matchResume(person(who), jobFrom(text), { today })
const row = (match: Match, kind: LedgerRow['kind']): LedgerRow => {
  const found = match.ledger.find((it) => it.kind === kind)
  if (!found) throw new Error(`no row of ${kind}`)
  return found
}
const share = (match: Match, kind: LedgerRow['kind']) => row(match, kind).points / row(match, kind).maxPoints
const nurse = (startDate: string, endDate?: string) => ({
  name: 'St. Brigid',
  position: 'Dialysis Nurse',
  startDate,
  ...(endDate ? { endDate } : {}),
  highlights: ['Ran hemodialysis treatments for eight patients a shift.'],
})
const dialysis = `Dialysis Nurse
Requirements
- 4 years of hemodialysis experience
- Applications without an active RN license cannot be considered`
const licence = [{ name: 'Registered Nurse License', date: '2018-05' }]

describe('experience', () => {
  it('[M17] counts months of related roles, and two at once once', () => {
    const two = matched({ work: [nurse('2024-07', '2026-06')], certificates: licence }, dialysis)
    const same = matched(
      { work: [nurse('2024-07', '2026-06'), nurse('2024-07', '2026-06')], certificates: licence },
      dialysis,
    )
    const four = matched({ work: [nurse('2022-07', '2026-06')], certificates: licence }, dialysis)
    expect(share(two, 'years')).toBeCloseTo(0.5, 1)
    expect(share(same, 'years')).toBeCloseTo(share(two, 'years'), 5)
    expect(share(four, 'years')).toBeGreaterThan(0.95)
  })

  it('[M18] counts a related role without the thing for half at most', () => {
    const work = [{ ...nurse('2016-01'), position: 'Ward Nurse', highlights: ['Cared for patients after surgery.'] }]
    expect(share(matched({ work, certificates: licence }, dialysis), 'years')).toBeLessThanOrEqual(0.71)
  })

  it('[M19] compares the level', () => {
    const ad = 'Senior Accountant\n\nRequirements\n- Month-end close\n- US GAAP'
    const at = (position: string) =>
      share(
        matched(
          { work: [{ ...nurse('2014-01'), position, highlights: ['Led the month-end close under US GAAP.'] }] },
          ad,
        ),
        'seniority',
      )
    expect(at('Senior Accountant')).toBeGreaterThan(at('Chief Financial Officer, Accounting'))
    expect(at('Senior Accountant')).toBeGreaterThan(at('Accounting Intern') - 0.001)
  })

  it('[M20] takes projects for beginners', () => {
    const projects = [{ name: 'Web shop', highlights: ['Built a web shop in React and Node.js.'] }]
    const junior = matched({ projects }, 'Junior Web Developer\n\nRequirements\n- React\n- Node.js')
    const senior = matched({ projects }, 'Senior Web Developer\n\nRequirements\n- React\n- Node.js')
    expect(junior.subScores.experience ?? 0).toBeGreaterThan(senior.subScores.experience ?? 0)
  })
})

describe('qualifications', () => {
  const ad = 'Bridge Inspector\n\nRequirements\n- Bachelor’s degree in civil engineering'
  const study = (studyType: string, area: string, endDate = '2015-06') =>
    share(
      matched({ education: [{ institution: 'Delt College', studyType, area, startDate: '2011-09', endDate }] }, ad),
      'degree',
    )

  it('[M21] counts a degree by level, subject and end', () => {
    expect(study('BS', 'Civil Engineering')).toBe(1)
    expect(study('Master of Science', 'Civil Engineering')).toBe(1)
    expect(study('Associate Degree', 'Civil Engineering')).toBeLessThan(0.6)
    expect(study('BA', 'Art History')).toBeLessThan(0.6)
    expect(study('BS', 'Civil Engineering', '2028-06')).toBeLessThan(0.6)
  })

  it('counts a subject as one of the family that is asked', () => {
    const asks = (subject: string, area: string) =>
      share(
        matched(
          { education: [{ institution: 'Delt College', studyType: 'BSc', area, startDate: '2011', endDate: '2015' }] },
          `Analyst\n\nRequirements\n- A degree in ${subject}`,
        ),
        'degree',
      )
    expect(asks('a quantitative field', 'Mathematics')).toBe(1)
    expect(asks('a STEM subject', 'Chemistry')).toBe(1)
    expect(asks('a business-related discipline', 'Economics')).toBe(1)
    expect(asks('a quantitative field', 'Art History')).toBeLessThan(0.6)
    expect(asks('business administration', 'Mathematics')).toBeLessThan(0.6)
  })

  it('[M22] holds no licence that has lapsed or is to come', () => {
    const held = matched({ work: [nurse('2018-01')], certificates: licence }, dialysis)
    expect(held.knockOuts[0]?.status).toBe('met')
    for (const words of [
      'RN license lapsed in 2024',
      'RN license (expired)',
      'RN license, exam in August, in progress',
    ]) {
      const match = matched({ work: [nurse('2018-01')], summary: words }, dialysis)
      expect(match.knockOuts[0]?.status).toBe('failed')
      expect(match.score).toBeLessThan(held.score)
    }
  })

  it('[M23] counts a language by its level', () => {
    const german = 'Clerk\n\nRequirements\n- German at C1 level'
    const at = (fluency: string) => share(matched({ languages: [{ language: 'German', fluency }] }, german), 'language')
    expect(at('Native')).toBe(1)
    expect(at('C1')).toBe(1)
    expect(at('B1')).toBeLessThan(at('B2'))
    expect(at('A2')).toBeLessThan(0.4)
  })
})

describe('conditions', () => {
  it('[M24] stand apart from the score', () => {
    const { knockOuts } = matched({ work: [nurse('2018-01')], certificates: licence }, dialysis)
    expect(knockOuts).toHaveLength(1)
    expect(knockOuts[0]?.evidence[0]?.quote).toMatch(/Registered Nurse/)
    expect(matched({}, dialysis).knockOuts[0]?.status).toBe('not-shown')
  })

  it('[M25] never read as a good match when they are not met', () => {
    const match = matched({ work: [nurse('2014-01')], summary: 'RN license lapsed in 2023.' }, dialysis)
    expect(match.score).toBeLessThanOrEqual(51.25)
    expect(row(match, 'rule').points).toBeLessThan(0)
    const { score, ledger, knockOuts } = matched({ work: [nurse('2014-01')] }, dialysis)
    expect(verdictOf(score, knockOuts, ledger)).toBe('Held back by a condition that is not shown')
  })

  it('[M25] take a quarter of the points above 50 where a narrower paper is held', () => {
    const wiring = ['Wired new switchboards in hospitals.']
    const work = [{ name: 'Voltwell', position: 'Electrician', startDate: '2014-01', highlights: wiring }]
    const advertised =
      'Electrician\nRequirements\n- 4 years of wiring switchboards\n- You must hold an electrician license'
    const heldWith = (name: string) => matched({ work, certificates: [{ name }] }, advertised)
    const near = heldWith('Low-voltage electrician license')
    const { points, how } = row(near, 'rule')
    expect(how).toBe('A quarter of the points above 50 are held back')
    expect(points).toBeCloseTo(-(near.score - points - 50) / 4, 0)
    expect(near.score).toBeGreaterThan(heldWith('Barber license').score)
    expect(near.score).toBeLessThan(heldWith('Electrician license').score)
    expect(verdictOf(near.score, near.knockOuts, near.ledger)).toBe('Held back by a condition that is shown in part')
  })

  it('[M26] take nothing where no resume would name them', () => {
    const text =
      'Barista\n\nRequirements\n- Espresso\n- Must be authorized to work in Canada\n- Must pass a background check'
    const match = matched(
      { work: [{ ...nurse('2020-01'), position: 'Barista', highlights: ['Made espresso drinks.'] }] },
      text,
    )
    expect(match.ledger.some(({ kind }) => kind === 'rule')).toBe(false)
  })
})
