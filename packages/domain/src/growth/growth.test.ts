import { describe, expect, it } from 'vitest'
import { readJob } from '../job/read-job.ts'
import { fromJsonResume } from '../resume/json-resume.ts'
import { allSkills, skillMatcher, skillNamed } from '../skills/index.ts'
import { demandFor } from './demand.ts'
import { developmentPlan, recommendSkills, type SavedJob } from './index.ts'
import { allNamedIn, allShownIn, namedIn, shownIn } from './shown.ts'
import { allWays } from './ways.ts'

const today = '2026-07-01'

const job = (id: string, required: string[], preferred: string[] = []): SavedJob => {
  const list = (items: string[]) => items.map((it) => `- ${it}`).join('\n')
  const text = `Platform Engineer\n\nRequirements\n${list(required)}\n\nNice to have\n${list(preferred)}\n`
  return { id, title: `Job ${id}`, company: null, job: readJob(text, skillMatcher()) }
}
const recommended = (jobs: SavedJob[], skills: string[] = []) => recommendSkills({ skills, jobs }).map((it) => it.skill)

describe('recommendations', () => {
  it('[G1] are named skills: products, languages, credentials, standards', () => {
    const asked = ['Experience with Terraform', 'Fluent in Spanish', 'CISSP certification', 'Knowledge of HACCP']
    expect(recommended([job('a', asked)]).sort()).toEqual(['CISSP', 'HACCP', 'Spanish', 'Terraform'])
  })

  it.each([
    ...['Registered Nurse', 'Licensed Practical Nurse', 'Sous chef', 'Retail experience', 'Knowledge of accounting'],
    ...['Experience in human resources', 'Admissions', 'Supermarket experience', 'Patience', 'Experience in DevOps'],
  ])('[G1] are no title, field, department or way of working: %s', (line) => {
    expect(recommended([job('a', [line])])).toEqual([])
  })

  it('[G2] come from musts, by how many ads ask, and say how many', () => {
    const jobs = [job('a', ['Kubernetes', 'Terraform'], ['Grafana']), job('b', ['Kubernetes']), job('c', ['Python'])]
    const [first, ...rest] = recommendSkills({ skills: ['Python'], jobs })
    expect(first).toMatchObject({ skill: 'Kubernetes', skillId: skillNamed('Kubernetes')?.id, jobs: ['a', 'b'] })
    expect(first?.reason).toBe('2 of your 3 saved ads ask for it: Job a and Job b.')
    expect(rest.map(({ skill }) => skill)).toEqual(['Terraform'])
    expect(recommendSkills({ skills: [], jobs: [] })).toEqual([])
    expect(recommendSkills({ skills: [], jobs }, { limit: 1 })).toHaveLength(1)
    expect(recommendSkills({ skills: ['Python'], jobs }, { unwanted: [first?.skillId ?? 0] })).toHaveLength(1)
  })

  it.each([
    ['Kubernetes', 'Kubernetes'],
    ['Relational database', 'PostgreSQL'],
    ['BLS certification', 'Basic Life Support'],
    ['Full UK driving licence', "Driver's license"],
    ['Fluent English', 'Excel'],
  ])('[G3] never name what is had: %s by %s', (asked, own) => {
    expect(recommended([job('a', [asked, 'Terraform'])], [own])).toEqual(['Terraform'])
  })

  it('[G3] never name what stands in a line, whatever the line says of it', () => {
    const resume = fromJsonResume({ work: [{ name: 'Ferrow', highlights: ['Never used Terraform.'] }] })
    expect(recommended([job('a', ['Terraform', 'Ansible'])], allNamedIn(resume))).toEqual(['Ansible'])
  })

  it('[G4] of several that would do name one, and none where one is had', () => {
    const either = job('a', ['React or Angular'])
    expect(recommended([either], ['React'])).toEqual([])
    expect(recommended([either])).toEqual(['React'])
    expect(recommended([either, job('b', ['Angular'])])).toEqual(['Angular'])
    expect(recommended([job('a', ['Experience with cloud monitoring (Datadog)'])])).toEqual([])
  })

  it('[G5] are the same in whatever order ads and skills come', () => {
    const jobs = [job('a', ['Terraform', 'Ansible']), job('b', ['Ansible', 'Kubernetes']), job('c', ['Grafana'])]
    const skills = ['Docker', 'Puppet']
    expect(recommendSkills({ skills: [...skills].reverse(), jobs: [...jobs].reverse() })).toEqual(
      recommendSkills({ skills, jobs }),
    )
  })
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
        highlights: [
          'Ran Kubernetes clusters for six teams in retail.',
          'Never used Terraform.',
          'Bent EMT and rigid.',
        ],
      },
      { name: 'Ferrow', position: 'Engineer', startDate: '2021-07', highlights: ['Wrote services in Python.'] },
    ],
    skills: [{ name: 'Programming', keywords: ['Kubernetes', 'Ansible', 'Wound care'] }, { name: 'Grafana' }],
    interests: [{ name: 'Photography' }],
    certificates: [{ name: 'CISSP', issuer: 'Microsoft Azure' }, { name: 'PMP (lapsed)' }],
  })
  const shown = new Map(shownIn(resume, today).map((it) => [it.skill.name, it]))

  it('[G6] is its named skills and what it lists, and nothing else', () => {
    expect([...shown.keys()].sort()).toEqual(['Ansible', 'CISSP', 'Grafana', 'Kubernetes', 'Python', 'Wound care'])
  })

  it('[G6] comes with the lines, those that tell of work first', () => {
    expect(shown.get('Kubernetes')).toMatchObject({
      lines: ['Ran Kubernetes clusters for six teams in retail.', 'Kubernetes'],
      ...{ isTold: true, isCurrent: false, lastUsedOn: '2021-06-30' },
    })
    expect(shown.get('Python')).toMatchObject({ isTold: true, isCurrent: true, lastUsedOn: null })
    expect(shown.get('Ansible')).toMatchObject({ isTold: false, isCurrent: false, lastUsedOn: null })
  })

  it('[G6] ends where its lines have no room, though one line name all skills there are', () => {
    const names = allSkills()
      .slice(0, 80)
      .map(({ name }) => name)
    const line = `Used ${names.join(', ')}, ${'and more, '.repeat(600)}.`
    const said = fromJsonResume({ work: [{ name: 'Pellam', position: 'Engineer', highlights: [line] }] })
    const found = shownIn(said, today)
    expect(found.length).toBeGreaterThan(10)
    expect(found.length * line.length).toBeLessThanOrEqual(200_000)
  })

  it.each([
    ['Basic Life Support, expires May 2027', ['Basic Life Support']],
    ['BLS (expired 2023)', []],
    ['PMP, exam booked for June', []],
    ['RN license, BLS expired', ['Registered Nurse']],
    ['BLS expired, RN license', ['Registered Nurse']],
    ['PMP pending', []],
    ['No CISSP', []],
  ])('[G7] a credential counts as it is stated: %s', (name, credentials) => {
    expect(allShownIn(fromJsonResume({ certificates: [{ name }] }), today)).toEqual(credentials)
  })

  it('[G8] and what it lists in words that the catalogue lacks, once each, with the lines that say it', () => {
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
  ])('[G9] %s is asked for by %j', (name, jobs) => {
    expect(count(name)).toEqual(jobs)
  })
})

