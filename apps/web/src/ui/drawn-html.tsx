import { createElement, type ReactNode, useMemo } from 'react'
import { inertDocument } from '../lib/trusted.ts'

// What an explanation is set in. Any other element gives its words only, and no attribute is taken over.
const kept = new Set(['p', 'ul', 'ol', 'li', 'b', 'strong', 'i', 'em', 'blockquote', 'br'])
const headings = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'])
const dropped = new Set(['script', 'style', 'template', 'title', 'noscript', 'iframe'])

/** HTML that was sent, drawn anew from its words. None of it is trusted: nothing in it runs, loads or links. */
export function DrawnHtml({ html }: { html: string }) {
  return useMemo(() => childrenOf(inertDocument(html).body), [html])
}

const childrenOf = (parent: Element): ReactNode[] => [...parent.childNodes].map(drawn)

function drawn(node: ChildNode, key: number): ReactNode {
  if (node instanceof Text) return node.data
  if (!(node instanceof Element)) return null
  const tag = node.tagName.toLowerCase()
  if (dropped.has(tag)) return null
  if (tag === 'br') return createElement('br', { key })
  if (headings.has(tag)) return createElement('h3', { key }, ...childrenOf(node))
  return kept.has(tag) ? createElement(tag, { key }, ...childrenOf(node)) : childrenOf(node)
}
