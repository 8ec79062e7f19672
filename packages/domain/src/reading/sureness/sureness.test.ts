import { describe, expect, it } from 'vitest'
import { type ResumeDocument, sureFrom } from '../../resume/document.ts'
import { labelled } from '../labels/label.ts'
import { networks as ofText } from '../labels/text-weights.ts'
import { readTwice } from '../read-labelled.ts'
import { readText } from '../read-text.ts'
import { plainSource } from '../source.ts'
import { valuesOf } from './cut-values.ts'
import { seenFields } from './features.ts'
import { type ReadField, readFields } from './read-fields.ts'
import { withDoubts } from './sureness.ts'
import { networks } from './weights.ts'

const resume = (head: string) =>
  `Jan Kowalski\njan@example.com\n\nExperience\n\n${head}\n- Built a checkout for 1,200 shops\n\nEducation\n\nBSc Computing, Leeds University, 2015 – 2018\n`

const read = (text: string) => readText(plainSource(text))

const fieldOf = ({ document }: { document: ResumeDocument }, kind: ReadField['kind']) => {
  const field = readFields(document).find((it) => it.kind === kind)
  if (!field) throw new Error(`There is no ${kind}.`)
  return { ...field, chance: document.origins[field.key]?.confidence ?? 1 }
}

describe('what no layout can settle is to be looked at', () => {
  it.each([
    ['03/14 – 08/19', true],
    ['03/2014 – 08/2019', false],
    ['Mar 2014 – Aug 2019', false],
    ['03/98 – 08/99', false],
  ])('dates as %s: %s', (dates, isOpen) => {
    const { chance } = fieldOf(read(resume(`Software Developer, Acme Ltd, Leeds\n${dates}`)), 'post dates')
    expect(chance < 0.6).toBe(isOpen)
  })

  it('a post that nobody gave', () => {
    const { chance } = fieldOf(read(resume('Software Developer\nMar 2019 – Present')), 'post')
    expect(chance).toBeLessThan(0.6)
  })
})

describe('numbers, e-mails and web addresses', () => {
  it('are whole in one field, or in dates', () => {
    const { document, source } = read(resume('Software Developer, Acme Ltd, Leeds\nMar 2019 – Present'))
    const values = valuesOf(document, source)
    expect(values.map(({ text }) => text)).toEqual(
      ['jan@example.com', '1,200', '2019', '2015', '2018'].sort(byPlace(source)),
    )
    expect(values.filter(({ is }) => is !== 'whole')).toEqual([])
  })

  it('are a doubt about each field that has a piece of them', () => {
    const source = 'Jan 1,200 Kowalski'
    const document: ResumeDocument = {
      ...read('').document,
      basics: { name: 'Jan 1', label: '200 Kowalski', links: [], more: [] },
      origins: {
        'basics.name': { confidence: 1, spans: [[0, 6]] },
        'basics.label': { confidence: 1, spans: [[6, 18]] },
      },
    }
    expect(Object.values(withDoubts(document, source)).map(({ confidence }) => confidence < sureFrom)).toEqual([
      true,
      true,
    ])
  })
})

describe('how likely a field is right', () => {
  const chances = ({ document }: { document: ResumeDocument }) =>
    readFields(document).map(({ key }) => document.origins[key]?.confidence ?? 0)

  it('is seen by as many numbers for each field as there are weights', () => {
    const said = labelled(plainSource(resume('Software Developer, Acme Ltd, Leeds\nMar 2019 – Present')), ofText())
    const lengths = seenFields(readTwice(said, null).taken.document, said, { other: null, isRuled: false }).map(
      ({ seen }) => seen.length,
    )
    expect(new Set(lengths)).toEqual(new Set([networks().sureness.inputs]))
  })

  it('is never certain, and most of a plain resume is sure', () => {
    const all = chances(read(resume('Software Developer, Acme Ltd, Leeds\nMar 2019 – Present')))
    expect(Math.max(...all)).toBeLessThan(1)
    expect(all.filter((it) => it >= sureFrom).length).toBeGreaterThan(0.6 * all.length)
  })

  it('is low where nothing is as resumes are', () => {
    const all = chances(read('apple pear 4\nplum, quince - fig\n\nkumquat\nlychee 12 of 14\n\nmedlar: sloe\n'))
    expect(all.filter((it) => it >= sureFrom)).toEqual([])
  })
})

const byPlace = (source: string) => (a: string, b: string) => source.indexOf(a) - source.indexOf(b)
