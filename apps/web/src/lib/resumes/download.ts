import { mutationOptions } from '@tanstack/react-query'
import { type SentFile, saveFile } from '../save-file.ts'
import * as texts from '../texts/resumes.ts'

/** Under the name that the server gave it; under this one where it gave none. */
export function saveDocument(file: SentFile, otherwise: string, missing: string = texts.noDocumentReturned): void {
  if (!file.contentBase64) throw new Error(missing)
  saveFile({ ...file, filename: file.filename || otherwise })
}

export const downloadMutation = <Wanted>(download: (wanted: Wanted) => Promise<void>) =>
  mutationOptions({
    mutationFn: download,
    meta: { words: { failed: texts.downloadFailed, otherwise: texts.noDocument } },
  })
