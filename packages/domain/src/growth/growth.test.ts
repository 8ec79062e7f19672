import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Job } from '../job/job.ts'
import { readJob } from '../job/read-job.ts'
import { matchResume } from '../match/index.ts'
import { fromJsonResume } from '../resume/json-resume.ts'
import { allSkills, skillMatcher, skillNamed } from '../skills/index.ts'
import { natureOf } from '../skills/nature.ts'
import { demandFor } from './demand.ts'
import { developmentPlan, planTexts, rankGaps, recommendSkills, type SavedJob } from './index.ts'
import { namedIn, shownIn } from './shown.ts'

const job = (id: string, required: string[], preferred: string[] = []): SavedJob & { job: Job } => {
  const list = (items: string[]) => items.map((it) => `- ${it}`).join('\n')
  const text = `Platform Engineer\n\nRequirements\n${list(required)}\n\nNice to have\n${list(preferred)}\n`
  return { id, title: `Job ${id}`, company: null, job: readJob(text, skillMatcher()) }
}
const nameOrder = (jobs: SavedJob[], skills: string[] = []) => rankGaps({ skills, jobs }).map(({ name }) => name)

describe('gaps', () => {
  it('[G1] what is shown is none, also as something narrower', () => {
    const jobs = [job('a', ['Relational database', 'Terraform', 'Python'])]
    const narrower = allSkills().find(({ kinds }) => kinds.includes('Relational database'))?.name ?? ''
    expect(nameOrder(jobs, ['Python', narrower])).toEqual(['Terraform'])
  })

  it('[G1] a certificate that has the whole of another’s name shows it, and a resume in English shows English', () => {
    const jobs = [job('a', ['ServSafe certificate', 'Terraform', 'Fluent English'])]
    expect(nameOrder(jobs, ['ServSafe Manager'])).toEqual(['Terraform'])
  })

  it.each(['Supermarket experience', 'Call centre', 'Fashion retail', 'Experience in the hotel industry'])(
    '[G1] where somebody has worked is none: %s',
    (line) => {
      expect(nameOrder([job('a', [line, 'Lightspeed Retail'])], [])).toEqual(['Lightspeed Retail'])
    },
  )

  it('[G2] ranks by jobs, importance and closeness', () => {
    const jobs = [job('a', ['Terraform', 'Ansible'], ['Grafana']), job('b', ['Terraform']), job('c', ['Kubernetes'])]
    const ranked = rankGaps({ skills: ['Docker'], jobs })
    expect(ranked.map(({ name }) => name)).toEqual(['Terraform', 'Kubernetes', 'Ansible', 'Grafana'])
    expect(ranked[1]?.nearest?.name).toBe('Docker')
  })

  it('[G3] one of several is enough, and none counts in part', () => {
    const either = job('a', ['React or Angular', 'Terraform'])
    expect(nameOrder([either], ['React'])).toEqual(['Terraform'])
    const [first, ...others] = rankGaps({ skills: [], jobs: [either] })
    expect(first?.name).toBe('Terraform')
    expect(others.every(({ relevance }) => relevance < (first?.relevance ?? 0))).toBe(true)
  })

  it('[G4] says which jobs ask, and what is close', () => {
    const jobs = [job('a', ['Kubernetes']), job('b', [], ['Kubernetes']), job('c', ['Python'])]
    const gap = rankGaps({ skills: ['Docker', 'Python'], jobs }).find(({ name }) => name === 'Kubernetes')
    expect(gap?.jobs.map(({ id }) => id)).toEqual(['a', 'b'])
    expect(gap?.reason).toBe(
      '2 of your 3 saved jobs ask for Kubernetes, 1 of them as a must: Job a and Job b. You show Docker, which is close to it.',
    )
  })

  it('[G5] a requirement that the match finds met is none', () => {
    const saved = job('a', ['Kubernetes', 'Terraform'])
    const resume = fromJsonResume({
      work: [{ name: 'Ferrow', position: 'Engineer', highlights: ['Ran Kubernetes clusters for six teams.'] }],
    })
    const match = matchResume(resume, saved.job, { today: '2026-07-01' })
    expect(nameOrder([{ ...saved, match }])).toEqual(['Terraform'])
  })

  it('[G6] recommends skills of the catalogue, and none without jobs', () => {
    expect(recommendSkills({ skills: ['Docker'], jobs: [] })).toEqual([])
    const [first] = recommendSkills({ skills: [], jobs: [job('a', ['Kubernetes'])] })
    expect(first).toMatchObject({ skill: 'Kubernetes', skillId: skillNamed('Kubernetes')?.id })
    expect(
      recommendSkills({ skills: [], jobs: [job('a', ['Kubernetes', 'Terraform', 'Ansible'])] }, { limit: 2 }),
    ).toHaveLength(2)
  })

  it('[G12] the order in which things come does not matter', () => {
    const jobs = [job('a', ['Terraform', 'Ansible']), job('b', ['Ansible', 'Kubernetes']), job('c', [], ['Grafana'])]
    const skills = ['Docker', 'Puppet']
    expect(rankGaps({ skills: [...skills].reverse(), jobs: [...jobs].reverse() })).toEqual(rankGaps({ skills, jobs }))
  })
})

