import type { ResumeDocument } from '@bespeak/domain/resume/document.ts'
import * as texts from '../texts/reading.ts'
import { type ReadOutcome, type ResumeRead, refusal } from './resume-read.ts'

/** The resume in a JSON file or in LinkedIn's archive; null where it is neither. */
export async function readImportedFile(file: File, bytes: Uint8Array): Promise<ReadOutcome | null> {
  const outcome = isZip(bytes) ? await readArchive(bytes) : await readJson(bytes)
  return outcome?.ok ? { ...outcome, name: file.name } : outcome
}

export const readImportedText = (text: string): Promise<ReadOutcome | null> => readJsonText(text)

const isZip = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b

const imported = (from: ResumeRead['from'], document: ResumeDocument, source: string): ResumeRead => ({
  ...{ ok: true, from, document, source, file: null, name: null, facts: null, notes: [] },
})

async function readJson(bytes: Uint8Array): Promise<ReadOutcome | null> {
  const text = new TextDecoder().decode(bytes).replace(/^\ufeff/, '')
  return readJsonText(text)
}

async function readJsonText(text: string): Promise<ReadOutcome | null> {
  if (!/^\s*\{/.test(text)) return null
  const json = parsed(text)
  if (json === undefined) return null
  const { fromJsonResume } = await import('@bespeak/domain/resume/json-resume.ts')
  const document = fromJsonResume(json)
  if (isEmpty(document)) return refusal(texts.emptyJson)
  return imported('json-resume', document, JSON.stringify(json, null, 2))
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const isEmpty = ({ basics, sections }: ResumeDocument) =>
  !basics.name && !basics.email && sections.every(({ entries }) => entries.length === 0)

/** Null where the archive is something else, as a Word document is. */
async function readArchive(bytes: Uint8Array): Promise<ReadOutcome | null> {
  const [{ openArchive }, { limits }, { fromLinkedIn, isLinkedInExport, linkedInFiles }, { Refusal, refuse }] =
    await Promise.all([
      import('@bespeak/documents/zip/archive.ts'),
      import('@bespeak/documents/limits.ts'),
      import('@bespeak/domain/resume/linkedin/linkedin.ts'),
      import('@bespeak/documents/file-text.ts'),
    ])
  try {
    const archive = openArchive(bytes, limits)
    const places = new Map(archive.names().map((place) => [place.split('/').at(-1) ?? place, place]))
    if (!isLinkedInExport([...places.keys()])) return null
    const files: Record<string, string> = {}
    for (const name of linkedInFiles) {
      const part = await archive.read(places.get(name) ?? '')
      if (part) files[name] = new TextDecoder().decode(part)
    }
    const document = fromLinkedIn(files)
    if (isEmpty(document)) return refusal(texts.emptyExport)
    return imported('linkedin', document, sourceOf(files))
  } catch (failure) {
    return failure instanceof Refusal ? refusal(refuse(failure.reason).message) : null
  }
}

const sourceOf = (files: Record<string, string>) =>
  Object.entries(files)
    .map(
      ([name, text]) =>
        `${name}\n${text
          .replace(/^\ufeff/, '')
          .replace(/\r\n?/g, '\n')
          .trim()}`,
    )
    .join('\n\n')
