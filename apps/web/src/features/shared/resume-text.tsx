import type { ResumeDocument } from '@bespeak/domain/resume/document.ts'
import type { HtmlNode } from '@bespeak/domain/resume/html/node.ts'
import { toNodes } from '@bespeak/domain/resume/html/write.ts'
import { createElement, type ReactNode } from 'react'
import styles from './resume-text.module.css'

/** For a phone, on which a whole page would be too small to read: its words alone, in the size and colours of the app. */
export function ResumeText({ document, label }: { document: ResumeDocument; label: string }) {
  return (
    <section aria-label={label} className={styles.text}>
      {toNodes(document).map(drawn)}
    </section>
  )
}

/** Of the marks that the page is edited by, only where a link leads is taken over. The name is the title of the page. */
function drawn(node: HtmlNode, key: number): ReactNode {
  if (typeof node === 'string') return node
  const { tag, attributes, children } = node
  if (tag === 'h1') return null
  const link = tag === 'a' && { href: attributes.href, rel: 'noreferrer' }
  return createElement(tag, { key, ...link }, ...children.map(drawn))
}
