import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clausesOf } from './clauses.ts'
import { findPeriods } from './dates.ts'
import { phrasesOf } from './phrases.ts'
import { piecesOf } from './pieces.ts'
import { quantitiesIn } from './quantities.ts'
import { sentencesIn, startsInProse } from './sentences.ts'
import { isOneStem, oneSpelling, stemOf } from './stem.ts'
import { oneOfMany, singular, tokensOf } from './tokens.ts'
import { wordDiff } from './word-diff.ts'

it('[TX1] a number has with it what is glued to it, and a prefix its word', () => {
  expect(tokensOf('Co-led R&D, saved $9.2M (40%)').map(({ lower }) => lower)).toEqual([
    ...['coled', 'r&d', 'saved', '$9.2m', '40%'],
  ])
  expect(tokensOf('40%, 40 %, 40\u00a0%').map(({ lower }) => lower)).toEqual(['40%', '40%', '40%'])
})

it('[TX2] the plural is taken off in one way', () => {
  expect(['midwives', 'companies', 'ties', 'buses', 'series', 'foremen'].map(oneOfMany)).toEqual([
    ...['midwife', 'company', 'tie', 'bus', 'series', 'foreman'],
  ])
  expect([oneOfMany("agency's"), singular("agency's")]).toEqual(["agency's", 'agency'])
})

it('[TX3] a stop behind an abbreviation ends no sentence', () => {
  const said = sentencesIn('Assisted Dr. Lang; see No. 5. No. I never did! Why?')
  expect(said.map(({ text, mark }) => `${text.trim()}${mark}`)).toEqual([
    ...['Assisted Dr. Lang;', 'see No. 5.', 'No.', 'I never did!', 'Why?'],
  ])
  const prose = 'You report to Dr. Lang. Hours: 9 to 5, approx. 40 a week… We pay £12.50! and more.'
  const starts = [0, ...startsInProse(prose)]
  expect(starts.map((from, at) => prose.slice(from, starts[at + 1]).trim())).toEqual([
    ...['You report to Dr. Lang.', 'Hours: 9 to 5, approx. 40 a week…', 'We pay £12.50! and more.'],
  ])
})

it('[TX4] a date in any form is a year, perhaps with its month and day; a range has two ends', () => {
  expect(findPeriods('Cook, from 3/2018 to May 2020; first aid 2021')).toMatchObject([
    { start: '2018-03', end: '2020-05', isRange: true },
    { start: undefined, end: '2021', isRange: false },
  ])
})

it('[TX5] a number is the same in every form, with its unit and its bound', () => {
  const read = (text: string) =>
    quantitiesIn(tokensOf(text), () => false).map(({ value, kind, bound }) => ({ value, kind, bound }))
  expect(read('over $1.2 million')).toEqual(read('more than $1,200,000'))
  expect(read('twelve minutes')).toEqual(read('12 min'))
  expect(read('12 minutes')).not.toEqual(read('12 hours'))
})

it('[TX6] other words have other stems, filed is not filled, and a short stem goes on in none', () => {
  for (const [one, other] of [
    ['filed', 'filled'],
    ['market', 'marine'],
    ['form', 'formal'],
  ] as const) {
    expect(oneSpelling(one)).not.toBe(oneSpelling(other))
    expect(isOneStem(stemOf(one), stemOf(other)), one).toBe(false)
  }
})

it('[TX6] forms of one word have one stem, in one spelling', () => {
  for (const [one, other] of [
    ['managed', 'managing'],
    ['led', 'leads'],
    ['organised', 'organizing'],
    ['travelled', 'traveling'],
    ['deliver', 'delivery'],
    ['reconcile', 'reconciliation'],
  ] as const)
    expect(isOneStem(stemOf(one), stemOf(other)), one).toBe(true)
})

it('[TX7] nothing is changed between two that are the same', () => {
  expect(wordDiff([], [])).toEqual([])
  expect(wordDiff(['ran', 'payroll'], ['ran', 'payroll'])).toEqual([])
})

it.each([
  ['a word in the place of another', 'ran the monthly payroll', 'ran the weekly payroll', ['monthly for weekly']],
  ['words more', 'ran the payroll alone', 'ran the payroll', ['alone for ']],
  ['words fewer', 'ran payroll', 'helped run payroll', ['ran for helped run']],
  ['at both ends', 'I ran payroll now', 'we ran payroll then', ['I for we', 'now for then']],
  ['nothing in common', 'a b', 'c', ['a b for c']],
])('[TX7] %s', (_, one, other, runs) => {
  const [words, others] = [one.split(' '), other.split(' ')]
  const shown = wordDiff(words, others).map(
    (it) => `${words.slice(it.from, it.to).join(' ')} for ${others.slice(it.otherFrom, it.otherTo).join(' ')}`,
  )
  expect(shown).toEqual(runs)
})

it('[TX9] lines without bullets, sentences, and a line that goes on', () => {
  const text = '• Ran payroll. Paid Dr. Lang\n  on time\n\n2) Wrote the rota (exp. 3/2027)'
  expect(piecesOf(text).map((it) => text.slice(it.from, it.to))).toEqual([
    ...['Ran payroll.', 'Paid Dr. Lang\n  on time', 'Wrote the rota (exp. 3/2027)'],
  ])
})

