import { affirmed } from '../credentials/index.ts'
import type { ResumeDocument } from '../resume/document.ts'
import { type Fact, type Source, type SourceKind, sourcesOf } from '../resume/sources.ts'
import { skillMatcher } from '../skills/index.ts'
import { productsByKind } from '../skills/products.ts'
import { widerKinds } from '../skills/relation.ts'
import { piecesOf } from '../text/pieces.ts'
import { perText } from '../text/remembered.ts'
import { splitText, upTo } from '../text/split.ts'
import { tokensOf } from '../text/tokens.ts'
import { ambiguousProducts, productMakers } from '../words/match.ts'
import { shortForms, stemsIn, stemsOfShorts } from './stems.ts'

/** Shorter lines may say the same by chance. */
const leastWords = 5
/** A word of seven may have been changed. */
const leastShare = 6 / 7

const wordsOf = (text: string) => tokensOf(text).map(({ lower }) => lower)

/** The words of an ad in a row, and by each the lines that have it. */
const wordsOfAd = perText((ad: string) => {
  const lines = splitText(ad, /\n/g).map(wordsOf)
  const having = new Map<string, number[]>()
  for (const [at, words] of lines.entries())
    for (const word of new Set(words)) having.set(word, [...(having.get(word) ?? []), at])
  return { inARow: ` ${lines.flat().join(' ')} `, having }
}, 200)

/** Whether a line stands in the ad, word for word or all but. */
function copiedFrom(ad: string): (line: string) => boolean {
  const { inARow, having } = wordsOfAd(ad)
  return (line) => {
    const words = wordsOf(line)
    if (words.length < leastWords) return false
    const shared = new Map<number, number>()
    for (const word of words) for (const at of having.get(word) ?? []) shared.set(at, (shared.get(at) ?? 0) + 1)
    const most = Math.max(0, ...shared.values())
    return most >= words.length * leastShare || inARow.includes(` ${words.join(' ')} `)
  }
}

let kinds: Map<string, readonly string[]> | null = null

/** By the name of a product in small letters, the stems of its kind. */
function kindsByProduct(): Map<string, readonly string[]> {
  if (kinds) return kinds
  kinds = new Map()
  for (const row of splitText(productsByKind.trim(), /\n/g)) {
    const kind = upTo(row, ': ')
    const stems = stemsIn(kind)
    for (const product of splitText(row.slice(kind.length + 2), /, /g))
      for (const name of namesOf(product)) kinds.set(name, [...(kinds.get(name) ?? []), ...stems])
  }
  return kinds
}

/** `Microsoft Excel`, `Excel`; no name that is an everyday word. */
function namesOf(product: string): string[] {
  const lower = product.toLowerCase()
  const maker = productMakers.find((it) => lower.startsWith(`${it} `))
  return [lower, ...(maker ? [lower.slice(maker.length + 1)] : [])].filter(
    (it) => it.length > 2 && !ambiguousProducts.has(it),
  )
}

/** The skills that a text names, and what they are a kind of; in a list a name needs nothing beside it. */
function skillNames(text: string, isListed = false): ReadonlySet<string> {
  const found = isListed
    ? skillMatcher().named(text)
    : skillMatcher()
        .find(text)
        .flatMap(({ skill, negated }) => (negated ? [] : [skill]))
  return new Set(found.flatMap(({ name, parents }) => [name, ...widerKinds(name), ...parents.filter(isSuite)]))
}

/** `Microsoft Office`: who has one of it has worked with it. */
const isSuite = (name: string) => /^\p{Lu}\S*(?:\s\p{Lu}\S*)+$/u.test(name)

const longestName = 3

/** The stems of what the skills, products and short forms of a text are a kind of. */
function kindStems(text: string, skills: ReadonlySet<string>): ReadonlySet<string> {
  const found = new Set(stemsOfShorts(text))
  const add = (stems: readonly string[]) => {
    for (const stem of stems) found.add(stem)
  }
  for (const name of skills) add(stemsIn(name))
  const words = tokensOf(text)
  for (const [at, word] of words.entries()) {
    if (!/^\p{Lu}/u.test(word.text)) continue
    for (let length = 1; length <= longestName && at + length <= words.length; length += 1) {
      const name = text.slice(word.from, words[at + length - 1]?.to).toLowerCase()
      add(kindsByProduct().get(name) ?? [])
    }
  }
  return found
}

/** A statement of the resume, as the match looks at it. */
export interface ResumeLine {
  source: Source
  /** A sentence of it, where it has several. */
  text: string
  /** Stems of what it affirms. */
  stems: ReadonlySet<string>
  /** Stems of what its skills, products and short forms stand for. */
  kinds: ReadonlySet<string>
  /** Names of its skills, and of what they are a kind of. */
  skills: ReadonlySet<string>
  /** Short forms in capitals, in small letters. */
  shorts: readonly string[]
}

/** In how far a line has a stem: its own, a kind of it, as a heading, or by the heading of its role. */
const shares = { own: 1, kind: 0.9, title: 0.8, heading: 0.5 } as const

export interface ResumeLines {
  lines: readonly ResumeLine[]
  /** By stem, the places of the lines that have it, and how far. */
  postings: ReadonlyMap<string, readonly (readonly [at: number, share: number])[]>
  document: ResumeDocument
}

const reader = (isListed: boolean) =>
  perText((text: string) => {
    const own = affirmed(text)
    const skills = skillNames(own, isListed)
    return { stems: new Set(stemsIn(own)), kinds: kindStems(own, skills), skills, shorts: shortForms(own) }
  })
const [readLine, readListed] = [reader(false), reader(true)]

const listed = new Set<SourceKind>(['skill', 'language', 'item', 'label'])

export const prose = new Set<SourceKind>(['line', 'summary', 'fact'])
/** A name or an answer may have the ad's words. */
const written = new Set<SourceKind>(['line', 'summary'])

/** A paragraph has something of everything: each of its sentences stands for itself. */
const piecesIn = ({ kind, text }: Source): string[] =>
  prose.has(kind) ? piecesOf(text).map((piece) => piece.text) : [text]

/** Lines that stand in the ad show nothing. */
export function linesOf(document: ResumeDocument, facts: readonly Fact[], ad: string): ResumeLines {
  const isCopied = copiedFrom(ad)
  const sources = sourcesOf(document, facts).filter(({ kind, text }) => !written.has(kind) || !isCopied(text))
  const headings = new Map(sources.flatMap(({ kind, id, text }) => (kind === 'role' ? [[id, text] as const] : [])))
  const lines = sources.flatMap((source) =>
    piecesIn(source).map((text) => ({ source, text, ...(listed.has(source.kind) ? readListed : readLine)(text) })),
  )
  const postings = new Map<string, [number, number][]>()
  for (const [at, { source, stems, kinds }] of lines.entries()) {
    const add = (stem: string, share: number) => {
      const known = postings.get(stem)
      if (!known) postings.set(stem, [[at, share]])
      else if (known.at(-1)?.[0] !== at) known.push([at, share])
    }
    // A heading says where somebody worked, and shows nothing that was done there.
    const isHeading = source.kind === 'role'
    for (const stem of stems) add(stem, isHeading ? shares.title : shares.own)
    if (isHeading) continue
    for (const stem of kinds) add(stem, shares.kind)
    const heading = source.role ? headings.get(source.role) : undefined
    for (const stem of heading ? readLine(heading).stems : []) add(stem, shares.heading)
  }
  return { lines, postings, document }
}
