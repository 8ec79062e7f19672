import { describe, expect, it } from 'vitest'
import { sheetTask } from '../house/sheet.ts'
import { proven } from '../testing/engine.ts'
import { endless, hostile, isAccessible, metaOf, rightToLeft, setSheet, strandedIn } from '../testing/house.ts'
import type { GuideContent, GuideQuestion } from './guide.ts'
import { guideSheet } from './guide-sheet.ts'

const question: GuideQuestion = {
  kind: 'behavioural',
  question: 'When did a report of yours change a decision?',
  whyAsked: 'They want to hear who used it.',
  requirement: 'Explain results',
  goodAnswerShows: ['Who used it.'],
  outline: [
    { part: 'Situation', quotes: ['Analyst, Rio Dados'], advice: 'Say where it was.' },
    { part: 'Action', quotes: ['Cut the month-end close.'], advice: 'Say what you did yourself.' },
  ],
  notes: '',
}
const guide: GuideContent = {
  title: 'Data Analyst',
  company: 'Halden Freight',
  person: 'Ines Duarte',
  madeOn: '2026-11-15',
  roleSummary: 'Data Analyst at Halden Freight.',
  questions: [
    question,
    { ...question, kind: 'technical', question: 'What is a window function?' },
    { ...question, kind: 'gap', requirement: 'Snowflake' },
  ],
  questionsToAsk: ['What does a usual week look like?'],
  checklist: ['Take along your resume as you sent it.'],
}
const filled = (text: string): GuideContent => {
  const outline = [{ part: text, quotes: [text, text], advice: text }]
  return {
    ...guide,
    title: text,
    company: text,
    roleSummary: text,
    questions: (['behavioural', 'gap'] as const).map((kind) => ({
      ...{ ...question, kind, question: text, whyAsked: text, requirement: text, outline, notes: text },
      goodAnswerShows: [text, text],
    })),
    questionsToAsk: [text],
    checklist: [text],
  }
}

describe('an interview guide as PDF', () => {
  it('sets text as text, whatever it looks like and however long it is, in every writing we promise', async () => {
    for (const text of [hostile, rightToLeft])
      expect(await setSheet(guideSheet(filled(text), 'a4'))).toMatchObject({ ok: true })
    const questions = [{ ...question, whyAsked: endless, notes: endless }]
    expect(await setSheet(guideSheet({ ...guide, questions }, 'a4'))).toMatchObject({ ok: true })
  })

  it('orders questions by kind, and numbers them through', () => {
    const questions = [question, { ...question, kind: 'technical' as const }, { ...question, question: 'And then?' }]
    const { blocks } = guideSheet({ ...guide, questions }, 'a4')
    const found = blocks.filter((it) => it.type === 'heading' || it.type === 'entry')
    expect(found.map((it) => (it.type === 'heading' ? it.text : it.mark))).toEqual([
      'What you have done',
      { number: 1 },
      { number: 2 },
      'What you know',
      { number: 3 },
    ])
  })

  it('puts what is missing under the words of the ad, in a section of its own, and only where something is', () => {
    const titles = (questions: GuideQuestion[]) =>
      guideSheet({ ...guide, questions }, 'a4').blocks.flatMap((it) => (it.type === 'section' ? it.text : []))
    const missing = 'What the ad asks and we couldn’t find'
    expect(titles([question])).not.toContain(missing)
    expect(titles([question, { ...question, kind: 'gap' }])).toContain(missing)
    const { lines } = sheetTask(guideSheet(guide, 'a4'))
    expect(lines).toContain('“Snowflake”')
  })

  it('says what a good answer shows', () => {
    expect(sheetTask(guideSheet(guide, 'a4')).lines.join('\n')).toContain('Who used it.')
  })

  it('names the words of the ad that a question tests, once', () => {
    const lines = (it: GuideQuestion) => sheetTask(guideSheet({ ...guide, questions: [it] }, 'a4')).lines
    expect(lines(question)).toContain('The ad says “Explain results”')
    expect(lines({ ...question, whyAsked: 'The duty “Explain results”.' }).join()).not.toContain('The ad says')
  })

  it('leaves room for notes where there are none yet, and shows those there are', () => {
    const [first, second] = guideSheet(
      { ...guide, questions: [question, { ...question, notes: 'Speak of\nthe close.' }] },
      'a4',
    ).blocks.filter((it) => it.type === 'entry')
    expect(first).toMatchObject({ room: 3 })
    expect(second).toMatchObject({ room: 0 })
    expect(second?.terms.at(-1)).toEqual({
      name: 'Your notes',
      paragraphs: [[{ text: 'Speak of\nthe close.', voice: 'own', tone: 'plain' }]],
    })
  })

  it('never parts a question from its outline, nor a title from what follows', async () => {
    const questions = Array.from({ length: 14 }, (_, index) => ({ ...question, question: `Question ${index}?` }))
    expect(await strandedIn(guideSheet({ ...guide, questions }, 'letter'))).toEqual([])
  })

  it('says title, person and language, is tagged, and can be listened to', async () => {
    const sheet = guideSheet(guide, 'a4')
    const { info, tagged } = await metaOf(proven(await setSheet(sheet)).bytes)
    expect(info).toMatchObject({ Title: 'Interview guide – Data Analyst', Author: 'Ines Duarte', Language: 'en' })
    expect([tagged, await isAccessible(sheetTask(sheet))]).toEqual([true, true])
  })
})
