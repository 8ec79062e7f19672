import type { ResumeDocument } from '@bespeak/domain/resume/document.ts'
import { type HtmlElement, type HtmlNode, serialise } from '@bespeak/domain/resume/html/node.ts'
import { toNodes } from '@bespeak/domain/resume/html/write.ts'
import { cleanHtml } from '../html/clean.ts'
import { parseHtml } from '../html/parse.ts'

/**
 * The document as a page, in which lines look as they did in `content`: a document knows no italics and no links. What was
 * typed outside of the lines we know stands as it was typed, and is read again when it is saved.
 */
export function withLook(document: ResumeDocument, content: string): string {
  const looks: Looks = new Map(parseHtml(content).flatMap(lookedLines))
  return cleanHtml(serialise(toNodes(document).map((node) => dressed(node, looks))))
}

const isList = (node: HtmlNode) => typeof node !== 'string' && /^[uo]l$/.test(node.tag)
const ownNodes = ({ children }: HtmlElement) => children.filter((node) => !isList(node))
const textOf = (node: HtmlNode): string => (typeof node === 'string' ? node : node.children.map(textOf).join(''))
const lineOf = (nodes: HtmlNode[]) => nodes.map(textOf).join('').replace(/\s+/g, ' ').trim()

interface Look {
  nodes: HtmlNode[]
  isTyped: boolean
}
type Looks = ReadonlyMap<string, Look>

/** The lines of a page that are more than mere text. */
function lookedLines(node: HtmlNode): [string, Look][] {
  if (typeof node === 'string') return []
  const inner = node.children.flatMap(lookedLines)
  const own = ownNodes(node)
  const isLooked = /^(?:p|li|h\d)$/.test(node.tag) && own.some((it) => typeof it !== 'string' && it.tag !== 'br')
  const isTyped = node.attributes['data-block'] === undefined
  return isLooked ? [[lineOf(own), { nodes: own, isTyped }], ...inner] : inner
}

function dressed(node: HtmlNode, looks: Looks): HtmlNode {
  if (typeof node === 'string') return node
  const children = node.children.map((child) => dressed(child, looks))
  const block = node.attributes['data-block']
  const look = block === undefined ? undefined : looks.get(lineOf(ownNodes(node)))
  if (look && block === 'line') return { ...node, children: [...look.nodes, ...children.filter(isList)] }
  return look?.isTyped ? { ...node, attributes: {}, children: look.nodes } : { ...node, children }
}
