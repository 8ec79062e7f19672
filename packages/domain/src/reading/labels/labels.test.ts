import { describe, expect, it } from 'vitest'
import { orderRows } from '../layout.ts'
import type { Fragment } from '../source.ts'
import { decoded, type Told } from './decode.ts'
import { labelled } from './label.ts'
import { labelledLines } from './lines.ts'
import { chancesOf, type Network, scoresOf } from './network.ts'
import { characterOf, mostSteps, unpacked } from './packed.ts'
import { labelCount, type SpotLabel, type SpotSection, spotLabels, spotSections } from './passes.ts'
import { labelledSections } from './sections.ts'
import { spotsOf } from './spots.ts'
import { networks } from './weights.ts'

const told = (label: SpotLabel, section: SpotSection = 'work'): Told => ({ label, section, sure: 0.9 })

let y = 0
const row = (text: string, more: Partial<Fragment> = {}): Fragment => {
  y += 14
  return { text, page: 1, x: 40, y, width: text.length * 5, size: 10, column: 0, ...more }
}
const beside = (before: Fragment, text: string, x: number, more: Partial<Fragment> = {}): Fragment => ({
  ...before,
  text,
  x,
  width: text.length * 5,
  ...more,
})

const linesIn = (fragments: Fragment[]) =>
  labelledLines(
    orderRows({ positioned: true, pages: [{ width: 600, height: 800 }], fragments }),
    (fragment) => fragments.indexOf(fragment) * 1000,
  )
const textsIn = (fragments: Fragment[]) => linesIn(fragments).map(({ slice }) => slice.text)

const long = 'Kept the boats of the harbour in repair through nine winters without losing a day to'

describe('lines by what fragments are taken for', () => {
  it('goes on with a line that had no room for the next word', () => {
    const bullet = row(long, { told: told('bullet') })
    expect(textsIn([bullet, row('storm or ice', { told: told('more') })])).toEqual([`${long} storm or ice`])
  })

  it('does not go on where there was room, in another size, or from bold to plain', () => {
    const [wide, short] = [row(long, { told: told('text') }), row('Harbour Works', { told: told('opens') })]
    expect(textsIn([wide, short, row('Kirkwall', { told: told('more') })])).toEqual([long, 'Harbour Works', 'Kirkwall'])
    for (const look of [{ size: 12 }, { bold: true }]) {
      const first = row(long, { told: told('text') })
      expect(textsIn([first, row('storm or ice', { told: told('more'), ...look })])).toHaveLength(2)
    }
  })

  it('keeps the cells of a head in one line, and a heading beside it in one of its own', () => {
    const heading = row('Posts', { told: told('heading') })
    const head = beside(heading, 'Shipwright', 160, { told: told('opens') })
    const dates = beside(heading, '2012 – 2020', 420, { told: told('head') })
    const found = linesIn([heading, head, dates])
    expect(found.map(({ cells }) => cells.map(({ text }) => text))).toEqual([['Posts'], ['Shipwright', '2012 – 2020']])
    expect(found[1]?.told?.label).toBe('opens')
  })

  it('puts a heading in a margin together again, whatever stands beside its rows', () => {
    const first = row('Educational', { told: told('heading', 'other') })
    const school = beside(first, 'Orkney College', 160, { told: told('opens', 'other') })
    // Whatever it was taken for: nothing else stands right under a heading there.
    const second = row('Background', { told: told('text', 'other') })
    const degree = beside(second, 'Diploma in Boatbuilding', 160, { told: told('head', 'other') })
    const lines = linesIn([first, school, second, degree])
    expect(lines.map(({ slice }) => slice.text)).toEqual([
      'Educational Background',
      'Orkney College',
      'Diploma in Boatbuilding',
    ])
    // Known by both of its rows, and all that stands under it with it.
    expect(labelledSections(lines).map(({ kind, lines: own }) => [kind, own.length])).toEqual([
      ['other', 0],
      ['education', 2],
    ])
  })

  it('does not put two headings together that stand over their text', () => {
    const titles = [row('Profile', { told: told('heading') }), row('Facts', { told: told('more') })]
    expect(textsIn([...titles, row(long, { told: told('text') })])).toEqual(['Profile', 'Facts', long])
  })

  it('takes a dated school and what was learnt there for one entry, two schools for two', () => {
    const items = (...texts: string[]) =>
      linesIn(texts.map((text) => row(text, { told: told('item', 'education') }))).map((line) => line.told?.label)
    expect(items('Orkney College, 2012', 'Diploma in Boatbuilding')).toEqual(['opens', 'head'])
    expect(items('Orkney College, 2012', 'Shetland College')).toEqual(['opens', 'opens'])
    expect(items('Orkney College', 'Diploma in Boatbuilding, 2012')).toEqual(['opens', 'opens'])
  })

  it('takes a date and what it dates for one item, two dates for two', () => {
    const items = (...texts: string[]) =>
      linesIn(texts.map((text) => row(text, { told: told('item', 'certificates') }))).map((line) => line.told?.label)
    expect(items('09.2023', 'Boatmaster', 'Orkney Institute', '06.2017', 'First Aid')).toEqual([
      ...['opens', 'head', 'head'],
      ...['opens', 'head'],
    ])
    expect(items('Boatmaster', '2023', 'First Aid', '2017')).toEqual(['opens', 'head', 'opens', 'head'])
    expect(items('Boatmaster, 2023', '2017')).toEqual(['opens', 'opens'])
  })

  it('goes on with a skill that is broken before a small letter', () => {
    const wide = row(long, { told: told('text') })
    const list = row('Rigging, Public', { told: told('skills', 'skills') })
    const rest = row('speaking', { told: told('more', 'skills') })
    expect(textsIn([wide, list, rest])).toEqual([long, 'Rigging, Public speaking'])
  })

  it('takes a bullet without a sign for one', () => {
    expect(linesIn([row('Caulked hulls', { told: told('bullet') })]).map(({ level }) => level)).toEqual([1])
  })
})

