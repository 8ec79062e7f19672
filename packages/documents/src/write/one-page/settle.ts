import type { ResumeDocument } from '@bespeak/domain/resume/document.ts'
import { blocksOf } from '../blocks/blocks.ts'
import { linesOf } from '../blocks/plain-text.ts'
import { rareFamiliesFor } from '../fonts/missing-glyphs.ts'
import type { Layout } from '../layout.ts'
import { resumeTask } from '../resume-task.ts'
import type { Engine } from '../typst/engine.ts'
import { pagesTaken } from '../typst/fit.ts'
import { chooseStep } from './choose-step.ts'
import type { SetLayout } from './steps.ts'

/** A layout as the files of a resume are set in: where it is to fit one page, as closely as that takes. */
export async function settled(engine: Engine, document: ResumeDocument, layout: Layout): Promise<SetLayout> {
  if (!layout.fit) return layout
  const blocks = blocksOf(document, layout)
  await engine.loadFonts(rareFamiliesFor(blocks.flatMap(linesOf).join('\n')))
  const pagesIn = (set: SetLayout) => {
    const { template, data } = resumeTask(blocks, set)
    const typeset = engine.typeset({ template, data: { ...data, tightness: 0 } })
    typeset.release()
    return pagesTaken(typeset.fit)
  }
  const { step, wordStep } = chooseStep(blocks, layout, pagesIn)
  return { ...layout, step, wordStep }
}
