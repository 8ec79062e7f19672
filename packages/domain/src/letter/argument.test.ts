import { describe, expect, it } from 'vitest'
import { letterSet, shared, toldIn } from '../../../../eval/letter-sets.ts'
import { fromJsonResume } from '../resume/json-resume.ts'
import { type Letter, letterStyles, writeLetter } from './index.ts'
import { statesResult } from './results.ts'
import { florist, headFlorist, read, today } from './testing/letters.ts'

const textOf = ({ paragraphs }: Letter) =>
  paragraphs.map(({ sentences }) => sentences.map(({ text }) => text).join(' ')).join('\n')

const set = letterSet('eval/ours-letters')

describe.each(letterStyles)('%s letters of ten trades', (style) => {
  const letters = set.map((told) => told(style))

  it('[L22] are arguments: three or four paragraphs, two employers, no list, no more than one “also”', () => {
    const walks = letters.filter(
      ({ employers, also, lists, letter: { paragraphs } }) =>
        employers.length > 2 || also > 1 || lists.length > 0 || paragraphs.length < 3 || paragraphs.length > 4,
    )
    expect(walks.map(({ name }) => name)).toEqual([])
  })

  it('[L23] argue from the strongest proof, and say nothing more than their sources', () => {
    expect(letters.filter(({ strongest }) => !strongest).map(({ name }) => name)).toEqual([])
    expect(letters.flatMap(({ unsupported }) => unsupported)).toEqual([])
  })

  it('[L24] have at most a fifth of their sentences in common with others', () => {
    const common = letters.filter((told) => shared(told, letters) > 0.2)
    expect(common.map(({ name }) => name)).toEqual([])
  })
})

describe('the strongest proof', () => {
  const job = read('Head Florist\nBramble & Fern\n\nThe role\n- Order stems from growers and keep waste low\n')
  const document = fromJsonResume({
    basics: { name: 'N' },
    work: [
      {
        ...{ name: 'Petal & Thorn', position: 'Florist', startDate: '2020-01' },
        highlights: [
          'Order stems from growers.',
          'Sweep the yard.',
          'Cut waste of stems from 18% to 11% by ordering from growers each week.',
        ],
      },
    ],
  })

  it.each(letterStyles)('[L23] has a result, and a chore is none: %s', (style) => {
    const text = textOf(writeLetter(document, job, { style, today }))
    expect(text.split('\n')[1]).toMatch(/cut waste of stems from 18% to 11%/)
    expect(text).not.toMatch(/yard/)
  })

  it.each([
    'Cut winter losses from 19% to 7%',
    'Lowered faults from 6 lots to none',
    'Won a grant of £240,000',
    'Trained 26 drivers; all passed',
  ])('[L23] %s: a result', (line) => expect(statesResult(line)).toBe(true))

  it.each(['Allocate stands for 40 flights a day', 'Wrote reports', 'Worked from 2019 with children'])(
    '[L23] %s: none',
    (line) => expect(statesResult(line)).toBe(false),
  )
})

it('[L22] lines that the person chose stand in it, whatever employers they are of', () => {
  const achievements = [
    'Potted and watered 3,000 seedlings a week.',
    'Promoted to key holder after eight months.',
    'Train two apprentices in wiring and conditioning.',
  ]
  const letter = writeLetter(florist, headFlorist, { style: 'professional', today, achievements })
  expect(achievements.filter((line) => !toldIn(letter, florist)(line))).toEqual([])
  expect(letter.paragraphs.length).toBeLessThanOrEqual(4)
})
