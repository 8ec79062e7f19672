import { hasUnprintableLetters, missingGlyphs } from '../fonts/missing-glyphs.ts'
import type { RenderFailure } from '../render-resume.ts'
import type { TypesetResult, TypesetTask } from '../typeset.ts'
import { houseLines } from './lines.ts'
import { type Sheet, sheetTask } from './sheet.ts'

export type RenderedSheet = SheetFile | RenderFailure

interface SheetFile {
  ok: true
  bytes: Uint8Array
  pages: number
  /** Characters that no font has; they are left out. */
  missing: string[]
}

// About as much as stands on the fifty pages that are read again at most.
const mostCharacters = 100_000

/** A sheet as PDF, read again before it is handed out. */
export async function renderSheet(
  sheet: Sheet,
  typeset: (task: TypesetTask) => Promise<TypesetResult>,
): Promise<RenderedSheet> {
  const text = sheet.blocks.flatMap(houseLines).join('\n')
  if (text.length > mostCharacters) return { ok: false, reason: 'too-long' }
  const unprintable = text.split('\n').find(hasUnprintableLetters)
  if (unprintable !== undefined) return { ok: false, reason: 'unproven', line: unprintable }
  const result = await typeset(sheetTask(sheet))
  if (result.ok) return { ok: true, bytes: result.bytes, pages: result.pages, missing: missingGlyphs(text) }
  if (result.reason === 'unproven') return { ok: false, reason: 'unproven', line: result.line }
  return { ok: false, reason: result.reason === 'gone' ? 'broken' : result.reason }
}
