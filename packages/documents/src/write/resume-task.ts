import type { Block } from './blocks/block.ts'
import { mapTexts } from './blocks/map-texts.ts'
import { linesOf } from './blocks/plain-text.ts'
import { printable } from './fonts/missing-glyphs.ts'
import type { SetLayout } from './one-page/steps.ts'
import type { TypesetTask } from './typeset.ts'
import { resumeData } from './typst/resume-data.ts'

/** A resume as a task for the typesetter; what no font can print is left out. */
export function resumeTask(blocks: readonly Block[], layout: SetLayout): TypesetTask {
  const printed = mapTexts(blocks, printable)
  const data = resumeData(printed, layout)
  return { template: `/${layout.template}.typ`, data, lines: printed.flatMap(linesOf), name: data.name }
}