const texts = await planTexts()

const plan = (skill: string, currentLevel = 2, targetLevel = 4, hoursPerWeek = 6) =>
  developmentPlan({ skill, currentLevel, targetLevel, hoursPerWeek, startOn: '2026-07-01' }, texts)

describe('plans', () => {
  it.each([
    ['Kubernetes', 'tool'],
    ['Employment law', 'method'],
    ['Cake decorating', 'craft'],
    ['Active listening', 'soft'],
    ['Spanish', 'language'],
    ['Registered Nurse', 'licence'],
    ['Gas Safe registration', 'licence'],
    ['PMP', 'certificate'],
    ['Enhanced DBS check', 'check'],
    ['Harbour pilot licence of a port nobody knows', 'licence'],
    ['Something nobody knows', 'method'],
  ])('[G7] %s is a %s', (skill, nature) => {
    expect(natureOf(skill)).toBe(nature)
  })

  it('[G7] a licence goes by an authority, a language by its levels, a tool by its documentation', () => {
    expect(plan('Registered Nurse').steps[0]?.description).toContain('authority')
    // What is done has no documentation, whatever field it is in.
    expect(
      plan('Incident response')
        .steps.map(({ description }) => description)
        .join(),
    ).not.toMatch(/documentation/)
    expect(
      plan('Spanish')
        .steps.map(({ proof }) => proof)
        .join(),
    ).toMatch(/B1.*B2/)
    expect(plan('Kubernetes').steps[0]?.resources[0]?.resourceType).toBe('documentation')
    expect(plan('Japanese').estimatedTimeToComplete).toBe(2 * plan('Spanish').estimatedTimeToComplete)
  })

  it('[G8] every step of every skill has hours and a proof', () => {
    const faulty = allSkills().filter(({ name }) => {
      const { steps } = plan(name, 1, 5)
      const isWhole = (it: (typeof steps)[number]) =>
        it.estimatedTimeInHours > 0 && it.proof !== '' && !/[{}!]/.test(it.description + it.proof)
      return steps.length < 3 || !steps.every(isWhole)
    })
    expect(faulty).toEqual([])
  })

  it('[G8] nothing is claimed before it is there', () => {
    expect(plan('Secret clearance').steps.at(-1)?.description).toContain('Never write that you hold it before you do')
    expect(plan('Spanish').steps[1]?.proof).toContain('name no level you have not tested')
  })

  it('[G9] ends when the hours are done', () => {
    const { steps, estimatedTimeToComplete, endsOn } = plan('Kubernetes', 2, 3, 10)
    expect(estimatedTimeToComplete).toBe(50)
    expect(endsOn).toBe('2026-08-05')
    expect(steps.at(-1)?.endsOn).toBe(endsOn)
    const leap = { skill: 'Active listening', currentLevel: 1, targetLevel: 2, hoursPerWeek: 14, startOn: '2028-02-25' }
    expect(developmentPlan(leap, texts).endsOn).toBe('2028-03-03')
  })

  it('[G10] brings nonsense into range', () => {
    expect(plan('Kubernetes', 4, 4)).toMatchObject({ steps: [], endsOn: '2026-07-01', estimatedTimeToComplete: 0 })
    expect(plan('Kubernetes', Number.NaN, 99)).toMatchObject({ currentLevel: 1, targetLevel: 5 })
    expect(plan('Kubernetes', 1, 2, -3).hoursPerWeek).toBe(0.5)
    expect(plan('Kubernetes', 1, 2, Number.POSITIVE_INFINITY).hoursPerWeek).toBe(5)
  })

  it('[G12] is the same again', () => {
    expect(JSON.stringify(plan('Spanish'))).toBe(JSON.stringify(plan('Spanish')))
  })
})

