import type { Layout } from '@bespeak/documents/write/layout.ts'
import type { LetterContent } from '@bespeak/documents/write/letter-content.ts'
import type { ResumeDocument } from '@bespeak/domain/resume/document.ts'
import type { Format } from '../services/resume/documents/formats.ts'
import { bytesOf } from '../services/resume/documents/write-resume.ts'
import { engineHere, writerHere } from './works.ts'

const encoded = (text: string) => new TextEncoder().encode(text)

/** A resume as a file; what cannot be printed as it stands is said, never left out. */
export async function resumeFile(document: ResumeDocument, format: Format, layout: Layout): Promise<Uint8Array> {
  if (format === 'pdf') return bytesOf(await (await writerHere()).renderResume(document, layout))
  if (format === 'docx') return bytesOf(await (await writerHere()).renderResumeDocx(document, layout))
  const engine = await engineHere()
  return encoded(
    format === 'txt'
      ? engine.toPlainText(document, layout)
      : `${JSON.stringify(engine.toJsonResume(document), null, 2)}\n`,
  )
}

export async function letterFile(
  letter: { content: LetterContent; text: string },
  format: Exclude<Format, 'json'>,
  layout: Layout,
): Promise<Uint8Array> {
  if (format === 'txt') return encoded(letter.text)
  const writer = await writerHere()
  const { renderLetter, renderLetterDocx } = writer
  return bytesOf(
    await (format === 'pdf' ? renderLetter(letter.content, layout) : renderLetterDocx(letter.content, layout)),
  )
}
