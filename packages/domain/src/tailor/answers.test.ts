import { expect, it } from 'vitest'
import { readAnswer } from './fact-from.ts'
import { jobOf, today } from './testing/people.ts'
import { proposed } from './testing/proposals.ts'
import { answerer, furtherAnswers, shortAnswers } from './testing/short-answers.ts'

const read = (requirement: string, answer: string) => readAnswer({ id: '1', answer, requirement, saidOn: today })

const answers = [...shortAnswers, ...furtherAnswers]

it.each(answers)('[T34] asked for “%s”, “%s” %s', (asked, answer, outcome) => {
  expect(read(asked, answer).outcome).toBe(outcome)
})

it.each(answers.filter(([, , outcome]) => outcome === 'affirms'))(
  '[T35] asked for “%s”, “%s” is written in the person’s own words',
  (asked, answer) => {
    const job = jobOf(`Team Member\n\nRequirements\n- ${asked}\n`)
    const said = read(asked, answer)
    const facts = said.outcome === 'affirms' ? [said.fact] : []
    const texts = proposed(answerer, job, {}, facts).filter(({ sources }) => sources.includes('fact-1'))
    expect(texts.map(({ text }) => text).join('\n')).toContain(answer)
  },
)

it.each(answers.filter(([, , outcome]) => outcome === 'unsure'))(
  '[T34] asked once more about “%s” after “%s”, a yes affirms and a no denies',
  (asked, answer) => {
    expect(read(asked, `Yes: ${answer}`)).toMatchObject({
      outcome: 'affirms',
      fact: { statement: expect.stringContaining(answer) },
    })
    expect(read(asked, `No, not yet: ${answer}`).outcome).toBe('denies')
  },
)
