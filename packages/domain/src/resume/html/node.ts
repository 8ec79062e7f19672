/** HTML as a neutral tree: the browser makes it from its DOM, the server from a parser. */
export interface HtmlElement {
  tag: string
  attributes: Record<string, string>
  children: HtmlNode[]
}
export type HtmlNode = HtmlElement | string

export const element = (tag: string, attributes: Record<string, string>, children: HtmlNode[]): HtmlElement => ({
  tag,
  attributes,
  children,
})

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (char) => escapes[char] ?? char)

/** The tree as text. Whatever is in it is data: no character of it can open a tag or close an attribute. */
export function serialise(nodes: readonly HtmlNode[]): string {
  return nodes.map((node) => (typeof node === 'string' ? escapeHtml(node) : serialiseElement(node))).join('')
}

function serialiseElement({ tag, attributes, children }: HtmlElement): string {
  const marks = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
  if (tag === 'br') return '<br>'
  return `<${tag}${marks.join('')}>${serialise(children)}</${tag}>`
}
