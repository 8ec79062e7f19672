import type { Block } from '../blocks/block.ts'
import { pagesInWord } from '../docx/fit.ts'
import { lookOf } from '../docx/look-of.ts'
import { roomOf } from '../docx/page.ts'
import type { Layout } from '../layout.ts'
import { type SetLayout, type Step, steps } from './steps.ts'

export interface Chosen {
  step: Step
  wordStep: Step
  /** Of a page, so much is too long even where it is set as closely as it may be; 0 where it fits. */
  excess: number
}

/**
 * The roomiest step in which a resume stands on one page, `pagesIn` telling how many it takes, with type of a size that
 * also Word has room for. PDF, Word and preview all ask here.
 */
export function chooseStep(blocks: readonly Block[], layout: Layout, pagesIn: (set: SetLayout) => number): Chosen {
  const wordStepFor = (step: Step) => roomiestInWord(blocks, layout, step)
  const at = firstThat(steps, (step) => wordStepFor(step) !== undefined && pagesIn({ ...layout, step }) <= 1)
  const step = steps[at]
  if (step) return { step, wordStep: wordStepFor(step) ?? step, excess: 0 }
  const closest = { ...layout, step: tightest, wordStep: tightest }
  const pages = Math.max(pagesOfWord(blocks, closest), pagesIn(closest))
  return { step: tightest, wordStep: tightest, excess: pages - 1 }
}

export const tightest = steps.at(-1) ?? steps[0]

/** So many steps closer than the PDF may space and margins be in Word: more would show. */
const closerInWord = 6

function roomiestInWord(blocks: readonly Block[], layout: Layout, step: Step): Step | undefined {
  const from = steps.indexOf(step)
  const closer = steps.slice(from, from + closerInWord + 1).map((it) => ({ ...it, size: step.size }))
  return closer[firstThat(closer, (wordStep) => pagesOfWord(blocks, { ...layout, wordStep }) <= 1)]
}

function pagesOfWord(blocks: readonly Block[], set: SetLayout): number {
  const look = lookOf(set)
  return pagesInWord(look, blocks, roomOf(set, look))
}

/** Where the first stands that fits, if all behind it fit as well; behind the last where none does. */
function firstThat<Item>(items: readonly Item[], fits: (item: Item) => boolean): number {
  let [from, to] = [0, items.length]
  while (from < to) {
    const middle = Math.floor((from + to) / 2)
    if (items.slice(middle, middle + 1).every(fits)) to = middle
    else from = middle + 1
  }
  return to
}
