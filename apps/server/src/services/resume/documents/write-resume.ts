import type { RenderFailure } from '@bespeak/documents/write/index.ts'
import type { Layout } from '@bespeak/documents/write/layout.ts'
import type { ResumeDocument } from '@bespeak/domain/resume/document.ts'
import { AppError, badInput } from '../../../kernel/errors.ts'
import type { DocumentWriter, ResumePorts } from '../ports.ts'
import type { Format } from './formats.ts'

export interface WrittenFile {
  bytes: Uint8Array
  /** Pictures and signs that no font has; a word that cannot be printed is refused. */
  leftOut: readonly string[]
}

/** A resume as a file. */
export async function writeResume(
  { engine }: Pick<ResumePorts, 'engine'>,
  writer: DocumentWriter,
  userId: number,
  format: Format,
  document: ResumeDocument,
  layout: Layout,
): Promise<WrittenFile> {
  switch (format) {
    case 'pdf':
      return fileOf(await writer.renderResume(document, layout))
    case 'docx':
      return fileOf(await writer.renderResumeDocx(document, layout))
    case 'txt':
      return textFile(await engine({ userId }, 'toPlainText', document, layout))
    case 'json':
      return textFile(`${JSON.stringify(await engine({ userId }, 'toJsonResume', document), null, 2)}\n`)
  }
}

export const textFile = (text: string): WrittenFile => ({ bytes: new TextEncoder().encode(text), leftOut: [] })

type Rendered = { ok: true; bytes: Uint8Array; missing?: readonly string[] } | RenderFailure

export const fileOf = (rendered: Rendered): WrittenFile => ({
  bytes: bytesOf(rendered),
  leftOut: (rendered.ok && rendered.missing) || [],
})

const retryAfter = 10

/** The file, or a sentence that says why there is none and what to do. */
export function bytesOf(rendered: Rendered): Uint8Array {
  if (rendered.ok) return rendered.bytes
  switch (rendered.reason) {
    case 'unproven':
      throw badInput({ content: unproven(rendered.line) })
    case 'too-long':
      throw new AppError('TOO_LARGE', 'This is too long for a document. Please shorten it, or download it as text.')
    case 'own':
      throw new AppError(
        'RATE_LIMITED',
        'Several of your documents are still being made. Please wait for them, then try again.',
        { retryAfter },
      )
    case 'busy':
      throw new AppError('RATE_LIMITED', 'Many documents are being made right now. Please try again in a moment.', {
        retryAfter,
      })
    case 'slow':
      throw new AppError(
        'RATE_LIMITED',
        'This document took longer than it should: the server is busy. Please try again in a moment.',
        { retryAfter },
      )
    case 'slow-long':
      throw new AppError(
        'RATE_LIMITED',
        'This document is long, and took too long to make. Please try again in a moment, or shorten it.',
        { retryAfter },
      )
    case 'broken':
      throw new Error('The writer of documents broke off.')
  }
}

const maxQuoted = 80

function unproven(line = ''): string {
  const start = [...line].slice(0, maxQuoted).join('')
  const quoted = start === line ? line : `${start.trimEnd()} …`
  return `One line cannot be printed as it stands: “${quoted}”. Please write it another way, or download it as text.`
}
