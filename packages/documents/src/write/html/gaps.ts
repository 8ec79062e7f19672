import type { Block } from '../blocks/block.ts'

/** The space above a block, by the name that templates give it. */
export type Gap =
  | 'headline'
  | 'contact'
  | 'section'
  | 'opening'
  | 'entry'
  | 'role'
  | 'first'
  | 'line'
  | 'bullet'
  | 'item'

export function gapBefore(block: Block, before: Block | undefined): Gap | null {
  if (before === undefined) return null
  if (block.type === 'headline' || block.type === 'contact' || block.type === 'section') return block.type
  if (before.type === 'section') return 'opening'
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

/** Named lists that follow each other are one table. */
export const isNamedList = (block: Block | undefined): boolean => block?.type === 'list' && block.name !== ''