describe('links', () => {
  it('[G11] are https, short, and for skills of the catalogue', () => {
    for (const [name, url] of texts.pages) {
      expect(skillNamed(name), name).toBeDefined()
      expect(url).toMatch(/^https:\/\/[a-z0-9.-]+(?:\/[\w.-]+){0,2}\/?$/)
    }
  })

  it('[G11] stand only where one is known', () => {
    const urls = (skill: string) =>
      plan(skill, 1, 5).steps.flatMap(({ resources }) => resources.flatMap(({ url }) => url ?? []))
    expect(new Set(urls('Kubernetes'))).toEqual(new Set(['https://kubernetes.io/docs/']))
    expect(urls('Cake decorating')).toEqual([])
    expect(urls('Something nobody knows')).toEqual([])
  })
})

describe('conditions', () => {
  it('[G13] are in the table for skills of the catalogue, each with who awards it', () => {
    for (const [name, { body, takes }] of texts.conditions.known) {
      expect(skillNamed(name), name).toBeDefined()
      expect(
        [body, takes].every((it) => it !== ''),
        name,
      ).toBe(true)
    }
  })

  it('[G13] are those of the table, or unknown; of nothing else', () => {
    expect(plan('CISSP').conditions).toEqual([
      'Awarded by ISC2.',
      expect.stringContaining('Five years of paid work'),
      expect.stringContaining('120 credits'),
      expect.stringContaining('says today counts'),
    ])
    expect(plan('Harbour pilot licence of a port nobody knows').conditions).toEqual([
      'We do not know the conditions for this one. Search for “Harbour pilot licence of a port nobody knows requirements” and read the page of the body that awards it.',
    ])
    expect(plan('Kubernetes').conditions).toEqual([])
    expect(plan('Something nobody knows').conditions).toEqual([])
  })
})

describe('names', () => {
  it.each(['Airflow', 'airflow', 'Apache Airflow'])('[G14] a plan for %s is one for Apache Airflow', (name) => {
    const { skill, steps } = plan(name)
    expect(skill).toBe('Apache Airflow')
    expect(steps[0]?.resources[0]).toMatchObject({ url: 'https://airflow.apache.org' })
  })

  it('[G14] what the catalogue lacks has no textbook', () => {
    const { steps } = plan('Something nobody knows', 1, 5)
    const types = steps.flatMap(({ resources }) => resources.map(({ resourceType }) => resourceType))
    expect(types).not.toContain('book')
    expect(types).not.toContain('documentation')
    expect(steps.every(({ resources }) => resources.length > 0)).toBe(true)
  })

  it('[G11] where no page is known stands what to search for', () => {
    const titles = plan('Employment law', 1, 5).steps.flatMap(({ resources }) => resources.map(({ title }) => title))
    expect(titles).toContain('A course with an assessment: search for “Employment law course”')
    expect(titles.join()).not.toMatch(/standard/i)
  })
})

it('[G14] a name keeps its capitals inside a sentence, an ordinary word does not', () => {
  const says = (skill: string) =>
    plan(skill, 1, 3)
      .steps.map(({ description }) => description)
      .join(' ')
  expect(says('Power BI')).toContain(' Power BI')
  expect(says('Power BI')).not.toContain('power BI')
  expect(says('Cake decorating')).not.toContain(' Cake decorating')
})

