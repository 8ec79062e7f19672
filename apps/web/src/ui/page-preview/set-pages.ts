import '@bespeak/documents/write/html/preview.css'
import type { Block } from '@bespeak/documents/write/blocks/block.ts'
import { blocksOf } from '@bespeak/documents/write/blocks/blocks.ts'
import { linesOf } from '@bespeak/documents/write/blocks/plain-text.ts'
import { fitPages } from '@bespeak/documents/write/html/fit-pages.ts'
import { previewPages } from '@bespeak/documents/write/html/pages.ts'
import type { Layout } from '@bespeak/documents/write/layout.ts'
import type { ResumeDocument } from '@bespeak/domain/resume/document.ts'
import { draw } from './draw.ts'
import { loadFonts } from './fonts.ts'
import { layOut } from './measure.ts'

/** The pages of a resume as the PDF has them, ready to be shown. */
export async function setPages(resume: ResumeDocument, layout: Layout): Promise<HTMLElement[]> {
  const blocks = blocksOf(resume, layout)
  await loadFonts(layout.template, blocks.flatMap(linesOf).join(' '))
  const bench = layOut(blocks, layout)
  try {
    const { pages, tightness } = fitPages(blocks, layout, bench.room, bench.measure)
    const contactLines = bench.contactLines(tightness)
    const drawn = previewPages(blocks, pages, layout, { tightness, contactLines }).map(draw)
    for (const page of drawn) nameNodes(page, blocks)
    return drawn
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
