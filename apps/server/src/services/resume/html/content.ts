import { readHtml } from '@bespeak/domain/reading/html.ts'
import { htmlOf, readContent } from '@bespeak/domain/resume/content.ts'
import type { ResumeDocument } from '@bespeak/domain/resume/document.ts'
import { cleanHtml, refuseTooLong } from './clean.ts'
import { parseHtml } from './parse.ts'

export interface Written {
  content: string
  document: ResumeDocument
}

/** Content in any of its forms, as clean HTML and as the document it says. */
export function readWritten(given: string, before?: ResumeDocument): Written {
  refuseTooLong(given)
  const content = cleanHtml(htmlOf(readContent(given)))
  return { content, document: readHtml(parseHtml(content), before).document }
}
