import { textOf } from '@bespeak/domain/resume/html/page.ts'
import { pageOf } from '@bespeak/domain/resume/html/walk.ts'
import { parseHtml } from '../html/parse.ts'
import type { Standing, StandingSentence, WrittenSentence } from './kept-letter.ts'

const greeting = /^(?:dear|hello|hi|good (?:morning|afternoon|day)|to)\b.{0,100}[,:]$/i
const farewell =
  /^(?:yours?|kind(?:est)?|best|warm(?:est)?|with|sincerely|regards|respectfully|many thanks|thank you|thanks)\b.{0,40},$/i

/** What stands on each line of its own. */
const blocksIn = (html: string): string[] =>
  pageOf(parseHtml(html))
    .blocks.map((block) => (block.tag === 'li' ? `• ${textOf(block)}` : textOf(block)))
    .filter((text) => text !== '')

/** A letter taken apart, whoever wrote it. A sentence of ours that still stands has its sources; all else is the person's. */
export function standingIn(html: string, written: readonly WrittenSentence[]): Standing {
  const blocks = blocksIn(html)
  const first = greeting.test(blocks[0]?.split('\n')[0] ?? '') ? 1 : 0
  const end = endOf(blocks, first)
  const [closing = '', ...name] = blocks.slice(end).join('\n').split('\n')
  const paragraphs = blocks.slice(first, end)
  return {
    ...{ salutation: blocks.slice(0, first).join(''), paragraphs, closing, signature: name.join('\n'), first },
    sentences: paragraphs.flatMap((text, paragraph) => traced(text, paragraph, written)),
  }
}

/** Where the close begins: among the last lines, and never before the letter does. */
function endOf(blocks: readonly string[], first: number): number {
  const from = Math.max(first, blocks.length - 4)
  const at = blocks.slice(from).findLastIndex((text) => farewell.test(text.split('\n')[0] ?? ''))
  return at < 0 ? blocks.length : from + at
}

/** Behind the end of another sentence, and before the next; `· Brightdesk` stands behind a line that has no end. */
const isWhole = (text: string, at: number, length: number) =>
  (/(?:^|[.?!:]["”’)]?\s+|\n|• )$/.test(text.slice(0, at)) || text.startsWith('· ', at)) &&
  /^(?:\s|$)/.test(text.slice(at + length))

interface Found {
  at: number
  sentence: WrittenSentence
}

function traced(text: string, paragraph: number, written: readonly WrittenSentence[]): StandingSentence[] {
  const found: Found[] = []
  const isFree = (at: number, length: number) =>
    found.every((it) => at >= it.at + it.sentence.text.length || at + length <= it.at)
  for (const sentence of [...written].sort((a, b) => b.text.length - a.text.length)) {
    const { length } = sentence.text
    const at = text.indexOf(sentence.text)
    if (at >= 0 && length > 0 && isWhole(text, at, length) && isFree(at, length)) found.push({ at, sentence })
  }
  found.sort((a, b) => a.at - b.at)
  const typed = (from: number, to?: number) => typedIn(text.slice(from, to), paragraph)
  const pieces = found.flatMap(({ at, sentence }, index) => {
    const before = found[index - 1]
    const gap = typed(before ? before.at + before.sentence.text.length : 0, at)
    return [...gap, { ...sentence, paragraph, yours: false }]
  })
  const last = found.at(-1)
  return [...pieces, ...typed(last ? last.at + last.sentence.text.length : 0)]
}

const typedIn = (text: string, paragraph: number): StandingSentence[] =>
  text
    .split(/(?<=[.?!]["”’)]?)\s+(?=["“‘(]?\p{Lu})|\n+/u)
    .map((piece) => piece.replace(/^\s*•/, '').trim())
    .filter((piece) => piece !== '')
    .map((piece) => ({ text: piece, paragraph, origins: [], yours: true }))
