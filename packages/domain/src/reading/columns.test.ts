import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inColumns } from './columns.ts'
import { orderRows } from './layout.ts'
import { type Fragment, mostLines } from './source.ts'
import { featuresOf } from './strip-features.ts'
import { cellOf, stripsIn } from './strips.ts'

const page = { width: 595, height: 842 }
const glyph = 4.6

const at = (text: string, x: number, y: number, more: Partial<Fragment> = {}): Fragment => ({
  ...{ text, page: 1, x, y, width: text.length * glyph, size: 10 },
  ...more,
})

const title = (text: string, x: number, y: number, more: Partial<Fragment> = {}) =>
  at(text, x, y, { size: 13, bold: true, ...more })

const down = (texts: readonly string[], x: number, y: number, more: Partial<Fragment> = {}) =>
  texts.map((text, row) => at(text, x, y + 14 * row, more))

const sourceOf = (fragments: Fragment[]) => ({
  positioned: true,
  pages: [...new Set(fragments.map((it) => it.page))].map(() => page),
  fragments,
})

const columnsOf = (fragments: Fragment[]) => {
  const columns = new Map<number | undefined, string[]>()
  for (const { column, text } of inColumns(sourceOf(fragments)).fragments)
    columns.set(column, [...(columns.get(column) ?? []), text])
  return [...columns].sort(([a = -1], [b = -1]) => a - b).map(([, texts]) => texts)
}

const textsOf = (fragments: readonly Fragment[]) => fragments.map(({ text }) => text)

const name = at('Ottilie Brandvold', 40, 50, { size: 22 })

const job = (employer: string, years: string, x: number, y: number, more: Partial<Fragment> = {}) => [
  at(`Harbour Pilot, ${employer}`, x, y, { bold: true, ...more }),
  ...down(
    [
      years,
      '• Brought four hundred ships a year through the narrow strait',
      'without one touching the ground, in all weathers and at night.',
      '• Taught eleven young pilots to read the tides, the wind and',
      'the charts, and signed their papers when they were ready.',
    ],
    ...([x, y + 14, more] as const),
  ),
]

const work = (x: number, y: number, more: Partial<Fragment> = {}) => [
  title('Experience', x, y, more),
  ...job('Vessmark Port', '2019 – 2024', x, y + 20, more),
  ...job('Port of Ellinge', '2015 – 2019', x, y + 120, more),
  ...job('Strandby Harbour', '2011 – 2015', x, y + 220, more),
]

const side = [
  title('Contact', 40, 100),
  ...down(['ottilie@example.org', '+47 22 12 34 56', 'Bergen, Norway'], 40, 120),
  title('Skills', 40, 190),
  ...down(['Radar', 'Tide tables', 'Night passages', 'Tug work', 'First aid'], 40, 210),
  title('Languages', 40, 310),
  ...down(['Norwegian', 'English', 'German'], 40, 330),
]

const sideOn = (number: number) => [
  title('Certificates', 40, 66, { page: number }),
  ...down(['Deep sea pilot', 'Radio operator', 'Fire on board', 'Medical care'], 40, 87, { page: number }),
  title('Interests', 40, 167, { page: number }),
  ...down(['Rowing', 'Wood carving', 'Choir'], 40, 188, { page: number }),
]

describe('columns', () => {
  it('are read one after the other, under what stands above both', () => {
    const main = work(210, 100)
    expect(columnsOf([name, ...main, ...side])).toEqual([textsOf([name]), textsOf(side), textsOf(main)])
  })

  it('go on over pages', () => {
    const first = work(210, 100)
    const more = [title('Education', 210, 60, { page: 2 }), ...work(210, 90, { page: 2 }).slice(1)]
    const columns = columnsOf([name, ...side, ...first, ...sideOn(2), ...more])
    expect(columns).toEqual([textsOf([name]), textsOf([...side, ...sideOn(2)]), textsOf([...first, ...more])])
  })

  it('are two as well where the main one shows only its heading on that page', () => {
    const heading = title('Experience', 210, 140)
    const more = [...work(210, 60, { page: 2 }).slice(1), ...work(210, 400, { page: 2 })]
    const source = inColumns(sourceOf([name, ...side, heading, ...sideOn(2), ...more]))
    const read = orderRows(source).flatMap(({ cells }) => textsOf(cells))
    expect(read).toEqual(textsOf([name, ...side, ...sideOn(2), heading, ...more]))
  })
})

