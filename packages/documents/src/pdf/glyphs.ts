import { type Font, fontOf } from './fonts.ts'
import type { Library, Operators } from './library.ts'
import { apply, asMatrix, asNumbers, type Box, boxOf, identity, type Matrix, overlap, times, within } from './matrix.ts'
import { createGround, type Ground, isRectangle } from './paint.ts'
import { isInvisible, isOutlined, moveLine, newPen, type Pen, setFont, startText } from './pen.ts'

// The library gives a page as the list of its operators. Running that list once tells where each glyph stands, in which
// face and colour, and over what: more than the library's own text, and in half its time.

/** How the glyphs of one stretch look. */
export interface Ink {
  bold: boolean
  italic: boolean
  icons: boolean
  /** Too small, of the colour of its ground, or outside the page. */
  hidden: boolean
  /** Not painted at all: the text behind a scan, or text kept from the eye. */
  unpainted: boolean
}

/** One character or a few, measured along its own line of writing. */
export interface Glyph {
  text: string
  from: number
  to: number
  /** Place of the baseline across the line of writing; for upright text, from the top of the page. */
  y: number
  size: number
  /** Degrees by which the line of writing is turned. */
  angle: number
  ink: Ink
}

export interface PageProgram {
  operators: Operators
  /** From the page's own space to points from its top left. */
  view: Matrix
  width: number
  height: number
  font(name: string): unknown
}

type Step = (args: readonly unknown[]) => void

const smallestSize = 2.5
const mostSaves = 500

export function glyphsOf(program: PageProgram, operations: Library['OPS']): Glyph[] {
  const glyphs: Glyph[] = []
  const steps = stepsOf(program, operations, glyphs)
  const { fnArray, argsArray } = program.operators
  for (const [index, operation] of fnArray.entries()) {
    const args = argsArray[index]
    steps.get(operation)?.(Array.isArray(args) ? args : [])
  }
  return glyphs
}

function stepsOf(program: PageProgram, ops: Library['OPS'], glyphs: Glyph[]): Map<number, Step> {
  const page: Box = [0, 0, program.width, program.height]
  const ground = createGround()
  const fonts = new Map<string, Font>()
  const saved: Pen[] = []
  let pen = newPen(program.view, page)
  let cutsNext = false
  /** True from a move of the page's space until something is drawn there. */
  let bare = false

  const fontNamed = (name: string) => {
    const known = fonts.get(name) ?? fontOf(program.font(name))
    fonts.set(name, known)
    return known
  }
  const save = () => {
    if (saved.length < mostSaves) saved.push({ ...pen })
  }
  const restore = () => {
    // Pictures are left out by the library; the space they were put into is all that is seen of them.
    if (bare) ground.paint(pen.ctm, [0, 0, 1, 1], pen.clip, null)
    bare = false
    pen = saved.pop() ?? pen
  }
  const transform = (matrix: Matrix) => {
    pen.ctm = times(pen.ctm, matrix)
    bare = true
  }
  const cut = (area: Box) => {
    pen.clip = overlap(pen.clip, boxOf(pen.ctm, area))
  }
  const fills = new Set<unknown>([
    ops.fill,
    ops.eoFill,
    ops.fillStroke,
    ops.eoFillStroke,
    ops.closeFillStroke,
    ops.closeEOFillStroke,
  ])
  const draw: Step = ([operation, paths, extent]) => {
    bare = false
    const area = asBox(extent)
    if (cutsNext && area) cut(area)
    cutsNext = false
    if (!area || !fills.has(operation) || pen.alpha < 0.5) return
    const exact = isRectangle(asNumbers(Array.isArray(paths) ? paths[0] : null), area)
    ground.paint(pen.ctm, area, pen.clip, exact ? pen.fill : null)
  }
  const vague: Step = () => {
    bare = false
    ground.paint(identity, pen.clip, pen.clip, null)
  }
  const begin = (...matrices: Matrix[]) => {
    save()
    for (const matrix of matrices) transform(matrix)
    bare = false
  }

  return new Map<number, Step>([
    [ops.save, save],
    [ops.restore, restore],
    [ops.transform, (args) => transform(asMatrix(args))],
    [ops.paintFormXObjectBegin, ([matrix]) => begin(asMatrix(matrix))],
    [ops.paintFormXObjectEnd, restore],
    [ops.beginGroup, () => begin()],
    [ops.endGroup, restore],
    [
      ops.beginAnnotation,
      ([, , place, matrix]) => {
        save()
        pen = newPen(times(times(program.view, asMatrix(place)), asMatrix(matrix)), page)
      },
    ],
    [ops.endAnnotation, restore],
    [ops.constructPath, draw],
    [
      ops.clip,
      () => {
        cutsNext = true
      },
    ],
    [
      ops.eoClip,
      () => {
        cutsNext = true
      },
    ],
    [ops.shadingFill, vague],
    [ops.paintImageXObject, vague],
    [ops.paintInlineImageXObject, vague],
    [
      ops.setFillRGBColor,
      ([colour]) => {
        pen.fill = typeof colour === 'string' ? colour : null
      },
    ],
    [
      ops.setFillColorN,
      () => {
        pen.fill = null
      },
    ],
    [
      ops.setGState,
      ([settings]) => {
        for (const [key, value] of entriesOf(settings)) {
          if (key === 'ca') pen.alpha = Number(value)
          if (key === 'Font' && Array.isArray(value)) setFont(pen, fontNamed(String(value[0])), Number(value[1]))
        }
      },
    ],
    [ops.beginText, () => startText(pen, identity)],
    [ops.setTextMatrix, (args) => startText(pen, asMatrix(args.length === 1 ? args[0] : args))],
    [ops.moveText, ([x, y]) => moveLine(pen, Number(x), Number(y))],
    [
      ops.setLeadingMoveText,
      ([x, y]) => {
        pen.leading = Number(y)
        moveLine(pen, Number(x), Number(y))
      },
    ],
    [ops.nextLine, () => moveLine(pen, 0, pen.leading)],
    [
      ops.setLeading,
      ([leading]) => {
        pen.leading = -Number(leading)
      },
    ],
    [ops.setFont, ([name, size]) => setFont(pen, fontNamed(String(name)), Number(size))],
    [
      ops.setCharSpacing,
      ([spacing]) => {
        pen.characterSpacing = Number(spacing)
      },
    ],
    [
      ops.setWordSpacing,
      ([spacing]) => {
        pen.wordSpacing = Number(spacing)
      },
    ],
    [
      ops.setHScale,
      ([percent]) => {
        pen.stretch = Number(percent) / 100
      },
    ],
    [
      ops.setTextRise,
      ([rise]) => {
        pen.rise = Number(rise)
      },
    ],
    [
      ops.setTextRenderingMode,
      ([mode]) => {
        pen.mode = Number(mode)
      },
    ],
    [
      ops.showText,
      ([shown]) => {
        bare = false
        if (Array.isArray(shown)) show(pen, shown, ground, page, glyphs)
      },
    ],
  ])
}

