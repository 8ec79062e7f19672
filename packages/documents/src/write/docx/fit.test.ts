import { expect, it } from 'vitest'
import type { Block } from '../blocks/block.ts'
import { usualLayout } from '../layout.ts'
import { heightOf, lookToFit } from './fit.ts'
import { lookOf } from './look-of.ts'
import { roomOf } from './page.ts'

const look = lookOf(usualLayout)
const room = roomOf(usualLayout, look)
const bullets = (count: number): Block[] =>
  Array.from({ length: count }, () => ({ type: 'bullet', level: 0, text: 'Forged a gate.' }) as Block)
const pages = (blocks: Block[], by = look) => heightOf(blocks, by, room.width) / room.height
/** As many lines as fill so many pages. */
const filling = (wanted: number) => bullets(Math.round(wanted / pages(bullets(1))))

it('draws a last page that is less than a third full into the one before, and stays easy to read', () => {
  const blocks = filling(1.1)
  const closer = lookToFit(look, blocks, room)
  expect(pages(blocks)).toBeGreaterThan(1)
  expect(pages(blocks, closer)).toBeLessThan(1)
  expect(look.size - closer.size).toBeLessThanOrEqual(0.5)
})

it.each([0.8, 1.5])('leaves %s pages as they are', (wanted) => {
  expect(lookToFit(look, filling(wanted), room)).toBe(look)
})
