import { type AtsFile, fileFacts } from '@bespeak/domain/ats/file.ts'
import type { Reading } from '@bespeak/domain/reading/read.ts'
import type { SourceText } from '@bespeak/domain/reading/source.ts'

/** The text of a file, or what was pasted. */
export interface TextRead {
  text: SourceText
  /** Left out for pasted text. */
  file?: { kind: AtsFile['kind']; bytes: number; recognised: boolean }
}

export interface FieldsFound extends Reading {
  facts: AtsFile | null
}

export const fieldsFound = ({ text, file }: TextRead, reading: Reading): FieldsFound => ({
  ...reading,
  facts: file ? fileFacts({ ...file, source: text }) : null,
})
