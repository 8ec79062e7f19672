import { escapeHtml } from './html/node.ts'
import { isObject, type Json, type JsonObject } from './json.ts'

// A resume's content is HTML, plain text, or JSON with the text and its explanation under one of several names.

const textKeys = ['Tailoredcontent', 'tailoredContent', 'content', 'resume', 'text']
const explanationKeys = ['Changesexplanation', 'changesExplanation', 'explanation', 'rationale', 'why', 'changes']

export interface Content {
  form: 'html' | 'text' | 'json'
  /** HTML or plain text. */
  text: string
  explanation: string | null
}

/** Content in any of its forms. What looks like JSON and is none is HTML or text like any other. */
export function readContent(content: unknown): Content {
  const held = typeof content === 'string' ? parse(content) : content
  const said = isObject(held) ? firstText(held, textKeys) : null
  if (isObject(held) && said !== null)
    return { form: 'json', text: said, explanation: firstText(held, explanationKeys) }
  const text = typeof content === 'string' ? content : isObject(content) ? JSON.stringify(content) : ''
  return { form: isHtml(text) ? 'html' : 'text', text, explanation: null }
}

function parse(text: string): unknown {
  if (!text.trimStart().startsWith('{')) return null
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** The first name that holds something; an empty text is one only where there is no other. */
function firstText(held: JsonObject, keys: string[]): string | null {
  const texts = keys.map((key) => (Object.hasOwn(held, key) ? textOf(held[key]) : null)).filter((it) => it !== null)
  return texts.find((text) => text.trim() !== '') ?? texts[0] ?? null
}

/** A list of changes is as good as a text of them. */
function textOf(value: Json | undefined): string | null {
  if (typeof value === 'string') return value
  if (!Array.isArray(value) || value.length === 0) return null
  return value.every((it) => typeof it === 'string') ? value.join('\n') : null
}

const tags =
  'a|abbr|address|article|aside|b|blockquote|body|br|code|center|dd|div|dl|dt|em|figure|font|footer|h[1-6]|header|hr|html|i|img|li|main|mark|nav|ol|p|pre|s|section|small|span|strong|sub|sup|table|tbody|td|tfoot|th|thead|time|tr|u|ul'
const anyTag = new RegExp(`<(?:${tags})(?:\\s[^<>]*)?/?>|</(?:${tags})\\s*>`, 'gi')

/**
 * Only tags that text is set in count: `List<String>` and `a < b` are text. So are lines that name a tag here and there:
 * taken for HTML, they would run into one.
 */
export function isHtml(text: string): boolean {
  const count = text.match(anyTag)?.length ?? 0
  const lines = text.match(/\S[^\S\n]*\n/g)?.length ?? 0
  return count > 0 && (count >= lines || (/<\/|<br/i.test(text) && count * 4 >= lines))
}

/** Plain text as HTML: one paragraph a line, as the lines of a resume mean something. */
export function paragraphsFromText(text: string): string {
  const lines = text.split(/\r\n?|\n/).map((line) => line.trim())
  return lines
    .filter((line) => line !== '')
    .map((line) => `<p>${escapeHtml(line)}</p>`)
    .join('')
}

/** Content for the editor, which wants HTML. */
export function htmlOf({ text }: Pick<Content, 'text'>): string {
  return isHtml(text) ? text : paragraphsFromText(text)
}

const firstBlock = /^\s*<(h[1-6]|p|div)(?:\s[^<>]*)?>([\s\S]{0,200}?)<\/\1>\s*/i
const firstLine = /^\s*([^\n]{0,200})(?:\n\s*|$)/

/** The heading `Recommendation` over an explanation says nothing; a sentence that begins so stays. */
export function withoutRecommendationHeading(rationale: string): string {
  const [whole, , block] = firstBlock.exec(rationale) ?? []
  if (whole !== undefined) return isRecommendation(block ?? '') ? rationale.slice(whole.length) : rationale
  const [line = '', words = ''] = firstLine.exec(rationale) ?? []
  return isRecommendation(words) ? rationale.slice(line.length) : rationale
}

const isRecommendation = (text: string) => /^recommendation$/i.test(text.replace(/<[^<>]*>|[#*_:\s]/g, ''))
