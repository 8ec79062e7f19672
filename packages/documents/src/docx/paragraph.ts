import { isAddress, pictureText } from '../clean-text.ts'
import { picturesIn } from '../icon-fonts.ts'
import type { Field, Paragraph, Piece, Story } from './story.ts'
import type { Look } from './styles.ts'
import { child, type XmlElement } from './xml.ts'

/** A paragraph whose text boxes are still to be read. */
export type BareParagraph = Omit<Paragraph, 'boxes'> & { boxes: XmlElement[] }

export function readParagraph(element: XmlElement, story: Story): BareParagraph {
  const look = story.styles.paragraph(child(element, 'pPr'))
  const writer = createWriter(look.look)
  const boxes: XmlElement[] = []
  readInline(element, { story: { ...story, shaded: story.shaded || (look.shaded ?? false) }, writer, boxes })
  return { type: 'paragraph', lines: writer.lines, look, boxes }
}

interface Inline {
  story: Story
  writer: Writer
  boxes: XmlElement[]
  link?: string
}

interface Writer {
  lines: Piece[][][]
  say(text: string, look: Look, link: string | undefined): void
  tab(): void
  breakLine(): void
}

function createWriter(base: Look): Writer {
  const lines: Piece[][][] = [[[]]]
  return {
    lines,
    say(text, look, link) {
      if (text !== '' || link)
        lines
          .at(-1)
          ?.at(-1)
          ?.push({ text, look: { ...base, ...look }, ...(link ? { link } : {}) })
    },
    tab: () => {
      lines.at(-1)?.push([])
    },
    breakLine: () => {
      lines.push([[]])
    },
  }
}

function readInline(parent: XmlElement, inline: Inline) {
  for (const element of parent.children) readElement(element, inline)
}

function readElement(element: XmlElement, inline: Inline) {
  const { story } = inline
  switch (element.name) {
    case 'pPr':
    case 'rPr':
    case 'sdtPr':
    case 'rt':
      return
    case 'del':
    case 'moveFrom':
      story.seen.changes = true
      return
    case 'ins':
    case 'moveTo':
      story.seen.changes = true
      return readInline(element, inline)
    case 'r':
      return readRun(element, inline)
    case 'hyperlink':
      return readInline(element, withLink(inline, story.links.get(element.attributes.id ?? '')))
    case 'fldSimple':
      if (isPageNumber(element.attributes.instr ?? '')) return
      return readInline(element, withLink(inline, addressIn(element.attributes.instr ?? '')))
    case 'AlternateContent':
      return readInline(chosen(element), inline)
    case 'drawing':
    case 'pict':
    case 'object':
      return readDrawing(element, inline)
    default:
      return readInline(element, inline)
  }
}

const withLink = (inline: Inline, link: string | undefined): Inline =>
  link !== undefined && isAddress(link) ? { ...inline, link } : inline

function readRun(run: XmlElement, inline: Inline) {
  const { story, writer } = inline
  const look = { ...story.styles.run(child(run, 'rPr')), ...(story.shaded ? { shaded: true } : {}) }
  const say = (text: string) => {
    if (!isShown(story.fields)) return
    writer.say(look.pictures ? pictureText(text, look.pictures) : text, look, inline.link ?? fieldLink(story.fields))
  }
  for (const element of run.children) readRunElement(element, inline, say)
}

function readRunElement(element: XmlElement, inline: Inline, say: (text: string) => void) {
  const { story, writer } = inline
  switch (element.name) {
    case 't':
      return sayText(element, say, writer)
    case 'tab':
    case 'ptab':
      return isShown(story.fields) ? writer.tab() : undefined
    case 'br':
      if (element.attributes.type === 'page') story.seen.breaks += 1
      return writer.breakLine()
    case 'cr':
      return writer.breakLine()
    case 'lastRenderedPageBreak':
      story.seen.renderedBreaks += 1
      return
    case 'noBreakHyphen':
      return say('-')
    case 'sym':
      return writer.say(symbolText(element.attributes), {}, inline.link)
    case 'fldChar':
      return turnField(element.attributes.fldCharType, story.fields)
    case 'instrText': {
      const field = story.fields.at(-1)
      if (field) field.code += element.text
      return
    }
    case 'ruby':
      return readInline(child(element, 'rubyBase') ?? { ...element, children: [] }, inline)
    default:
      return readElement(element, inline)
  }
}

/** A character given by its number in a font of symbols. A bullet is kept; anything else would come out as a wrong letter. */
function symbolText({ char = '', font = '' }: Record<string, string>): string {
  const character = String.fromCharCode(Number.parseInt(char, 16) || 0x20)
  return pictureText(character, picturesIn(font) ?? 'dingbats')
}

/** Some writers put a tab or a line's end into the text itself. */
function sayText({ text, attributes }: XmlElement, say: (text: string) => void, writer: Writer) {
  const shown = attributes.space === 'preserve' ? text : text.trim()
  for (const [index, part] of shown
    .replace(/[\r\n]+/g, ' ')
    .split('\t')
    .entries()) {
    if (index > 0) writer.tab()
    say(part)
  }
}

function turnField(type: string | undefined, fields: Field[]) {
  if (type === 'begin') fields.push({ code: '', showsResult: false })
  else if (type === 'end') fields.pop()
  else {
    const field = fields.at(-1)
    if (field) field.showsResult = true
  }
}

const isShown = (fields: readonly Field[]) => fields.every((it) => it.showsResult && !isPageNumber(it.code))
const isPageNumber = (code: string) => /^\s*(?:PAGE|NUMPAGES|SECTIONPAGES)\b/i.test(code)
const addressIn = (code: string) => /^\s*HYPERLINK\s+"([^"]+)"/i.exec(code)?.[1]

function fieldLink(fields: readonly Field[]): string | undefined {
  const link = fields.map((it) => addressIn(it.code)).find((it) => it !== undefined)
  return link !== undefined && isAddress(link) ? link : undefined
}

/** Newer programs write a thing twice, for themselves and for older ones. */
export const chosen = (element: XmlElement): XmlElement =>
  child(element, 'Choice') ?? child(element, 'Fallback') ?? { ...element, children: [] }

/** Of a drawing: its text boxes, words set as a shape, and where a click on it leads. */
function readDrawing(drawing: XmlElement, inline: Inline) {
  const { story, writer, boxes } = inline
  for (const element of drawing.children) {
    if (element.name === 'txbxContent') boxes.push(element)
    else if (element.name === 'textpath') writer.say(element.attributes.string ?? '', {}, inline.link)
    else if (element.name === 'hlinkClick') {
      writer.say('', {}, withLink(inline, story.links.get(element.attributes.id ?? '')).link)
    } else if (element.name === 'AlternateContent') readDrawing(chosen(element), inline)
    else readDrawing(element, inline)
  }
}
