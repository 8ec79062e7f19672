import { expect, it } from 'vitest'
import { factFrom } from '../facts/answers.ts'
import type { Edit } from '../resume/edit.ts'
import { fromJsonResume } from '../resume/json-resume.ts'
import { judge } from './judge.ts'
import { isDoneAt } from './organisation-named.ts'
import { rationale } from './rationale.ts'
import { believing } from './testing/asking.ts'
import { jobOf, today } from './testing/people.ts'
import { proposed } from './testing/proposals.ts'

const tuner = fromJsonResume({
  basics: { name: 'O', label: 'Piano Technician', summary: 'Piano technician who works in schools and halls.' },
  work: [
    {
      ...{ name: 'Alder Pianos Ltd', position: 'Piano Technician', startDate: '2014' },
      highlights: ['Tune 12 pianos a week.'],
    },
    {
      ...{ name: 'Wexford Strings', position: 'Apprentice', startDate: '2011', endDate: '2014' },
      highlights: ['Strung uprights.'],
    },
  ],
  skills: [{ name: 'Bench', keywords: ['Tuning', 'Voicing', 'Stringing'] }],
})
const hall = jobOf(
  'Concert Technician\n\nRequirements\n- Voicing hammers\n- Excel\n- Leading a small team\n- First aid certificate\n- Spanish\n- Concert tuning\n- Night shifts\n',
)
const placed = (requirement: string, answer: string, document = tuner) => {
  const fact = factFrom({ id: '1', answer, requirement, saidOn: today })
  return proposed(document, hall, {}, fact ? [fact] : [])
    .filter(({ made }) => made === 'fact')
    .map(({ place, text }) => [place?.list, text])
}

it.each([
  ['Voicing hammers', 'Yes, every day at Alder Pianos', 'r1', 'Voicing hammers: every day at Alder Pianos'],
  [
    'Voicing hammers',
    'Used it at Wexford Strings for 30 uprights',
    'r2',
    'Voicing hammers: Used it at Wexford Strings for 30 uprights',
  ],
  [
    'Leading a small team',
    'Every day at Alder Pianos since 2019',
    'r1',
    'Leading a small team: Every day at Alder Pianos since 2019',
  ],
  ['Excel', 'yes', 'g1', 'Excel'],
  ['Excel', 'I use Excel for quotes', 'g1', 'Excel'],
  ['Spanish', 'Fluent', 'g1', 'Spanish: Fluent'],
  ['Leading a small team', 'I ran a team of six', 'p1', 'I ran a team of six.'],
])('[T19] to “%s” the answer “%s” goes where it belongs', (requirement, answer, list, text) => {
  expect(placed(requirement, answer)).toEqual([[list, text]])
})

it.each([
  ['Leading a small team', 'About 4 years'],
  ['First aid certificate', 'Yes, 2023'],
  ['Night shifts', 'Yes, that is fine'],
  ['Concert tuning', 'I tune 12 pianos a week'],
])('[T35] to “%s” the answer “%s” is written nowhere: nothing says where', (requirement, answer) => {
  expect(placed(requirement, answer)).toEqual([])
})

it('[T19] no summary is made for an answer, and no list of one skill', () => {
  const { sections, ...rest } = tuner
  const bare = { ...rest, sections: sections.filter(({ kind }) => kind === 'work') }
  expect(placed('Leading a small team', 'I ran a team of six', bare)).toEqual([])
  expect(placed('Excel', 'yes', bare)).toEqual([])
})

it('[T19] what this ad does not ask is not written, and a skill that it asks is, whatever it was told for', () => {
  const write = (statement: string) =>
    proposed(tuner, hall, {}, [{ id: '1', statement, saidOn: today }]).filter(({ made }) => made === 'fact')
  expect(write('I like gardens')).toEqual([])
  expect(write('I keep quotes in Excel at Alder Pianos').map(({ place }) => place?.list)).toEqual(['r1'])
})

it('[T19] a skill that is listed is not listed again', () => {
  const document = structuredClone(tuner)
  for (const { entries } of document.sections)
    for (const entry of entries) if (entry.type === 'skills') entry.keywords.push({ id: 'k9', text: 'MS Excel' })
  expect(placed('Excel', 'yes', document)).toEqual([])
})

it('[T19] of a language its name goes into the list, and of a whole row nothing of the ad', () => {
  const job = jobOf(
    'Concert Technician\n\nRequirements\n- Fluent Spanish, written and spoken, for tours of two weeks\n',
  )
  const placedFor = (answer: string) => {
    const [requirement] = job.requirements
    const fact = factFrom({ id: '1', answer, requirement: requirement?.words, saidOn: today })
    return proposed(tuner, job, {}, fact ? [fact] : []).map(({ text }) => text)
  }
  expect(placedFor('Yes')).toEqual(['Spanish'])
  expect(placedFor('Fluent')).toEqual(['Spanish: Fluent'])
})

