import type { HtmlElement, HtmlNode } from '@bespeak/domain/resume/html/node.ts'
import { textOf } from '@bespeak/domain/resume/html/page.ts'
import { pageOf } from '@bespeak/domain/resume/html/walk.ts'

/** Whether a text stands in one block, in whatever markup. */
export const stands = (nodes: readonly HtmlNode[], text: string): boolean =>
  pageOf(nodes).blocks.some((block) => textOf(block).includes(text))

/** The page without a text, wherever it stands. */
export function without(nodes: readonly HtmlNode[], text: string): HtmlNode[] {
  let left = [...nodes]
  for (let next = exchanged(left, text, ''); next !== null; next = exchanged(left, text, '')) left = next
  return left
}

/** The page with other words in the place of a text, inside what holds all of it and no more; null where it stands nowhere. */
export function exchanged(nodes: readonly HtmlNode[], text: string, put: string): HtmlNode[] | null {
  if (text === '' || !stands(nodes, text)) return null
  for (const [at, node] of nodes.entries()) {
    const children = typeof node === 'string' ? null : exchanged(node.children, text, put)
    if (children && typeof node !== 'string') return nodes.toSpliced(at, 1, ...filled(node, children))
  }
  const place = placeOf(wordsIn(nodes), text, put === '')
  return place && cut(nodes, place, put)
}

const isBreak = (node: HtmlNode) => typeof node !== 'string' && node.tag === 'br'

const wordsIn = (nodes: readonly HtmlNode[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : isBreak(node) ? '\n' : wordsIn(node.children))).join('')

/** What it holds is gone, and so is it. A cell keeps its column. */
const filled = (node: HtmlElement, children: HtmlNode[]): HtmlNode[] =>
  wordsIn(children).trim() === '' && !/^t[dh]$/.test(node.tag) ? [] : [{ ...node, children }]

interface Place {
  from: number
  to: number
}

/** Where a text stands, whatever blanks are in it; with those beside it, where nothing comes in its place. */
function placeOf(words: string, text: string, takesBlanks: boolean): Place | null {
  const pattern = text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+')
  const found = new RegExp(pattern).exec(words)
  if (!found) return null
  const [from, to] = [found.index, found.index + found[0].length]
  if (!takesBlanks) return { from, to }
  const before = words.slice(0, from).trimEnd()
  const after = words.slice(to).trimStart()
  const opensLine = before === '' || words.slice(before.length, from).includes('\n')
  return opensLine && after !== '' ? { from, to: words.length - after.length } : { from: before.length, to }
}

/** The same nodes with other words from one letter of theirs to another. */
function cut(nodes: readonly HtmlNode[], { from, to }: Place, put: string): HtmlNode[] {
  let at = 0
  const left = (words: string) => {
    const start = at
    at += words.length
    const said = start <= from && from < at ? put : ''
    return words.slice(0, Math.max(0, from - start)) + said + words.slice(Math.max(0, to - start))
  }
  const cutNode = (node: HtmlNode): HtmlNode[] => {
    if (typeof node === 'string') return [left(node)].filter((words) => words !== '')
    if (isBreak(node)) return left('\n') === '' ? [] : [node]
    const start = at
    const children = node.children.flatMap(cutNode)
    return from < at && start < to ? filled(node, children) : [{ ...node, children }]
  }
  return nodes.flatMap(cutNode)
}