const entriesOf = (settings: unknown): [unknown, unknown][] =>
  Array.isArray(settings) ? settings.flatMap((it) => (Array.isArray(it) ? [[it[0], it[1]]] : [])) : []

function asBox(extent: unknown): Box | null {
  const [left, top, right, bottom] = asNumbers(extent)
  if (left === undefined || top === undefined || right === undefined || bottom === undefined) return null
  return [left, top, right, bottom]
}

interface Shown {
  unicode: string
  width: number
  isSpace: boolean
}

const isShown = (item: unknown): item is Shown =>
  typeof item === 'object' && item !== null && typeof Reflect.get(item, 'unicode') === 'string'

function show(pen: Pen, items: readonly unknown[], ground: Ground, page: Box, glyphs: Glyph[]) {
  const { font, fontSize, direction } = pen
  if (!font || fontSize === 0) return
  const matrix = times(pen.ctm, pen.textMatrix)
  const [a, b, c, d] = matrix
  const size = Math.hypot(c, d) * fontSize
  const turn = font.vertical ? Math.atan2(-d, -c) : Math.atan2(b * direction * pen.stretch, a * direction * pen.stretch)
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const angle = Math.round((turn * 180) / Math.PI)
  const along = font.vertical ? 1 : pen.stretch * direction
  const place = (advance: number) =>
    font.vertical
      ? apply(matrix, pen.x, pen.y + pen.rise - advance)
      : apply(matrix, pen.x + advance * along, pen.y + pen.rise)
  let ink: Ink | null = null
  let advance = 0
  for (const item of items) {
    if (typeof item === 'number') {
      advance -= (item * fontSize) / 1000
      continue
    }
    if (!isShown(item)) continue
    const width = font.vertical ? fontSize : item.width * font.unit * fontSize
    const [x, y] = place(advance)
    const [endX, endY] = place(advance + width)
    if (Number.isFinite(x) && Number.isFinite(y) && size > 0) {
      ink ??= inkOf(pen, font, size, ground, [x + size * 0.25 * cos, y - size * 0.3])
      glyphs.push({
        text: item.unicode,
        from: x * cos + y * sin,
        to: endX * cos + endY * sin,
        y: y * cos - x * sin,
        size,
        angle,
        ink: within(x, y - size * 0.2, page) ? ink : { ...ink, hidden: true },
      })
    }
    advance += width + ((item.isSpace ? pen.wordSpacing : 0) + pen.characterSpacing) * direction
  }
  if (font.vertical) pen.y -= advance
  else pen.x += advance * along
}

function inkOf(pen: Pen, font: Font, size: number, ground: Ground, [x, y]: readonly [number, number]): Ink {
  const [, , c, d] = pen.textMatrix
  return {
    bold: font.bold || isOutlined(pen),
    italic: font.italic || (c !== 0 && Math.abs(c) > 0.15 * Math.abs(d) && Math.abs(c) < 0.6 * Math.abs(d)),
    icons: font.icons,
    hidden: size < smallestSize || !ground.shows(pen.fill, x, y),
    unpainted: isInvisible(pen),
  }
}
