import type { PreviewElement, PreviewNode } from '@bespeak/documents/write/html/element.ts'

// The screen that shows a page has the first heading; those of the page stand below it.
const lower: Partial<Record<PreviewElement['tag'], string>> = { h1: 'h2', h2: 'h3', h3: 'h4', h4: 'h5' }

/** An element of the preview as one of the browser's. Text stays text. */
export function draw({ tag, className, block, href, lang, dir, variables, children }: PreviewElement): HTMLElement {
  const drawn = document.createElement(lower[tag] ?? tag)
  if (className) drawn.className = className
  if (block !== undefined) drawn.dataset.block = String(block)
  if (lang) drawn.lang = lang
  if (dir) drawn.dir = dir
  if (href && drawn instanceof HTMLAnchorElement) {
    drawn.href = href
    drawn.target = '_blank'
    drawn.rel = 'noreferrer'
  }
  for (const [name, value] of Object.entries(variables ?? {})) drawn.style.setProperty(name, value)
  drawn.append(...children.map(drawNode))
  return drawn
}

const drawNode = (node: PreviewNode): Node | string => (typeof node === 'string' ? node : draw(node))
