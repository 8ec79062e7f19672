import { type Pictures, picturesIn } from '../icon-fonts.ts'
import { child, children, isOn, points, valOf, type XmlElement } from './xml.ts'

/** How a stretch of text looks, as far as it is said; what is not said comes from what is around it. */
export interface Look {
  bold?: boolean
  italic?: boolean
  size?: number
  hidden?: boolean
  colour?: string
  /** Something is painted behind it. */
  shaded?: boolean
  pictures?: Pictures | null
}

export interface ParagraphLook {
  look: Look
  headingLevel?: number
  list?: ListPlace
  /** Level of a list item that has a mark before its text. */
  listLevel?: number
  indent?: number
  before?: number
  after?: number
  shaded?: boolean
}

interface ListPlace {
  id: string
  level: number
}

export interface Styles {
  paragraph(properties: XmlElement | undefined): ParagraphLook
  run(properties: XmlElement | undefined): Look
}

export const ordinarySize = 10

export function readStyles(root: XmlElement | null, numbering: XmlElement | null): Styles {
  const styles = new Map(children(root ?? undefined, 'style').map((style) => [style.attributes.styleId ?? '', style]))
  const defaults = child(root ?? undefined, 'docDefaults')
  const base: ParagraphLook = {
    ...ownParagraph(child(child(defaults, 'pPrDefault'), 'pPr')),
    look: ownLook(child(child(defaults, 'rPrDefault'), 'rPr')),
  }
  const usual = [...styles.values()].find((it) => it.attributes.type === 'paragraph' && it.attributes.default === '1')
  const known = new Map<string, ParagraphLook>()
  const named = (id: string | undefined, depth = 0): ParagraphLook => {
    const style = id === undefined ? usual : styles.get(id)
    const ready = style && known.get(style.attributes.styleId ?? '')
    if (ready) return ready
    if (!style || depth > deepestStyle) return base
    const parent = valOf(style, 'basedOn')
    const inherited = parent === undefined ? base : named(parent, depth + 1)
    const look = merged(inherited, styleLook(style))
    known.set(style.attributes.styleId ?? '', look)
    return look
  }
  const lists = readLists(numbering)
  return {
    paragraph(properties) {
      const own = ownParagraph(properties)
      const inherited = named(valOf(properties, 'pStyle'))
      const list = listOf(properties, inherited.list)
      const item = list && lists.get(`${list.id} ${list.level}`)
      if (!list || !item) return merged(inherited, own)
      // A list's own indent stands over the style's, and under the paragraph's.
      return { ...merged(merged(inherited, item), own), listLevel: list.level + 1 }
    },
    run(properties) {
      const style = valOf(properties, 'rStyle')
      const inherited = style === undefined ? {} : styleOnly(styles.get(style), styles)
      return { ...inherited, ...ownLook(properties) }
    },
  }
}

const deepestStyle = 20

function styleLook(style: XmlElement): ParagraphLook {
  const level = headingOf(style)
  return {
    ...ownParagraph(child(style, 'pPr')),
    look: ownLook(child(style, 'rPr')),
    ...(level === undefined ? {} : { headingLevel: level }),
  }
}

/** A style of characters, with those it builds on. */
function styleOnly(style: XmlElement | undefined, styles: Map<string, XmlElement>, depth = 0): Look {
  if (!style || depth > deepestStyle) return {}
  const parent = valOf(style, 'basedOn')
  return {
    ...(parent === undefined ? {} : styleOnly(styles.get(parent), styles, depth + 1)),
    ...ownLook(child(style, 'rPr')),
  }
}

/** Built-in headings keep their English name in every language; others say their level in the outline. */
function headingOf(style: XmlElement): number | undefined {
  const named = /^heading\s*([1-9])$/i.exec(valOf(style, 'name') ?? '')?.[1]
  return named === undefined ? outlineLevel(child(style, 'pPr')) : Number(named)
}

function outlineLevel(properties: XmlElement | undefined): number | undefined {
  const level = Number(valOf(properties, 'outlineLvl') ?? Number.NaN)
  return level >= 0 && level < 9 ? level + 1 : undefined
}

const merged = (a: ParagraphLook, b: Omit<ParagraphLook, 'look'> & { look?: Look }): ParagraphLook => ({
  ...a,
  ...b,
  look: { ...a.look, ...b.look },
})

function ownParagraph(properties: XmlElement | undefined): Omit<ParagraphLook, 'look'> {
  const indent = child(properties, 'ind')?.attributes
  const spacing = child(properties, 'spacing')?.attributes
  const level = outlineLevel(properties)
  const list = listOf(properties, undefined)
  return {
    ...(level === undefined ? {} : { headingLevel: level }),
    ...(list ? { list } : {}),
    ...(indent?.left === undefined && indent?.start === undefined
      ? {}
      : { indent: points(indent.left ?? indent.start) }),
    ...(spacing?.before === undefined ? {} : { before: points(spacing.before) }),
    ...(spacing?.after === undefined ? {} : { after: points(spacing.after) }),
    ...(isPainted(child(properties, 'shd')) ? { shaded: true } : {}),
  }
}

/** A style may name the list and leave the level to the paragraph. */
function listOf(properties: XmlElement | undefined, inherited: ListPlace | undefined): ListPlace | undefined {
  const numbered = child(properties, 'numPr')
  const id = valOf(numbered, 'numId') ?? inherited?.id
  if (id === undefined) return undefined
  return { id, level: Number(valOf(numbered, 'ilvl') ?? inherited?.level ?? 0) }
}

function ownLook(properties: XmlElement | undefined): Look {
  const bold = isOn(properties, 'b')
  const italic = isOn(properties, 'i')
  const hidden = isOn(properties, 'vanish')
  const size = Number(valOf(properties, 'sz')) / 2
  const colour = valOf(properties, 'color')
  const font = child(properties, 'rFonts')?.attributes.ascii
  const shaded = isPainted(child(properties, 'shd')) || child(properties, 'highlight') !== undefined
  return {
    ...(bold === undefined ? {} : { bold }),
    ...(italic === undefined ? {} : { italic }),
    ...(hidden === undefined ? {} : { hidden }),
    ...(size > 0 ? { size } : {}),
    ...(colour === undefined ? {} : { colour }),
    ...(shaded ? { shaded } : {}),
    ...(font === undefined ? {} : { pictures: picturesIn(font) }),
  }
}

export const isPainted = (shading: XmlElement | undefined) =>
  shading !== undefined && !/^(?:auto|ffffff)$/i.test(shading.attributes.fill ?? 'auto')

/** How the items of each level of each list are set; a level without a mark is no list. */
function readLists(root: XmlElement | null): Map<string, Omit<ParagraphLook, 'look'>> {
  const kinds = new Map(children(root ?? undefined, 'abstractNum').map((it) => [it.attributes.abstractNumId ?? '', it]))
  const lists = new Map<string, Omit<ParagraphLook, 'look'>>()
  for (const list of children(root ?? undefined, 'num')) {
    for (const level of children(kinds.get(valOf(list, 'abstractNumId') ?? ''), 'lvl')) {
      if (valOf(level, 'numFmt') === 'none') continue
      lists.set(`${list.attributes.numId} ${level.attributes.ilvl ?? 0}`, ownParagraph(child(level, 'pPr')))
    }
  }
  return lists
}
