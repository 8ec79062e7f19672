import { readHtml } from '@bespeak/domain/reading/html.ts'
import { htmlOf, isHtml, readContent } from '@bespeak/domain/resume/content.ts'
import type { ResumeDocument } from '@bespeak/domain/resume/document.ts'
import { badInput } from '../../../kernel/errors.ts'
import { plainSigns, whole } from '../input.ts'
import { refuseLargePage, refuseManyLines } from './bounds.ts'
import { cleanHtml, refuseTooDeep, refuseTooLong } from './clean.ts'
import { parseHtml } from './parse.ts'

export interface Written {
  content: string
  document: ResumeDocument
}

export interface Explained extends Written {
  /** What was said of the changes, where something was. */
  explanation?: string
}

/** Content in any of its forms, as clean HTML and as the document it says. */
export function readWritten(given: string, before?: ResumeDocument): Explained {
  refuseTooLong(given)
  const said = readContent(whole(given))
  const content = cleanHtml(pageOf(said.text))
  refuseTooLong(content)
  refuseTooDeep(content)
  const nodes = parseHtml(content)
  refuseLargePage(nodes)
  const { document } = readHtml(nodes, before)
  const explanation = said.explanation === null ? {} : { explanation: explained(said.explanation) }
  refuseUnkeepable({ document, ...explanation })
  return { content, document, ...explanation }
}

function explained(text: string): string {
  const explanation = cleanHtml(pageOf(text))
  refuseTooDeep(explanation)
  return explanation
}

function pageOf(text: string): string {
  if (!isHtml(text)) refuseManyLines(text)
  return htmlOf({ text })
}

// A mark or an explanation may hold, written as JSON, what the database cannot: no character at all, or half of one.
const unkeepable = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/

function refuseUnkeepable(written: Omit<Explained, 'content'>): void {
  if (unkeepable.test(JSON.stringify(written))) throw badInput({ content: plainSigns })
}
