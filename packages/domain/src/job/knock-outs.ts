import { upperFirst } from '../language/speak/lower-first.ts'
import { tokenise } from '../skills/tokens.ts'
import { patternOf, sourceOf, wordIn } from '../text/patterns.ts'
import * as knockOutsWords from '../words/job/knock-outs.ts'
import { closingDateOf } from './closing.ts'
import type { KnockOut, KnockOutKind } from './job.ts'
import { citizenship, clearance, drivingLicence, dwelling, isLicence, land, rightToWork, vetting } from './kinds.ts'
import { labelOf } from './label.ts'
import { languagesIn, levelOf } from './languages.ts'
import type { Line } from './lines.ts'
import type { Found } from './requirements.ts'
import { endOf, type Span, sentencesOf } from './span.ts'

const refused = sourceOf(knockOutsWords.refused)
const strict = patternOf(knockOutsWords.strict, 'i', { refused })
const regulated = wordIn(knockOutsWords.regulated)

/** J27: what ends an application. Each with the words that say so. */
export function knockOutsOf(
  requirements: readonly Found[],
  conditions: readonly KnockOut[],
  lines: readonly Line[],
): { knockOuts: KnockOut[]; ids: Set<string> } {
  const found: KnockOut[] = []
  const ids = new Set<string>()
  for (const requirement of requirements) {
    if (requirement.importance !== 'required') continue
    const kind = kindOfRequirement(requirement, sentenceWith(lines, requirement.from))
    if (kind === null) continue
    ids.add(requirement.id)
    found.push({ kind, text: requirement.text, words: requirement.words, from: requirement.from, to: requirement.to })
  }
  found.push(...conditions)
  for (const line of lines) for (const sentence of sentencesOf(line)) found.push(...inSentence(sentence))
  return { knockOuts: [...onlyOnce(found), ...closingDateOf(lines)], ids }
}

function sentenceWith(lines: readonly Line[], at: number): string {
  const holds = (span: Span) => span.from <= at && at < endOf(span)
  return lines.filter(holds).flatMap(sentencesOf).find(holds)?.text ?? ''
}

function kindOfRequirement({ kind, text, said, words }: Found, line: string): KnockOutKind | null {
  if (rightToWork.test(text) || citizenship.test(text)) return 'permit'
  if (dwelling.test(text)) return 'place'
  if (clearance.test(said)) return 'clearance'
  if (drivingLicence.test(text)) return strict.test(words) || strict.test(line) ? 'licence' : null
  if (kind === 'certificate' && (isLicence(said) || regulated.test(said))) return 'licence'
  return kind === 'language' && isCondition(said, line) ? 'language' : null
}

/** Of several languages only the one beside the strict word is a condition. */
function isCondition(said: string, line: string): boolean {
  const [asked] = languagesIn(said)
  if (!asked || strict.test(said)) return asked !== undefined
  return line.split(/[,;]/).some((part) => {
    const [first, ...others] = languagesIn(part)
    return others.length === 0 && first?.language === asked.language && strict.test(part)
  })
}

const ending = new Set<KnockOutKind>(['licence', 'permit', 'clearance', 'language', 'place', 'check'])

/** What is agreed to, and shown by no paper, ends none. */
export const endsApplication = ({ kind }: Pick<KnockOut, 'kind'>): boolean => ending.has(kind)

const demand = wordIn(knockOutsWords.demand)
const offersVisa = patternOf(knockOutsWords.offersVisa)
const denies = patternOf(knockOutsWords.denies)

/** Conditions that a sentence may name wherever it stands. */
const patterns: [KnockOutKind, RegExp][] = [
  ['permit', rightToWork],
  ['permit', citizenship],
  ['place', patternOf(knockOutsWords.livingIn, 'u', { land })],
  ['check', vetting],
  ['clearance', clearance],
  ['licence', drivingLicence],
]

function inSentence(sentence: Span): KnockOut[] {
  const { text } = sentence
  if (text.length > 700) return []
  const found = patterns.flatMap(([kind, pattern]) => {
    const match = pattern.exec(text)
    if (!match || !counts(kind, match[0], text)) return []
    return [
      { kind, text: upperFirst(match[0].replace(/\.$/, '')), words: text, from: sentence.from, to: endOf(sentence) },
    ]
  })
  return [...found, ...excluded(sentence)]
}

const statutory = patternOf(knockOutsWords.statutory)

function counts(kind: KnockOutKind, words: string, sentence: string): boolean {
  if (kind === 'permit' && offersVisa.test(sentence) && !denies.test(sentence)) return false
  if (kind === 'check' && !statutory.test(words)) return /\bmust\b|^.{5,40} required\.?$/i.test(sentence)
  if (kind === 'check' && sentence.length < 80) return !/\b(?:experience|knowledge)\b/i.test(sentence)
  if (kind === 'licence' || kind === 'place')
    return strict.test(sentence) || (kind === 'place' && /\bneed to\b/i.test(sentence))
  return demand.test(sentence)
}

const exclusion = patternOf(knockOutsWords.exclusion)

/** "Applications without X cannot be considered". */
function excluded(sentence: Span): KnockOut[] {
  const match = exclusion.exec(sentence.text)
  const thing = match?.[1]
  if (!match || thing === undefined) return []
  const language = languagesIn(thing)[0]
  const kind = language ? 'language' : clearance.test(thing) ? 'clearance' : isLicence(thing) ? 'licence' : null
  if (kind === null) return []
  const level = language ? levelOf(thing, language.at) : null
  const text = language && level ? `${language.language} ${level}` : labelOf(thing).text
  return [{ kind, text, words: sentence.text, from: sentence.from, to: endOf(sentence) }]
}

const small = new Set(knockOutsWords.small.words.split(' '))
const gist = (text: string) =>
  tokenise(text)
    .map((token) => token.key)
    .filter((key) => !small.has(key))

/** J28: one condition said twice stays once, in its fuller words. */
function onlyOnce(found: KnockOut[]): KnockOut[] {
  const kept: KnockOut[] = []
  for (const one of found) {
    const same = kept.findIndex((other) => other.kind === one.kind && isSame(other, one))
    const known = kept[same]
    if (known === undefined) kept.push(one)
    else if (gist(one.text).length > gist(known.text).length && one.kind !== 'language')
      kept[same] = { ...one, words: known.words, from: known.from, to: known.to }
  }
  return kept
}

function isSame(a: KnockOut, b: KnockOut): boolean {
  if (a.kind === 'language') return languagesIn(a.text)[0]?.language === languagesIn(b.text)[0]?.language
  if (a.kind === 'permit' && rightToWork.test(a.text) && rightToWork.test(b.text)) return true
  if (vetting.test(a.text) && vetting.test(b.text)) return gist(a.text).some((word) => gist(b.text).includes(word))
  const [short, long] = [gist(a.text), gist(b.text)].sort((x, y) => x.length - y.length)
  return (short ?? []).every((word) => (long ?? []).includes(word))
}
