import { readPage } from '@bespeak/domain/reading/read-page.ts'
import { type FieldsFound, fieldsFound, type TextRead } from './fields-found.ts'

/** Of the text of a PDF, the step that read it says what is what. */
export const findInPdf = (read: TextRead): FieldsFound => fieldsFound(read, readPage(read.text))
