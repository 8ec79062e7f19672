import type { Block } from '../blocks/block.ts'
import { aboutOf } from '../layout.ts'
import type { SetLayout } from '../one-page/steps.ts'
import { pageLimit, pagesTaken, slack, steps } from '../typst/fit.ts'
import { breakIntoPages, fillOf, type Measured, type Page } from './break-into-pages.ts'

export interface Fitted {
  tightness: number
  pages: Page[]
}

interface Tried extends Fitted {
  step: number
  /** In pages. */
  length: number
}

/** The pages of a resume, set as closely as the typesetter would set it. `measure` lays it out that closely. */
export function fitPages(
  blocks: readonly Block[],
  { template, step }: Pick<SetLayout, 'template' | 'step'>,
  room: number,
  measure: (tightness: number) => readonly Measured[],
): Fitted {
  const wanted = step ? 1 : aboutOf(template).pages
  const at = (step: number): Tried => {
    const measured = measure(step / steps)
    const pages = breakIntoPages(blocks, measured, room)
    const fill = fillOf(pages.at(-1) ?? [], measured, room)
    return { step, tightness: step / steps, pages, length: pages.length - 1 + fill }
  }
  const loose = at(0)
  const page = loose.pages.length
  const limit = pageLimit({ page, fill: loose.length - page + 1, wanted })
  if (limit === null || page <= limit) return loose
  const tight = at(steps)
  if (tight.pages.length <= limit) return loosest(at, loose, tight, limit)
  return wanted === null ? loose : tight
}

/** How many pages it takes. */
export function lengthOf(blocks: readonly Block[], measured: readonly Measured[], room: number): number {
  const pages = breakIntoPages(blocks, measured, room)
  return pagesTaken({ page: pages.length, fill: fillOf(pages.at(-1) ?? [], measured, room) })
}

/** Between one that is too long and one that fits, about where the length would be right. */
function loosest(at: (step: number) => Tried, loose: Tried, tight: Tried, limit: number): Tried {
  let [long, best] = [loose, tight]
  for (let tries = 0; tries < 2 && limit - best.length > slack; tries += 1) {
    const share = (long.length - limit) / (long.length - best.length)
    const step = Math.ceil(long.step + share * (best.step - long.step))
    if (step >= best.step || step <= long.step) break
    const tried = at(step)
    if (tried.pages.length > limit) long = tried
    else best = tried
  }
  return best
}
