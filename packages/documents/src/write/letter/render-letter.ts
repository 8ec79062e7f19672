import { hasUnprintableLetters, missingGlyphs } from '../fonts/missing-glyphs.ts'
import type { Layout, Template } from '../layout.ts'
import { type LetterContent, letterLines } from '../letter-content.ts'
import type { RenderFailure } from '../render-resume.ts'
import type { TypesetResult, TypesetTask } from '../typeset.ts'
import { letterTask } from './letter-task.ts'

export type RenderedLetter = LetterFile | RenderFailure

interface LetterFile {
  ok: true
  bytes: Uint8Array
  pages: number
  /** The template it is set in: the one asked for, or the classic one where that could not be proven. */
  template: Template
  /** Characters that no font has; they are left out. */
  missing: string[]
}

// More than ten pages.
const mostCharacters = 40_000

/** A letter as PDF, read again before it is handed out. */
export async function renderLetter(
  letter: LetterContent,
  layout: Layout,
  typeset: (task: TypesetTask) => Promise<TypesetResult>,
): Promise<RenderedLetter> {
  const text = letterLines(letter).join('\n')
  if (text.length > mostCharacters) return { ok: false, reason: 'too-long' }
  const unprintable = text.split('\n').find(hasUnprintableLetters)
  if (unprintable !== undefined) return { ok: false, reason: 'unproven', line: unprintable }
  const { template } = layout
  const result = await typeset(letterTask(letter, layout))
  if (result.ok) return { ok: true, bytes: result.bytes, pages: result.pages, template, missing: missingGlyphs(text) }
  if (result.reason !== 'unproven') return { ok: false, reason: result.reason === 'gone' ? 'broken' : result.reason }
  if (template === 'classic') return { ok: false, reason: 'unproven', line: result.line }
  return renderLetter(letter, { ...layout, template: 'classic' }, typeset)
}
