import { readHtml } from '@bespeak/domain/reading/html.ts'
import { htmlOf, isHtml, readContent } from '@bespeak/domain/resume/content.ts'
import type { ResumeDocument } from '@bespeak/domain/resume/document.ts'
import { badInput } from '../../../kernel/errors.ts'
import { plainSigns } from '../input.ts'
import { refuseLargePage, refuseManyLines } from './bounds.ts'
import { cleanHtml, refuseTooDeep, refuseTooLong } from './clean.ts'
import { parseHtml } from './parse.ts'

export interface Written {
  content: string
  document: ResumeDocument
}

/** Content in any of its forms, as clean HTML and as the document it says. */
export function readWritten(given: string, before?: ResumeDocument): Written {
  refuseTooLong(given)
  const content = cleanHtml(pageIn(whole(given)))
  refuseTooLong(content)
  refuseTooDeep(content)
  const nodes = parseHtml(content)
  refuseLargePage(nodes)
  const { document } = readHtml(nodes, before)
  refuseUnkeepable(document)
  return { content, document }
}

function pageIn(given: string): string {
  const { text } = readContent(given)
  if (!isHtml(text)) refuseManyLines(text)
  return htmlOf({ text })
}

/** With the sign for what is missing where a character was cut in half. */
const whole = (text: string) => Buffer.from(text).toString()

// A mark may hold, written as JSON, what the database cannot: no character at all, or half of one.
const unkeepable = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/

function refuseUnkeepable(document: ResumeDocument): void {
  if (unkeepable.test(JSON.stringify(document))) throw badInput({ content: plainSigns })
}
