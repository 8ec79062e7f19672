import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { check } from '../check/index.ts'
import { denyingAnswers, negations, reservingAnswers } from '../words/check.ts'
import { factFrom, readAnswer } from './answers.ts'
import { affirming, denying, unsure } from './testing/short-answers.ts'

const today = '2026-07-01'
const read = (requirement: string | undefined, answer: string, skill?: string) =>
  readAnswer({ id: '1', answer, requirement, skill, saidOn: today })
const statementOf = (requirement: string | undefined, answer: string, skill?: string) =>
  factFrom({ id: '1', answer, requirement, skill, saidOn: today })?.statement

describe('an answer', () => {
  it.each(affirming)('[FA2] asked for “%s”, “%s” affirms, in the person’s own words', (asked, answer) => {
    expect(statementOf(asked, answer)).toContain(answer)
  })

  it.each(unsure)('[FA2] asked for “%s”, “%s” is asked about once more', (asked, answer) => {
    expect(read(asked, answer).outcome).toBe('unsure')
    expect(statementOf(asked, `Yes: ${answer}`)).toContain(answer)
    expect(read(asked, `No, not yet: ${answer}`).outcome).toBe('denies')
  })

  it.each(denying)('[FA1] asked for “%s”, “%s” is no evidence', (asked, answer) => {
    expect(read(asked, answer).outcome).toBe('denies')
  })

  it.each(['I trained nine apprentices.', 'I trained junior cooks', 'I managed several temporary staff'])(
    '[FA1] %s is no denial',
    (answer) => {
      expect(statementOf('Training staff', answer)).toBe(answer)
    },
  )

  it.each(['No', 'not yet', 'Only at school', 'Yes, only at school', 'I don’t', 'Nothing beats Helm', '', '?', 'x'])(
    '[FA1] %j is no evidence',
    (answer) => {
      expect(read('Helm charts', answer)).toEqual({ outcome: 'denies' })
    },
  )
})

const reserved = [...denyingAnswers, ...negations, ...reservingAnswers]
const words = fc.array(fc.constantFrom('I', 'used', 'Excel', 'at', 'Acme', 'daily', 'since', '2019'), { maxLength: 8 })

describe('an answer that negates or reserves', () => {
  it('[FA1] is no evidence wherever the word stands', () => {
    fc.assert(
      fc.property(fc.constantFrom(...reserved), words, words, fc.boolean(), (word, before, after, isYes) => {
        const answer = [...(isYes ? ['Yes,'] : []), ...before, word, ...after].join(' ')
        expect(read('Excel', answer)).toEqual({ outcome: 'denies' })
      }),
    )
  })

  it('[FA1] is no ground for a text', () => {
    fc.assert(
      fc.property(fc.constantFrom(...reserved), (word) => {
        const text = `${word} used Excel at Acme`
        const fact = {
          id: 'fact-1',
          kind: 'fact' as const,
          text,
          quotes: [text],
          section: null,
          entry: null,
          role: null,
        }
        const [sentence] = check('Used Excel at Acme.', [fact])
        expect(sentence?.sources).toEqual([])
      }),
    )
  })
})

describe('a fact', () => {
  it('[FA3] keeps the person’s words, their day and what was asked', () => {
    const asked = { id: '1', saidOn: today, requirement: 'skill-1' }
    expect(factFrom({ ...asked, answer: ' I used\u200b it at Lindqvist. ' })).toEqual({
      ...asked,
      statement: 'I used it at Lindqvist.',
      skill: undefined,
    })
  })

  it.each([
    ['TuneLab', 'Yes, since 2012', 'TuneLab: since 2012'],
    ['TuneLab', 'yes', 'TuneLab'],
    ['TuneLab', 'I do', 'TuneLab'],
    ['TuneLab', 'I have it', 'TuneLab'],
    ['TuneLab', 'At Alder Pianos I used TuneLab daily', 'At Alder Pianos I used TuneLab daily'],
    ['Leading a small team', 'I ran a team of six', 'I ran a team of six'],
    [
      'First aid certificate',
      'Yes, Level 3 from City & Guilds, 2023',
      'First aid certificate: Level 3 from City & Guilds, 2023',
    ],
    ['VHF Short Range Certificate (SRC)', 'Yes', 'VHF Short Range Certificate (SRC)'],
    ['Figma or Miro', 'Miro, for workshop plans', 'Miro, for workshop plans'],
    ['Valid First Aid at Work certificate', 'yes', 'First Aid at Work certificate'],
  ])('[FA3] to “%s” the answer “%s” is kept as “%s”', (asked, answer, statement) => {
    expect(statementOf(asked, answer)).toBe(statement)
  })

  it.each(['IT skills (Microsoft Excel, Outlook)', 'At least two years of accounts work in a busy hotel'])(
    '[FA3] a yes to %s is a yes to the whole, and names nothing of it',
    (asked) => {
      expect(statementOf(asked, 'Yes')).toBe('Yes')
      expect(statementOf(asked, 'I do')).toBe('Yes')
    },
  )

  it('[FA3] a whole row of an ad never stands before the answer', () => {
    const asked = 'At least two years of accounts work in a busy hotel'
    expect(statementOf(asked, 'Since 2019 at Alder Lodge')).toBe('Since 2019 at Alder Lodge')
  })
})
