import type { RenderFailure } from '@bespeak/documents/write/index.ts'
import type { Layout } from '@bespeak/documents/write/layout.ts'
import type { ResumeDocument } from '@bespeak/domain/resume/document.ts'
import { AppError, badInput } from '../../../kernel/errors.ts'
import type { DocumentWriter, ResumePorts } from '../ports.ts'
import type { Format } from './formats.ts'

/** A resume as a file. What cannot be written as it stands is said, never left out. */
export async function writeResume(
  { engine }: Pick<ResumePorts, 'engine'>,
  writer: DocumentWriter,
  userId: number,
  format: Format,
  document: ResumeDocument,
  layout: Layout,
): Promise<Uint8Array> {
  switch (format) {
    case 'pdf':
      return bytesOf(await writer.renderResume(document, layout))
    case 'docx':
      return bytesOf(await writer.renderResumeDocx(document, layout))
    case 'txt':
      return new TextEncoder().encode(await engine({ userId }, 'toPlainText', document, layout))
    case 'json':
      return new TextEncoder().encode(
        `${JSON.stringify(await engine({ userId }, 'toJsonResume', document), null, 2)}\n`,
      )
  }
}

const retryAfter = 10

/** The file, or a sentence that says why there is none and what to do. */
export function bytesOf(rendered: { ok: true; bytes: Uint8Array } | RenderFailure): Uint8Array {
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
