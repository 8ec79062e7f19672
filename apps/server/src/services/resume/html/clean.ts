import sanitizeHtml from 'sanitize-html'
import { AppError } from '../../../kernel/errors.ts'

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

const tags = [
  ...['article', 'section', 'div', 'p', 'br', 'span', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li'],
  ...['strong', 'b', 'em', 'i', 'u', 'a', 'blockquote', 'table', 'thead', 'tbody', 'tr', 'td', 'th'],
]
const schemes = ['http', 'https', 'mailto', 'tel', 'sms']
// Without its slashes, `https:name` is a page beside the one it stands on: one of ours.
const out = '(?:https?://|(?:mailto|tel|sms):)'
const leadsOut = new RegExp(`^${out}`, 'i')
// `linkedin.com/in/ida`, `//ida.dev`: what a browser would look for beside our page, though it names another site.
const namesSite = /^(?:\/\/)?((?:[\p{L}\p{N}][\p{L}\p{N}-]*\.)+\p{L}[\p{L}\p{N}-]+)(?::\d+)?(?=[/?#]|$)/u
const namesFile = /\.(?:html?|php|aspx?|jsp|pdf|docx?|odt|rtf|txt|png|jpe?g|gif|svg|webp)$/i

const options: sanitizeHtml.IOptions = {
  allowedTags: tags,
  allowedAttributes: { '*': marks, a: ['href'] },
  allowedSchemes: schemes,
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  parser: { lowerCaseTags: true },
  transformTags: { a: (tagName, attribs) => ({ tagName, attribs: withLinkOut(attribs) }) },
}

/** On a page of ours, a link without a scheme would lead to another page of ours, also where it names another site. */
function withLinkOut({ href = '', ...attributes }: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  const address = addressOut(href.trim())
  return address ? { ...attributes, href: address } : attributes
}

function addressOut(address: string): string | null {
  if (leadsOut.test(address)) return address
  const site = namesSite.exec(address)?.[1]
  return site && !namesFile.test(site) ? `https://${address.replace(/^\/\//, '')}` : null
}

export const cleanHtml = (html: string): string => sanitizeHtml(html, options)

const mark = `(?:${marks.join('|')})(?:="[^"<>]*")?`
const link = `href="${out}[^"<>]*"`
const cleanTag = new RegExp(`</?(?:${tags.join('|')})(?: ${mark})* ?/?>|<a(?: ${mark}| ${link})*>`, 'gi')

/** What cleaning leaves as it is, known without taking it apart: nothing but tags of ours, and text. */
export const isClean = (html: string): boolean => !/[<>]/.test(html.replace(cleanTag, ''))

/** As it is kept, it was cleaned; lists of it are long, and asked for again and again. */
export const shownHtml = (html: string): string => (isClean(html) ? html : cleanHtml(html))

export const maxBytes = 512 * 1024
// Far more than a resume has; beyond, taking it apart would hold up everybody else.
const maxTags = 20_000

/** Refused before it is looked at: what is too long, and what is nothing but tags. */
export function refuseTooLong(content: string, message = 'A resume can be at most 512 KB. Please shorten it.'): void {
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
