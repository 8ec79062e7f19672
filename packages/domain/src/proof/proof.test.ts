import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { ResumeDocument } from '../resume/document.ts'
import { fromJsonResume } from '../resume/json-resume.ts'
import { stemOf } from '../text/stem.ts'
import { likeness, type Proof, proofsOf, weightOf } from './index.ts'
import { stemsByCount, texts } from './word-counts.ts'

const ad = {
  title: 'Data Analyst',
  text: 'About us\nWe sell garden tools.\n\nWhat you do\n- Write SQL against our warehouse\n- Build dashboards in Tableau\n- Present to leaders\n- Analyze tests',
}

const work = (...highlights: string[]) => ({
  ...{ name: 'Hillcrest', position: 'Analyst', startDate: '2022-01', highlights },
})
const resumeOf = (...highlights: string[]) => fromJsonResume({ work: [work(...highlights)] })
const textsOf = (proofs: readonly Proof[]) => proofs.map(({ source }) => source.text)
const whyOf = (line: string) => proofsOf(resumeOf(line), ad)[0]?.why

const folder = new URL('../../../../eval/', import.meta.url)
const resumes = readdirSync(new URL('resumes/', folder))
  .filter((name) => name.endsWith('.json'))
  .map((name) => fromJsonResume(JSON.parse(readFileSync(new URL(`resumes/${name}`, folder), 'utf8'))))
const ads = readdirSync(new URL('ordinary/ads/', folder)).map((name) => ({
  text: readFileSync(new URL(`ordinary/ads/${name}`, folder), 'utf8'),
}))
const pairs = resumes.flatMap((resume) => ads.map((it) => ({ resume, ad: it })))

const reversed = (resume: ResumeDocument): ResumeDocument => ({
  ...resume,
  sections: resume.sections.map((section) => ({
    ...section,
    entries: section.entries.map((entry) =>
      entry.type === 'employment'
        ? { ...entry, roles: entry.roles.map((role) => ({ ...role, lines: [...role.lines].reverse() })) }
        : entry,
    ),
  })),
})

it('[PF1] every proof is a line of the resume, letter by letter, and no line of a role is missing', () => {
  const unlike = resumes.flatMap((resume) => {
    const written = JSON.stringify(resume)
    const proofs = textsOf(proofsOf(resume, ad))
    const lines = resume.sections.flatMap(({ kind, entries }) =>
      kind !== 'work'
        ? []
        : entries.flatMap((it) => (it.type === 'employment' ? it.roles.flatMap((role) => role.lines) : [])),
    )
    return [
      ...proofs.filter((text) => !written.includes(JSON.stringify(text))),
      ...lines.filter(({ label, text }) => !label && !proofs.includes(text)).map(({ text }) => text),
    ]
  })
  expect(unlike).toEqual([])
})

it('[PF1] the order of lines changes neither the set nor a score', () => {
  const sorted = (proofs: readonly Proof[]) => proofs.map(({ score, source }) => `${score} ${source.text}`).sort()
  for (const resume of resumes) expect(sorted(proofsOf(reversed(resume), ad))).toEqual(sorted(proofsOf(resume, ad)))
})

it('[PF1] a plain line more takes none away and keeps the order of the others', () => {
  const lines = ['Built 12 dashboards', 'Wrote SQL', 'Cut waste from 9% to 4%', 'Kept minutes']
  const before = textsOf(proofsOf(resumeOf(...lines), ad))
  for (let at = 0; at <= lines.length; at += 1) {
    const after = textsOf(proofsOf(resumeOf(...lines.toSpliced(at, 0, 'Watered plants')), ad))
    expect(after.filter((text) => text !== 'Watered plants')).toEqual(before)
  }
})

