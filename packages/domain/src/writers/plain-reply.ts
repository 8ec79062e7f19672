import { stoppedSentences } from '../language/line-sentences.ts'
import { patternOf } from '../text/patterns.ts'
import { splitText, upTo } from '../text/split.ts'
import { writerWords } from '../words/writers.ts'
import { numbersIn, type Proposal, proposalOf, tidied } from './proposal.ts'

// An answer in words: numbered lines, bullets, tables, before and after. Which line of the resume is meant is told by
// the number, else by the words; what is no line of it at all is talk.

const labels = {
  reason: patternOf(writerWords.reasonLabel),
  sources: patternOf(writerWords.sourceLabel),
  before: patternOf(writerWords.beforeLabel),
  text: patternOf(writerWords.afterLabel),
}

// So many marks and no more: without an end, each of a thousand would be tried against each other.
const marks = String.raw`[-*•>#\s]{0,12}\*{0,3}`
const numbered = new RegExp(
  String.raw`^${marks}(?:line|l)?\s*[[(#]?(\d{1,3})[\])]?\**\s*(?:->|=>|[:.)|–—→-])+\**\s*(.*)$`,
  'i',
)
const labelled = new RegExp(String.raw`^${marks}([\p{L} ]{2,20}?)\**\s*:\**\s*(.*)$`, 'u')
const arrow = /^(.{8,}?)\s+(?:→|->|=>)\s+(.{8,})$/
const ofTable = /^\s*\|(.+)\|\s*$/

export function plainProposals(text: string): Proposal[] {
  const found: Proposal[] = []
  for (const spaced of splitText(text, /\n/g)) {
    // A blank is as good as a thousand, each of which would be tried for an arrow behind it.
    const line = spaced.replace(/\s+/g, ' ')
    const last = found.at(-1)
    const cells = ofTable.exec(line)?.[1]
    if (line.trim() === '' || /^[\s|:=*_-]+$/.test(line)) continue
    else if (cells !== undefined) found.push(...fromRow(splitText(cells, /\|/g)))
    else if (last && takesLabel(last, line)) continue
    else found.push(...fromLine(line, last))
  }
  return found.filter((it) => it.text !== '')
}

/** Whether the line says more of what was proposed last. */
function takesLabel(last: Proposal, line: string): boolean {
  const [, label = '', said = ''] = labelled.exec(line) ?? []
  if (labels.reason.test(label.trim())) last.reason = tidied(said)
  else if (labels.sources.test(label.trim())) last.sources = numbersIn(said)
  else if (labels.text.test(label.trim()) && last.text === '') last.text = tidied(said)
  else if (labels.before.test(label.trim()) && last.text === '') last.before = tidied(said)
  else return false
  return true
}

function fromLine(line: string, last: Proposal | undefined): Proposal[] {
  const [, number, rest = ''] = numbered.exec(line) ?? []
  if (number !== undefined) return [fromText(rest, { line: Number(number) })]
  const [, label = '', said = ''] = labelled.exec(line) ?? []
  if (labels.before.test(label.trim())) return [proposalOf({ before: tidied(said) })]
  if (labels.text.test(label.trim())) return [proposalOf({ text: said })]
  if (last && last.text === '') {
    last.text = tidied(line)
    return []
  }
  return [fromText(line, {})]
}

const ofSources = /\s*[[(](?:sources?:?|lines?)?\s*(\d{1,3}(?:(?:,\s*|\s+)(?:and\s+)?\d{1,3})*)\s*[\])]\.?\s*$/i

/** `Was this → becomes that`; `That [3, 4]`. */
function fromText(text: string, known: Partial<Proposal>): Proposal {
  const [, before, after] = arrow.exec(text.trim()) ?? []
  const said = after ?? text
  const cited = ofSources.exec(said)
  const sources = numbersIn(cited?.[1])
  const own = cited ? said.slice(0, cited.index) : said
  const [label] = [/^(?:new|after)\s*:\s*/i.exec(own)?.[0] ?? '']
  return proposalOf({ ...known, text: own.slice(label.length), before: before ? tidied(before) : null, sources })
}

/** The number first, the text as the longest of the rest. */
function fromRow(cells: readonly string[]): Proposal[] {
  const [first = '', ...others] = cells.map((cell) => cell.trim())
  const [line] = /^\D{0,6}\d{1,3}$/.test(first) ? numbersIn(first) : []
  if (line === undefined) return []
  const isNumbers = (cell: string) => /^[\d\s,;and&-]+$/.test(cell)
  const [text = '', ...more] = others.filter((cell) => !isNumbers(cell))
  // Where a table shows what stood there, that comes first, and the reason last.
  const [before, after, reason] = more.length > 1 ? [text, more[0], more[1]] : [null, text, more[0]]
  const sources = numbersIn(others.find(isNumbers))
  return [proposalOf({ line, text: after ?? '', reason: reason ?? '', sources, before })]
}

const greets = patternOf(writerWords.greets)
const parts = patternOf(writerWords.parts)

/** A letter in words: its sentences, without greeting and close. */
export function letterProposals(text: string): Proposal[] {
  const blocks = splitText(text, /\n\s*\n/g).map((block) => block.trim())
  const from = blocks.findIndex((block) => greets.test(upTo(block, '\n')))
  const behind = blocks.slice(from + 1)
  const end = behind.findIndex((block) => parts.test(upTo(block, '\n')))
  const paragraphs = (end < 0 ? behind : behind.slice(0, end)).filter((block) => block !== '')
  return paragraphs.flatMap((block, paragraph) =>
    stoppedSentences(tidied(block)).map((sentence) => ({ ...fromText(sentence, {}), paragraph })),
  )
}
