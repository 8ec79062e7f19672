import type { Works } from './works.ts'
import { createWriterPool, type WriterOptions } from './writer-pool.ts'

// The entry for Node. A page in the browser takes `layout.ts`, `blocks/` and `fonts/missing-glyphs.ts`, which need none.

export type { DocxFile } from './docx/render-docx.ts'
export type { SheetFile } from './house/render-sheet.ts'
export type { Layout } from './layout.ts'
export type { LetterFile } from './letter/render-letter.ts'
export type { RenderFailure, ResumeFile } from './render-resume.ts'

export interface DocumentWriter extends Works {
  /** Starts what writes, so that the first document does not wait for it. */
  warm(): Promise<void>
  close(): void
}

export function createDocumentWriter(options: WriterOptions): DocumentWriter {
  const { run, warm, close } = createWriterPool(options)
  /** A work that is done in another process, and answers what it would answer here. */
  const apart =
    <Name extends keyof Works>(work: Name) =>
    (...takes: Parameters<Works[Name]>) =>
      run({ work, takes }) as ReturnType<Works[Name]>
  return {
    renderResume: apart('renderResume'),
    renderResumeDocx: apart('renderResumeDocx'),
    renderLetter: apart('renderLetter'),
    renderLetterDocx: apart('renderLetterDocx'),
    renderReport: apart('renderReport'),
    renderGuide: apart('renderGuide'),
    renderPlan: apart('renderPlan'),
    renderInvoice: apart('renderInvoice'),
    warm,
    close,
  }
}
