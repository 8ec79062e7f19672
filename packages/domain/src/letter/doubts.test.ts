import { expect, it } from 'vitest'
import { supports } from '../claims/index.ts'
import { fromJsonResume } from '../resume/json-resume.ts'
import type { Settled } from '../resume/settled.ts'
import { unsupportedIn, writeLetter } from './index.ts'
import { headFlorist, today } from './testing/letters.ts'

const line = 'Led 5 cooks in a kitchen of 80 covers.'
const document = fromJsonResume({
  basics: { name: 'Ida Brandt' },
  work: [
    {
      ...{ name: 'Corbel', position: 'Sous Chef', startDate: '2019-03', endDate: '2023-02' },
      highlights: [line, 'Ordered flowers and plants for 12 tables each week.'],
    },
  ],
})
/** As if no way to say the first line were quite the person's own. */
const check: typeof supports = (sources, text, options) => {
  const at = text.indexOf('cooks')
  if (at < 0) return supports(sources, text, options)
  const doubts = [{ words: 'cooks', youWrote: 'cooks', source: '', from: at, to: at + 5 }]
  return { supported: false, verdict: 'ask', doubts, verdicts: [] }
}
const options = (settled?: Settled) => ({ style: 'professional', today, check, settled }) as const
const write = (settled?: Settled) => writeLetter(document, headFlorist, options(settled))
const asked = () => {
  const [found] = write().doubted
  if (!found) throw new Error('nothing is asked')
  return found
}

it('[L20] what only the person can settle stands in no letter, and is asked once a line', () => {
  const letter = write()
  expect(letter.doubted).toMatchObject([
    { sentence: { text: 'I led 5 cooks in a kitchen of 80 covers.' }, doubts: [{ words: 'cooks' }], line: { line } },
  ])
  expect([letter.content, letter.shortMessage, letter.emailBody].join(' ')).not.toContain('I led 5 cooks')
})

it('[L20] a yes lets that very sentence stand', () => {
  const { sentence, line: named } = asked()
  const settled = { yes: [{ ...named, fact: '1', saidOn: today, text: sentence.text }], no: [] }
  const letter = write(settled)
  expect(letter.content).toContain(sentence.text)
  expect(letter.doubted).toEqual([])
  expect(unsupportedIn(letter, document, headFlorist, options(settled))).toEqual([])
  expect(unsupportedIn(letter, document, headFlorist, options())).toEqual([sentence])
})

it('[L20] after a no the line is not asked about again, and no question builds on a yes', () => {
  expect(write({ yes: [], no: [asked().line] }).doubted).toEqual([])
  const yes = [{ heading: 'Elsewhere', line: 'Led a kitchen.', fact: '1', saidOn: today, text: line }]
  expect(write({ yes, no: [] }).doubted).toEqual([])
})
