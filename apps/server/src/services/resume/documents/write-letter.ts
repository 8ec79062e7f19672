import type { Layout } from '@bespeak/documents/write/layout.ts'
import { badInput, notFound } from '../../../kernel/errors.ts'
import { dayOf } from '../moments.ts'
import type { DocumentWriter, ResumePorts } from '../ports.ts'
import { openInLetter } from '../suggestions/suggestions.ts'
import type { TailoredRow } from '../tailored/tailored.store.ts'
import { fileOf, textFile, type WrittenFile } from './write-resume.ts'

/** A letter as a file, as it stands. */
export async function writeLetter(
  { sql, engine, now }: Pick<ResumePorts, 'sql' | 'engine' | 'now'>,
  writer: DocumentWriter,
  format: 'pdf' | 'docx' | 'txt',
  row: TailoredRow,
  layout: Layout,
): Promise<WrittenFile> {
  const { userId, document, coverLetter: content, letter, jobAdvertisingCompany: company } = row
  if (content === null) throw notFound()
  const [open] = await openInLetter(sql, row)
  if (open) throw badInput({ coverLetter: notSettled(open.suggestion.text) })
  const { basics } = document
  const printed = { basics, content, letter, company, pageSize: layout.pageSize, today: dayOf(now()) }
  if (format === 'txt') return textFile(await engine({ userId }, 'letterText', printed))
  const said = await engine({ userId }, 'letterContent', printed)
  return fileOf(await (format === 'pdf' ? writer.renderLetter(said, layout) : writer.renderLetterDocx(said, layout)))
}

const notSettled = (sentence: string) =>
  `Some words aren’t on your resume. Check them before you send this letter: “${sentence}”`
