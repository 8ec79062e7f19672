import { expect, it } from 'vitest'
import { matchResume } from '../match/index.ts'
import type { Edit } from '../resume/edit.ts'
import { fromJsonResume } from '../resume/json-resume.ts'
import { factFrom } from './fact-from.ts'
import { judge } from './judge.ts'
import { isDoneAt } from './organisation-named.ts'
import { rationale } from './rationale.ts'
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
  expect(isDoneAt(statement, ['Acme'])).toBe(false)
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
])('[T25] %s: is placed at Acme', (statement) => expect(isDoneAt(statement, ['Acme Ltd'])).toBe(true))

const tuner = fromJsonResume({
  basics: { name: 'O', label: 'Piano Technician', summary: 'Piano technician who works in schools and halls.' },
  work: [
    {
      name: 'Alder Pianos Ltd',
      position: 'Piano Technician',
      startDate: '2014',
      highlights: ['Tune 12 pianos a week.'],
    },
    {
      name: 'Wexford Strings',
      position: 'Apprentice',
      startDate: '2011',
      endDate: '2014',
      highlights: ['Strung uprights.'],
    },
  ],
  skills: [{ name: 'Bench', keywords: ['Tuning', 'Voicing', 'Stringing'] }],
})
const hall = jobOf(
  'Concert Technician\n\nRequirements\n- TuneLab\n- Leading a small team\n- First aid certificate\n- Spanish\n- Concert tuning\n- Night shifts\n- Figma or Miro\n',
)
const answered = (requirement: string, answer: string) => {
  const fact = factFrom({ id: '1', answer, requirement, saidOn: today })
  return proposed(tuner, hall, {}, fact ? [fact] : []).filter(({ sources }) => sources.includes('fact-1'))
}

it.each([
  ['TuneLab', 'Yes, since 2012', 'TuneLab: since 2012'],
  ['TuneLab', 'yes', 'TuneLab'],
  ['TuneLab', 'At Alder Pianos I used TuneLab daily', 'At Alder Pianos I used TuneLab daily'],
  ['TuneLab', 'Yes, every day at Alder Pianos', 'TuneLab: every day at Alder Pianos'],
  ['TuneLab', 'Used it at Wexford Strings for 30 uprights', 'TuneLab: Used it at Wexford Strings for 30 uprights'],
  ['Leading a small team', 'I ran a team of six', 'I ran a team of six'],
  ['Leading a small team', 'About 4 years', 'Leading a small team: About 4 years'],
  [
    'Leading a small team',
    'Two apprentices at Alder Pianos since 2019',
    'Leading a small team: Two apprentices at Alder Pianos since 2019',
  ],
  [
    'First aid certificate',
    'Yes, Level 3 from City & Guilds, 2023',
    'First aid certificate: Level 3 from City & Guilds, 2023',
  ],
  ['Spanish', 'Fluent', 'Spanish: Fluent'],
  ['Concert tuning', 'About 4 years', 'Concert tuning: About 4 years'],
  ['Figma or Miro', 'Miro, for workshop plans', 'Miro, for workshop plans'],
])('[T19] to “%s” the answer “%s” is written', (requirement, answer, text) => {
  expect(answered(requirement, answer).map((edit) => edit.text)).toContain(text)
})

const bridge = jobOf(
  'Bridge Operator\n\nRequirements\n- VHF Short Range Certificate (SRC)\n- Good IT skills (Microsoft Excel, Outlook)\n',
)

it.each([
  ['VHF Short Range Certificate (SRC)', 'yes, since 2016', 'VHF Short Range Certificate (SRC): since 2016'],
  ['VHF Short Range Certificate (SRC)', 'Yes', 'VHF Short Range Certificate (SRC)'],
  ['IT skills (Microsoft Excel, Outlook)', 'excel for the rota, outlook daily', 'Excel for the rota, Outlook daily'],
  ['IT skills (Microsoft Excel, Outlook)', 'Yes', undefined],
])(
  '[T19] initials in brackets are one thing, tools in brackets are several: to “%s”, “%s”',
  (requirement, answer, text) => {
    const fact = factFrom({ id: '1', answer, requirement, saidOn: today })
    const edits = proposed(tuner, bridge, {}, fact ? [fact] : []).filter(({ sources }) => sources.includes('fact-1'))
    expect(edits.map((edit) => edit.text)).toEqual(text === undefined ? [] : [text])
  },
)

it.each([
  ['TuneLab', 'Yes, every day at Alder Pianos', 'r1'],
  ['TuneLab', 'Used it at Wexford Strings for 30 uprights', 'r2'],
])('[T19] to “%s” the answer “%s” stands where it was done', (requirement, answer, list) => {
  expect(answered(requirement, answer).map(({ place }) => place?.list)).toContain(list)
})

