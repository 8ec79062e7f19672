import { inColumns } from '@bespeak/domain/reading/columns.ts'
import { labelled } from '@bespeak/domain/reading/labels/label.ts'
import { networks } from '@bespeak/domain/reading/labels/weights.ts'
import type { SourceText } from '@bespeak/domain/reading/source.ts'
import { notes, Refusal } from '../file-text.ts'
import type { Limits } from '../limits.ts'
import { type Library, loadLibrary, unseenFonts } from './library.ts'
import { type PageText, type PdfDocument, readPage } from './page.ts'
import { readingHalf } from './port.ts'

export interface PdfText {
  source: SourceText
  notes: string[]
}

export async function readPdf(bytes: Uint8Array, limits: Limits): Promise<PdfText> {
  const library = await loadLibrary()
  // A picture's own head is never packed, so its name can be found in the file as it is.
  const hasPictures = () => new TextDecoder('latin1').decode(bytes).includes('/Image')
  const task = library.getDocument({
    // The library takes what it is given and empties it.
    data: new Uint8Array(bytes),
    verbosity: library.VerbosityLevel.ERRORS,
    // Pictures are not decoded, scripts not run, fonts not drawn, and nothing is asked of a network.
    maxImageSize: 1,
    isEvalSupported: false,
    enableXfa: false,
    useWorkerFetch: false,
    useSystemFonts: false,
    ...unseenFonts(),
    ...readingHalf(library),
  })
  try {
    const document = await task.promise.catch(refuseDocument)
    if (document.numPages > limits.pages) throw new Refusal('too-many-pages')
    const pages = await readPages(document, library, limits, hasPictures)
    refuseSilent(pages, hasPictures, limits)
    return { source: sourceOf(pages), notes: notesOf(pages) }
  } finally {
    await task.destroy()
  }
}

function refuseDocument(error: unknown): never {
  throw new Refusal(error instanceof Error && error.name === 'PasswordException' ? 'password' : 'damaged')
}

async function readPages(
  document: PdfDocument,
  library: Library,
  limits: Limits,
  hasPictures: () => boolean,
): Promise<PageText[]> {
  const pages: PageText[] = []
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await readOne(document, number, library, hasPictures).catch(() => brokenPage)
    pages.push(page)
    if (pages.reduce((sum, it) => sum + it.glyphs, 0) > limits.characters) throw new Refusal('too-large-inside')
  }
  if (pages.every((it) => it === brokenPage)) throw new Refusal('damaged')
  return pages
}

async function readOne(document: PdfDocument, number: number, library: Library, hasPictures: () => boolean) {
  const page = await document.getPage(number)
  const text = await readPage(page, number, library, hasPictures)
  page.cleanup()
  return text
}

/** What a page that cannot be opened leaves. */
const brokenPage: PageText = {
  size: { width: 612, height: 792 },
  fragments: [],
  glyphs: 0,
  unknown: 0,
  isScan: false,
  isDrawn: false,
}

function refuseSilent(pages: readonly PageText[], hasPictures: () => boolean, { lettersPerPage }: Limits) {
  const unknown = pages.reduce((sum, it) => sum + it.unknown, 0)
  const letters = lettersIn(pages, Math.max(unknown, lettersPerPage * pages.length))
  if (unknown > letters && unknown > lettersPerPage) throw new Refusal('coded-text')
  if (letters >= lettersPerPage * pages.length) return
  if (hasPictures() || pages.some((it) => it.isDrawn)) throw new Refusal('scanned')
  if (letters === 0) throw new Refusal('empty')
}

/** Counts them until there are enough. */
function lettersIn(pages: readonly PageText[], enough: number): number {
  let letters = 0
  for (const { text } of pages.flatMap((it) => it.fragments)) {
    if (letters >= enough) break
    letters += text.match(/[\p{L}\p{N}]/gu)?.length ?? 0
  }
  return letters
}

const sourceOf = (pages: readonly PageText[]): SourceText =>
  labelled(
    inColumns({
      positioned: true,
      pages: pages.map((it) => it.size),
      fragments: pages.flatMap((it) => it.fragments),
    }),
    networks(),
  )

const notesOf = (pages: readonly PageText[]): string[] => [
  ...(pages.includes(brokenPage) ? [notes.brokenPages] : []),
  ...(pages.some((it) => it.isScan) ? [notes.scanLayer] : []),
  ...(pages.some((it) => it.fragments.some(({ hidden }) => hidden)) ? [notes.hidden] : []),
]
