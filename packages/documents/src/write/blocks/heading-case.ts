import type { Block } from './block.ts'

const isLoud = (title: string) => /\p{Lu}{2}/u.test(title) && !/\p{Ll}/u.test(title)
const isQuiet = (title: string) => /\p{Ll}/u.test(title)

/** Headings of which only some shout are set in one case; where all do, or none does, they stay as the person wrote them. */
export function inOneCase(blocks: Block[]): Block[] {
  const titles = blocks.flatMap((block) => (block.type === 'section' ? [block.text] : []))
  if (!(titles.some(isLoud) && titles.some(isQuiet))) return blocks
  return blocks.map((block) =>
    block.type === 'section' && isLoud(block.text) ? { ...block, text: calm(block.text) } : block,
  )
}

/** Two letters are initials, but for the small words of a heading: `KEY IT SKILLS`. */
const small = /^(?:and|of|in|the|for|to|at|on|my|by|or|with)$/i

const calm = (title: string): string =>
  title
    .split(' ')
    .map((word, at) => (small.test(word) ? (at === 0 ? opened(word) : word.toLowerCase()) : opened(word)))
    .join(' ')

const opened = (word: string) =>
  word.length === 2 && !small.test(word) ? word : `${word.slice(0, 1)}${word.slice(1).toLowerCase()}`