describe('sections by what lines are taken for', () => {
  it('begin at headings, or where the kind changes; name and contact are of none', () => {
    const sections = labelledSections(
      linesIn([
        row('Ailsa Groat', { told: told('name', 'top') }),
        row('Posts', { told: told('heading') }),
        row('Shipwright', { told: told('opens') }),
        row('ailsa@example.org', { told: told('contact', 'top') }),
        row('Orkney College', { told: told('opens', 'education') }),
      ]),
    )
    expect(sections.map(({ kind, title, lines }) => [kind, title?.slice.text, lines.length])).toEqual([
      ['other', undefined, 2],
      ['work', 'Posts', 1],
      ['education', undefined, 1],
    ])
  })
})

describe('a title', () => {
  const under = (title: string, section: SpotSection, sure = 0.9) =>
    labelledSections(
      linesIn([
        row(title, { told: { ...told('heading', section), sure } }),
        row('Caulking', { told: told('item', section) }),
        row('Ailsa Groat', { told: told('item', 'references') }),
      ]),
    ).map(({ kind, lines }) => [kind, lines.length])

  it('in small letters says by its words what stands under it, as far as weights took it for the same', () => {
    expect(under('skill set', 'interests')).toEqual([
      ['other', 0],
      ['skills', 1],
      ['references', 1],
    ])
  })

  it('with capitals it is left to the weights, which know the word; unknown words say nothing', () => {
    for (const title of ['Training', 'odds and ends']) expect(under(title, 'interests')[1]).toEqual(['interests', 1])
  })

  it('of which the weights are not sure says it by its words, if they name one thing', () => {
    expect(under('Previous employment', 'volunteer', 0.7)[1]).toEqual(['work', 1])
    for (const title of ['Other', 'Odds and ends']) expect(under(title, 'interests', 0.7)[1]).toEqual(['interests', 1])
  })
})