/** As a program that wraps at this width does, with letters that are not equally wide. */
const wrapped = (text: string, width: number) =>
  text
    .split('\n')
    .map((paragraph) => {
      let room = width
      let lines = 1
      return paragraph.replace(/(^|\s)(\S+)/g, (_, gap: string, word: string, at: number) => {
        const isNext = at > 0 && word.length + 1 > room
        if (isNext) lines += 1
        room = (isNext ? width - (lines % 4) : room - gap.length) - word.length
        return (isNext ? '\n' : gap) + word
      })
    })
    .join('\n')
const said = (text: string) => piecesOf(text).map((it) => it.text.replace(/\s+/g, ' '))

const sentences = [
  'I answer 60 to 70 emails a day for Fernhill Home Goods in Zendesk.',
  'At Harbor Street Pets I trained the Saturday team, and Dr. Lee Okafor wrote about it in the Leeds Evening Post.',
  'I cut the wait: from 14 to 6 minutes in 2023; Maya Torres and I still measure it.',
  'I hold a Bachelor of Science in Nursing from Lakeview State University and a BLS card of the American Heart Association.',
  'Thank you!',
  'Since March 2021 I have worked for the City of Westfield, on call one week in six, mostly with PostgreSQL and Node.js.',
]
const letters = fc
  .array(fc.array(fc.constantFrom(...sentences), { minLength: 3, maxLength: 6 }), { minLength: 2, maxLength: 4 })
  .map((paragraphs) => ['Dear Hiring Manager,', ...paragraphs.map((it) => it.join(' ')), 'Sincerely,', 'Maya Torres'])

it('[TX9] a letter whose lines wrap has the sentences it has unwrapped, with and without lines between its paragraphs', () => {
  fc.assert(
    fc.property(letters, fc.integer({ min: 72, max: 110 }), fc.constantFrom('\n', '\n\n'), (parts, width, between) => {
      const letter = parts.join(between)
      // What goes on in a small letter tells how wide the lines are.
      fc.pre(/[^.!?:;]\n\p{Ll}/u.test(wrapped(letter, width)))
      expect(said(wrapped(letter, width))).toEqual(said(letter))
    }),
  )
})

it('[TX9] a line that ends in a small word tells how wide the lines are', () => {
  const letter =
    'I am a nurse at Rosewood Care Center. Since June 2019 I have worked on the\nMedical-Surgical Unit of Lakeview Community Hospital, and I chart all in\nEpic and in Excel.'
  expect(said(letter)).toEqual(said(letter.replaceAll('\n', ' ')))
})

it.each([
  ['without stops', ''],
  ['with stops', '.'],
])('[TX9] full lines of a list %s stay apart', (_, stop) => {
  const items = [
    'Led a team of 8 agents on email, chat and phone for two shops and\na warehouse',
    'Set up Zendesk triggers, views and policies for three queues of mail',
    'Supervised 2 seasonal agents each November and December in the store',
    'Wrote the guide',
  ]
  const long = `Trained ${'14 new agents and '.repeat(10)}their lead`
  const list = [...items, long].map((item) => item + stop)
  expect(piecesOf([...list, 'I left.'].join('\n')).map(({ text }) => text)).toEqual([...list, 'I left.'])
})

it('[TX9] a bullet begins a line, however full the one before it is', () => {
  const letter =
    'I bring eight years of work in shops, with people and by telephone, and what\nfollows from it, which I am glad to show you on any day that suits you and me\n'
  expect(said(`${letter}- Zendesk.\n2) Shifts.`)).toEqual([letter.trim().replace('\n', ' '), 'Zendesk.', 'Shifts.'])
})

it('[TX9] clauses lie between commas, colons, brackets and dashes', () => {
  const clauses = clausesOf(tokensOf('Ran payroll, and paid (monthly): 3.5 days – no delay'))
  expect(clauses.map((clause) => clause.map(({ text }) => text).join(' '))).toEqual([
    ...['Ran payroll', 'paid', 'monthly', '3.5 days', 'no delay'],
  ])
})

describe('phrasesOf', () => {
  const wishes = phrasesOf("nice to have, prefer*, you'll need, /hour")

  it.each(['Nice-to-have', 'preferably Excel', 'What you’ll need', '$20/hour'])(
    'finds a phrase of its list in %j',
    (text) => {
      expect(wishes.test(text)).toBe(true)
    },
  )

  it.each(['nicety to have', 'unpreferred', 'need'])('finds only whole ones: none in %j', (text) => {
    expect(wishes.test(text)).toBe(false)
  })

  it('says where the longest stands, and takes it out', () => {
    expect(phrasesOf('work, work mode').find('The work mode')).toEqual({ text: 'work mode', from: 4, to: 13 })
    expect(phrasesOf('work, work mode').without('The work mode, work')).toBe('The  ,  ')
    expect(phrasesOf('work', 'start').test('The work')).toBe(false)
    expect(phrasesOf('MS', 'anywhere', true).test('ms')).toBe(false)
  })
})
