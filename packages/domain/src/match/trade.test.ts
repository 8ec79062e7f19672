import { describe, expect, it } from 'vitest'
import { matchResume } from './index.ts'
import { florist, jobFrom, type Person, person, pipeWork, today, welder, welderAd } from './testing/people.ts'

const matched = (who: Person, text = welderAd) => matchResume(person(who), jobFrom(text), { today })
const rowOf = (who: Person, name: string, text?: string) => {
  const found = matched(who, text).ledger.find(({ requirement, kind }) => kind !== 'keyword' && requirement === name)
  if (!found) throw new Error(`no row for ${name}`)
  return found
}
const [asked] = matched(welder)
  .ledger.filter(({ kind, status }) => kind === 'skill' && status === 'not-shown')
  .map(({ requirement }) => requirement)

describe('[M48] what somebody of the trade leaves unsaid', () => {
  it('brings nothing to somebody of another trade', () => {
    expect(rowOf(florist, asked ?? '').points).toBeLessThan(0.3)
  })

  it('counts in part, says so, and is still not shown', () => {
    const { points, maxPoints, status, how, evidence } = rowOf(welder, asked ?? '')
    expect(points).toBeGreaterThan(0)
    expect(points).toBeLessThan(maxPoints)
    expect([status, evidence]).toEqual(['not-shown', []])
    expect(how).toBe('Not said; it counts in part, as your roles are of this work')
  })

  it('counts less under a title without lines', () => {
    const bare = { ...welder, work: [{ ...pipeWork, highlights: [] }] }
    expect(rowOf(bare, asked ?? '').points).toBeLessThan(rowOf(welder, asked ?? '').points)
  })

  it('counts nothing where the person denies it, in the resume or when asked', () => {
    const said = { ...pipeWork, highlights: [...pipeWork.highlights, `No experience of ${asked}.`] }
    expect(rowOf({ ...welder, work: [said] }, asked ?? '').points).toBe(0)
    const { ledger } = matchResume(person(welder), jobFrom(welderAd), { today, denied: [asked ?? ''] })
    expect(ledger.find(({ requirement }) => requirement === asked)?.points).toBe(0)
  })

  it('is not denied by what others are, nor by one of two ways', () => {
    const either = `${welderAd}\n- Forklift operation or crane operation`
    const name = 'Forklift operation or crane operation'
    const without = rowOf(welder, name, either).points
    expect(without).toBeGreaterThan(0)
    const said = { ...pipeWork, highlights: [...pipeWork.highlights, 'No experience of crane operation.'] }
    expect(rowOf({ ...welder, work: [said] }, name, either).points).toBeGreaterThan(0)
  })

  it('is no fix where it is denied', () => {
    const { topFixes, ledger } = matchResume(person(welder), jobFrom(welderAd), { today, denied: [asked ?? ''] })
    const row = ledger.find(({ requirement, kind }) => requirement === asked && kind !== 'keyword')
    expect(topFixes.map(({ requirement }) => requirement)).not.toContain(row?.id)
  })

  it('is said of a row that is shown in part, too', () => {
    const partly = matched(welder).ledger.filter(({ status, kind }) => status === 'partly' && kind === 'responsibility')
    expect(partly.length).toBeGreaterThan(0)
    for (const { how } of partly) expect(how).toContain('as your roles are of this work')
  })

  it('is no paper', () => {
    const rows = matched({ ...welder, certificates: [] }).ledger.filter(({ requirement }) =>
      /Certified Welder/.test(requirement),
    )
    expect(rows.length).toBeGreaterThan(0)
    for (const { points } of rows.filter(({ kind }) => kind !== 'rule')) expect(points).toBe(0)
  })
})

describe('[M49] what is learnt', () => {
  const years = (position: string) => {
    const row = matched({ ...welder, work: [{ ...pipeWork, position }] }).ledger.find(({ kind }) => kind === 'years')
    return row ? row.points / row.maxPoints : 0
  }

  it('on a placement is no year of the trade', () => {
    expect(years('Pipe Welder')).toBeGreaterThan(0.9)
    expect(years('Student Pipe Welder')).toBeLessThan(0.3)
    expect(years('Pipe Welder (placement)')).toBeLessThan(0.3)
  })

  it('is not what somebody did for students', () => {
    const text = 'Student Adviser\nRequirements\n- 2 years of advising students'
    const adviser = {
      name: 'Elm College',
      position: 'Student Adviser',
      startDate: '2020-01',
      highlights: ['Advised students on courses.'],
    }
    expect(matched({ work: [adviser] }, text).ledger.find(({ kind }) => kind === 'years')?.status).toBe('met')
  })

  it('by watching shows nothing', () => {
    const text = 'Welder\nRequirements\n- Orbital welding'
    const line = (highlight: string): Person => ({ work: [{ ...pipeWork, highlights: [highlight] }] })
    const done = rowOf(line('Ran orbital welding on two sites.'), 'Orbital welding', text)
    const seen = rowOf(line('Observed two weeks of orbital welding.'), 'Orbital welding', text)
    const without = rowOf(line('Kept the log of two sites.'), 'Orbital welding', text)
    expect(done.status).toBe('met')
    expect(seen.points).toBeLessThanOrEqual(without.points)
  })
})

describe('[M47] a registration', () => {
  const ad = 'Podiatrist\nRequirements\n- HCPC registration'
  const held = (certificate: { name: string; issuer?: string }) =>
    rowOf({ certificates: [certificate] }, 'HCPC registration', ad)

  it('is not a course that the body held', () => {
    expect(held({ name: 'Wound care course', issuer: 'Health and Care Professions Council' }).status).not.toBe('met')
  })

  it('is not that of another body', () => {
    expect(held({ name: 'Registered Podiatrist', issuer: 'General Dental Council' }).status).not.toBe('met')
  })

  it('is a paper of the body, by its full name or its initials', () => {
    for (const issuer of ['Health and Care Professions Council', 'HCPC'])
      expect(held({ name: 'Registered Podiatrist', issuer }).status, issuer).toBe('met')
  })
})
