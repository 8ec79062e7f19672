import { describe, expect, it } from 'vitest'
import type { OutlineLine, OwnStatement, QuestionKind } from '../types.ts'
import { goodLength, lengthOf } from './length.ts'
import { type Practice, remarksOn } from './remarks.ts'

const outlineLine = (part: string, advice: string, quotes: OutlineLine['quotes'] = []): OutlineLine => ({
  part,
  quotes,
  advice,
})
const statement = (source: string, text: string): OwnStatement => ({ source, text, place: 'Ward Manager, Thornbeck' })
const statements = [
  statement('budget', 'Manage a pay and non-pay budget of £1.9m; agency spend down by 38% in two years'),
  statement('falls', 'Reduced inpatient falls from 6.2 to 3.9 per 1,000 bed days'),
  statement('nurses', 'Recruited eleven internationally educated nurses and supported them through OSCE'),
  statement('shifts', 'Worked 12-hour shifts on a ward of 28 beds'),
]
const star: OutlineLine[] = [
  outlineLine('Situation', 'Say when this was.'),
  outlineLine('Task', 'Add what was asked of you.'),
  outlineLine('Action', 'Say what you did yourself.', [{ source: 'nurses', quote: 'Recruited eleven nurses' }]),
  outlineLine('Result', 'Say how you know.', [{ source: 'budget', quote: 'agency spend down by 38%' }]),
]
const gap: OutlineLine[] = [
  outlineLine('Say it straight', 'If you have not done it, say so first.'),
  outlineLine('Nearest', 'Tell this.', [{ source: 'falls', quote: statements[1]?.text ?? '' }]),
  outlineLine('Next step', 'Name one step.'),
  outlineLine('If you have it', 'Tell it here.'),
]
const remarked = (answer: string, over: Partial<Practice> = {}) =>
  remarksOn({ kind: 'behavioural', outline: star, statements, answer, seconds: 91, ...over })

const whole = `When I took over Ward 19 in 2019 we had nine vacancies and used agency nurses on most shifts. My head of
service asked me to bring the cost down within two years, on a budget of £1.9m. First I filled the vacancies, with eleven
internationally educated nurses, whom we supported through OSCE. Then I changed the roster. Agency spend came down by 38%
in two years. Staff morale went up a lot as well.`

describe('structure', () => {
  const said = (answer: string, over: Partial<Practice> = {}) =>
    remarked(answer, over)
      .parts.filter((it) => it.said)
      .map(({ part }) => part)

  it.each<[string, string[]]>([
    [whole, ['Situation', 'Task', 'Action', 'Result']],
    ['', []],
    ['It is important to communicate well.', []],
    ['In 2019 the ward was short of people.', ['Situation']],
    ['I was asked to cut the cost.', ['Task']],
    ['I filled the posts.', ['Action']],
    ['I then changed the roster.', ['Action']],
    ['I was happy and felt good.', []],
    ['We were many.', []],
    ['In the end nobody left.', ['Result']],
  ])('[I18] %j has %j', (answer, parts) => {
    expect(said(answer)).toEqual(parts)
  })

  it('[I18] a case that has not happened is thought through', () => {
    const answer = 'I would ask both wards first. What matters is a safe shift. Then I would check back at nine.'
    expect(said(answer, { kind: 'situational' })).toEqual(['Situation', 'Task', 'Action', 'Result'])
  })

  it('[I18] a heading of an older guide is advice, and no part', () => {
    const { parts, remarks } = remarked('I have not led one.', { kind: 'gap', outline: gap })
    expect(parts).toEqual([])
    expect(remarks.map(({ about }) => about)).not.toContain('structure')
  })
})

describe('length', () => {
  it.each<[QuestionKind, number, string]>([
    ['behavioural', 149, 'short'],
    ['behavioural', 150, 'good'],
    ['behavioural', 300, 'good'],
    ['behavioural', 301, 'long'],
    ['gap', 49, 'short'],
    ['gap', 50, 'good'],
    ['defend', 181, 'long'],
  ])('[I18] %s in %i words is %s', (kind, words, length) => {
    expect(lengthOf(words, goodLength(kind))).toBe(length)
  })

  it('[I18] says the time and the words', () => {
    expect(remarked('I did it.').remarks).toContainEqual({
      about: 'length',
      summary: '1:31, 3 words',
      text: 'Shorter than the good length, 1:30 to 2:30 out loud. Say more about what you did.',
      isGood: false,
    })
  })
})

describe('evidence', () => {
  const claims = (answer: string) =>
    remarked(answer).claims.map(({ text, statement: it }) => [text, it?.source ?? null])

  it.each<[string, [string, string | null][]]>([
    ['I held a budget of £1.9m.', [['£1.9m', 'budget']]],
    ['Agency spend came down by 38%.', [['38%', 'budget']]],
    ['I recruited 11 nurses.', [['11', 'nurses']]],
    ['We had nine vacancies.', [['nine', null]]],
    ['Costs fell by 39%.', [['39%', null]]],
    ['I led a team of 28 people.', [['28', null]]],
    ['I did two things, in that order.', []],
    ['In 2019 I took over.', []],
    ['Staff morale went up.', []],
  ])('[I19] %j claims %j', (answer, expected) => {
    expect(claims(answer)).toEqual(expected)
  })

  it('[I19] names the lines that an answer uses, and what to do about the rest', () => {
    const { used, claims, remarks } = remarked(whole)
    expect(used.map(({ source }) => source)).toEqual(['budget', 'nurses'])
    expect(claims.filter(({ statement }) => statement === null)).toMatchObject([{ text: 'nine' }])
    const evidence = remarks.find(({ about }) => about === 'evidence')
    expect(evidence).toMatchObject({ summary: '5 of 6 claims', isGood: false })
    expect(evidence?.text).toContain('Backed by your line (Ward Manager, Thornbeck): “38%”.')
    expect(evidence?.text).toContain('“nine”: No line of yours has this.')
  })
})

describe('what is not said', () => {
  const notSaid = (answer: string) => remarked(answer).remarks.find(({ about }) => about === 'not-said')?.text

  it('[I18] is what the outline holds and the answer does not', () => {
    expect(notSaid('I recruited eleven internationally educated nurses.')).toBe(
      'Situation: Say when this was. Task: Add what was asked of you. Result: Say how you know. Your line “Manage a pay and non-pay budget of £1.9m; agency spend down by 38% in two years” (Ward Manager, Thornbeck) is not in it.',
    )
  })

  it('[I18] is nothing where all is said', () => {
    expect(notSaid(whole)).toBeUndefined()
  })
})

it('[I18] no remark judges the person, or marks out of ten', () => {
  for (const answer of ['', 'No.', whole, whole.repeat(4)])
    expect(JSON.stringify(remarked(answer))).not.toMatch(/\/10|out of ten|\byou are\b|\bbad\b|\bpoor\b|\bweak\b|score/i)
})
