import { blocksOf } from '@bespeak/documents/write/blocks/blocks.ts'
import { plainText } from '@bespeak/documents/write/blocks/plain-text.ts'
import { type Layout, layoutFrom, usualLayout } from '@bespeak/documents/write/layout.ts'
import type { ResumeDocument } from '@bespeak/domain/resume/document.ts'
import { readDocument } from '@bespeak/domain/resume/document-shape.ts'
import { toHtml } from '@bespeak/domain/resume/html.ts'
import { documentFrom } from '../../../lib/resumes/content.ts'
import type { Resume } from '../../../lib/resumes/resumes.ts'

/** What is edited: a resume's title, its words, and how they are set. */
export interface Edition {
  title: string
  document: ResumeDocument
  layout: Layout
}

export function editionOf({ title, content, layout }: Pick<Resume, 'title' | 'content' | 'layout'>): Edition {
  return { title, document: documentFrom(content), layout: layoutFrom(layout) ?? usualLayout }
}

/** As a draft keeps it. */
export function editionFrom({ title, document: given, layout: look }: Record<string, unknown>): Edition | null {
  const [document, layout] = [readDocument(given), layoutFrom(look)]
  if (typeof title !== 'string' || !document || !layout) return null
  return { title, document, layout }
}

/** Where a field was once read from no longer counts when it is changed; fields are named as the document's origins do. */
export function withoutOrigin(edition: Edition, field: string): Edition {
  if (!(field in edition.document.origins)) return edition
  const { [field]: _, ...origins } = edition.document.origins
  return { ...edition, document: { ...edition.document, origins } }
}

export const contentOf = ({ document }: Edition): string => toHtml(document)

/** The words as a person reads them, a line for each line of the page. */
export const textOf = ({ document, layout }: Edition): string => plainText(blocksOf(document, layout))

export const isSame = (one: Edition, other: Edition): boolean =>
  one === other || (printOf(one) === printOf(other) && contentOf(one) === contentOf(other))

const printOf = ({ title, layout: { template, pageSize, accent, fit = null } }: Edition) =>
  JSON.stringify([title, template, pageSize, accent, fit])
