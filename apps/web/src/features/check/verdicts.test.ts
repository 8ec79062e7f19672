import type { CheckedSentence, FindingKind } from '@bespeak/domain/check/sentence.ts'
import { describe, expect, it } from 'vitest'
import { labelOf, newWordsOf, reasonsOf, runsOf } from './verdicts.ts'

const text = 'I led onboarding sessions in Assembled'
const finding = (words: string, kind: FindingKind, message = words) => ({
  ...{ from: text.indexOf(words), to: text.indexOf(words) + words.length, kind, message },
})
const sentence = (verdict: CheckedSentence['verdict'], ...findings: ReturnType<typeof finding>[]): CheckedSentence => ({
  ...{ text, from: 0, to: text.length, verdict, sources: [], lost: [], findings },
})

describe('the label', () => {
  it.each([
    ['not-yours', sentence('not-yours', finding('led', 'rank'), finding('sessions', 'new'))],
    ['new', sentence('reworded', finding('sessions', 'new'))],
    ['reworded', sentence('reworded', finding('led', 'changed'))],
    ['yours', sentence('yours')],
    ['nothing', sentence('nothing-to-check')],
  ])('%s', (label, given) => expect(labelOf(given)).toBe(label))
})

describe('marked words', () => {
  const given = sentence(
    'reworded',
    finding('led', 'changed'),
    finding('onboarding', 'new'),
    finding('sessions', 'new'),
  )

  it('are one where nothing stands between them', () => {
    expect(runsOf(given, ['new'])).toEqual([
      { text: 'I led ', tone: null },
      { text: 'onboarding sessions', tone: 'new' },
      { text: ' in Assembled', tone: null },
    ])
    expect(newWordsOf(given)).toEqual(['onboarding sessions'])
  })

  it('say all of the sentence, in its order', () => {
    const said = runsOf(given, ['changed', 'new', 'refused']).map((run) => run.text)
    expect(said.join('')).toBe(text)
  })

  it('are at their places behind emoji and bold letters, which are two units each', () => {
    const words = '🎯🎯 𝗟𝗲𝗱 9 agents'
    const places = { from: words.indexOf('9'), to: words.length, kind: 'number' as const, message: 'No line says 9.' }
    expect(runsOf({ ...given, text: words, findings: [places] }, ['refused'])).toEqual([
      { text: '🎯🎯 𝗟𝗲𝗱 ', tone: null },
      { text: '9 agents', tone: 'refused' },
    ])
  })

  it('are refused where they are new as well', () => {
    const both = sentence('not-yours', finding('Assembled', 'name'), finding('Assembled', 'new'))
    expect(runsOf(both, ['new', 'refused']).at(-1)).toEqual({ text: 'Assembled', tone: 'refused' })
  })
})

describe('the reasons', () => {
  it('are each told once, and none for words that are only new', () => {
    const given = sentence(
      'not-yours',
      finding('led', 'rank', 'A'),
      finding('sessions', 'new', 'B'),
      finding('in', 'scope', 'A'),
    )
    expect(reasonsOf(given)).toEqual(['A'])
  })

  it('are one where two rules found the same words', () => {
    const given = sentence(
      'not-yours',
      finding('Assembled', 'name', "Your resume doesn't mention Assembled."),
      finding('Assembled', 'credential', "Your resume doesn't mention “Assembled”."),
      finding('led', 'rank', 'Your line says “Helped”.'),
      finding('led', 'rank', 'Your line says “Helped with onboarding”.'),
    )
    expect(reasonsOf(given)).toEqual(['Your line says “Helped”.', "Your resume doesn't mention Assembled."])
  })

  it('of a name inside a title are those of the title', () => {
    const given = sentence('not-yours', finding('sessions', 'name'), finding('onboarding sessions', 'title'))
    expect(reasonsOf(given)).toEqual(['onboarding sessions'])
  })

  it('stay apart where words are refused for two things', () => {
    const given = sentence('not-yours', finding('led', 'rank'), finding('led', 'reservation', 'not'))
    expect(reasonsOf(given)).toEqual(['led', 'not'])
  })
})