it('[PF1] a proof knows its entry and role; of skills, summary and studies there is none', () => {
  const resume = fromJsonResume({
    basics: { summary: 'Wrote SQL for 9 years.' },
    work: [work('Wrote SQL')],
    volunteer: [{ organization: 'Library', position: 'Helper', highlights: ['Taught readers'] }],
    projects: [{ name: 'Garden', highlights: ['Built a site'] }, { name: 'Weather app in React' }],
    education: [{ institution: 'Leeds', courses: ['Databases'] }],
    skills: [{ name: 'SQL' }],
  })
  const told = proofsOf(resume, ad).map(({ source, entry, role }) => [source.text, entry?.type, role?.title])
  expect(new Set(told)).toEqual(
    new Set([
      ['Wrote SQL', 'employment', 'Analyst'],
      ['Taught readers', 'employment', 'Helper'],
      ['Built a site', 'item', undefined],
      ['Weather app in React', 'item', undefined],
    ]),
  )
})

it.each([
  'Built 12 dashboards',
  'Lead a team of 8 in receiving',
  'Keep a budget of $2.1M',
  'Coverage of 70%',
  'Saved about 6 hours a week',
  'Support two executives',
  'Lighthouse score from 61 to 94',
  'Precept students, six a year',
  'Learning skin fades; about 40 done so far',
  'Maintain firmware on Zephyr RTOS, 300,000 units in the field',
])('[PF2] %s has a figure', (line) => {
  expect(whyOf(line)?.figure).toBe(true)
})

it.each([
  'Joined the board in 2021',
  'Lead for safety since March 2022',
  'Teach maths to the Year 4 class',
  'Ran the first audit',
  'Mentor for one apprentice',
  'Wrote SQL',
])('[PF2] %s has none', (line) => {
  expect(whyOf(line)?.figure).toBe(false)
})

it('[PF3] a change of numbers or a word of the table is a result; a range or an everyday word alone is none', () => {
  const results = ['Waste from 9% to 4%', 'Reduced waste', 'Won the tender', 'Cut waste by 4%', 'Saved 6 hours a week']
  expect(results.filter((line) => !whyOf(line)?.result)).toEqual([])
  const none = ['Care for 5-6 patients', 'Wrote SQL', 'Cut grass', 'Wrote 30 articles']
  expect(none.filter((line) => whyOf(line)?.result)).toEqual([])
})

it('[PF4] likeness is the share of what is asked that the line has', () => {
  expect(likeness('Wrote SQL queries in Snowflake', 'writing SQL query')).toBe(1)
  expect(likeness('Baked bread', 'Write SQL')).toBe(0)
  expect([likeness('', 'Write SQL'), likeness('Write SQL', ''), likeness('Write SQL', 'with the 12')]).toEqual([
    0, 0, 0,
  ])
  const [rare, common] = [likeness('Tableau', 'Tableau team'), likeness('team', 'Tableau team')]
  expect(rare).toBeGreaterThan(common)
  expect(rare + common).toBeCloseTo(1)
})

it('[PF4] a line is as like an ad as it is to the nearest line of it, its title too', () => {
  expect(whyOf('Built dashboards in Tableau')?.likeness).toBe(1)
  expect(whyOf('Analyst for data')?.likeness).toBe(1)
})

it('[PF5] a word that few texts have weighs more, in every form of it', () => {
  const weights = ['work', 'manag', 'tableau', 'qwertz'].map(weightOf)
  expect(weights).toEqual([...weights].sort((a, b) => a - b))
  expect(new Set(weights).size).toBe(weights.length)
  expect(weightOf(stemOf('managed'))).toBe(weightOf(stemOf('managing')))
})

it('[PF5] the table is small, and has each stem once, with fewer texts than there are', () => {
  const rows = stemsByCount.trim().split('\n')
  const stems = rows.flatMap((row) => row.split(' ').slice(1))
  expect(new Set(stems).size).toBe(stems.length)
  expect(rows.every((row) => Number.parseInt(row, 10) >= 3 && Number.parseInt(row, 10) <= texts)).toBe(true)
  expect(stemsByCount.length).toBeLessThan(18_000)
})

