import { weightOf } from '../proof/index.ts'
import { anyNamed } from '../text/patterns.ts'
import { perText } from '../text/remembered.ts'
import { splitText } from '../text/split.ts'
import { exampleWords, sideClauses } from '../words/match.ts'
import { allStems, isLight, stemsIn, stemsOfShorts, withLongForms } from './stems.ts'
import { wordWeights } from './weights.ts'

/** A wording of a requirement, weighed word by word. */
export interface Phrase {
  words: readonly { stem: string; weight: number; isRare: boolean }[]
  total: number
  /** The first letters of its words. */
  initials: string
}

/** A requirement in the wordings of which one suffices, and the parts of a long one. */
export interface Phrases {
  ways: readonly Phrase[]
  parts: readonly Phrase[]
}

const side = new RegExp(`[,;]?\\s+(?:${anyNamed(sideClauses)})\\s`, 'iu')
const examples = new RegExp(`[,(]*\\s+\\(?(?:${anyNamed(exampleWords)})\\s+`, 'iu')
const items = /[,;/)]|\s(?:or|and)\s/giu
const choices = /[,;/]|\sor\s/giu
const bracket = /\(([^()]{2,200})\)/u
const dash = /\s[–—-]\s/u
const joints = /[;,]\s+(?:and\s+)?|\s+and\s+/giu
/** `title`: words of the job's title are expected of anyone who applies. */
export const phrasesOf = (words: string, title: string): Phrases => phrasesIn(`${oneLine(title)}\n${oneLine(words)}`)

/** No requirement is longer; what is behind would only cost time. */
const longest = 600
const oneLine = (text: string) => text.slice(0, longest).replace(/\s+/g, ' ').trim()

const phrasesIn: (key: string) => Phrases = perText((key) => {
  const end = key.indexOf('\n')
  const words = key.slice(end + 1)
  const title = new Set([...stemsIn(key.slice(0, end)), ...stemsOfShorts(key.slice(0, end))])
  const main = mainClause(words)
  const ways = [...waysOf(words), ...(main === words ? [] : waysOf(main))]
  const parts = splitText(words, joints).filter((part) => stemsIn(part).length >= 2)
  return {
    ways: phrases(ways, title),
    parts: parts.length > 1 && stemsIn(words).length >= wordWeights.longFrom ? phrases(parts, title) : [],
  }
}, 20_000)

/** Without what is only said beside it, where that leaves enough. */
function mainClause(words: string): string {
  const at = side.exec(words)?.index ?? words.length
  const main = words.slice(0, at)
  return stemsIn(main).length >= 2 ? main : words
}

const mostWays = 12

/** The wordings of which one suffices. */
function waysOf(words: string): string[] {
  const ways = [words]
  const long = withLongForms(words)
  if (long !== words) ways.push(long)
  const withItems = (head: string, list: string, parting: RegExp) => {
    if (stemsIn(head).length > 0) ways.push(head)
    for (const item of splitText(list, parting)) if (stemsIn(item).length > 0) ways.push(`${head} ${item}`)
  }
  const example = examples.exec(words)
  if (example) withItems(words.slice(0, example.index), words.slice(example.index + example[0].length), items)
  const inside = bracket.exec(words)
  if (inside)
    withItems(
      `${words.slice(0, inside.index)} ${words.slice(inside.index + inside[0].length)}`,
      inside[1] ?? '',
      choices,
    )
  const behind = dash.exec(words)
  if (behind && behind.index > 11)
    withItems(words.slice(0, behind.index), words.slice(behind.index + behind[0].length), items)
  return [...ways, ...ways.flatMap(chosen)].slice(0, mostWays)
}

/** `Django or FastAPI experience`: each with the words around it. */
function chosen(words: string): string[] {
  const slashed = /(\S+)\/(\S+)/u.exec(words)
  if (slashed && !/\d\/\d|and\/or/i.test(slashed[0])) {
    const [head, tail] = [words.slice(0, slashed.index), words.slice(slashed.index + slashed[0].length)]
    return [slashed[1] ?? '', slashed[2] ?? ''].map((one) => head + one + tail)
  }
  return listed(words)
}

const [longestItem, shortestOr] = [3, 1]

/** `Stripe, PayPal or Adyen experience`: each item behind the head of the first and before the tail of the last. */
function listed(words: string): string[] {
  const at = words.search(/\sor\s/i)
  if (at < shortestOr) return []
  const before = splitText(words.slice(0, at), /,\s/g)
  const isItem = (text: string) => wordsIn(text) <= longestItem
  const first = before.findLastIndex((text) => !isItem(text))
  const start = first < 0 ? 0 : first
  const [head = '', ...middle] = before.slice(start)
  const last = words.slice(at).replace(/^\sor\s/i, '')
  const lead = before.slice(0, start).join(', ')
  const stem = `${lead} ${head.slice(0, head.lastIndexOf(' ') + 1)}`
  const tail = last.includes(' ') ? last.slice(last.indexOf(' ')) : ''
  return [`${lead} ${head}${tail}`, ...middle.map((item) => `${stem}${item}${tail}`), `${stem}${last}`]
}

const wordsIn = (text: string) => splitText(text.trim(), /\s+/g).length

const phrases = (texts: readonly string[], title: ReadonlySet<string>): Phrase[] =>
  [...new Set(texts)].flatMap((text) => phraseOf(text, title) ?? [])

function phraseOf(text: string, title: ReadonlySet<string>): Phrase | null {
  const own = stemsIn(text)
  const stems = own.length > 0 ? own : allStems(text)
  if (stems.length === 0) return null
  const words = stems.map((stem) => {
    const isOfTitle = title.has(stem)
    const share = (isLight(stem) ? wordWeights.light : 1) * (isOfTitle && stems.length > 2 ? wordWeights.ofTitle : 1)
    return { stem, weight: Math.min(weightOf(stem), wordWeights.most) * share, isRare: !isLight(stem) && !isOfTitle }
  })
  return { words, total: words.reduce((sum, { weight }) => sum + weight, 0), initials: initialsOf(text) }
}

const initialsOf = (text: string) => (text.match(/\p{L}+/gu) ?? []).map((word) => word.charAt(0).toLowerCase()).join('')
