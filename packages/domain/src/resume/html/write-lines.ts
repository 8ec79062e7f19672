import type { Line } from '../document.ts'
import { shown } from '../shown.ts'
import type { Attributes, Origins } from './marks.ts'
import { element, type HtmlElement, type HtmlNode } from './node.ts'
import { exactMark } from './write-fields.ts'

interface LineStyle {
  /** Marks that each of the lines gets. */
  marks?: Attributes
  /** Where nothing says what a line is, it is running text. */
  running?: boolean
}

/** Bullets as lists in lists, running text and small titles as paragraphs between them. */
export function writeLines(
  lines: Line[],
  origins: Origins,
  { marks = {}, running = false }: LineStyle = {},
): HtmlNode[] {
  const nodes: HtmlNode[] = []
  let lists: HtmlElement[] = []
  for (const line of lines) {
    const isBullet = !line.paragraph && !line.label && !(running && line.level === undefined)
    if (!isBullet) {
      lists = []
      nodes.push(origins.mark(paragraphOf(line, marks), [line.id]))
      continue
    }
    const depth = Math.min(line.level ?? 1, lists.length + 1)
    lists = openLists(lists, depth, nodes)
    const implied = depth > 1 ? { level: depth } : {}
    const item = element('li', lineMarks(line, implied, marks), textNodes(shown(line.text)))
    lists.at(-1)?.children.push(origins.mark(item, [line.id]))
  }
  return nodes
}

function openLists(lists: HtmlElement[], depth: number, nodes: HtmlNode[]): HtmlElement[] {
  if (depth <= lists.length) return lists.slice(0, depth)
  const list = element('ul', {}, [])
  const parent = lists.at(-1)?.children.at(-1)
  if (parent && typeof parent !== 'string') parent.children.push(list)
  else nodes.push(list)
  return [...lists, list]
}

function paragraphOf(line: Line, marks: Attributes): HtmlElement {
  const text = textNodes(shown(line.text))
  if (!line.label) return element('p', lineMarks(line, { paragraph: true }, marks), text)
  return element('p', { ...lineMarks(line, { label: true }, marks), 'data-block': 'label' }, [
    element('strong', {}, text),
  ])
}

/** What the tag says of a line is not said again. */
function lineMarks({ id, text, ...flags }: Line, implied: Omit<Line, 'id' | 'text'>, marks: Attributes): Attributes {
  const isImplied =
    flags.level === implied.level && flags.paragraph === implied.paragraph && flags.label === implied.label
  return {
    'data-block': 'line',
    'data-id': id,
    ...marks,
    ...exactMark(text, shown(text)),
    ...(isImplied ? {} : { 'data-line': JSON.stringify(flags) }),
  }
}

export const textNodes = (text: string): HtmlNode[] =>
  text === '' ? [] : text.split('\n').flatMap((part, index) => (index === 0 ? [part] : [element('br', {}, []), part]))
