import { describe, expect, it } from 'vitest'
import type { InterviewQuestion } from '../interview/index.ts'
import { guideWithReplies, promptFor, questionsForWriters, wholePrompt } from './index.ts'
import { nurse, page, today, wardJob } from './testing/assistants.ts'

const ground = { document: nurse, job: wardJob, facts: [], today, page }
const part = (name: string) => ({ part: name, quotes: [], advice: `${name} advice.` })
const questionOf = (kind: InterviewQuestion['kind'], question: string) => ({
  ...{ kind, question, outline: [part('Action'), part('Result')] },
})
const questions = [
  questionOf('gap', 'You have no ALS course?'),
  questionOf('behavioural', 'Tell us about a change on your ward.'),
  questionOf('technical', 'How do you plan a roster?'),
]
const roster = page.lines.find(({ text }) => text.includes('e-roster'))?.number ?? 0
const reply = (...answers: { part: number; text: string; sources?: number[] }[]) =>
  JSON.stringify({ answers: answers.map((it) => ({ sources: [roster], ...it })) })
const true1 = 'I did the e-roster for 24 nurses.'
const lie = 'I did the e-roster for 240 nurses.'
const judged = (...replies: string[]) => guideWithReplies(ground, questions, replies)

describe('an outline in the words of a reply', () => {
  it('has what the lines say, and those lines with it', () => {
    const { questions: made, texts, refused } = judged(reply({ part: 3, text: true1 }))
    expect(texts).toEqual([true1])
    expect(refused).toEqual([])
    expect(made[2]?.outline[0]).toEqual({
      part: 'Action',
      quotes: [{ source: expect.any(String), quote: expect.stringContaining('e-roster'), place: expect.any(String) }],
      advice: 'You could say: “I did the e-roster for 24 nurses”. Action advice.',
    })
    expect(made[1]).toEqual(questions[1])
  })

  it.each([
    ['says more than its lines', reply({ part: 3, text: lie })],
    ['names no line', reply({ part: 3, text: true1, sources: [] })],
    ['is for no part', reply({ part: 99, text: true1 })],
  ])('stays ours where the reply %s', (_, given) => {
    expect(judged(given).questions).toEqual(questions)
  })

  it('has one more round for what fell', () => {
    const { refused } = judged(reply({ part: 3, text: lie }))
    expect(refused).toMatchObject([{ line: 3, text: lie }])
    expect(judged(reply({ part: 3, text: lie }), reply({ part: 3, text: true1 })).texts).toEqual([true1])
  })

  it('is not worded for what is missing: that is the person’s own talk', () => {
    expect(questionsForWriters(questions)).toEqual([
      'Tell us about a change on your ward.',
      '1. Action',
      '2. Result',
      'How do you plan a roster?',
      '3. Action',
      '4. Result',
    ])
  })

  it('[D12] is ours, with what went wrong, where nothing can be read', () => {
    expect(judged('Sure! {{{').trouble).not.toBeNull()
    expect(judged('Sure! {{{').questions).toEqual(questions)
  })

  it('[D16] is asked for without what reaches the person', () => {
    const prompt = wholePrompt(
      promptFor('guide', page, wardJob, { questions: ['Why do you leave Ruth Okonjo’s team?'] }),
    )
    expect(prompt).toContain('<<<questions')
    expect(prompt).not.toMatch(/Okonjo|ruth\.okonjo/)
  })
})
