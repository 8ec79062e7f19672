import type { Fragment, SourceText } from '@bespeak/domain/reading/source.ts'
import { notes, Refusal } from '../file-text.ts'
import type { Limits } from '../limits.ts'
import { fragmentsOf } from './fragments.ts'
import type { Glyph } from './glyphs.ts'
import { type Library, loadLibrary } from './library.ts'
import { linksOf, withLinks } from './links.ts'
import { asMatrix } from './matrix.ts'
import { glyphsOf } from './program.ts'
import { runsOf } from './runs.ts'

export interface PdfText {
  source: SourceText
  notes: string[]
}

type Document = Awaited<ReturnType<Library['getDocument']>['promise']>
type Page = Awaited<ReturnType<Document['getPage']>>

export async function readPdf(bytes: Uint8Array, limits: Limits): Promise<PdfText> {
  const library = await loadLibrary()
  const hasPictures = () => mentions(bytes, '/Image')
  const task = library.getDocument({
    // The library takes what it is given and empties it.
    data: new Uint8Array(bytes),
    verbosity: library.VerbosityLevel.ERRORS,
    // Pictures are not decoded, scripts not run, fonts not drawn, and nothing is asked of a network.
    maxImageSize: 1,
    isEvalSupported: false,
    disableFontFace: true,
    enableXfa: false,
    useWorkerFetch: false,
    useSystemFonts: false,
    stopAtErrors: false,
  })
  try {
    const document = await task.promise.catch(refused)
    if (document.numPages > limits.pages) throw new Refusal('too-many-pages')
    return await textOf(document, library, limits, hasPictures)
  } finally {
    await task.destroy()
  }
}

function refused(error: unknown): never {
  const name = error instanceof Error ? error.name : ''
  throw new Refusal(name === 'PasswordException' ? 'password' : 'damaged')
}

async function textOf(document: Document, library: Library, limits: Limits, hasPictures: () => boolean): Promise<PdfText> {
  const source: SourceText = { positioned: true, pages: [], fragments: [] }
  const glyphs: Glyph[] = []
  let broken = 0
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number).catch(() => null)
    if (!page) {
      broken += 1
      source.pages.push({ width: 612, height: 792 })
      continue
    }
    const read = await readPage(page, number, library, hasPictures)
    source.pages.push(read.size)
    source.fragments.push(...read.fragments)
    glyphs.push(...read.glyphs)
    if (glyphs.length > limits.characters) throw new Refusal('too-large-inside')
    page.cleanup()
  }
  if (broken === document.numPages) throw new Refusal('damaged')
  judge(source, glyphs, hasPictures)
  return { source, notes: notesOf(source, glyphs) }
}

interface ReadPage {
  size: { width: number; height: number }
  fragments: Fragment[]
  glyphs: Glyph[]
}

async function readPage(page: Page, number: number, library: Library, hasPictures: () => boolean): Promise<ReadPage> {
  const operators = await page.getOperatorList()
  const font = (name: string): unknown => (page.commonObjs.has(name) ? page.commonObjs.get(name) : null)
  const seenFrom = (rotation: number) => {
    const { width, height, transform } = page.getViewport({ scale: 1, rotation })
    const view = asMatrix(transform)
    return { width, height, view, glyphs: glyphsOf({ operators, view, width, height, font }, library.OPS) }
  }
  const upright = seenFrom(page.rotate)
  const turn = commonTurn(upright.glyphs)
  const { width, height, view, glyphs } = turn === 0 ? upright : seenFrom((page.rotate + 360 - turn) % 360)
  const shown = isUnpainted(glyphs) && hasPictures() ? painted(glyphs) : glyphs
  const fragments = withLinks(fragmentsOf(runsOf(shown), number), linksOf(await annotationsOf(page), view))
  return { size: { width, height }, fragments: fragments.map(rounded), glyphs: shown }
}

/** Degrees by which most of a page's text is turned; a page set sideways is read sideways. */
function commonTurn(glyphs: readonly Glyph[]): number {
  const counts = new Map<number, number>()
  for (const { angle } of glyphs) {
    const turn = (((Math.round(angle / 90) * 90) % 360) + 360) % 360
    counts.set(turn, (counts.get(turn) ?? 0) + 1)
  }
  return [...counts].reduce((top, it) => (it[1] > top[1] ? it : top), [0, counts.get(0) ?? 0])[0]
}

/** Nearly all text unpainted, over pictures, is what was recognised in a scan: there it can be seen. */
const isUnpainted = (glyphs: readonly Glyph[]) =>
  glyphs.length > 0 && glyphs.filter((glyph) => glyph.ink.unpainted).length >= 0.9 * glyphs.length

const painted = (glyphs: readonly Glyph[]): Glyph[] =>
  glyphs.map((glyph) => ({ ...glyph, ink: { ...glyph.ink, hidden: false, unpainted: false } }))

/** For printing, the library leaves out what takes it a second pass over the page. Few links are not meant for print. */
async function annotationsOf(page: Page): Promise<readonly unknown[]> {
  const printed = await page.getAnnotations({ intent: 'print' }).catch(() => [])
  return printed.length > 0 ? printed : await page.getAnnotations().catch(() => [])
}

const tenth = (value: number) => Math.round(value * 10) / 10
const rounded = (it: Fragment): Fragment => ({ ...it, x: tenth(it.x), y: tenth(it.y), width: tenth(it.width) })

const fewestLetters = 12

function judge({ fragments }: SourceText, glyphs: readonly Glyph[], hasPictures: () => boolean) {
  const letters = fragments.reduce((sum, { text }) => sum + (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0), 0)
  const coded = glyphs.filter(({ text, ink }) => !ink.icons && /\p{Co}|\ufffd|(?!\s)\p{Cc}/u.test(text)).length
  if (coded > 40 && coded > letters) throw new Refusal('coded-text')
  if (letters >= fewestLetters) return
  throw new Refusal(hasPictures() ? 'scanned' : 'empty')
}

function notesOf({ fragments }: SourceText, glyphs: readonly Glyph[]): string[] {
  const scan = glyphs.length > 0 && glyphs.every(({ ink }) => ink.unpainted)
  const hidden = fragments.some((it) => it.hidden && /[\p{L}\p{N}]/u.test(it.text))
  return [...(scan ? [notes.scanLayer] : []), ...(hidden && !scan ? [notes.hidden] : [])]
}

function mentions(bytes: Uint8Array, word: string): boolean {
  return new TextDecoder('latin1').decode(bytes).includes(word)
}
