import type { Layout } from '@bespeak/documents/write/layout.ts'
import { notFound } from '../../../kernel/errors.ts'
import { dayOf } from '../moments.ts'
import type { DocumentWriter, ResumePorts } from '../ports.ts'
import type { TailoredRow } from '../tailored/tailored.store.ts'
import { fileOf, textFile, type WrittenFile } from './write-resume.ts'

/** A letter as a file, as it stands. */
export async function writeLetter(
  { engine, now }: Pick<ResumePorts, 'engine' | 'now'>,
  writer: DocumentWriter,
  format: 'pdf' | 'docx' | 'txt',
  { userId, document, coverLetter: content, letter, jobAdvertisingCompany: company }: TailoredRow,
  layout: Layout,
): Promise<WrittenFile> {
  if (content === null) throw notFound()
  const { basics } = document
  const printed = { basics, content, letter, company, pageSize: layout.pageSize, today: dayOf(now()) }
  if (format === 'txt') return textFile(await engine({ userId }, 'letterText', printed))
  const said = await engine({ userId }, 'letterContent', printed)
  return fileOf(await (format === 'pdf' ? writer.renderLetter(said, layout) : writer.renderLetterDocx(said, layout)))
}
