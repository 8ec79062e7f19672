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

describe('a role that the person holds', () => {
  const job = read(
    'Head Florist\nBramble & Fern\n\nThe role\n- Order stems from growers and keep waste low\n- Answer the phone\n\nYou need\n- German and Polish\n',
  )
  const document = fromJsonResume({
    basics: { name: 'N' },
    languages: [
      { language: 'German', fluency: 'Native' },
      { language: 'Polish', fluency: 'Fluent' },
    ],
    work: [
      {
        ...{ name: 'Petal & Thorn', position: 'Florist', startDate: '2020-01' },
        highlights: [
          'Duties included the phone and the yard.',
          'Run the ordering of 900 stems from growers a week.',
          'Cut waste of stems from 18% to 11% by ordering from growers each week.',
          'Raised weekly orders from 40 to 65 by calling hotels.',
        ],
      },
    ],
  })
  const written = letterStyles.map((style) => writeLetter(document, job, { style, today }))

  it('[L23] is told by its results first, what lasts behind them, and no list of duties', () => {
    for (const letter of written) {
      const [, proofs = ''] = textOf(letter).split('\n')
      const lasting = proofs.search(/the ordering of 900 stems/)
      const results = [/waste of stems from/, /weekly orders from/].map((it) => proofs.search(it))
      expect(Math.min(...results)).toBeGreaterThanOrEqual(0)
      expect(lasting < 0 || lasting > Math.max(...results)).toBe(true)
      expect(proofs).not.toMatch(/the yard/)
    }
  })

  it('[L12] is not named again at once behind an opening that names it', () => {
    const openings = written.map((letter) => textOf(letter).split('\n'))
    const named = openings.filter(([opening = '']) => opening.includes('Petal & Thorn'))
    expect(named.length).toBeGreaterThan(0)
    expect(named.filter(([, proofs = '']) => /^(?:At Petal|As Florist)/.test(proofs))).toEqual([])
  })

  it('[L19] one has a native language, and speaks others', () => {
    for (const letter of written)
      expect(textOf(letter)).toContain('German is my native language, and I speak fluent Polish.')
  })

  it('[L18] the short message tells a result where some wording of it has room', () => {
    for (const { shortMessage } of written) expect(shortMessage).toMatch(/from 18% to 11%|from 40 to 65/)
  })
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
