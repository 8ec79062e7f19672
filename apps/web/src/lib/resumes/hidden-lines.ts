import { inertDocument } from '../trusted.ts'

/** A line that was taken off a page, and where it stood. */
export interface HiddenLine {
  id: string
  text: string
  /** The line as it was marked up, and in how many lists, one inside the other. */
  html: string
  level: number
  /** The parts of the page before and behind it. */
  after: string | null
  before: string | null
}

interface WithHidden {
  content: string
  hidden: HiddenLine
}

const partsOf = (body: HTMLElement) => [...body.querySelectorAll<HTMLElement>('[data-id]')]
const idOf = (part: HTMLElement | undefined) => part?.dataset.id ?? null

/** A page without one of its lines; null where it has no such line. */
export function hideLine(content: string, id: string): WithHidden | null {
  const { body } = inertDocument(content)
  const parts = partsOf(body)
  const at = parts.findIndex((part) => idOf(part) === id)
  const line = parts[at]
  if (!line) return null
  const hidden: HiddenLine = {
    id,
    text: line.textContent.trim(),
    html: line.outerHTML,
    level: levelOf(line),
    after: idOf(parts[at - 1]),
    before: idOf(parts[at + 1]),
  }
  const list = line.parentElement
  line.remove()
  if (list?.matches('ul, ol') && list.children.length === 0) list.remove()
  return { content: body.innerHTML, hidden }
}

/** The page with the line in its place again. */
export function showLine(content: string, { id, html, level, after, before }: HiddenLine): string {
  const { body } = inertDocument(content)
  const parts = partsOf(body)
  const partWith = (wanted: string | null) => parts.find((part) => wanted !== null && idOf(part) === wanted)
  const [line] = inertDocument(html).body.children
  if (!line || partWith(id)) return content
  const [previous, next] = [partWith(after), partWith(before)]
  const beside = previous && atLevel(previous, level)
  if (level > 0 && beside) beside.after(line)
  else if (level > 0 && next && levelOf(next) === level) next.before(line)
  else if (level > 1 && previous && levelOf(previous) === level - 1) previous.append(inList(line))
  else if (previous) placeOf(previous).after(level > 0 ? inList(line) : line)
  else if (next) placeOf(next).before(level > 0 ? inList(line) : line)
  else body.append(level > 0 ? inList(line) : line)
  return body.innerHTML
}

/** In how many lists a part stands, one inside the other. */
function levelOf(part: Element): number {
  const list = part.parentElement?.closest('ul, ol')
  return list ? levelOf(list) + 1 : 0
}

/** The item at this level that a part is or stands in. */
function atLevel(part: Element, level: number): Element | null {
  if (levelOf(part) <= level) return levelOf(part) === level ? part : null
  const above = part.parentElement?.closest('li')
  return above ? atLevel(above, level) : null
}

/** What stands in no list stands behind all of one. */
function placeOf(part: Element): Element {
  const list = part.parentElement?.closest('ul, ol')
  return list ? placeOf(list) : part
}

function inList(line: Element): Element {
  const list = line.ownerDocument.createElement('ul')
  list.append(line)
  return list
}

/** Whether a page has this line. */
export const hasLine = (content: string, { id }: HiddenLine): boolean =>
  partsOf(inertDocument(content).body).some((part) => idOf(part) === id)
