import type { ResumeDocument } from '@bespeak/domain/resume/document.ts'
import { readFile } from '../../read-file.ts'
import { blocksOf } from '../blocks/blocks.ts'
import { linesOf } from '../blocks/plain-text.ts'
import { resumeMeta } from '../document-meta.ts'
import type { Layout, Template } from '../layout.ts'
import { type LetterContent, letterLines } from '../letter-content.ts'
import type { SetLayout } from '../one-page/steps.ts'
import { prove } from '../proof/prove.ts'
import type { RenderFailure } from '../render-resume.ts'
import { writeDocx } from './write-docx.ts'
import { writeLetterDocx } from './write-letter-docx.ts'
import { xmlText } from './xml-text.ts'

export type RenderedDocx = DocxFile | RenderFailure

interface DocxFile {
  ok: true
  bytes: Uint8Array
  /** The one asked for, or the classic one where that could not be proven. */
  template: Template
}

// More than fifty pages.
const mostCharacters = 200_000

/** A resume for Word, read again before it is handed out. */
export function renderResumeDocx(document: ResumeDocument, layout: SetLayout): Promise<RenderedDocx> {
  return rendered(layout, (set) => {
    const blocks = blocksOf(document, set)
    return { lines: blocks.flatMap(linesOf), write: () => writeDocx(blocks, set, resumeMeta(blocks)) }
  })
}

/** A cover letter for Word, read again before it is handed out. */
export function renderLetterDocx(letter: LetterContent, layout: Layout): Promise<RenderedDocx> {
  return rendered(layout, (set) => ({ lines: letterLines(letter), write: () => writeLetterDocx(letter, set) }))
}

interface Draft {
  lines: string[]
  write(): Promise<Uint8Array>
}

async function rendered(layout: SetLayout, draftIn: (layout: SetLayout) => Draft): Promise<RenderedDocx> {
  const { lines, write } = draftIn(layout)
  if (lines.join('\n').length > mostCharacters) return { ok: false, reason: 'too-long' }
  const bytes = await write()
  const line = await missingLine(bytes, lines.map(xmlText))
  if (line === null) return { ok: true, bytes, template: layout.template }
  if (layout.template === 'classic') return { ok: false, reason: 'unproven', line }
  return rendered({ ...layout, template: 'classic' }, draftIn)
}

/** The first line that is not in the file where it should be. */
async function missingLine(bytes: Uint8Array, lines: readonly string[]): Promise<string | null> {
  const read = await readFile(bytes)
  if (!read.ok) return lines[0] ?? ''
  const proof = prove(lines, read.source, '')
  return proof.ok ? null : proof.line
}
