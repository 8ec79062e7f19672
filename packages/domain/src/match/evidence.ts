import type { SourceKind } from '../resume/sources.ts'
import type { ResumeLine, ResumeLines } from './lines.ts'
import type { Phrase, Phrases } from './phrases.ts'
import { phrasesOf } from './phrases.ts'
import type { Evidence } from './types.ts'
import { evidenceWeights, wordWeights } from './weights.ts'

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
