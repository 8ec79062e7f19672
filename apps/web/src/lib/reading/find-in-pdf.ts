import { fileFacts } from '@bespeak/domain/ats/file.ts'
import { readLabelled } from '@bespeak/domain/reading/read-labelled.ts'
import type { FieldsFound, TextRead } from './find-fields.ts'

/** The same for the text of a PDF, of which the step that read it says what is what. */
export function findInPdf({ text, file }: TextRead): FieldsFound {
  return { ...readLabelled(text), facts: file ? fileFacts({ ...file, source: text }) : null }
}
