import type { Attributes } from './marks.ts'
import type { HtmlElement, HtmlNode } from './node.ts'
import { createPage, type Page, type PageBuilder, type Run } from './page.ts'

interface Look extends Omit<Run, 'text'> {
  depth: number
  /** How many tags it is in. */
  nesting: number
}

// No page is nested like this; what is further in is read as mere text, so that nothing runs out of stack.
const deepest = 400

const unread =
  /^(?:script|style|template|head|title|meta|link|noscript|iframe|object|embed|svg|math|video|audio|canvas|img|input|button|select|textarea)$/
const lineTags = /^(?:h[1-6]|p|li|dt|dd|pre|address|caption|figcaption|summary|blockquote|td|th)$/
const wrappers =
  /^(?:div|section|article|header|footer|main|aside|nav|figure|dl|ul|ol|menu|table|thead|tbody|tfoot|form|fieldset|html|body|center|details)$/

/** Any HTML as blocks in the order of the page. What is no text, or is there for machines, is not read. */
export function pageOf(nodes: readonly HtmlNode[]): Page {
  const builder = createPage()
  const look = { bold: false, italic: false, hidden: false, link: null, field: null, depth: 0, nesting: 0 }
  walkAll(nodes, look, builder)
  builder.close()
  return builder.page
}

function walkAll(nodes: readonly HtmlNode[], outer: Look, builder: PageBuilder) {
  const look = { ...outer, nesting: outer.nesting + 1 }
  for (const node of look.nesting < deepest ? nodes : textsIn(nodes)) {
    if (typeof node === 'string') addText(node.replace(/[\t\n\r\f][ \t\n\r\f]*| [ \t\n\r\f]+/g, ' '), look, builder)
    else walk(node, look, builder)
  }
}

function textsIn(nodes: readonly HtmlNode[]): string[] {
  const texts: string[] = []
  const open = [...nodes].reverse()
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (typeof node === 'string') texts.push(node, ' ')
    else if (!unread.test(node.tag.toLowerCase())) for (const child of node.children.toReversed()) open.push(child)
  }
  return texts
}

function addText(text: string, { depth, nesting: _, ...look }: Look, builder: PageBuilder) {
  if (text !== '') builder.add({ text, ...look }, depth)
}

function walk(node: HtmlElement, look: Look, builder: PageBuilder) {
  const tag = node.tag.toLowerCase()
  if (unread.test(tag) || /mso-list:\s*ignore/i.test(node.attributes.style ?? '')) return
  if (tag === 'br') addText('\n', look, builder)
  else if (tag === 'hr') builder.separate()
  else if (tag === 'tr') walkRow(node, look, builder)
  else if (lineTags.test(tag)) walkLine(node, tag, look, builder)
  else if (wrappers.test(tag)) walkWrapper(node, tag, look, builder)
  else walkInline(node, tag, look, builder)
}

function walkLine(node: HtmlElement, tag: string, look: Look, builder: PageBuilder) {
  const level = listLevel(node, tag, look)
  builder.start(level > 0 ? 'li' : /^h\d/.test(tag) ? tag : 'p', level || look.depth, node.attributes)
  walkAll(node.children, { ...styled(look, node.attributes), depth: level || look.depth }, builder)
  builder.close()
}

/** Editors and word processors write the level of an item into a class or a style. */
function listLevel({ attributes }: HtmlElement, tag: string, { depth }: Look): number {
  if (tag === 'li') return Math.max(1, depth) + Number(/\bql-indent-(\d)\b/.exec(attributes.class ?? '')?.[1] ?? 0)
  return Number(/mso-list:[^;]*\blevel(\d)/i.exec(attributes.style ?? '')?.[1] ?? 0)
}

function walkWrapper(node: HtmlElement, tag: string, look: Look, builder: PageBuilder) {
  builder.wrap()
  if (node.attributes['data-resume'] !== undefined) builder.page.root ??= node.attributes
  const depth = look.depth + (/^(?:ul|ol|menu)$/.test(tag) ? 1 : 0)
  walkAll(node.children, { ...styled(look, node.attributes), depth }, builder)
  builder.wrap()
}

/** Cells of one line each stand side by side; larger cells are read one after the other. */
function walkRow(node: HtmlElement, look: Look, builder: PageBuilder) {
  builder.wrap()
  const { blocks } = builder.page
  const from = blocks.length
  let isSimple = true
  for (const cell of node.children) {
    const before = blocks.length
    walkAll([cell], look, builder)
    builder.close()
    isSimple &&= blocks.length - before <= 1
  }
  if (isSimple) for (const block of blocks.slice(from)) block.row = from
}

function walkInline(node: HtmlElement, tag: string, look: Look, builder: PageBuilder) {
  const { attributes } = node
  const isField = attributes['data-field'] !== undefined
  const inner: Look = {
    ...styled(look, attributes),
    ...(/^(?:b|strong)$/.test(tag) && !/font-weight:\s*(?:normal|[1-5]00)/i.test(attributes.style ?? '')
      ? { bold: true }
      : {}),
    ...(/^(?:i|em|cite)$/.test(tag) ? { italic: true } : {}),
    ...(tag === 'a' && attributes.href ? { link: attributes.href } : {}),
    ...(isField ? { field: attributes } : {}),
  }
  // An empty field is a field all the same.
  const { depth, nesting: _, ...run } = inner
  if (isField && node.children.length === 0) builder.add({ ...run, text: '' }, depth)
  walkAll(node.children, inner, builder)
}

function styled(look: Look, { style = '', hidden }: Attributes): Look {
  return {
    ...look,
    bold: look.bold || /font-weight:\s*(?:bold|[6-9]00)/i.test(style),
    italic: look.italic || /font-style:\s*italic/i.test(style),
    hidden:
      look.hidden ||
      hidden !== undefined ||
      /display:\s*none|visibility:\s*hidden|font-size:\s*0(?![.\d])/i.test(style),
  }
}
