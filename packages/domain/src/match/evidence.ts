import { weightOf } from '../proof/index.ts'
import type { SourceKind } from '../resume/sources.ts'
import { anyNamed } from '../text/patterns.ts'
import { perText } from '../text/remembered.ts'
import { splitText } from '../text/split.ts'
import { exampleWords, sideClauses } from '../words/match.ts'
import type { ResumeLine, ResumeLines } from './lines.ts'
import { allStems, isLight, stemsIn, stemsOfShorts, withLongForms } from './stems.ts'
import type { Evidence } from './types.ts'
import { evidenceWeights, wordWeights } from './weights.ts'

/** A wording of a requirement, weighed word by word. */
interface Phrase {
  words: readonly { stem: string; weight: number; isRare: boolean }[]
  total: number
  /** The first letters of its words. */
  initials: string
}

/** A requirement in the wordings of which one suffices, and the parts of a long one. */
interface Phrases {
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
const phrasesOf = (words: string, title: string): Phrases => phrasesIn(`${oneLine(title)}\n${oneLine(words)}`)

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

/** How much of a requirement the best line covers, 0 to 1, and the lines nearest to it. */
export interface Covered {
  share: number
  line: ResumeLine | null
  near: readonly ResumeLine[]
}

interface Scored {
  at: number
  share: number
  /** By which the best line is chosen: also by how much of the line it is about. */
  worth: number
}

/** Which lines are looked at. */
type Counts = (line: ResumeLine) => boolean

export const quoteOf = ({ source, text }: ResumeLine): Evidence => ({ source: source.id, quote: text })

/** The best line for a requirement, by any of its wordings or by the parts of a long one. */
export function covered(words: string, title: string, resume: ResumeLines, counts: Counts = () => true): Covered {
  const phrases = phrasesOf(words, title)
  const byWays = best(phrases.ways.flatMap((phrase) => scores(phrase, resume, counts)[0] ?? []))
  const byParts = ofParts(phrases, resume, counts)
  const found = byParts && byParts.share > (byWays?.share ?? 0) ? byParts : byWays
  return {
    share: found?.share ?? 0,
    line: found ? (resume.lines[found.at] ?? null) : null,
    near: nearest(phrases, resume, counts),
  }
}

const best = (scored: readonly Scored[]): Scored | undefined =>
  scored.reduce<Scored | undefined>((most, it) => (most && most.worth >= it.worth ? most : it), undefined)

/** Of several parts of a long duty, each for itself, the mean of the better half. */
function ofParts({ parts }: Phrases, resume: ResumeLines, counts: Counts): Scored | null {
  if (parts.length < 2) return null
  const found = parts.flatMap((part) => scores(part, resume, counts)[0] ?? []).sort((a, b) => b.share - a.share)
  const [first] = found
  const half = Math.ceil(parts.length / 2)
  if (!first) return null
  const mean = found.slice(0, half).reduce((sum, { share }) => sum + share, 0) / half
  return { ...first, share: mean * evidenceWeights.parts }
}

/** Lines that have something of a phrase, the best first. */
function scores({ words, total, initials }: Phrase, { lines, postings }: ResumeLines, counts: Counts): Scored[] {
  const found = new Map<number, { sum: number; rare: number; dot: number }>()
  const wantsRare = words.some(({ isRare }) => isRare)
  for (const { stem, weight, isRare } of words)
    for (const [at, share] of postings.get(stem) ?? []) {
      const line = found.get(at) ?? { sum: 0, rare: 0, dot: 0 }
      line.sum += share * weight
      line.dot += share * weight * weight
      if (isRare && share > evidenceWeights.heading) line.rare += 1
      found.set(at, line)
    }
  if (initials.length > 2)
    for (const [at, { shorts }] of lines.entries())
      if (shorts.includes(initials)) found.set(at, { sum: total, rare: 1, dot: 0 })
  // Words of it that stand in other lines.
  const said = words.reduce(
    (sum, { stem, weight }) =>
      sum + (postings.get(stem)?.some(([, share]) => share > evidenceWeights.heading) ? weight : 0),
    0,
  )
  const length = Math.sqrt(words.reduce((sum, { weight }) => sum + weight * weight, 0))
  return [...found]
    .filter(([at]) => counts(lines[at] as ResumeLine))
    .map(([at, { sum, rare, dot }]) => {
      // Words of the title, or of every job, show no requirement that has others.
      const whole =
        (sum + Math.min(evidenceWeights.mostElsewhere * total, evidenceWeights.elsewhere * Math.max(0, said - sum))) /
        total
      const share = wantsRare && rare === 0 ? Math.min(whole, evidenceWeights.withoutRare) : whole
      const size = Math.sqrt(lines[at]?.stems.size ?? 1)
      return {
        at,
        share,
        worth: share + evidenceWeights.likeness * Math.min(1, dot / (length * size * wordWeights.usual)),
      }
    })
    .sort((a, b) => b.worth - a.worth || a.at - b.at)
}

const mostNear = 3

/** The lines that a person may mean, by all wordings together. */
function nearest({ ways, parts }: Phrases, resume: ResumeLines, counts: Counts): ResumeLine[] {
  const worth = new Map<number, number>()
  for (const phrase of [...ways, ...parts])
    for (const { at, worth: own } of scores(phrase, resume, counts)) worth.set(at, Math.max(own, worth.get(at) ?? 0))
  return [...worth]
    .filter(([at]) => isLine(resume.lines[at]))
    .sort((a, b) => b[1] - a[1] || a[0] - b[0])
    .slice(0, mostNear)
    .flatMap(([at]) => resume.lines[at] ?? [])
}

const told = new Set<SourceKind>(['line', 'summary', 'fact', 'item', 'study', 'role'])
const isLine = (line: ResumeLine | undefined) => line !== undefined && told.has(line.source.kind)
