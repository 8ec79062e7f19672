import type { ResumeDocument } from '@bespeak/domain/resume/document.ts'
import { blocksOf } from './blocks/blocks.ts'
import { linesOf } from './blocks/plain-text.ts'
import { hasUnprintableLetters, missingGlyphs } from './fonts/missing-glyphs.ts'
import { aboutOf, type Template } from './layout.ts'
import type { SetLayout } from './one-page/steps.ts'
import { resumeTask } from './resume-task.ts'
import type { TypesetResult, TypesetTask } from './typeset.ts'

export type RenderedResume = ResumeFile | RenderFailure

interface ResumeFile {
  ok: true
  bytes: Uint8Array
  pages: number
  /** The template it is set in: the one asked for, or the classic one where that could not be proven. */
  template: Template
  /** Lines on more pages than the template is for. */
  unfitted: string[]
  /** Characters that no font has; they are left out. */
  missing: string[]
}

export interface RenderFailure {
  ok: false
  /** `unproven`: a line is not in the file as it should be. `own` (several of theirs wait), `busy` and `slow` may go better later; `slow-long` as well, and also when it is shorter. */
  reason: 'unproven' | 'too-long' | 'own' | 'busy' | 'slow' | 'slow-long' | 'broken'
  line?: string
}

// More than fifty pages.
const mostCharacters = 200_000

type Typeset = (task: TypesetTask) => Promise<TypesetResult>

/** A resume as PDF, read again before it is handed out. */
export async function renderResume(
  document: ResumeDocument,
  layout: SetLayout,
  typeset: Typeset,
): Promise<RenderedResume> {
  const blocks = blocksOf(document, layout)
  const text = blocks.flatMap(linesOf).join('\n')
  if (text.length > mostCharacters) return { ok: false, reason: 'too-long' }
  const unprintable = text.split('\n').find(hasUnprintableLetters)
  if (unprintable !== undefined) return { ok: false, reason: 'unproven', line: unprintable }
  const task = resumeTask(blocks, layout)
  const result = await typeset(task)
  if (result.ok) {
    const { bytes, pages, pageOf } = result
    const { template } = layout
    const room = layout.step ? 1 : (aboutOf(template).pages ?? pages)
    const unfitted = task.lines.filter((_, index) => (pageOf[index] ?? 1) > room)
    return { ok: true, bytes, pages, template, unfitted, missing: missingGlyphs(text) }
  }
  if (result.reason !== 'unproven') return { ok: false, reason: result.reason === 'gone' ? 'broken' : result.reason }
  if (layout.template === 'classic') return { ok: false, reason: 'unproven', line: result.line }
  return renderResume(document, { ...layout, template: 'classic' }, typeset)
}
