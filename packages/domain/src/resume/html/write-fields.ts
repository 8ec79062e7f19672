import type { Line, PartialDate } from '../document.ts'
import { displayPeriod } from '../partial-date.ts'
import { oneLine } from '../shown.ts'
import type { Attributes } from './marks.ts'
import { element, type HtmlElement, type HtmlNode } from './node.ts'

/** One part of a head: its element, or null where there is nothing to show. */
export interface Part {
  node: HtmlElement | null
  /** What stands between it and the part before. */
  before: string
}

/** The exact text, where the page shows another. */
export const exactMark = (text: string, visible: string): Attributes =>
  visible === text ? {} : { 'data-text': JSON.stringify(text) }

export const isShown = (text: string | undefined): text is string => text !== undefined && oneLine(text) !== ''

const safeLink = /^(?:https?:\/\/|mailto:)[^\s]+$/i

/** A link only where following it can do no harm. */
export const anchor = (marks: Attributes, href: string, text: string): HtmlElement =>
  safeLink.test(href) ? element('a', { ...marks, href }, [text]) : element('span', marks, [text])

export function field(name: string, value: string | undefined, before: string, tag = 'span'): Part {
  if (!isShown(value)) return { node: null, before }
  const visible = oneLine(value)
  const marks = { 'data-field': name, ...exactMark(value, visible) }
  return { node: tag === 'a' ? anchor(marks, visible, visible) : element(tag, marks, [visible]), before }
}

export function periodField(start: PartialDate | undefined, end: PartialDate | undefined, before: string): Part {
  const text = displayPeriod(start, end)
  const marks = {
    'data-field': 'period',
    ...(start === undefined ? {} : { 'data-start': start }),
    ...(end === undefined ? {} : { 'data-end': end }),
  }
  return { node: text === '' ? null : element('span', marks, [text]), before }
}

/** Short lines of a list set in a row: skills, courses, keywords. */
export function lineField(line: Line, before: string): Part {
  const { id, text, ...flags } = line
  const visible = oneLine(text)
  const marks: Attributes = { 'data-field': 'line', 'data-id': id, ...exactMark(text, visible) }
  if (Object.keys(flags).length > 0) marks['data-line'] = JSON.stringify(flags)
  return { node: element('span', marks, visible === '' ? [] : [visible]), before }
}

export const lineFields = (lines: Line[], first: string): Part[] =>
  lines.map((line, index) => lineField(line, index === 0 ? first : ', '))

/** Words that the page adds. */
export const word = (text: string): Part => ({
  node: element('span', { 'data-field': 'word' }, [text]),
  before: '',
})

/** The parts in a row; what separates them stands only between two that show something. */
export function inRow(parts: Part[]): HtmlNode[] {
  const nodes: HtmlNode[] = []
  let hasText = false
  for (const { node, before } of parts) {
    if (!node) continue
    const isEmpty = node.children.length === 0
    if (hasText && !isEmpty) nodes.push(before)
    nodes.push(node)
    hasText ||= !isEmpty
  }
  return nodes
}

/** The fields that a head cannot show, for its `data-rest`. */
export function unseen(fields: Record<string, string | undefined>): Record<string, string> {
  const found = Object.entries(fields).filter(([, value]) => value !== undefined && !isShown(value))
  return Object.fromEntries(found.map(([name, value]) => [name, value ?? '']))
}
