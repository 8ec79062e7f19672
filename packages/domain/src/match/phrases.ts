import { weightOf } from '../proof/index.ts'
import { literally } from '../text/patterns.ts'
import { perText } from '../text/remembered.ts'
import { splitText } from '../text/split.ts'
import { exampleWords, sideClauses } from '../words/match.ts'
import { allStems, isLight, stemsIn, withLongForms } from './stems.ts'
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

const anyOf = (names: readonly string[]) => names.map(literally).join('|')
const side = new RegExp(`[,;]?\\s+(?:${anyOf(sideClauses)})\\s`, 'iu')
const examples = new RegExp(`[,(]*\\s+\\(?(?:${anyOf(exampleWords)})\\s+`, 'iu')
const items = /[,;/)]|\s(?:or|and)\s/giu
const choices = /[,;/]|\sor\s/giu
const bracket = /\(([^()]{2,200})\)/u
const dash = /\s[–—-]\s/u
const joints = /[;,]\s+(?:and\s+)?|\s+and\s+/giu
/** `Stripe, PayPal or Adyen experience`: a chain of short items, its first behind the head and its last before the tail. */
const chain = /(?:[^\s,;]+\s?){1,3}(?:,\s(?:[^\s,;]+\s?){1,3}){0,8},?\sor\s/iu

/** `title`: words of the job's title are expected of anyone who applies. */
export const phrasesOf = (words: string, title: string): Phrases => phrasesIn(`${title}\n${words}`)

const phrasesIn: (key: string) => Phrases = perText((key) => {
  const end = key.indexOf('\n')
  const [title, words] = [new Set(stemsIn(key.slice(0, end))), key.slice(end + 1)]
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
  if (inside) withItems(`${words.slice(0, inside.index)} ${words.slice(inside.index + inside[0].length)}`, inside[1] ?? '', choices)
  const behind = dash.exec(words)
  if (behind && behind.index > 11) withItems(words.slice(0, behind.index), words.slice(behind.index + behind[0].length), items)
  return [...ways, ...ways.flatMap(chosen)].slice(0, mostWays)
}

/** `Django or FastAPI experience`: each with the words around it. */
function chosen(words: string): string[] {
  const slashed = /(\S+)\/(\S+)/u.exec(words)
  if (slashed && !/\d\/\d|and\/or/i.test(slashed[0])) {
    const [head, tail] = [words.slice(0, slashed.index), words.slice(slashed.index + slashed[0].length)]
    return [slashed[1] ?? '', slashed[2] ?? ''].map((one) => head + one + tail)
  }
  const found = chain.exec(words)
  if (!found) return []
  const list = splitText(words.slice(found.index), /,\s(?:or\s)?|\sor\s/giu)
  const [first = '', last = ''] = [list[0], list.at(-1)]
  const head = words.slice(0, found.index) + first.slice(0, first.lastIndexOf(' ') + 1)
  const tail = last.includes(' ') ? last.slice(last.indexOf(' ')) : ''
  return list.map((item, at) => (at === 0 ? words.slice(0, found.index) + item : `${head}${item}`) + (at === list.length - 1 ? '' : tail))
}

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

