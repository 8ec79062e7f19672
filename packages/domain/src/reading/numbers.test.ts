import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { numbersWhole, splitText } from '../text/split.ts'
import { readPlainText } from './read.ts'

const digits = (least: number, most: number) => fc.integer({ min: least, max: most }).map(String)
const group = fc.integer({ min: 0, max: 999 }).map((it) => String(it).padStart(3, '0'))

const pair = fc.integer({ min: 0, max: 99 }).map((it) => String(it).padStart(2, '0'))
const indian = fc
  .tuple(digits(1, 99), fc.array(pair, { minLength: 1, maxLength: 2 }), group)
  .map(([first, pairs, last]) => [first, ...pairs, last].join(','))

/** `1,234`, `12.345,67`, `1 234 567`, `1'234`, `3.5`. */
const european = fc
  .record({
    mark: fc.constantFrom(',', '.', ' ', '\u00a0', "'", '’'),
    first: digits(1, 999),
    groups: fc.array(group, { minLength: 1, maxLength: 2 }),
    fraction: fc.option(digits(1, 99)),
  })
  .map(({ mark, first, groups, fraction }) => {
    const whole = [first, ...groups].join(mark)
    return fraction === null ? whole : `${whole}${mark === ',' ? '.' : ','}${fraction}`
  })

const numbers = fc.oneof(european, indian)

/** The places of a resume where lists and heads are taken apart. */
const places: ((said: string) => string)[] = [
  (said) => `Skills\n\nGo, ${said}, Rust`,
  (said) => `Skills\n\nOpen source: ${said}`,
  (said) => `Projects\n\n- box-pack: npm package, ${said}\n- cart: a small cart`,
  (said) => `Projects\n\nbox-pack, ${said}, 2021\n\ncart, 2022`,
  (said) => `Awards\n\nPrize for ${said}, City of Leeds, 2020`,
  (said) => `Interests\n\nChess, ${said}, running`,
  (said) => `Education\n\nBSc Computing, ${said}, Leeds University, 2015 – 2018`,
  (said) =>
    `Experience\n\nSoftware Developer, Boxes Ltd (${said}), Leeds\nMar 2019 – Present\n- Built ${said}, and more`,
  (said) => `Experience\n\nSoftware Developer, ${said}, Leeds\nMar 2019 – Present\n- Built a shop`,
]

const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, it]) => (key === 'id' ? [] : textsIn(it)))
      : []

describe('a mark inside a number parts nothing', () => {
  it('wherever the number stands, it stays in one field', () => {
    fc.assert(
      fc.property(numbers, fc.constantFrom(...places), (number, place) => {
        const { document } = readPlainText(`Jan Kowalski\njan@example.com\n\n${place(`${number} weekly downloads`)}\n`)
        const plain = (text: string) => text.replace(/\s/g, ' ')
        const texts = [document.sections, document.unplaced].flatMap(textsIn).map(plain)
        expect(texts.filter((text) => text.includes(plain(number))).length).toBeGreaterThan(0)
        expect(
          texts.filter(
            (text) => /^\d|\d$/.test(text) && !text.includes(plain(number)) && !/^20\d\d(?:-\d\d)?$/.test(text),
          ),
        ).toEqual([])
      }),
      { numRuns: 50 },
    )
  })

  it.each([
    ['2,300 weekly downloads', ['2,300 weekly downloads']],
    ['12.345,67 EUR, Go', ['12.345,67 EUR', 'Go']],
    ['Java 8, 300 users', ['Java 8', '300 users']],
    ['2019,2020', ['2019', '2020']],
    ['Go,Rust,3,5 years', ['Go', 'Rust', '3,5 years']],
    ['1, 2, 3', ['1', '2', '3']],
    ['USD2,300, 1,2k stars', ['USD2,300', '1,2k stars']],
    ['C1,B2', ['C1', 'B2']],
    ['1,00,000 users, Go', ['1,00,000 users', 'Go']],
    ['12,34,56,789.50 INR, 2,300', ['12,34,56,789.50 INR', '2,300']],
    ['Windows 10,11', ['Windows 10', '11']],
    ['Go, Java 8,11, Rust', ['Go', 'Java 8', '11', 'Rust']],
    ['GPA 3,85', ['GPA 3,85']],
    ['Grew 12,50 EUR', ['Grew 12,50 EUR']],
    ['IELTS 7,5', ['IELTS 7,5']],
  ])('%s', (text, parts) => {
    expect(splitText(text, /\s*,\s*/g)).toEqual(parts)
    expect(numbersWhole(text)).toHaveLength(text.length)
  })
})

describe('who gave a prize or a certificate is kept in any letters', () => {
  it.each([
    ['Certifications', 'First aid, st john ambulance, 2020', 'st john ambulance'],
    ['Awards', 'Employee of the month, best buy, 2020', 'best buy'],
    ['Awards', 'Employee of the month, Best Buy, 2020', 'Best Buy'],
    ['Awards', 'Hackathon, 300 teams, 2020', undefined],
    ['Awards', 'Best app, written in Go, 2020', undefined],
  ])('%s: %s', (title, line, organisation) => {
    const { document } = readPlainText(`Jan Kowalski\njan@example.com\n\n${title}\n\n${line}\n`)
    const [item] = document.sections.flatMap(({ entries }) => entries).filter((it) => it.type === 'item')
    expect(item?.organisation).toBe(organisation)
  })
})

describe('what counts something is no employer and nobody who gave a prize', () => {
  it.each([
    ['- box-pack: npm package for box packing, 2,300 weekly downloads\n- cart: a small cart, 1,000 users'],
    ['box-pack: npm package for box packing, 2,300 weekly downloads    2021\n\ncart, written in Go    2022'],
  ])('%s', (projects) => {
    const { document } = readPlainText(`Jan Kowalski\njan@example.com\n\nProjects\n\n${projects}\n`)
    const items = document.sections.flatMap(({ entries }) => entries).filter((it) => it.type === 'item')
    expect(items.map(({ organisation }) => organisation)).toEqual([undefined, undefined])
    expect(items[0]?.title).toBe('box-pack: npm package for box packing, 2,300 weekly downloads')
  })
})
