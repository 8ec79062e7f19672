import type { Block, List } from '../blocks/block.ts'
import type { Gap } from '../templates/about.ts'

export function gapBefore(block: Block, before: Block | undefined): Gap | null {
  if (before === undefined) return null
  if (block.type === 'headline' || block.type === 'contact' || block.type === 'section') return block.type
  if (before.type === 'section') return before.beside ? null : 'opening'
  if (block.type === 'head') return gapBeforeHead(block, before)
  if (before.type === 'head') return 'first'
  if (block.type === 'bullet' && before.type === 'bullet') return 'bullet'
  if (isNamedList(block) && isNamedList(before)) return 'item'
  return block.type === 'label' ? 'role' : 'line'
}

function gapBeforeHead({ level, rows }: Extract<Block, { type: 'head' }>, before: Block): Gap {
  if (level === 2) return before.type === 'head' ? 'first' : 'role'
  return before.type === 'head' && before.rows.length === 1 && rows.length === 1 ? 'item' : 'entry'
}

// The column for names has no room for more.
const longestWord = 18

/** Named lists that follow each other are one table, unless a word of a name is too long for its column. */
export const isNamedList = (block: Block | undefined): block is List =>
  block?.type === 'list' && block.name !== '' && block.name.split(' ').every((word) => word.length <= longestWord)
