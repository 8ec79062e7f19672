import { duty } from '../language/ranks.ts'
import { readVerb } from '../language/verbs.ts'
import { isNegator } from '../language/vocabulary.ts'
import { type Word, wordAt } from '../language/word.ts'
import type { Quantity } from '../text/quantities.ts'
import { levelWords } from '../words/language-levels.ts'
import type { ClaimKind } from './claim.ts'
import { kindOfNumber, kindOfWord } from './kinds.ts'
import type { Reading } from './reading.ts'
import { wordFinding } from './rules/cl01-words.ts'
import { withObject } from './rules/cl02-objects.ts'
import { verbFinding } from './rules/cl03-deeds.ts'
import { dutyFinding } from './rules/cl04-duties.ts'
import { isNounCarried } from './rules/cl05-carried.ts'
import { numberFinding } from './rules/cl08-numbers.ts'
import { isOfTargets } from './rules/cl11-derived.ts'
import { dateFinding, timeFinding } from './rules/cl12-dates.ts'
import { durationFinding } from './rules/cl13-durations.ts'
import { skillFinding } from './rules/cl14-skills.ts'
import { languageFinding, spokenIn } from './rules/cl18-languages.ts'
import { namedWords } from './rules/cl20-named.ts'
import { teamFinding } from './rules/cl21-team.ts'
import { type Finding, isOk, type Piece, refused, rules, stated } from './support.ts'
import type { SupportOptions } from './supports.ts'
import type { Prepared, Unit } from './units.ts'

/** The least that a text claims, with its place, its kind and what was found of it. */
export interface Atom extends Piece {
  kind: ClaimKind
  from: number
  to: number
}

/** What a text claims, atom by atom, and by which rule each of them stands or falls. */
export function atomsIn(reading: Reading, sources: Prepared, options: SupportOptions): Atom[] {
  const named = namedWords(reading, options.named ?? [])
  const settled = new Set([...named.keys()].filter((word) => named.get(word) === 'named'))
  const pieces: Atom[] = [
    ...numberAtoms(reading, sources, options.today),
    ...dateAtoms(reading, sources),
    ...symbolAtoms(reading, sources),
    ...languageAtoms(reading, sources, settled),
    ...skillAtoms(reading, sources, settled),
  ]
  const tries = { left: 50 }
  for (const word of reading.words) {
    const charge = word.verb === duty && word.isLight ? dutyFinding(reading, word, sources) : null
    if (charge) pieces.push({ ...placed(word), word, finding: charge, isSkill: false, kind: 'rank' })
    if (word.isLight || word.digits || settled.has(word) || (word.makes & sources.reservations) !== 0) continue
    const said =
      timeFinding(reading, word, sources) ??
      speakFinding(reading, word, pieces, sources) ??
      deedFinding(reading, word, sources) ??
      wordFinding(reading, word, sources, tries)
    const otherwise = named.has(word) ? refused(rules.named, 'employer') : teamFinding(reading, word, pieces)
    const finding = isOk(said) ? said : (otherwise ?? said)
    const kind = isOk(finding) ? kindOfWord(reading, word) : (finding.no.kind ?? kindOfWord(reading, word))
    pieces.push({ ...placed(word), word, finding, isSkill: false, kind })
  }
  return pieces.sort((a, b) => a.from - b.from || a.to - b.to)
}

/** `Speaks Spanish`, where it is among the languages. */
function speakFinding(
  { words }: Reading,
  { lower, sentence, at }: Word,
  pieces: readonly Atom[],
  { units }: Prepared,
): Finding | null {
  if (readVerb(lower)?.base !== 'speak' || words[at - 1]?.sentence === sentence) return null
  const isListed = (place: number) =>
    units[place]?.source?.kind === 'language' || (units[place]?.reading.words.length ?? 0) <= 2
  const isSpoken = ({ kind, finding, word }: Atom) =>
    kind === 'language' && word?.sentence === sentence && isOk(finding) && [...(finding.ok.units ?? [])].some(isListed)
  return pieces.some(isSpoken) ? stated(null, rules.language) : null
}

const placed = ({ at, from, to }: Word) => ({ at, from, to })