describe('no columns', () => {
  it('are the cells of a grid of skills', () => {
    const grid = [
      'Radar',
      'Tide tables',
      'Night passages',
      'Tug work',
      'First aid',
      'Charts',
      'Mooring',
      'Radio',
      'Ice',
    ]
    const cells = grid.map((text, index) => at(text, 40 + 170 * (index % 3), 480 + 14 * Math.floor(index / 3)))
    expect(columnsOf([name, ...work(40, 100), title('Skills', 40, 455), ...cells])).toHaveLength(1)
  })

  it.each([
    ['right', 480],
    ['left', 40],
  ])('are dates in the %s margin: they belong to their rows', (_, x) => {
    const employers = ['Vessmark Port', 'Port of Ellinge', 'Strandby Harbour']
    const text = x === 40 ? 130 : 40
    const entries = employers.flatMap((employer, index) => [
      ...job(employer, 'Bergen, Norway', text, 120 + 100 * index),
      at(`${2019 - 4 * index} – ${2023 - 4 * index}`, x, 120 + 100 * index),
    ])
    const source = inColumns(sourceOf([name, title('Experience', text, 100), ...entries]))
    expect(new Set(source.fragments.map(({ column }) => column)).size).toBe(1)
    const rows = orderRows(source).map(({ cells }) => textsOf(cells).join(' '))
    for (const [index, employer] of employers.entries()) {
      const row = rows.find((it) => it.includes(employer))
      expect(row).toContain(String(2019 - 4 * index))
    }
  })

  it('are heads and feet of pages: they are in none', () => {
    const feet = [1, 2].map((number) => at(`Page ${number} of 2`, 270, 820, { page: number }))
    const source = inColumns(sourceOf([name, ...work(40, 100), ...work(40, 60, { page: 2 }), ...feet]))
    expect(source.fragments.filter(({ column }) => column === undefined)).toEqual(feet)
  })
})

describe('whatever stands on the pages', () => {
  const fragment = fc
    .record({
      text: fc.constantFrom(
        'Experience',
        'Skills',
        '2019 – 2021',
        '•',
        'Acme GmbH',
        'a@b.example',
        'A line of words',
        '',
      ),
      page: fc.integer({ min: 1, max: 3 }),
      x: fc.integer({ min: -20, max: 640 }),
      y: fc.integer({ min: -20, max: 900 }),
      width: fc.integer({ min: 0, max: 500 }),
      size: fc.integer({ min: 1, max: 30 }),
    })
    .map((it): Fragment => it)

  it('every fragment is read once, as it is', () => {
    fc.assert(
      fc.property(fc.array(fragment, { maxLength: 60 }), (fragments) => {
        const source = inColumns({ positioned: true, pages: [page, page, page], fragments })
        expect(source.fragments.map(({ column: _, ...it }) => it)).toEqual(fragments)
        const placed = source.fragments.filter(({ column }) => column !== undefined)
        const read = orderRows({ ...source, fragments: placed }).flatMap(({ cells }) => cells)
        expect(read).toHaveLength(placed.length)
        expect(new Set(read)).toEqual(new Set(placed))
      }),
    )
  })

  // Places that look like chance, the same each time.
  const scattered = (count: number, seen: () => void) =>
    Array.from({ length: count }, (_, index): Fragment => {
      const it = at('words', (index * 7919) % 600, (index * 104_729) % 9973)
      const size = () => {
        seen()
        return 10
      }
      return Object.defineProperty(it, 'size', { enumerable: true, get: size })
    })

  it('few strips are weighed, so that three thousand fragments are each looked at a bounded number of times', () => {
    const most = 180
    let looks = 0
    const fragments = scattered(mostLines, () => {
      looks += 1
    })
    expect(stripsIn(fragments.map(cellOf)).length).toBeLessThanOrEqual(most)
    looks = 0
    inColumns(sourceOf(fragments))
    expect(looks).toBeGreaterThan(mostLines)
    expect(looks).toBeLessThanOrEqual(5 * most * mostLines)
  })

  it('no cell is looked at for each of the others: two towers, a little apart in height', () => {
    let looks = 0
    const towers = Array.from({ length: mostLines }, (_, index) => {
      const broken = index > mostLines - 20 ? 30 : 0
      const [x, y] = [40 + 300 * (index % 2), 15 * Math.floor(index / 2) + 7 * (index % 2) + broken]
      const look = () => {
        looks += 1
        return y
      }
      return Object.defineProperty(cellOf(at('words', x, y)), 'y', { enumerable: true, get: look })
    })
    const strips = stripsIn(towers)
    for (const strip of strips) featuresOf(strip, page)
    expect(strips.length).toBeGreaterThan(0)
    expect(looks).toBeGreaterThan(mostLines)
    expect(looks).toBeLessThanOrEqual(50 * strips.length * mostLines)
  })

  it('what is beyond the most lines is in no column', () => {
    const { fragments } = inColumns(sourceOf(scattered(mostLines + 5, () => undefined)))
    expect(fragments.filter(({ column }) => column === undefined)).toHaveLength(5)
  })
})
