import { readHtml } from '@bespeak/domain/reading/html.ts'
import { htmlOf, readContent } from '@bespeak/domain/resume/content.ts'
import type { ResumeDocument } from '@bespeak/domain/resume/document.ts'
import type { HtmlNode } from '@bespeak/domain/resume/html/node.ts'
import { inertDocument } from '../trusted.ts'

/** HTML as the tree that the engine reads. Nothing in it runs or is fetched. */
export function parseHtml(html: string): HtmlNode[] {
  return [...inertDocument(html).body.childNodes].flatMap(toNode)
}

function toNode(node: ChildNode): HtmlNode[] {
  if (node instanceof Text) return [node.data]
  if (!(node instanceof Element)) return []
  const attributes = Object.fromEntries([...node.attributes].map(({ name, value }) => [name, value]))
  return [{ tag: node.tagName.toLowerCase(), attributes, children: [...node.childNodes].flatMap(toNode) }]
}

/** The document that a resume's content says, whatever form it has. */
export function documentFrom(content: string, before?: ResumeDocument): ResumeDocument {
  return readHtml(parseHtml(htmlOf(readContent(content))), before).document
}
