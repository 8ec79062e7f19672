import sanitizeHtml from 'sanitize-html'
import { AppError } from '../../../kernel/errors.ts'
import { remembered } from '../remembered.ts'

// What a resume, a letter or an explanation may be made of. Everything else is taken out: scripts, handlers, styles,
// pictures, frames, and links that lead anywhere but to a page, a mail or a phone.

const marks = [
  'data-block',
  'data-employment',
  'data-end',
  'data-entry',
  'data-field',
  'data-id',
  'data-kind',
  'data-line',
  'data-origins',
  'data-rest',
  'data-resume',
  'data-start',
  'data-text',
]

const options: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['article', 'section', 'div', 'p', 'br', 'span', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li'],
    ...['strong', 'b', 'em', 'i', 'u', 'a', 'blockquote', 'table', 'thead', 'tbody', 'tr', 'td', 'th'],
  ],
  allowedAttributes: { '*': marks, a: ['href'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel', 'sms'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  parser: { lowerCaseTags: true },
}

const maxBytes = 512 * 1024
// Far more than a resume has; beyond, taking it apart would hold up everybody else.
const maxTags = 20_000

/** Refused before it is looked at: what is too long, and what is nothing but tags. */
export function refuseTooLong(content: string, message = 'A resume has at most 512 KB. Please shorten it.'): void {
  const tags = content.split('<', maxTags + 2).length - 1
  if (Buffer.byteLength(content) <= maxBytes && tags <= maxTags) return
  throw new AppError('TOO_LARGE', message)
}

const maxDepth = 50

/** Clean HTML whose tags all have their ends. Read further in, it would run out of stack. */
export function refuseTooDeep(clean: string): void {
  let depth = 0
  for (const [tag] of clean.matchAll(/<\/?[a-z][^>]*>/g)) {
    if (tag.endsWith('/>')) continue
    depth += tag.startsWith('</') ? -1 : 1
    if (depth > maxDepth)
      throw new AppError('TOO_LARGE', 'This page is nested too deeply. Please paste it as plain text.')
  }
}

// Characters. A list of resumes is asked for again and again, and cleaning one takes a millisecond.
const remember = remembered<string>({ most: 16_000_000, sizeOf: (clean, html) => clean.length + html.length })

export const cleanHtml = (html: string): string => remember(html, () => sanitizeHtml(html, options))
