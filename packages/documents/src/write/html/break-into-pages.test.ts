import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Block } from '../blocks/block.ts'
import { breakIntoPages, fillOf, type Measured, type Page, staysWithNext } from './break-into-pages.ts'

const head = (level: 1 | 2 = 1): Block => ({ type: 'head', id: 'h', level, rows: [] })
const section: Block = { type: 'section', id: 's', kind: 'work', text: 'Experience' }
const bullet: Block = { type: 'bullet', id: 'b', level: 1, text: 'Led.' }
const paragraph: Block = { type: 'paragraph', id: 'p', text: 'Led.' }
const named: Block = { type: 'list', id: 'l', name: 'Tools', items: ['Git'] }

const pitch = 12
/** A text of so many lines, trimmed at its edges. */
const lines = (count: number, gap = 6): Measured => ({ height: count * pitch - 5, gap, pitch })

const shown = (pages: readonly Page[]) =>
  pages.map((page) => page.map(({ block, from, to }) => (from === undefined ? `${block}` : `${block}[${from}-${to}]`)))

describe('pages', () => {
  it('take what fits, without the space above their first block', () => {
    const blocks = [bullet, bullet, bullet]
    expect(shown(breakIntoPages(blocks, [lines(1), lines(1), lines(1)], 20))).toEqual([['0', '1'], ['2']])
    expect(shown(breakIntoPages(blocks, [lines(1), lines(1), lines(1)], 33))).toEqual([['0', '1', '2']])
  })

  it('never end in a heading, nor in a head without its first line', () => {
    const blocks = [bullet, section, head(), bullet]
    const measured = blocks.map(() => lines(1))
    for (const room of [20, 33, 40]) expect(shown(breakIntoPages(blocks, measured, room))[1]?.[0]).toBe('1')
  })

  it('may end in a head that is a whole entry', () => {
    const blocks = [head(), head(), head()]
    expect(shown(breakIntoPages(blocks, [lines(1), lines(1), lines(1)], 20))).toEqual([['0', '1'], ['2']])
  })

  it('keep the first role with its employer', () => {
    expect(staysWithNext([head(), head(2)], 0)).toBe(true)
    expect(staysWithNext([head(), head(1)], 0)).toBe(false)
    expect(staysWithNext([head(), section], 0)).toBe(false)
  })

  it('part a long paragraph so that no line of it stands alone', () => {
    const blocks = [paragraph]
    expect(shown(breakIntoPages(blocks, [lines(5)], 4 * pitch))).toEqual([['0[0-3]'], ['0[3-5]']])
    expect(shown(breakIntoPages([bullet, paragraph], [lines(1), lines(3)], 40))).toEqual([['0'], ['1']])
    expect(shown(breakIntoPages([bullet, paragraph], [lines(1), lines(4)], 45))).toEqual([['0', '1[0-2]'], ['1[2-4]']])
  })

  it('keep a short table whole, and part a long one', () => {
    const table = (rows: number) => Array.from({ length: rows }, () => named)
    const short = [bullet, ...table(3)]
    expect(
      shown(
        breakIntoPages(
          short,
          short.map(() => lines(1)),
          33,
        ),
      ),
    ).toEqual([['0'], ['1', '2', '3']])
    const long = [bullet, ...table(9)]
    expect(
      shown(
        breakIntoPages(
          long,
          long.map(() => lines(1)),
          33,
        ),
      )[0],
    ).toEqual(['0', '1', '2'])
  })

  it('come to an end with what no page can hold', () => {
    expect(shown(breakIntoPages([section, head(), paragraph], [lines(9), lines(9), lines(30)], 30)).flat()).toContain(
      '0',
    )
    expect(breakIntoPages([], [], 30)).toEqual([[]])
  })

  it('are as full as the last block reaches', () => {
    const measured = [lines(1), lines(1)]
    const [page = []] = breakIntoPages([bullet, bullet], measured, 40)
    expect(fillOf(page, measured, 40)).toBe(0.5)
  })
})

describe('pages of any resume', () => {
  const room = 300
  const blockOf = fc.constantFrom<Block>(section, head(1), head(2), bullet, paragraph, named, {
    type: 'label',
    id: 'a',
    text: 'Highlights',
  })
  const resume = fc.array(fc.tuple(blockOf, fc.integer({ min: 1, max: 9 }), fc.integer({ min: 0, max: 20 })), {
    maxLength: 80,
  })

  it('hold every line once and in order, and strand nothing', () => {
    fc.assert(
      fc.property(resume, (drawn) => {
        const blocks = drawn.map(([block]) => block)
        const measured = drawn.map(([block, count, gap]) => lines(block.type === 'paragraph' ? count : 1, gap))
        const pages = breakIntoPages(blocks, measured, room)

        const pieces = pages.flat()
        expect([...new Set(pieces.map(({ block }) => block))]).toEqual(blocks.map((_, index) => index))
        for (const [index, piece] of pieces.entries()) {
          const next = pieces[index + 1]
          if (next?.block === piece.block) expect(next.from).toBe(piece.to)
        }
        for (const page of pages) {
          expect(fillOf(page, measured, room)).toBeLessThanOrEqual(1)
          const last = page.at(-1)?.block ?? blocks.length
          if (page !== pages.at(-1)) expect(isChained(blocks, last, measured, room)).toBe(false)
        }
      }),
    )
  })
})

/** Whether a block must stay with the next, as long as all that must stay together fits on a page. */
function isChained(blocks: readonly Block[], index: number, measured: readonly Measured[], room: number): boolean {
  if (!staysWithNext(blocks, index)) return false
  let [first, last] = [index, index + 1]
  while (first > 0 && staysWithNext(blocks, first - 1)) first -= 1
  while (staysWithNext(blocks, last)) last += 1
  const height = measured.slice(first, last + 1).reduce((sum, it) => sum + it.gap + it.height, 0)
  return height <= room
}
