import { actualTextOf, joinGlyphs, withoutRepeats } from './actual-text.ts'
import { type Font, fontOf } from './fonts.ts'
import { type Glyph, type Sheet, setGlyphs } from './glyphs.ts'
import type { Library, Operators } from './library.ts'
import { asBox, asMatrix, asNumbers, boxOf, identity, type Matrix, overlap, times } from './matrix.ts'
import { createGround, isRectangle } from './paint.ts'
import { moveLine, newPen, type Pen, setFont, startText } from './pen.ts'

// The library gives a page as the list of its operators. Running that list once tells where each glyph stands, in which
// face and colour, and over what: more than the library's own text, in less time.

export interface PageProgram {
  operators: Operators
  /** From the page's own space to points from its top left. */
  view: Matrix
  width: number
  height: number
  font(name: string): unknown
}

type Step = (args: readonly unknown[]) => void

export function glyphsOf(program: PageProgram, names: Library['OPS']): Glyph[] {
  const sheet: Sheet = { box: [0, 0, program.width, program.height], ground: createGround(), glyphs: [] }
  const steps = new Map(
    Object.entries(stepsFor(program, names, sheet)).map(([name, step]): [unknown, Step] => [
      Reflect.get(names, name),
      step,
    ]),
  )
  const { fnArray, argsArray } = program.operators
  for (let at = 0; at < fnArray.length; at += 1) {
    const args = argsArray[at]
    steps.get(fnArray[at])?.(Array.isArray(args) ? args : [])
  }
  return withoutRepeats(sheet.glyphs)
}

// A file may save without ever restoring; the rest of it is then drawn as if it had not saved.
const mostSaves = 500

function stepsFor(program: PageProgram, names: Library['OPS'], sheet: Sheet): Record<string, Step> {
  const { box: page, ground } = sheet
  const fonts = new Map<string, Font>()
  const fills = new Set<unknown>([
    names.fill,
    names.eoFill,
    names.fillStroke,
    names.eoFillStroke,
    names.closeFillStroke,
    names.closeEOFillStroke,
  ])
  const saved: Pen[] = []
  let pen = newPen(program.view, page)
  /** What the glyphs of each open tag say together, and where they begin. */
  const tags: { text: string | null; first: number }[] = []
  let cutsNext = false
  /** From a move of the page's space until something is drawn there. */
  let isBare = false

  const fontNamed = (name: string) => {
    const font = fonts.get(name) ?? fontOf(program.font(name))
    fonts.set(name, font)
    return font
  }
  const save = () => {
    if (saved.length < mostSaves) saved.push({ ...pen })
  }
  const restore = () => {
    // Pictures are left out by the library; the space made for them is all that is seen of them.
    if (isBare) ground.paint(pen.ctm, [0, 0, 1, 1], pen.clip, null)
    isBare = false
    pen = saved.pop() ?? pen
  }
  const cutNext = () => {
    cutsNext = true
  }
  const openTag = (text: string | null) => {
    if (tags.length < mostSaves) tags.push({ text, first: sheet.glyphs.length })
  }
  const paintSomething = () => {
    isBare = false
    ground.paint(identity, pen.clip, pen.clip, null)
  }

  return {
    save,
    restore,
    transform(args) {
      pen.ctm = times(pen.ctm, asMatrix(args))
      isBare = true
    },
    paintFormXObjectBegin([matrix]) {
      save()
      pen.ctm = times(pen.ctm, asMatrix(matrix))
      isBare = false
    },
    paintFormXObjectEnd: restore,
    beginGroup: save,
    endGroup: restore,
    beginAnnotation([, , place, matrix]) {
      save()
      pen = newPen(times(times(program.view, asMatrix(place)), asMatrix(matrix)), page)
    },
    endAnnotation: restore,

    beginMarkedContent: () => openTag(null),
    beginMarkedContentProps: ([name]) => openTag(actualTextOf(name)),
    endMarkedContent() {
      const { text = null, first = 0 } = tags.pop() ?? {}
      if (text !== null) joinGlyphs(sheet.glyphs, first, text)
    },

    clip: cutNext,
    eoClip: cutNext,
    constructPath([operator, paths, extent]) {
      isBare = false
      const area = asBox(extent)
      if (cutsNext && area) pen.clip = overlap(pen.clip, boxOf(pen.ctm, area))
      cutsNext = false
      if (!area || !fills.has(operator) || pen.alpha < 0.5) return
      const isExact = isRectangle(asNumbers(Array.isArray(paths) ? paths[0] : null), area)
      ground.paint(pen.ctm, area, pen.clip, isExact ? pen.fill : null)
    },
    shadingFill: paintSomething,
    paintImageXObject: paintSomething,
    paintInlineImageXObject: paintSomething,
    setFillRGBColor([colour]) {
      pen.fill = typeof colour === 'string' ? colour : null
    },
    setFillColorN() {
      pen.fill = null
    },
    setGState([settings]) {
      for (const [key, value] of pairsIn(settings)) {
        if (key === 'ca') pen.alpha = Number(value)
        if (key === 'Font' && Array.isArray(value)) setFont(pen, fontNamed(String(value[0])), Number(value[1]))
      }
    },

    beginText: () => startText(pen, identity),
    setTextMatrix: (args) => startText(pen, asMatrix(args.length === 1 ? args[0] : args)),
    moveText: ([x, y]) => moveLine(pen, Number(x), Number(y)),
    setLeadingMoveText([x, y]) {
      pen.leading = Number(y)
      moveLine(pen, Number(x), Number(y))
    },
    nextLine: () => moveLine(pen, 0, pen.leading),
    setLeading([leading]) {
      pen.leading = -Number(leading)
    },
    setFont: ([name, size]) => setFont(pen, fontNamed(String(name)), Number(size)),
    setCharSpacing([spacing]) {
      pen.characterSpacing = Number(spacing)
    },
    setWordSpacing([spacing]) {
      pen.wordSpacing = Number(spacing)
    },
    setHScale([percent]) {
      pen.stretch = Number(percent) / 100
    },
    setTextRise([rise]) {
      pen.rise = Number(rise)
    },
    setTextRenderingMode([mode]) {
      pen.mode = Number(mode)
    },
    showText([items]) {
      isBare = false
      if (Array.isArray(items)) setGlyphs(pen, items, sheet)
    },
  }
}

const pairsIn = (settings: unknown): [unknown, unknown][] =>
  Array.isArray(settings) ? settings.flatMap((it) => (Array.isArray(it) ? [[it[0], it[1]]] : [])) : []
