import { isAffirmed } from '../../held/index.ts'
import { languagesIn } from '../../job/languages.ts'
import { alternatives } from '../../text/patterns.ts'
import { sentencesIn } from '../../text/sentences.ts'
import { languageLimits, languageScale, wholeLevels } from '../../words/language-levels.ts'
import type { Reading } from '../reading.ts'
import { type Finding, refused, rules, stated } from '../support.ts'
import type { Prepared, Unit } from '../units.ts'

export interface SpokenLanguage {
  language: string
  level: number | null
  /** A level of the European frame is exact. */
  frame: string | null
  /** `(reading)`: only that. */
  limit: string | null
  isAffirmed: boolean
  from: number
  to: number
}

const anyOf = (words: string) => new RegExp(`\\b(?:${alternatives(words)})\\b`)
const scale = languageScale.map(({ level, words }) => ({ level, pattern: anyOf(words) }))
const limited = anyOf(wholeLevels)
const limits = anyOf(languageLimits)
const frameLevel = /\b[abc][12]\b/
const lowest = 2

function levelIn(text: string): number | null {
  const exact = limited.exec(text)?.[0]
  const words = exact ?? text
  return scale.find(({ pattern }) => pattern.test(words))?.level ?? null
}

/** The languages of a text with how well they are known, where that is what it speaks of. */
export function spokenIn({ text }: Reading, known: ReadonlySet<string>): SpokenLanguage[] {
  const named = namesIn(text, known)
  if (named.length === 0) return []
  const lower = text.toLowerCase()
  const sentences = sentencesIn(text)
  const sentenceOf = (at: number) => sentences.find(({ to }) => at < to)
  const [first] = named
  const shared = first
    ? levelIn(lower.slice(Math.max(sentenceOf(first.from)?.from ?? 0, first.from - 40), first.from))
    : null
  return named.map((it, at) => {
    const end = Math.min(named[at + 1]?.from ?? text.length, sentenceOf(it.from)?.to ?? text.length, it.to + 60)
    const behind = lower.slice(it.to, end)
    const own = at > 0 ? lower.slice(named[at - 1]?.to ?? 0, it.from).replace(/^.*[,;]|\band\b/g, '') : ''
    // `fluent in English, native German`: what stands before the next belongs to the next.
    const tail = at < named.length - 1 ? behind.replace(/(?:,|\band\b)[^,]*$/, '') : behind
    const frame =
      frameLevel.exec(tail)?.[0] ?? (at === 0 ? frameLevel.exec(lower.slice(0, it.from))?.[0] : undefined) ?? null
    const limit = limits.exec(tail)?.[0] ?? null
    const level = levelIn(tail) ?? levelIn(own) ?? shared
    return { ...it, level, frame, limit, isAffirmed: isAffirmed(text, it.from, it.to) }
  })
}

function namesIn(text: string, known: ReadonlySet<string>): { language: string; from: number; to: number }[] {
  const found = languagesIn(text).map(({ language, at }) => ({
    language: language.toLowerCase(),
    from: at,
    to: at + language.length,
  }))
  const places = new Set(found.map(({ from }) => from))
  for (const match of known.size > 0 ? text.matchAll(/\p{Lu}\p{L}+/gu) : []) {
    const language = match[0].toLowerCase()
    if (known.has(language) && !places.has(match.index))
      found.push({ language, from: match.index, to: match.index + match[0].length })
  }
  return found.sort((a, b) => a.from - b.from)
}

const labelled = /^(\p{Lu}\p{L}+)(?: \p{L}+)?(?:\s*[:(]|\s+[–-]\s)/u

/** What the sources say of languages. */
export interface Languages {
  /** Names that they give as languages, known to the list or not: `Igbo: Conversational`. */
  names: ReadonlySet<string>
  spoken: ReadonlyMap<string, { unit: number; spoken: SpokenLanguage }[]>
}

export function languagesOf(units: readonly Unit[]): Languages {
  const names = new Set<string>()
  for (const { source, reading } of units) {
    const match = source && source.kind !== 'language' ? null : labelled.exec(reading.text)
    if (match?.[1] && (source?.kind === 'language' || levelIn(reading.text.toLowerCase()) !== null))
      names.add(match[1].toLowerCase())
  }
  const spoken = new Map<string, { unit: number; spoken: SpokenLanguage }[]>()
  for (const { at, reading } of units)
    for (const each of spokenIn(reading, names)) {
      const list = spoken.get(each.language) ?? []
      if (list.length < most) list.push({ unit: at, spoken: each })
      spoken.set(each.language, list)
    }
  return { names, spoken }
}

const most = 40

export function languageFinding(spoken: SpokenLanguage, { languages }: Prepared): Finding | null {
  const known = languages.spoken.get(spoken.language) ?? []
  if (spoken.level === null && known.every((it) => it.spoken.level === null)) return null
  const units = new Set(known.filter((it) => isAsGood(spoken, it.spoken)).map(({ unit }) => unit))
  if (units.size > 0) return stated(units)
  return known.length > 0 || spoken.level !== null ? refused(rules.language, 'language') : null
}

function isAsGood(text: SpokenLanguage, source: SpokenLanguage): boolean {
  if (text.isAffirmed && !source.isAffirmed) return false
  if (source.limit !== null && text.limit !== source.limit) return false
  if (text.frame !== null) return source.frame !== null && source.frame >= text.frame
  if (text.level === null) return source.level === null || source.level > lowest
  return source.level !== null && source.level >= text.level
}
