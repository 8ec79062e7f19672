import type { FileKind } from '@bespeak/documents/file-text.ts'
import { notes as known } from '@bespeak/documents/file-text.ts'
import { readFile } from '@bespeak/documents/read-file.ts'
import { type AtsFile, fileFacts } from '@bespeak/domain/ats/file.ts'
import { readSource } from '@bespeak/domain/reading/read-source.ts'
import type { SourceText } from '@bespeak/domain/reading/source.ts'
import type { ResumeDocument } from '@bespeak/domain/resume/document.ts'
import { bytesAt, refusalOf } from './bytes.ts'

/** A resume as it was read from a file, with what a person should know of the reading. */
export interface ResumeHere {
  kind: FileKind
  document: ResumeDocument
  /** The text of the file, line by line. */
  text: string
  notes: string[]
  facts: AtsFile
}

export const readResumeAt = async (path: string): Promise<ResumeHere> => readResume(await bytesAt(path))

/** Refused with the sentence that the product has for it. */
export async function readResume(bytes: Uint8Array): Promise<ResumeHere> {
  const read = await readFile(bytes)
  if (!read.ok) throw refusalOf(read)
  const { kind, source, notes } = read
  const recognised = notes.includes(known.scanLayer)
  return {
    ...{ kind, notes, text: textOf(source) },
    document: readSource(source).document,
    facts: fileFacts({ kind, source, bytes: bytes.length, recognised }),
  }
}

export const textOf = ({ fragments }: SourceText): string => fragments.map(({ text }) => text).join('\n')
