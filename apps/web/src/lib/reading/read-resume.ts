import type { ReadFile } from '@bespeak/documents/file-text.ts'
import type { PageReader } from '@bespeak/documents/read-browser.ts'
import readWorker from '@bespeak/documents/read-worker.ts?worker&url'
import * as texts from '../texts/reading.ts'
import { startWorker } from '../trusted.ts'
import { engine } from './engine.ts'
import { mostBytes, type OnStep, type Places, type ReadOutcome, refusal } from './resume-read.ts'

let reader: Promise<PageReader> | null = null

/** The reader and all it needs come with the first file. */
function fileReader(): Promise<PageReader> {
  reader ??= import('@bespeak/documents/read-browser.ts').then(({ createBrowserReader }) =>
    createBrowserReader({ start: () => startWorker(readWorker) }),
  )
  return reader
}

/** What knows the exports of others comes with what may be one. */
const imports = () => import('./read-import.ts')

/** A PDF, DOCX or TXT file, a JSON Resume, or LinkedIn's data export: told by what is in it, not by its name. */
export async function readResumeFile(file: File, onStep: OnStep = () => undefined): Promise<ReadOutcome> {
  if (file.size > mostBytes) return refusal(texts.tooLarge)
  onStep(1)
  const bytes = await bytesOf(file)
  if (bytes === null) return refusal(texts.unreadable)
  const { readImportedFile } = await imports()
  const imported = await readImportedFile(file, bytes)
  if (imported) return imported
  onStep(2)
  const read = await textOf(bytes)
  if (read === null) return refusal(texts.noReader)
  if (!read.ok) return refusal(read.message)
  onStep(3)
  return { ...(await fieldsOf(read, file)), ok: true, from: 'file', file, name: file.name }
}

/** Pasted text: a resume, or a JSON Resume. */
export async function readResumeText(text: string): Promise<ReadOutcome> {
  if (text.trim() === '') return refusal(texts.noText)
  const { readImportedText } = await imports()
  const imported = await readImportedText(text)
  if (imported) return imported
  const { plainSource } = await import('@bespeak/domain/reading/source.ts')
  const found = await engine('findInText', { text: plainSource(text) })
  return { ...found, ok: true, from: 'text', file: null, name: null, notes: [] }
}

const bytesOf = async (file: File): Promise<Uint8Array | null> => {
  try {
    return new Uint8Array(await file.arrayBuffer())
  } catch {
    return null
  }
}

async function textOf(bytes: Uint8Array) {
  try {
    return await (await fileReader()).read(bytes)
  } catch {
    return null
  }
}

async function fieldsOf({ source, kind, notes }: ReadFile, { size }: File) {
  const { notes: known } = await import('@bespeak/documents/file-text.ts')
  const recognised = notes.includes(known.scanLayer)
  const found = await engine(kind === 'pdf' ? 'findInPdf' : 'findInText', {
    text: source,
    file: { kind, bytes: size, recognised },
  })
  return { ...found, notes, ...(source.positioned && { places: placesOf(source) }) }
}

const placesOf = ({ pages, fragments }: ReadFile['source']): Places => ({
  pages,
  lines: fragments.map(({ page, x, y, width, size }) => ({ page, x, y, width, size })),
})
