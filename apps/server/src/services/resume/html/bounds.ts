import { mostLines } from '@bespeak/domain/reading/source.ts'
import type { HtmlNode } from '@bespeak/domain/resume/html/node.ts'
import { pageOf } from '@bespeak/domain/resume/html/walk.ts'
import { AppError } from '../../../kernel/errors.ts'

const tooManyLines = () =>
  new AppError('TOO_LARGE', `A resume can have at most ${mostLines.toLocaleString('en-GB')} lines. Please shorten it.`)

/** Plain text, before its lines become paragraphs. */
export function refuseManyLines(text: string): void {
  const lines = text.split(/[\r\n]+/).filter((line) => line.trim() !== '')
  if (lines.length > mostLines) throw tooManyLines()
}

// What is left open is opened again in each paragraph that follows: a few tags may become very many.
const maxNodes = 40_000

/** A page as it was parsed, before anything is read in it. */
export function refuseLargePage(nodes: readonly HtmlNode[]): void {
  if (nodesIn(nodes, maxNodes) > maxNodes)
    throw new AppError('TOO_LARGE', 'This page has too many tags. Please paste it as plain text.')
  const lines = pageOf(nodes).blocks.flatMap(({ runs }) => [1, ...runs.filter(({ text }) => text === '\n')])
  if (lines.length > mostLines) throw tooManyLines()
}

function nodesIn(nodes: readonly HtmlNode[], most: number): number {
  let count = 0
  for (const node of nodes) {
    count += 1 + (typeof node === 'string' ? 0 : nodesIn(node.children, most - count))
    if (count > most) break
  }
  return count
}
