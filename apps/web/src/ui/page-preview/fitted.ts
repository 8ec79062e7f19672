import { blocksOf } from '@bespeak/documents/write/blocks/blocks.ts'
import type { Layout } from '@bespeak/documents/write/layout.ts'
import { type OfferedLine, offeredLines } from '@bespeak/documents/write/one-page/offered.ts'
import type { ResumeDocument } from '@bespeak/domain/resume/document.ts'
import { keptChosen } from './kept-pages.ts'

export interface Fitted {
  /** Of its type, in points. */
  size: number
  fits: boolean
  /** Where it does not fit: the lines to hide, as many as are too long. */
  offered: OfferedLine[]
}

export async function fittedTo(
  resume: ResumeDocument,
  layout: Layout,
  leastAsked: (resume: ResumeDocument) => Promise<readonly string[]>,
): Promise<Fitted | null> {
  const chosen = await keptChosen(resume, layout)
  if (!chosen) return null
  const { step, excess } = chosen
  const offered = excess > 0 ? offeredLines(blocksOf(resume, layout), layout, await leastAsked(resume), excess) : []
  return { size: step.size, fits: excess <= 0, offered }
}
