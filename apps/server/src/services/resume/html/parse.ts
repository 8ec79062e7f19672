import type { HtmlNode } from '@bespeak/domain/resume/html/node.ts'
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'

type ParsedNode = DefaultTreeAdapterTypes.ChildNode

/** HTML as the tree that the engine reads. */
export const parseHtml = (html: string): HtmlNode[] => parseFragment(html).childNodes.flatMap(toNode)

function toNode(node: ParsedNode): HtmlNode[] {
  if ('value' in node) return [node.value]
  if (!('tagName' in node)) return []
  const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]))
  return [{ tag: node.tagName, attributes, children: node.childNodes.flatMap(toNode) }]
}
