import { describe, expect, it } from 'vitest'
import { readJob } from './read-job.ts'
import { matcher } from './testing/measure.ts'

const read = (text: string) => readJob(`Clerk\nAcme Ltd\n\n${text}`, matcher)
const asked = (line: string) =>
  read(`Requirements\n- ${line}`).requirements.map(({ text, kind, importance }) => ({ text, kind, importance }))
const labels = (line: string) => asked(line).map(({ text }) => text)

describe('what somebody is like', () => {
  it.each(['Patient monitors', 'Knowledge of stress analysis', 'Anger management', 'Awareness of asbestos'])(
    'is no thing of a trade: %s',
    (line) => {
      expect(asked(line).map(({ kind }) => kind)).not.toContain('trait')
    },
  )

  it.each([
    'Turns up in rain and snow',
    'Gets along with neighbours',
    'An enquiring and open mind',
    'A gift for calming a room',
    'Composure in a crisis',
    'Calm under stress',
    'Happy to work as part of a small crew',
    'Self-awareness',
  ])('may be a deed or a quality: %s', (line) => {
    expect(asked(line).map(({ kind }) => kind)).toEqual(['trait'])
  })
})

describe('a condition of the work', () => {
  it.each(['Experience in the use of a vehicle lift', 'Physical therapy', 'Clean room experience'])(
    'is not what the work is about: %s',
    (line) => {
      expect(asked(line)).toHaveLength(1)
    },
  )

  it.each([
    ['Use of a vehicle', 'driving'],
    ['Clean record', 'driving'],
    ['Able to carry out heavy physical effort', 'physical'],
    ['Core hours from 10 to 4', 'hours'],
  ])('is no requirement: %s', (line, kind) => {
    expect(asked(line)).toEqual([])
    expect(read(`Requirements\n- ${line}`).knockOuts.map((it) => it.kind)).toEqual([kind])
  })
})

describe('a tail that names no thing', () => {
  it.each([
    ['A forklift ticket, as most of our yards are busy', ['Forklift ticket']],
    ['A forklift ticket, unless you hold a crane ticket', ['Forklift ticket']],
    ['Forklift ticket; must be gained within a year', ['Forklift ticket']],
    ['Cover letters are welcome', []],
    ['No smokers please', []],
  ])('is dropped: %s', (line, expected) => {
    expect(labels(line)).toEqual(expected)
  })

  it('has a weight to give', () => {
    expect(asked('If you have laid slate, so much the better')).toMatchObject([{ importance: 'preferred' }])
  })
})

describe('a name with a joint in it', () => {
  it.each([
    ['Payroll and Corporation Tax', 2],
    ['Audit and Health Insurance', 2],
  ])('is not two things that are skills: %s', (line, count) => {
    expect(labels(line)).toHaveLength(count)
  })

  it.each(['Knowledge of the Landlord and Tenant Act', 'City & Guilds in plumbing'])('stays whole: %s', (line) => {
    expect(labels(line)).toHaveLength(1)
  })
})

it.each(['The desirables', 'Will set you apart from the rest', 'Would put you ahead'])('“%s” wishes', (title) => {
  const { requirements } = read(`Requirements\n- Filing\n\n${title}\n- Shorthand\n- Bookkeeping`)
  expect(requirements.map((it) => it.importance)).toEqual(['required', 'preferred', 'preferred'])
})

it('a deed with a list of what it is done to is one thing', () => {
  expect(labels('Experience repairing mowers, strimmers and other garden machines')).toHaveLength(1)
  expect(labels('Experience using Excel, Word and other programs').length).toBeGreaterThan(0)
})

it('behind a second dash the sentence goes on', () => {
  expect(labels('You need a licence – a clean one – and be able to weld pipes').join()).toMatch(/weld pipes/i)
})
