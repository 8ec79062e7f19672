import { describe, expect, it } from 'vitest'
import { fromJsonResume } from '../resume/json-resume.ts'
import { apply } from './apply.ts'
import { jobOf } from './testing/people.ts'
import { proposed, textsOf } from './testing/proposals.ts'

const smith = (highlights: string[], position = 'Smith') =>
  fromJsonResume({
    basics: { name: 'A' },
    work: [{ name: 'Harrow Forge', position, startDate: '2019', highlights }],
  })
const forge = () => jobOf('Forge Hand\n\nWhat you will do\n- Keep the forge\n\nRequirements\n- Welding\n')
const orderOf = (document: ReturnType<typeof smith>, job = forge(), options = {}) =>
  textsOf(apply(document, proposed(document, job, options)), 'r1')

const weak = 'Responsible for ordering coal.'
const result = 'Cut gas use by 12%.'
const chore = 'Swept the forge.'

describe('a line moves up', () => {
  it.each([weak, 'Assisted with orders of coal.', 'Helped with coal.', 'Was responsible for coal.'])(
    '[T11] where the first line opens weakly and it has a result: %s',
    (first) => {
      expect(orderOf(smith([first, chore, result]))).toEqual([result, first, chore])
    },
  )

  it('[T11] and the reason names what stood above it', () => {
    const [edit] = proposed(smith([weak, chore, result]), forge()).filter(({ made }) => made === 'moved')
    expect(edit?.reason).toBe('Moved up: it has a result, and the line above opened with “Responsible for”.')
  })

  it('[T11] where it holds rare words of the title that no line above it has, and the reason quotes them', () => {
    const document = smith([chore, 'Forged gates with a farrier.', 'Shod for a second farrier.'])
    const job = jobOf('Farrier\n\nRequirements\n- Welding\n')
    expect(orderOf(document, job)?.[0]).toBe('Forged gates with a farrier.')
    expect(proposed(document, job)[0]?.reason).toBe("Moved up: the ad's title says “Farrier”, and so does this line.")
  })

  it('[T18] where the person wants its words in front', () => {
    const edits = proposed(smith([result, chore]), forge(), { emphasis: ['forge', ' '] })
    expect(edits[0]?.reason).toBe('Moved up: you want “forge” in front.')
    expect(orderOf(smith([result, chore]), forge(), { emphasis: ['forge'] })).toEqual([chore, result])
  })
})

describe('all other lines keep the order of the person', () => {
  it.each([
    ['no line opens weakly', [chore, result]],
    ['no other line has a result or figure', [weak, chore]],
    ['what has a figure was only looked at', [weak, 'Observed 12 forgings.']],
    ['the weak line has a figure itself', ['Responsible for 12 forges.', result]],
  ])('[T11] %s', (_, lines) => {
    expect(orderOf(smith(lines))).toEqual(lines)
  })

  it('[T11] a line further from the ad than the first one is not moved over it', () => {
    const lines = ['Responsible for welding gates.', result]
    expect(orderOf(smith(lines), jobOf('Hand\n\nWhat you will do\n- Responsible for welding gates\n'))).toEqual(lines)
  })

  it('[T11] the heading of the role has the words of the title already', () => {
    const lines = [chore, 'Shod with a second farrier.']
    expect(orderOf(smith(lines, 'Farrier'), jobOf('Farrier\n\nRequirements\n- Welding\n'))).toEqual(lines)
  })

  it('[T11] a result is not passed by a line without one', () => {
    const lines = [result, 'Shod with a second farrier.']
    expect(orderOf(smith(lines), jobOf('Farrier\n\nRequirements\n- Welding\n'))).toEqual(lines)
  })

  it('[T11] where they are to be kept', () => {
    const lines = [weak, chore, result]
    expect(orderOf(smith(lines), forge(), { keepOrder: true, emphasis: ['forge'] })).toEqual(lines)
  })

  it('[T11] and a line that goes on from the one before it stays behind it', () => {
    const lines = [weak, 'This led to 12% less gas.']
    expect(orderOf(smith(lines))).toEqual(lines)
  })
})
