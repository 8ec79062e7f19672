import { expect, it } from 'vitest'
import { isToldBy, tellsAgainst } from './evidence.ts'
import { writeLetter } from './index.ts'
import { florist, headFlorist, today } from './testing/letters.ts'

it.each([
  'Was fired in 2019',
  'Got suspended for two weeks',
  'I was dismissed after the merger',
  'Injured my back in March 2020',
  'Delivered the hall 6 months late',
  'Finished over budget twice',
  'Was 3 weeks late with the roof',
  'Missed the launch, behind schedule',
  'Laid off when the shop closed',
])('[L19] tells against the person: %s', (line) => expect(tellsAgainst(line)).toBe(true))

it.each([
  'Turned round a project 6 months late and over budget',
  'Fired 300 pots a month',
  'Suspended ceilings fitted in 40 schools',
  'Injured wildlife cared for at two centres',
  'Ran 12 shows a year, never over budget',
  'Dismissed claims reviewed for the court',
  'Rescued a dig that was 4 months behind schedule',
])('[L19] does not tell against the person: %s', (line) => expect(tellsAgainst(line)).toBe(false))

it.each([
  ['Train two apprentices in wiring.', 'I train two apprentices in wiring at Petal & Thorn', true],
  ['Train two apprentices in wiring.', 'Train three apprentices in wiring.', false],
  ['Train apprentices.', 'Train two apprentices in wiring.', false],
  ['Train apprentices.', 'Training apprentices', true],
])('[L13] “%s” is told by “%s”: %s', (text, other, isTold) => expect(isToldBy(text, other)).toBe(isTold))

it('[L13] an answer that says a line again is told once', () => {
  const statement = 'I train two apprentices in wiring and conditioning at Petal & Thorn'
  const facts = [{ id: '1', statement, saidOn: today }]
  const { paragraphs } = writeLetter(florist, headFlorist, { today, facts, style: 'professional' })
  const told = paragraphs.flatMap(({ sentences }) => sentences).filter(({ text }) => /two apprentices/.test(text))
  expect(told.length).toBe(1)
})