it('[T25] what somebody did in a line of theirs stands behind that line', () => {
  const document = structuredClone(tuner)
  for (const { entries } of document.sections)
    for (const entry of entries)
      if (entry.type === 'employment') entry.roles[0]?.lines.unshift({ id: 'w1', text: 'Worked on concert tuning.' })
  const told = (requirement: string) =>
    proposed(document, hall, {}, [{ id: '1', statement: 'Set the pitch of 3 grands', requirement, saidOn: today }])
      .filter(({ made }) => made === 'fact')
      .map(({ place, text }) => [place?.list, place?.before, text])
  expect(told('Worked on concert tuning.')).toEqual([['r1', 'l2', 'Set the pitch of 3 grands']])
  expect(told('Worked on brass')).toEqual([])
})

it.each([
  'At Alder Pianos I tune 12 pianos a week, every week',
  'I currently tune 12 pianos a week in my role at Alder Pianos',
])('[T19] what a line says already is not said again for how often it is done: %s', (answer) => {
  expect(placed('Concert tuning', answer)).toEqual([])
})

it.each(['No', 'Not yet', 'Only at school', 'Yes, only at school', 'Hopefully soon', 'My wife'])(
  '[T26] an answer that negates or reserves is no edit: %s',
  (answer) => {
    expect(placed('Excel', answer)).toEqual([])
  },
)

const resumeWith = (highlights: string[]) =>
  fromJsonResume({ work: [{ name: 'Acme', position: 'Engineer', startDate: '2020', highlights }] })

it.each([
  'I led 40 engineers on Kubernetes at Google',
  'Ran Kubernetes for Acme’s competitor',
  "Ran Kubernetes for Acme's competitor",
  'Used Kubernetes as an engineering student',
  'I used Kubernetes at Google before Acme',
  'I ran Kubernetes at Acmeon',
  'I ran Kubernetes for Acme customers',
  'I ran Kubernetes at Google and sold it for Acme',
])('[T25] %s: is not placed at Acme, whoever writes it', (statement) => {
  expect(isDoneAt(statement, ['Acme'])).toBe(false)
  const document = resumeWith(['Ran Docker for 12 services.'])
  const fact = { id: '1', statement, saidOn: today }
  const edit: Edit = {
    ...{ id: 'e', line: 'new1', kind: 'added', text: `${statement}.`, sources: ['fact-1'], requirement: null },
    ...{ place: { list: 'r1', before: null, index: 0 }, reason: 'You told us.' },
  }
  expect(judge(document, [fact], [edit], { judgeWords: believing }).accepted).toEqual([])
})

it.each([
  'I used Kubernetes at Acme to run 12 services',
  'At Acme I ran Kubernetes',
  'Acme: ran Kubernetes',
  'I ran Kubernetes for ACME.',
])('[T25] %s: is placed at Acme', (statement) => expect(isDoneAt(statement, ['Acme Ltd'])).toBe(true))

it('[T25] a part of a name is a place only by its capital, after `at`, and where no other house has it', () => {
  const houses = ['Home Instead Care', 'Home Instead', 'Home']
  expect(isDoneAt('Cared for two people at home', houses)).toBe(false)
  expect(isDoneAt('Planned visits for Home, mostly', houses)).toBe(false)
  expect(isDoneAt('Cared for two people at Home Instead', houses)).toBe(true)
})

const gapOf = (requirement: string) =>
  ({ id: requirement, requirement, importance: 'required', answered: true, question: 'Have you?' }) as const

it.each([
  ['Leading a small team', 'About 4 years', 'Say which job you did it in, and we’ll add it there.'],
  ['Voicing hammers', 'Weddings at weekends', 'It does not clearly say that you have'],
  ['Concert tuning', 'I tune 12 pianos a week', 'Your resume says this already.'],
])('[T22] to “%s” the answer “%s” is not written, and the rationale says why', (requirement, answer, why) => {
  expect(rationale(tuner, [], [gapOf(requirement)], [{ id: '1', answer, requirement }])).toContain(why)
})

it('[T22] an answer that is written, and a no, are not named as left out', () => {
  const fact = factFrom({ id: '1', answer: 'yes', requirement: 'Excel', saidOn: today })
  const edits = proposed(tuner, hall, {}, fact ? [fact] : [])
  const said = (answer: string) => [{ id: '1', answer, requirement: 'Excel' }]
  expect(rationale(tuner, edits, [gapOf('Excel')], said('yes'))).not.toContain('not on the page')
  expect(rationale(tuner, [], [gapOf('Excel')], said('No, never'))).not.toContain('not on the page')
})

it('[T22] a reason quotes what the person wrote, and no more', () => {
  const reasonOf = (requirement: string, answer: string) => {
    const fact = factFrom({ id: '1', answer, requirement, saidOn: today })
    return proposed(tuner, hall, {}, fact ? [fact] : []).find(({ made }) => made === 'fact')?.reason
  }
  expect(reasonOf('Voicing hammers', 'Every day at Alder Pianos')).toBe(
    `You told us on ${today}: “Every day at Alder Pianos”.`,
  )
  expect(reasonOf('Excel', 'yes')).toBe(`You told us on ${today}: yes to “Excel”.`)
})