it.each([
  'I have not worked with 12 dashboards in Tableau',
  'Not yet worked with 12 dashboards in Tableau',
  'Hoping to build 12 dashboards in Tableau',
  'Planned: dashboards in Tableau for 40 people',
  "Haven't built 12 dashboards in Tableau",
  'Familiar with dashboards in Tableau for 40 people',
  'Limited exposure to 12 dashboards in Tableau',
  'Shadowed 12 analysts',
])('[PF6] %s comes last, below 0', (line) => {
  const proofs = proofsOf(resumeOf(line, 'Watered plants'), ad)
  expect(textsOf(proofs)).toEqual(['Watered plants', line])
  expect(proofs.map(({ score }) => score < 0)).toEqual([false, true])
  expect(proofsOf(resumeOf(line), { text: line })[0]?.score).toBeLessThan(0)
})

it.each([
  'Planned 12 events',
  'Observed 20 lessons',
  'No-shows down to 12%',
  'No lost-time accident for 640 days',
  'Never missed a shift in eighteen months',
  'Handled a pending load of 130 claims',
])('[PF6] %s was done', (line) => {
  expect(proofsOf(resumeOf(line), ad)[0]?.score).toBeGreaterThan(0)
})

it('[PF7] figure, result, current role and likeness each lift a line', () => {
  const resume = fromJsonResume({
    work: [
      work('Kept minutes', 'Kept 12 minutes', 'Reduced waste', 'Reduced 12 lists', 'Built dashboards in Tableau'),
      {
        name: 'Tin Roof',
        position: 'Cook',
        startDate: '2019',
        endDate: '2021',
        highlights: ['Kept minutes elsewhere'],
      },
    ],
  })
  const proofs = proofsOf(resume, ad)
  const scoreOf = (text: string) => proofs.find(({ source }) => source.text === text)?.score ?? Number.NaN
  const plain = scoreOf('Kept minutes')
  expect(scoreOf('Kept minutes elsewhere')).toBeLessThan(plain)
  for (const stronger of ['Kept 12 minutes', 'Reduced waste', 'Built dashboards in Tableau'])
    expect(scoreOf(stronger)).toBeGreaterThan(plain)
  expect(scoreOf('Reduced 12 lists')).toBeGreaterThan(scoreOf('Kept 12 minutes'))
})

it('[PF7] for a requirement the line that is like it goes before figures of other things', () => {
  const resume = resumeOf('Cut waste from 9% to 4% in 12 shops', 'Present results to leaders')
  const [first] = proofsOf(resume, { title: 'Data Analyst', text: 'Present findings. Speak to leaders.' })
  expect(first?.source.text).toBe('Present results to leaders')
})

it('[PF7] the latest role is current where none goes on, and the first where there are no dates', () => {
  const role = (name: string, dates: object) => ({
    name,
    position: 'Cook',
    highlights: [`Cooked at ${name}`],
    ...dates,
  })
  const currentOf = (...roles: object[]) =>
    proofsOf(fromJsonResume({ work: roles }), ad).flatMap(({ source, why }) => (why.current ? [source.text] : []))
  const ended = [role('A', { startDate: '2012', endDate: '2014' }), role('B', { startDate: '2016', endDate: '2019' })]
  expect(currentOf(...ended)).toEqual(['Cooked at B'])
  expect(currentOf(...ended, role('C', { startDate: '2010' }))).toEqual(['Cooked at C'])
  expect(currentOf(role('A', {}), role('B', {}))).toEqual(['Cooked at A'])
})

it('[PF8] the same gives the same, also asked again', () => {
  const all = () => JSON.stringify(pairs.map(({ resume, ad: asked }) => proofsOf(structuredClone(resume), asked)))
  expect(all()).toBe(all())
})

it('[PF8] the worst inputs have an answer', () => {
  const none = fromJsonResume({ basics: { summary: 'Cook.' } })
  expect(proofsOf(none, ad)).toEqual([])
  expect(proofsOf(resumeOf('Wrote SQL'), { text: '' }).map(({ why }) => why.likeness)).toEqual([0])
})
