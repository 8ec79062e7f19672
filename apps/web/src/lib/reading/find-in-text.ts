import { readText } from '@bespeak/domain/reading/read-text.ts'
import { type FieldsFound, fieldsFound, type TextRead } from './fields-found.ts'

/** Of a file without places, or of pasted text, what is what is told here. */
export const findInText = (read: TextRead): FieldsFound => fieldsFound(read, readText(read.text))
