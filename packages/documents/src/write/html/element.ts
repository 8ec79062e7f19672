/** An element of the preview, for whoever draws pages: no styles of its own but what is listed here. */
export interface PreviewElement {
  tag: 'article' | 'div' | 'footer' | 'h1' | 'h2' | 'h3' | 'h4' | 'p' | 'ul' | 'li' | 'span' | 'a' | 'br' | 'wbr'
  className?: string
  /** The number of the block that it shows: what is measured, and what a click points at. */
  block?: number
  href?: string
  lang?: string
  dir?: 'ltr' | 'rtl'
  /** Custom properties, to be set by script. */
  variables?: Record<`--${string}`, string>
  children: PreviewNode[]
}

export type PreviewNode = PreviewElement | string

export const element = (tag: PreviewElement['tag'], className: string, children: PreviewNode[]): PreviewElement => ({
  tag,
  ...(className === '' ? {} : { className }),
  children,
})

export const plainOf = (node: PreviewNode): string =>
  typeof node === 'string' ? node : node.children.map(plainOf).join('')