/** What a verb that only joins a noun to another is done to was looked for already. */
const isCarriedIn = (reading: Reading, word: Word, unit: Unit | undefined) =>
  word.form === 'gerund' && unit !== undefined && isNounCarried(reading, word, unit)

function deedFinding(reading: Reading, word: Word, sources: Prepared): Finding | null {
  const finding = word.verb ? verbFinding(reading, word, sources) : null
  // What follows from two numbers is done to neither.
  if (isOfTargets(word.verb ?? '') && finding && isOk(finding) && finding.ok.rule === rules.derived) return finding
  if (!finding || !isOk(finding)) return finding
  const isJoined = [...(finding.ok.units ?? [])].some((at) => isCarriedIn(reading, word, sources.units[at]))
  return isJoined ? finding : withObject(reading, word, finding, sources)
}

/** A piece that is no word: a number, a date, a sign. */
const unnamed = (at: number, from: number, to: number, kind: ClaimKind, finding: Finding): Atom => ({
  at,
  word: null,
  finding,
  isSkill: false,
  kind,
  from,
  to,
})

function numberAtoms(reading: Reading, sources: Prepared, today: string | undefined): Atom[] {
  return reading.quantities
    .filter((it) => !isNone(reading, it))
    .map((quantity) => {
      let finding: Finding = numberFinding(reading, quantity, sources)
      if (!isOk(finding) && quantity.unit === 'month') {
        const byDates = durationFinding(reading, quantity, sources, today)
        if (isOk(byDates)) finding = byDates
      }
      const { at, from, to } = quantity
      return unnamed(at, from, to, kindOfNumber(quantity), finding)
    })
}

/** `zero accidents` are no accidents: what is denied is told by its words. */
const isNone = ({ words }: Reading, { value, pair, change, at }: Quantity) =>
  value === 0 && pair === null && change === null && words.slice(at, at + 1).some(isNegator)

const dateAtoms = (reading: Reading, sources: Prepared): Atom[] =>
  reading.periods.map((period) => {
    const { from, to } = period
    return unnamed(wordAt(reading, from), from, to, 'date', dateFinding(reading, period, sources))
  })

const symbols = /[★☆]|(?<!\d\s?)[$€£¥₹](?!\s?\d)|(?![©®™‼↔-⇿])\p{Extended_Pictographic}/gu

/** A cup, five stars or the sign of a currency say something, and no word of a source says it. */
const symbolAtoms = (reading: Reading, { units }: Prepared): Atom[] =>
  [...reading.text.matchAll(symbols)]
    .filter(([sign]) => !units.some((unit) => unit.reading.text.includes(sign)))
    .map(({ index, 0: sign }) =>
      unnamed(wordAt(reading, index), index, index + sign.length, 'award', refused(rules.words)),
    )

function languageAtoms(reading: Reading, sources: Prepared, settled: Set<Word>): Atom[] {
  const pieces: Atom[] = []
  let hasLevel = false
  for (const spoken of spokenIn(reading, sources.languages.names)) {
    const { level, from, to } = spoken
    const finding = languageFinding(spoken, sources)
    const at = wordAt(reading, from)
    const word = reading.words[at]
    if (!finding || !word) continue
    settled.add(word)
    hasLevel ||= level !== null
    pieces.push({ at, word, finding, isSkill: true, kind: 'language', from, to })
  }
  if (hasLevel) for (const word of reading.words) if (levelWords.has(word.lower)) settled.add(word)
  return pieces
}

function skillAtoms(reading: Reading, sources: Prepared, settled: Set<Word>): Atom[] {
  return reading.skills.flatMap((skill) => {
    const at = wordAt(reading, skill.from)
    const words: Word[] = []
    for (let next = at; next >= 0 && (reading.words[next]?.to ?? Number.POSITIVE_INFINITY) <= skill.to; next += 1)
      words.push(...reading.words.slice(next, next + 1))
    const first = words[0]
    if (!first || words.some((word) => settled.has(word))) return []
    const finding = skillFinding(reading, skill, words, sources)
    if (!finding) return []
    for (const word of words) settled.add(word)
    const kind = skill.skill.field === 'certificates' ? ('certificate' as const) : ('skill' as const)
    return [{ at: first.at, word: first, finding, isSkill: true, kind, from: skill.from, to: skill.to }]
  })
}
