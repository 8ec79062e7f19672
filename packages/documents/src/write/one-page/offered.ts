import type { Block } from '../blocks/block.ts'
import { pagesInWord } from '../docx/fit.ts'
import { lookOf } from '../docx/look-of.ts'
import { roomOf } from '../docx/page.ts'
import type { Layout } from '../layout.ts'
import { tightest } from './choose-step.ts'

export interface OfferedLine {
  id: string
  text: string
}

/** Of the lines in `order`, those asked for least first, as many as must be hidden until the rest fits one page, about. */
export function offeredLines(
  blocks: readonly Block[],
  layout: Layout,
  order: readonly string[],
  excess: number,
): OfferedLine[] {
  const set = { ...layout, wordStep: tightest }
  const look = lookOf(set)
  const room = roomOf(set, look)
  const offered: OfferedLine[] = []
  let left = excess
  for (const id of order) {
    if (left <= 0) break
    const lines = blocks.filter((block) => 'id' in block && block.id === id)
    const text = lines.map((block) => ('text' in block ? block.text : '')).join(' ')
    if (text === '') continue
    offered.push({ id, text })
    left -= pagesInWord(look, lines, room)
  }
  return offered
}
