import type { Measures } from '../templates/about.ts'
import type { Block } from './block.ts'

/** Headings that their column holds on one line stand beside their section; the others above it. */
export const besideIn = (blocks: Block[], { column, size }: Measures): Block[] =>
  column === undefined
    ? blocks
    : blocks.map((block) =>
        block.type === 'section' && widthOf(block.text) * size <= column ? { ...block, beside: true } : block,
      )

const wide = /[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7af\uf900-\ufaff\uff00-\uff60]/
const capital = /\p{Lu}/u

/** About how wide a text is, as a multiple of its size, and rather more than less. */
const widthOf = (text: string): number =>
  [...text].reduce((width, letter) => width + (wide.test(letter) ? 1.1 : capital.test(letter) ? 0.72 : 0.56), 0)
