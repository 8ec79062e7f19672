import { describe, expect, it } from 'vitest'
import type { Block } from '../blocks/block.ts'
import { contactLinesOf } from './contact-lines.ts'
import { fitPages } from './fit-pages.ts'

const bullets = (count: number): Block[] =>
  Array.from({ length: count }, (_, index) => ({ type: 'bullet', id: `${index}`, level: 1, text: 'Led.' }))

const room = 100
/** One line each, a tenth of a page at first, and as much less as they are set closer. */
const fit = (template: 'classic' | 'compact', count: number) => {
  const blocks = bullets(count)
  const tried: number[] = []
  const fitted = fitPages(blocks, { template }, room, (tightness) => {
    tried.push(tightness)
    return blocks.map(() => ({ height: 10 * (1 - 0.2 * tightness), gap: 0, pitch: 20 }))
  })
  return { ...fitted, tried }
}

describe('a resume on its pages', () => {
  it('is set as it is meant where that is well', () => {
    expect(fit('classic', 10)).toMatchObject({ tightness: 0, tried: [0] })
    expect(fit('classic', 15)).toMatchObject({ tightness: 0, tried: [0] })
  })

  it('is set closer where that saves a last page with only a few lines', () => {
    const { tightness, pages } = fit('classic', 11)
    expect(pages).toHaveLength(1)
    expect(tightness).toBeGreaterThan(0)
    expect(tightness).toBeLessThan(1)
  })

  it('stays as it is where nothing would be saved', () => {
    const blocks = bullets(11)
    const fitted = fitPages(blocks, { template: 'classic' }, room, () =>
      blocks.map(() => ({ height: 10, gap: 0, pitch: 20 })),
    )
    expect(fitted).toMatchObject({ tightness: 0, pages: { length: 2 } })
  })

  it('is drawn together as far as it may be in the template for one page', () => {
    expect(fit('compact', 12).pages).toHaveLength(1)
    expect(fit('compact', 20)).toMatchObject({ tightness: 1, pages: { length: 2 } })
  })
})

describe('ways to reach a person', () => {
  it('take as few lines as they need', () => {
    expect(contactLinesOf([], 5, 100)).toEqual([])
    expect(contactLinesOf([30, 30, 30], 5, 100)).toEqual([3])
    expect(contactLinesOf([30, 30, 31], 5, 100)).toEqual([2, 1])
    expect(contactLinesOf([200, 10], 5, 100)).toEqual([1, 1])
  })
})