it.each([
  ['TuneLab', 'A bit, on weekends', 'It says only a little.'],
  ['Night shifts', 'Yes, that is fine', 'It is a condition of the job'],
  ['Figma or Miro', 'Yes', 'It does not clearly say that you have'],
])('[T22] to “%s” the answer “%s” is not written, and the rationale says why', (requirement, answer, why) => {
  const edits = answered(requirement, answer)
  expect(edits).toEqual([])
  const gap = { id: requirement, requirement, importance: 'required', answered: true } as const
  const question = requirement === 'Night shifts' ? 'The ad says “Night shifts”. Does that work for you?' : 'Have you?'
  const html = rationale(tuner, edits, [{ ...gap, question }], [{ id: '1', answer, requirement }])
  expect(html).toContain(why)
})

it.each([
  ['The ad asks for this: “Background check”. Would you agree to that?', true],
  ['Do you have the right to work in the UK?', true],
  ['Are you at least 18?', true],
  ['Are you a Registered Nurse? If so, since when?', false],
  ['Do you have experience with looms? If so, where and for what?', false],
])('[T22] of “%s” an unwritten answer is called a condition: %s', (question, isCondition) => {
  const gap = { id: 'x', requirement: 'Looms', importance: 'required', answered: true, question } as const
  const html = rationale(tuner, [], [gap], [{ id: '1', answer: 'Yes, gladly', requirement: 'Looms' }])
  expect(html.includes('It is a condition of the job')).toBe(isCondition)
})

it('[T22] an answer that is written, and a no, are not named as left out', () => {
  const gap = { id: 'TuneLab', requirement: 'TuneLab', importance: 'required', answered: true, question: '' } as const
  const said = (answer: string) => [{ id: '1', answer, requirement: 'TuneLab' }]
  expect(rationale(tuner, answered('TuneLab', 'yes'), [gap], said('yes'))).not.toContain('not written')
  expect(rationale(tuner, [], [gap], said('No, never'))).not.toContain('not written')
})

const sayNothing = `N|n/a|Did a week's course at Plymouth in 2017|Some, trained on it at Tideway|x|-|?|Only at school|In theory|In my dreams|Soon|Next year|From 2027|When I start|For a day|On paper|My wife|My colleague did|Someone else|Hopefully|Don't know|Ask me later|Unsure|0 years|Zero|Nein|With difficulty|At home|Failed in 2019|For two hours|To be honest, hardly|As a child|2 days|Not since 2003|If needed|Can learn|Willing to learn|Hardly|Ish|Meh|As required by law|Yes, next year|Yes, from 2027|I will when I start|I am unsure|My wife since 2019|Нет|没有|Да|いいえ`

it.each(sayNothing.split('|'))('[T26] %s says of nothing that was asked that one has it', (answer) => {
  for (const { text } of hall.requirements) expect([text, answered(text, answer)]).toEqual([text, []])
})

it.each([
  ['TuneLab', 'For Alder Pianos, every week', 'TuneLab: For Alder Pianos, every week'],
  ['TuneLab', 'At Alder Pianos daily', 'TuneLab: At Alder Pianos daily'],
  ['TuneLab', 'Half a year', 'TuneLab: Half a year'],
  ['First aid certificate', 'Yes, I have it since 2016', 'First aid certificate: I have it since 2016'],
  ['First aid certificate', 'Since 2016', 'First aid certificate: Since 2016'],
  ['First aid certificate', 'Level 3, 2023', 'First aid certificate: Level 3, 2023'],
  ['Spanish', 'C1', 'Spanish: C1'],
])('[T26] to “%s” the answer “%s” affirms it', (requirement, answer, text) => {
  expect(answered(requirement, answer).map((edit) => edit.text)).toContain(text)
})

it.each(['Daily', 'Fluent'])('[T26] nobody holds a paper like this: %s', (answer) => {
  expect(answered('First aid certificate', answer)).toEqual([])
})

it('[T26] a paper is not claimed without what was answered to it', () => {
  expect(answered('First aid certificate', 'Yes, my employer knows more')).toEqual([])
})

const florist = fromJsonResume({
  basics: { name: 'P', label: 'Florist', summary: 'Florist with nine years in shops and at weddings.' },
  work: [
    {
      name: 'Petal & Stem Flowers Ltd',
      position: 'Senior Florist',
      startDate: '2019',
      highlights: ['Make up hand-tied bouquets.', 'Condition the stems that come in from the Dutch auction.'],
    },
    {
      name: 'Green Lane Garden Centre',
      position: 'Assistant',
      startDate: '2015',
      endDate: '2019',
      highlights: ['Watered stock.'],
    },
  ],
  skills: [{ name: 'Bench', keywords: ['Bouquets', 'Wiring'] }],
})
const shop = jobOf(
  'Shop Manager\n\nRequirements\n- Dealing with bereaved families\n- Floranext\n- Window displays\n- Training juniors\n- Van driving licence\n- Buying at auction\n',
)
const florists = (...said: [requirement: string, answer: string][]) =>
  proposed(
    florist,
    shop,
    {},
    said.flatMap(([requirement, answer], at) => factFrom({ id: String(at), answer, requirement, saidOn: today }) ?? []),
  ).filter(({ kind, sources }) => kind === 'added' && sources.some((it) => it.startsWith('fact-')))

