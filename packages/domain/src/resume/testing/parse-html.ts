import type { HtmlElement, HtmlNode } from '../html/node.ts'

// A small HTML parser for tests: our own pages, and HTML as people and word processors write it.

const voids = /^(?:br|hr|img|input|meta|link|col|wbr)$/
const raw = /^(?:script|style|textarea|title)$/
const closes: Record<string, RegExp> = {
  li: /^li$/,
  p: /^p$/,
  td: /^(?:td|th)$/,
  th: /^(?:td|th)$/,
  tr: /^(?:tr|td|th)$/,
  dt: /^(?:dt|dd)$/,
  dd: /^(?:dt|dd)$/,
}
const scopes = /^(?:ul|ol|table|article|section|div|body|html|dl)$/
const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  middot: '·',
}

const decode = (text: string) =>
  text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (name) return entities[name] ?? whole
    return String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal))
  })

const token =
  /<!--[\s\S]*?-->|<[!?][^>]*>|<(\/?)([a-z][\w:-]*)((?:\s+[^\s=>/]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+))?)*)\s*\/?>/gi

export function parseHtml(html: string): HtmlNode[] {
  const root: HtmlElement = { tag: 'root', attributes: {}, children: [] }
  const stack = [root]
  const top = () => stack.at(-1) ?? root
  let from = 0
  const text = (to: number) => {
    if (to > from) top().children.push(decode(html.slice(from, to).replace(/\r\n?/g, '\n')))
  }
  token.lastIndex = 0
  for (let match = token.exec(html); match; match = token.exec(html)) {
    text(match.index)
    from = token.lastIndex
    const tag = match[2]?.toLowerCase()
    if (!tag) continue
    if (match[1]) closeTag(stack, tag)
    else {
      from = openTag(stack, tag, match[3] ?? '', html, from)
      token.lastIndex = from
    }
  }
  text(html.length)
  return root.children
}

function openTag(stack: HtmlElement[], tag: string, attributes: string, html: string, at: number): number {
  const implied = closes[tag] ?? (/^(?:ul|ol|h\d|div|table|p)$/.test(tag) ? /^p$/ : null)
  while (implied?.test(stack.at(-1)?.tag ?? '') && stack.length > 1) stack.pop()
  const node: HtmlElement = { tag, attributes: attributesOf(attributes), children: [] }
  stack.at(-1)?.children.push(node)
  if (voids.test(tag)) return at
  if (!raw.test(tag)) {
    stack.push(node)
    return at
  }
  const end = new RegExp(`</${tag}\\s*>`, 'gi')
  end.lastIndex = at
  const close = end.exec(html)
  node.children.push(html.slice(at, close?.index))
  return close ? end.lastIndex : html.length
}

function closeTag(stack: HtmlElement[], tag: string) {
  const at = stack.findLastIndex((node) => node.tag === tag)
  if (at > 0 && !stack.slice(at + 1).some((node) => scopes.test(node.tag) && !scopes.test(tag))) stack.length = at
}

function attributesOf(text: string): Record<string, string> {
  const found = text.matchAll(/([^\s=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|(\S+)))?/g)
  return Object.fromEntries(
    [...found].map((it) => [(it[1] ?? '').toLowerCase(), decode(it[2] ?? it[3] ?? it[4] ?? '')]),
  )
}