/** All but certain of one label and one section. */
const surely = (label: SpotLabel, section: SpotSection, chance = 0.97): number[] => [
  ...spotLabels.map((it) => (it === label ? 0.99 : 0.01 / (labelCount - 1))),
  ...spotSections.map((it) => (it === section ? chance : (1 - chance) / (spotSections.length - 1))),
]

describe('the likeliest run of sections', () => {
  const spots = spotsOf(orderRows({ positioned: true, pages: [], fragments: [1, 2, 3, 4].map(() => row('x')) }))

  it('does not change for one line that looks like another section', () => {
    const chances = [
      surely('heading', 'work'),
      surely('bullet', 'work'),
      surely('bullet', 'skills', 0.6),
      surely('bullet', 'work'),
    ]
    expect(decoded(spots, chances).map(({ section }) => section)).toEqual(['work', 'work', 'work', 'work'])
  })

  it('changes at a heading', () => {
    const chances = [
      surely('heading', 'work'),
      surely('bullet', 'work'),
      surely('heading', 'skills', 0.6),
      surely('skills', 'skills'),
    ]
    expect(decoded(spots, chances).map(({ section }) => section)).toEqual(['work', 'work', 'skills', 'skills'])
  })
})

describe('the network', () => {
  const network: Network = {
    inputs: 2,
    hidden: 2,
    outputs: 2,
    first: Float32Array.from([1, -1, 0, 2]),
    firstBias: Float32Array.from([0, 0.5]),
    second: Float32Array.from([3, 0, 0, 1]),
    secondBias: Float32Array.from([0, 0]),
  }

  it('adds up what is seen, and leaves out what is below nothing', () => {
    expect([...scoresOf(network, [1, 0])]).toEqual([3, 0])
    expect([...scoresOf(network, [0, 1])]).toEqual([0, 2.5])
  })

  it('gives chances that add up to one', () => {
    const chances = chancesOf([1, 1, 5], 0, 2)
    expect(chances).toEqual([0.5, 0.5])
  })

  it('is unpacked from steps of each column', () => {
    const steps = Array.from({ length: 2 * mostSteps + 1 }, (_, at) => at - mostSteps)
    const { first } = unpacked({
      ...network,
      first: steps.map(characterOf).join(''),
      firstSteps: [1, 10],
      firstBias: [],
      second: '',
      secondSteps: [1],
      secondBias: [],
    })
    expect([...first]).toEqual(steps.map((step, at) => step * (at % 2 === 0 ? 1 : 10)))
    expect(steps.map(characterOf)).not.toContain('\\')
  })
})

it('a plain page is taken for what it is', () => {
  y = 40
  const apart = (text: string, more: Partial<Fragment> = {}) => {
    y += 10
    return row(text, more)
  }
  const title = { bold: true, size: 13 }
  const fragments = [
    row('Ailsa Groat', { size: 20 }),
    row('ailsa@example.org | 01856 555 012'),
    apart('Experience', title),
    row('Shipwright, Harbour Works, 2012 – 2020', { bold: true }),
    row('• Kept nine boats in repair through the winter', { x: 48 }),
    row('• Taught two apprentices to caulk a hull', { x: 48 }),
    apart('Skills', title),
    row('Caulking, rigging, boat design'),
  ]
  const found = labelled({ positioned: true, pages: [{ width: 600, height: 800 }], fragments }, networks()).fragments
  expect(found.map(({ told: it }) => it?.label)).toEqual([
    ...['name', 'contact', 'heading', 'opens', 'bullet', 'bullet', 'heading', 'skills'],
  ])
  expect(found.map(({ told: it }) => it?.section).slice(2)).toEqual([
    ...['work', 'work', 'work', 'work', 'skills', 'skills'],
  ])
  expect(found.every(({ told: it }) => it && it.sure > 0 && it.sure <= 1)).toBe(true)
})

it('a page without text stays as it is', () => {
  const source = { positioned: true, pages: [], fragments: [] }
  expect(labelled(source, networks())).toEqual(source)
})