it.each([
  [
    'Dealing with bereaved families',
    'Every week at Petal & Stem',
    'r1',
    'Dealing with bereaved families: Every week at Petal & Stem',
  ],
  ['Floranext', 'Use it all day at Petal & Stem', 'r1', 'Floranext: Use it all day at Petal & Stem'],
  ['Window displays', 'Every season at Green Lane', 'r2', 'Window displays: Every season at Green Lane'],
  [
    'Training juniors',
    'I show our two juniors myself at Petal & Stem',
    'r1',
    'I show our two juniors myself at Petal & Stem',
  ],
])(
  '[T25] to “%s” the answer “%s” names its place by the first words of the name',
  (requirement, answer, list, text) => {
    expect(florists([requirement, answer]).map((edit) => [edit.place?.list, edit.text])).toContainEqual([list, text])
  },
)

it('[T25] a part of a name is a place only by its capital, after `at`, and where no other house has it', () => {
  const houses = ['Home Instead Care', 'Home Instead', 'Home']
  expect(isDoneAt('Cared for two people at home', houses)).toBe(false)
  expect(isDoneAt('Planned visits for Home, mostly', houses)).toBe(false)
  expect(isDoneAt('Cared for two people at Home Instead', houses)).toBe(true)
})

it.each([
  ['Floranext', 'Interflora at Petal & Stem'],
  ['Floranext', 'Similar software at Petal & Stem'],
  ['Window displays', 'The manager at Green Lane'],
  ['Window displays', 'Some at Green Lane'],
  ['Van driving licence', 'A week at Green Lane'],
  ['Van driving licence', 'Have a provisional'],
])('[T26] to “%s” the answer “%s” is of something else', (requirement, answer) => {
  expect(florists([requirement, answer])).toEqual([])
})

it('[T19] answers of no place make one paragraph, and a line that is there is not written again', () => {
  const edits = florists(
    ['Van driving licence', 'Got it in 2016'],
    ['Training juniors', 'I trained six juniors'],
    ['Buying at auction', 'I condition stems from the Dutch auction'],
  )
  expect(edits.map(({ text }) => text)).toEqual(['Van driving licence: Got it in 2016. I trained six juniors.'])
})

it.each([
  ['Managing a team', 'The owner at Petal & Stem'],
  ['Managing a team', 'Part of a team at Green Lane'],
  ['Training juniors', 'Till work at Green Lane'],
  ['Training juniors', 'Every week at Green Lane, I was the junior'],
  ['Window displays', 'Each window at Green Lane was done by an agency'],
  ['Window displays', 'Every week at Green Lane, where I held the ladder'],
  ['Floranext', 'Every florist at Petal & Stem but me'],
  ['Floranext', 'three times a lady asked'],
  ['Van driving licence', 'Have a theory test booked for May 2027'],
  ['Van driving licence', 'Done with driving since 2019'],
])('[T26] to “%s” the answer “%s” says nothing of oneself', (requirement, answer) => {
  expect(florists([requirement, answer])).toEqual([])
})

it('[T22] a reason quotes what the person wrote, and no more', () => {
  const [edit] = florists(['Window displays', 'Every season at Green Lane']).filter(({ place }) => place?.list === 'r2')
  expect(edit?.reason).toBe(`You told us on ${today}: “Every season at Green Lane”.`)
  expect(
    florists(['Floranext', 'yes'])
      .map(({ reason }) => reason)
      .join(' '),
  ).toContain('You told us: yes to “Floranext”.')
})

it.each([
  ['Not Floranext, we use Bloomy daily', 'It starts with a no.'],
  ['I condition stems from the Dutch auction', 'Your resume says this already.'],
])('[T22] “%s” is named as not written, with why', (answer, why) => {
  const gap = {
    id: 'Floranext',
    requirement: 'Floranext',
    importance: 'required',
    answered: true,
    question: '',
  } as const
  expect(rationale(florist, [], [gap], [{ id: '1', answer, requirement: 'Floranext' }])).toContain(why)
})

it.each([
  ['yes 2019', 'Valid First Aid at Work certificate'],
  ['Yes', 'Strong Excel modelling'],
])('[T26] a yes says nothing of what an employer wishes of a thing: %s', (answer, requirement) => {
  expect(factFrom({ id: '1', answer, requirement, saidOn: today })?.statement).not.toMatch(/valid|strong/i)
})

it.each([
  'At Alder Pianos I tune 12 pianos a week, every week',
  'I currently tune 12 pianos a week in my role at Alder Pianos',
  'I tune 12 pianos a week on a daily basis',
])('[T19] what a line says already is not said again for how often it is done: %s', (answer) => {
  expect(answered('Concert tuning', answer).filter(({ text }) => /tunes? 12/i.test(text))).toEqual([])
})
