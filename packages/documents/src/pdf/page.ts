import type { Fragment, SourcePage } from '@bespeak/domain/reading/source.ts'
import { fragmentsOf } from './fragments.ts'
import type { Glyph } from './glyphs.ts'
import type { Library } from './library.ts'
import { linksOf, withLinks } from './links.ts'
import { asMatrix } from './matrix.ts'
import { glyphsOf } from './program.ts'
import { runsOf } from './runs.ts'

export type PdfDocument = Awaited<ReturnType<Library['getDocument']>['promise']>
export type PdfPage = Awaited<ReturnType<PdfDocument['getPage']>>

export interface PageText {
  size: SourcePage
  fragments: Fragment[]
  /** How many glyphs it has, and how many of them stand for no character that is known. */
  glyphs: number
  unknown: number
  /** Its text lies unseen behind a picture. */
  isScan: boolean
  /** It is drawn of many lines, as letters turned into shapes are. */
  isDrawn: boolean
}

export async function readPage(
  page: PdfPage,
  number: number,
  library: Library,
  hasPictures: () => boolean,
): Promise<PageText> {
  const operators = await page.getOperatorList()
  const font = (name: string): unknown => (page.commonObjs.has(name) ? page.commonObjs.get(name) : null)
  const seenFrom = (rotation: number) => {
    const { width, height, transform } = page.getViewport({ scale: 1, rotation })
    const view = asMatrix(transform)
    return { size: { width, height }, view, glyphs: glyphsOf({ operators, view, width, height, font }, library.OPS) }
  }
  const upright = seenFrom(page.rotate)
  const turn = commonTurn(upright.glyphs)
  const { size, view, glyphs } = turn === 0 ? upright : seenFrom((page.rotate + 360 - turn) % 360)
  const unknown = glyphs.filter(isUnknown).length
  const isScan = isUnpainted(glyphs) && hasPictures()
  if (isScan) for (const glyph of glyphs) glyph.ink = { ...glyph.ink, hidden: false, unpainted: false }
  const fragments = withLinks(fragmentsOf(runsOf(glyphs), number), linksOf(await annotationsOf(page), view))
  return {
    size: turn === 0 ? size : { ...size, turn },
    fragments: fragments.map(rounded),
    glyphs: glyphs.length,
    unknown,
    isScan,
    isDrawn: operators.fnArray.length > drawnOperators,
  }
}

const drawnOperators = 100

/** Degrees by which most of a page's text is turned; a page set sideways is read sideways. */
function commonTurn(glyphs: readonly Glyph[]): number {
  const counts = new Map<number, number>()
  for (const { angle } of glyphs) {
    const turn = (((Math.round(angle / 90) * 90) % 360) + 360) % 360
    counts.set(turn, (counts.get(turn) ?? 0) + 1)
  }
  return [...counts].reduce((top, it) => (it[1] > top[1] ? it : top), [0, counts.get(0) ?? 0])[0]
}

const isUnknown = ({ text, ink }: Glyph) =>
  !(text.length === 1 && text >= ' ' && text <= '~') &&
  ink.pictures === null &&
  /\p{Co}|\ufffd|(?!\s)\p{Cc}/u.test(text)

/** Nearly all text unpainted, over pictures, is what was recognised in a scan: there it can be seen. */
const isUnpainted = (glyphs: readonly Glyph[]) =>
  glyphs.length > 0 && glyphs.filter((glyph) => glyph.ink.unpainted).length >= 0.9 * glyphs.length

/** For printing, the library leaves out what takes it a second pass over the page. Few links are not meant for print. */
async function annotationsOf(page: PdfPage): Promise<readonly unknown[]> {
  const printed = await page.getAnnotations({ intent: 'print' }).catch(() => [])
  return printed.length > 0 ? printed : await page.getAnnotations().catch(() => [])
}

const tenth = (value: number) => Math.round(value * 10) / 10
const rounded = (it: Fragment): Fragment => ({ ...it, x: tenth(it.x), y: tenth(it.y), width: tenth(it.width) })
