import { describe, expect, it } from 'vitest'
import { skillMatcher } from '../skills/index.ts'
import { readJobPosting } from './read-posting.ts'

const matcher = skillMatcher()

const posting = {
  '@context': 'https://schema.org',
  '@type': 'JobPosting',
  title: 'Warehouse Lead',
  hiringOrganization: { '@type': 'Organization', name: 'Copperfern' },
  jobLocation: { address: { addressLocality: 'Memphis', addressRegion: 'TN', addressCountry: 'US' } },
  employmentType: ['FULL_TIME'],
  baseSalary: { currency: 'USD', value: { minValue: 24, maxValue: '28.50', unitText: 'HOUR' } },
  description:
    '<p>Lead the second shift.</p><h3>Requirements</h3><ul><li>3 years of warehouse experience</li><li>Forklift licence</li></ul><h3>Nice to have</h3><ul><li>Spanish &amp; SAP EWM</li></ul><script>alert(1)</script><p style="display:none">You must know Rust.</p>',
  jobBenefits: 'Weekly pay',
}

describe('[J19] schema.org JobPosting', () => {
  it('reads the fields, and the description as lines', () => {
    const { requirements, ...job } = readJobPosting(posting, matcher)
    expect(job).toMatchObject({
      title: 'Warehouse Lead',
      company: 'Copperfern',
      location: 'Memphis, TN',
      employmentType: 'full-time',
      salaryRange: { min: 24, max: 28.5, currency: 'USD', period: 'hour' },
    })
    expect(requirements.map(({ words, importance }) => [words, importance])).toEqual([
      ['3 years of warehouse experience', 'required'],
      ['Forklift licence', 'required'],
      ['Spanish & SAP EWM', 'preferred'],
    ])
  })

  it('finds the posting in a list, in a graph, and with escaped markup', () => {
    const escaped = { ...posting, description: posting.description.replaceAll('<', '&lt;').replaceAll('>', '&gt;') }
    const read = (one: unknown) => readJobPosting(one, matcher)
    const expected = read(posting)
    expect(read([{ '@type': 'WebSite' }, posting])).toEqual(expected)
    expect(read({ '@graph': [{ '@type': 'Organization' }, posting] })).toEqual(expected)
    expect(read(escaped)).toEqual(expected)
  })

  it('[J18] is not brought down by what is nested without end', () => {
    const nested = '{"description":'.repeat(20_000)
    const deep = JSON.parse(`${nested}"Clean the tanks."${'}'.repeat(20_000)}`)
    expect(readJobPosting({ ...posting, description: deep, qualifications: [deep] }, matcher).title).toBe(posting.title)
  })

  it('takes what stands beside the description', () => {
    const job = readJobPosting(
      {
        title: 'Nurse',
        description: 'Care for people.',
        qualifications: 'RN license',
        educationRequirements: { '@type': 'EducationalOccupationalCredential', credentialCategory: 'bachelor degree' },
        experienceRequirements: { monthsOfExperience: 36 },
        jobLocationType: 'TELECOMMUTE',
        applicantLocationRequirements: { '@type': 'Country', name: 'Ireland' },
      },
      matcher,
    )
    expect(job).toMatchObject({ workMode: 'remote', location: 'Remote (Ireland)', degree: 'bachelor' })
    expect(job.requirements.map((it) => it.words)).toContain('RN license')
  })

  it.each([
    [null],
    [undefined],
    [7],
    ['text'],
    [[]],
    [{}],
    [[null]],
    [{ '@graph': 'x' }],
    [
      {
        title: {},
        description: 7,
        jobLocation: 3,
        baseSalary: { currency: 5, value: { minValue: 'x' } },
        employmentType: {},
      },
    ],
  ])('gives a job without content for %j', (json) => {
    expect(readJobPosting(json, matcher)).toMatchObject({ salaryRange: null, requirements: [], conditions: [] })
  })
})