const ways = await allWays()
const plan = (skill: string, shown: string[] = []) => developmentPlan({ skill, shown }, ways)

describe('plans', () => {
  it.each(ways.map((way) => [way.names.join(', '), way] as const))(
    '[G10] the row of %s is whole: known names, short steps, a source and its day',
    (_, { names, source, steps, notes }) => {
      expect(names.map((name) => skillNamed(name)?.name)).toEqual(names)
      expect(source.url).toMatch(/^https:\/\/[a-z0-9.-]+\/\S+$/)
      expect([source.title, source.seenOn]).toEqual([
        expect.stringMatching(/\w/),
        expect.stringMatching(/^2026-\d\d-\d\d$/),
      ])
      expect(steps.length).toBeGreaterThanOrEqual(2)
      expect(steps.length).toBeLessThanOrEqual(4)
      for (const { description, hours } of steps) {
        expect(description).toMatch(/^\p{Lu}[^=|]{10,180}\.$/u)
        expect(hours === 0 || (hours >= 0.5 && hours <= 2000)).toBe(true)
      }
      for (const note of notes) expect(note).toMatch(/^\p{Lu}.*\.$/u)
    },
  )

  it('[G10] no skill has two rows', () => {
    const names = ways.flatMap((way) => way.names)
    expect([...new Set(names)]).toEqual(names)
  })

  it('[G11] say where their steps come from', () => {
    const { steps, conditions } = plan('Kubernetes')
    expect(steps[0]?.resources[0]).toMatchObject({ url: 'https://kubernetes.io/docs/tutorials/kubernetes-basics/' })
    expect(conditions.at(-1)).toBe(
      'Steps from Learn Kubernetes Basics (kubernetes.io), read on 19 November 2026. Rules change, so check the page.',
    )
    expect(plan('OSHA 10').steps.map(({ hours }) => hours)).toEqual([0, 10, 0])
  })

  it.each([
    ['Kubernetes', ['Kubernetes']],
    ['k8s', ['Kubernetes']],
    ['Basic Life Support', ['Basic Life Support']],
    ['ERP system', ['NetSuite']],
    ['Beetle sexing', []],
    ['Something nobody knows', []],
    ['Wound care', []],
  ])('[G12] have no steps for what is shown or not in the table: %s', (skill, shown) => {
    expect(plan(skill, shown)).toMatchObject({ steps: [], conditions: [] })
  })

  it('[G13] have the name of the catalogue, and hours a week in range', () => {
    expect(plan('k8s').skill).toBe('Kubernetes')
    const hours = (hoursPerWeek?: number) =>
      developmentPlan({ skill: 'Git', shown: [], hoursPerWeek }, ways).hoursPerWeek
    expect([hours(), hours(-3), hours(99), hours(Number.NaN)]).toEqual([5, 0.5, 60, 5])
  })
})
