import '@bespeak/documents/write/html/preview.css'
import type { Block } from '@bespeak/documents/write/blocks/block.ts'
import { blocksOf } from '@bespeak/documents/write/blocks/blocks.ts'
import { linesOf } from '@bespeak/documents/write/blocks/plain-text.ts'
import { fitPages, lengthOf } from '@bespeak/documents/write/html/fit-pages.ts'
import { previewPages } from '@bespeak/documents/write/html/pages.ts'
import type { Layout } from '@bespeak/documents/write/layout.ts'
import { type Chosen, chooseStep } from '@bespeak/documents/write/one-page/choose-step.ts'
import type { SetLayout } from '@bespeak/documents/write/one-page/steps.ts'
import type { ResumeDocument } from '@bespeak/domain/resume/document.ts'
import { draw } from './draw.ts'
import { loadFonts } from './fonts.ts'
import { type Bench, layOut } from './measure.ts'

export interface SetResume {
  pages: HTMLElement[]
  /** How closely it is set to fit one page, where it is to. */
  chosen: Chosen | null
}

/** The pages of a resume as the PDF has them, ready to be shown. */
export async function setPages(resume: ResumeDocument, layout: Layout): Promise<SetResume> {
  const blocks = blocksOf(resume, layout)
  await loadFonts(layout.template, blocks.flatMap(linesOf).join(' '))
  const chosen = layout.fit ? chooseStep(blocks, layout, (set) => pagesIn(blocks, set)) : null
  const set = { ...layout, step: chosen?.step }
  const pages = onBench(blocks, set, (bench) => {
    const { pages, tightness } = fitPages(blocks, set, bench.room, bench.measure)
    const contactLines = bench.contactLines(tightness)
    return previewPages(blocks, pages, set, { tightness, contactLines }).map(draw)
  })
  for (const page of pages) nameNodes(page, blocks)
  return { pages, chosen }
}

const pagesIn = (blocks: readonly Block[], set: SetLayout) =>
  onBench(blocks, set, ({ room, measure }) => lengthOf(blocks, measure(0), room))

function onBench<Result>(blocks: readonly Block[], set: SetLayout, use: (bench: Bench) => Result): Result {
  const bench = layOut(blocks, set)
  try {
    return use(bench)
  } finally {
    bench.clear()
  }
}

/** Says of each block which node of the document it shows: what a click points at. */
function nameNodes(page: HTMLElement, blocks: readonly Block[]) {
  for (const shown of page.querySelectorAll<HTMLElement>('[data-block]')) {
    const block = blocks[Number(shown.dataset.block)]
    if (!block) continue
    shown.dataset.node = 'id' in block ? block.id : 'basics'
    if (block.type !== 'list') continue
    for (const [at, item] of [...shown.querySelectorAll<HTMLElement>('.own')].entries())
      item.dataset.node = block.of?.[at] ?? block.id
  }
}