describe('what a resume shows', () => {
  const resume = fromJsonResume({
    basics: { label: 'Kubernetes Engineer' },
    work: [
      {
        name: 'Oracle',
        position: 'Scrum Master',
        startDate: '2019-03',
        endDate: '2021-06',
        highlights: ['Ran Kubernetes clusters for six teams.', 'Never used Terraform.'],
      },
      { name: 'Ferrow', position: 'Engineer', startDate: '2021-07', highlights: ['Wrote services in Python.'] },
    ],
    skills: [{ name: 'Programming', keywords: ['Kubernetes', 'Ansible'] }, { name: 'Grafana' }],
    interests: [{ name: 'Photography' }],
    certificates: [{ name: 'CISSP', issuer: 'Microsoft Azure' }],
  })
  const shown = new Map(shownIn(resume).map((it) => [it.skill.name, it]))

  it('[G15] is what its lines affirm, and nothing else', () => {
    expect([...shown.keys()].sort()).toEqual(['Ansible', 'CISSP', 'Grafana', 'Kubernetes', 'Python'])
  })

  it('[G15] comes with the lines, those that tell of work first', () => {
    expect(shown.get('Kubernetes')).toMatchObject({
      lines: ['Ran Kubernetes clusters for six teams.', 'Kubernetes'],
      ...{ isTold: true, isCurrent: false, lastUsedOn: '2021-06-30' },
    })
    expect(shown.get('Python')).toMatchObject({ isTold: true, isCurrent: true, lastUsedOn: null })
    expect(shown.get('Ansible')).toMatchObject({ isTold: false, isCurrent: false, lastUsedOn: null })
  })

  it('[G15] ends where its lines have no room, though one line name all skills there are', () => {
    const names = allSkills()
      .slice(0, 80)
      .map(({ name }) => name)
    const line = `Used ${names.join(', ')}, ${'and more, '.repeat(600)}.`
    const said = fromJsonResume({ work: [{ name: 'Pellam', position: 'Engineer', highlights: [line] }] })
    const found = shownIn(said)
    expect(found.length).toBeGreaterThan(10)
    expect(found.length * line.length).toBeLessThanOrEqual(200_000)
  })

  it('[G15] and what it lists in words that the catalogue lacks, once each, with the lines that say it', () => {
    const optician = fromJsonResume({
      work: [
        { name: 'Wensum', position: 'Optician', startDate: '2020-05', highlights: ['Use Optix to book patients.'] },
      ],
      skills: [
        { name: 'Dispensing', keywords: ['varifocals', 'Excel', 'Varifocals'] },
        { name: 'Tools', keywords: ['Optix', 'English (fluent)', 'I am good with people and never late.'] },
      ],
      interests: [{ name: 'Beetle sexing' }],
    })
    expect(namedIn(optician)).toMatchObject([
      { name: 'Varifocals', isTold: false },
      { name: 'Optix', lines: ['Use Optix to book patients.', 'Optix'], isTold: true, isCurrent: true },
    ])
    expect(namedIn(resume)).toEqual([])
  })
})

describe('demand', () => {
  const asks = [
    job('a', ['Kubernetes', 'Beetle sexing experience', 'Five years of experience in mounting, including moths']),
    job('b', ['Terraform']),
  ].map(({ job: wants }, at) => ({ id: at + 1, job: wants }))
  const count = (name: string) => demandFor([{ id: 9, name }], asks)[0]?.jobs

  it.each([
    ['Kubernetes', [1]],
    ['k8s', [1]],
    ['Beetle sexing', [1]],
    ['Beetle', [1]],
    ['Terraform', [2]],
    ['Sexing', [1]],
    ['Moths', [1]],
    ['Beetles of Peru', []],
    ['Ansible', []],
  ])('[G16] %s is asked for by %j', (name, jobs) => {
    expect(count(name)).toEqual(jobs)
  })

  it('[G16] an ad that was read before its words were kept is asked by its labels', () => {
    const old = asks.map(({ id, job: wants }) => ({
      id,
      job: { ...wants, requirements: wants.requirements.map(({ words: _, ...rest }) => rest) },
    }))
    expect(demandFor([{ id: 9, name: 'Beetle sexing' }], old)).toEqual([{ skillId: 9, jobs: [1] }])
  })
})

it('SPEC.md and the tests name the same rules', () => {
  const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')
  const rules = [...read('SPEC.md').matchAll(/^- (G\d+) /gm)].map(([, id]) => id)
  const cited = [...read('growth.test.ts').matchAll(/\[(G\d+)\]/g)].map(([, id]) => id)
  expect([...new Set(cited)].sort()).toEqual([...rules].sort())
})

it('what is granted after a course is no craft, and software is a tool', () => {
  expect(['SMSTS', 'CSCS', 'Practice management system'].map(natureOf)).toEqual(['certificate', 'certificate', 'tool'])
})

it.each([
  ...['CMMS', 'IBM Maximo', 'Dentrix', 'LIMS', 'Opera PMS', 'DATEV', 'SAP EWM', 'Sage 300 Construction'].map((it) => [
    it,
    'tool',
  ]),
  ...['Work orders', 'Preventive maintenance', 'Phlebotomy'].map((it) => [it, 'craft']),
])('[G7] software of any trade is a tool, by any of its names or its kind: %s, %s', async (skill, nature) => {
  expect(natureOf(skill)).toBe(nature)
  const { steps } = developmentPlan(
    { skill, currentLevel: 1, targetLevel: 5, startOn: '2026-07-01' },
    await planTexts(),
  )
  expect(steps.some(({ description }) => /safety rules|qualified person/.test(description))).toBe(nature === 'craft')
})

it.each(['Azure Developer Associate', 'Azure Data Engineer Associate'])(
  'nothing is said of the conditions of a certificate that is no longer granted: %s',
  async (skill) => {
    const { conditions } = developmentPlan(
      { skill, currentLevel: 1, targetLevel: 2, startOn: '2026-07-01' },
      await planTexts(),
    )
    expect(conditions.filter((it) => it.includes('Microsoft'))).toEqual([])
  },
)
