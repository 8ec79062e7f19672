import { expect, it } from 'vitest'
import { matchResume } from '../match/index.ts'
import type { Edit } from '../resume/edit.ts'
import { fromJsonResume } from '../resume/json-resume.ts'
import { factFrom } from './fact-from.ts'
import { judge } from './judge.ts'
import { isPlacedAt } from './place-named.ts'
import { jobOf, today } from './testing/people.ts'
import { proposed } from './testing/proposals.ts'

const job = jobOf('Platform Engineer\n\nRequirements\n- Kubernetes\n- Docker\n- Driving licence\n')
const resumeWith = (highlights: string[]) =>
  fromJsonResume({
    work: [{ name: 'Acme', position: 'Engineer', startDate: '2020', highlights }],
    skills: [{ name: 'Tools', keywords: ['Docker', 'Linux'] }],
  })
const told = (answer: string, skill?: string) => factFrom({ id: '1', answer, skill, saidOn: today })

it.each([
  ['nein', 'Kubernetes'],
  ['Don’t have it', 'Kubernetes'],
  ['0', 'Kubernetes'],
  ['Hardly any', 'Kubernetes'],
  ['Negative', 'Kubernetes'],
  ['Kubernetes? No', undefined],
  ['My colleagues used Kubernetes, I watched', 'Kubernetes'],
  ['Others did that. I ran Docker at Acme.', 'Kubernetes'],
  ['Kubernetes... not so much.', undefined],
  ['We had Kubernetes but I stayed away from it', undefined],
  ['I lost my driving licence', undefined],
  ['I dropped out of a PhD in physics', undefined],
  ['idk', 'Kubernetes'],
  ['Possibly', 'Kubernetes'],
  ['Maybe a bit', 'Kubernetes'],
  ['5/10', 'Kubernetes'],
  ['Only on paper', 'Kubernetes'],
  ['As a customer', 'Kubernetes'],
  ['ask my boss', 'Kubernetes'],
  ['Kubernetes: see my CV', 'Kubernetes'],
  ['Just googled Kubernetes', 'Kubernetes'],
  ['I fake it', 'Kubernetes'],
  ['I could learn Kubernetes at Acme', undefined],
])('[T26] %s is no fact', (answer, skill) => {
  expect(told(answer, skill)).toBeNull()
})

it.each([
  'Two years',
  'At Acme, for 12 services',
  'I ran 14 clusters',
  'Ran 14 clusters with it',
  'Yes, at home',
  'Using it daily',
])('[T26] %s is a fact', (answer) => {
  expect(told(answer, 'Kubernetes')?.statement).toContain('Kubernetes')
})

it.each([
  'Failed the Certified Kubernetes Administrator exam',
  'Wanted: Kubernetes',
  'Reported to the Kubernetes lead',
  'Rejected Kubernetes because it was too complex',
])('[T26] %s: writes nothing and brings no point', (line) => {
  const without = matchResume(resumeWith(['Ran Docker for 12 services.']), job, { today })
  const document = resumeWith(['Ran Docker for 12 services.', line])
  const texts = proposed(document, job).filter(({ kind }) => kind === 'added' || kind === 'reworded')
  expect(texts.filter(({ text }) => /kubernetes/i.test(text) && text !== line)).toEqual([])
  const row = (match: typeof without) => match.ledger.find(({ requirement }) => requirement === 'Kubernetes')
  expect(row(matchResume(document, job, { today }))?.points).toBe(row(without)?.points)
})

it.each([
  'I led 40 engineers on Kubernetes at Google',
  'Ran Kubernetes for Acme’s competitor',
  "Ran Kubernetes for Acme's competitor",
  'Used Kubernetes as an engineering student',
  'Taught Kubernetes to engineers in my free time',
  'I used Kubernetes at Google before Acme',
  'I ran Kubernetes at Acmeon',
  'I ran Kubernetes for Acme customers',
  'I ran Kubernetes, though not at Acme',
  'I ran Kubernetes at Google and sold it for Acme',
])('[T25] %s: is not placed at Acme, whoever writes it', (statement) => {
  expect(isPlacedAt(statement, ['Acme'])).toBe(false)
  const document = resumeWith(['Ran Docker for 12 services.'])
  const fact = { id: '1', statement, saidOn: today }
  const role = document.sections.flatMap(({ entries }) =>
    entries.flatMap((it) => (it.type === 'employment' ? it.roles : [])),
  )[0]
  const edit: Edit = {
    ...{ id: 'e', line: 'new1', kind: 'added', text: `${statement}.`, sources: ['fact-1'], requirement: null },
    ...{ place: { list: role?.id ?? '', before: null, index: 0 }, reason: 'You told us.' },
  }
  expect(judge(document, [fact], [edit], today).accepted).toEqual([])
})

it.each([
  'I used Kubernetes at Acme to run 12 services',
  'At Acme I ran Kubernetes',
  'Acme: ran Kubernetes',
  'I ran Kubernetes for ACME.',
])('[T25] %s: is placed at Acme', (statement) => expect(isPlacedAt(statement, ['Acme Ltd'])).toBe(true))
