import { blocksOf } from '@bespeak/documents/write/blocks/blocks.ts'
import { plainText } from '@bespeak/documents/write/blocks/plain-text.ts'
import { type Layout, layoutFrom, usualLayout } from '@bespeak/documents/write/layout.ts'
import type { ResumeDocument } from '@bespeak/domain/resume/document.ts'
import { languageOf } from '@bespeak/domain/text/language.ts'
import { documentFrom } from '../../lib/resumes/content.ts'

export interface ReadResume {
  document: ResumeDocument
  layout: Layout
  /** The same as plain text, a line for each line of the page. */
  text: string
  isEnglish: boolean
}

/** What a resume's content says. A layout that is not known here is replaced by the usual one. */
export function readResume(content: string, layout: unknown): ReadResume {
  const document = documentFrom(content)
  const usable = layoutFrom(layout) ?? usualLayout
  const text = plainText(blocksOf(document, usable))
  return { document, layout: usable, text, isEnglish: languageOf(text).startsWith('en') }
}
