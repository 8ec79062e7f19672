import { contextOf } from '../language/numbers/contexts.ts'
import type { Quantity } from '../language/numbers/quantities.ts'
import { duty } from '../language/ranks.ts'
import { isNegator } from '../language/vocabulary.ts'
import { type Word, wordAt } from '../language/word.ts'
import type { Source } from '../resume/sources.ts'
import { ranks } from '../words/ranks.ts'
import { type Asked, type Doubtful, doubtsOf, inOthersWords, inOwnWords } from './asking.ts'
import { bind, type Piece } from './binding.ts'
import type { Check, Claim, ClaimKind, Doubt, Verdict } from './claim.ts'
import { dateFinding, durationFinding } from './dates.ts'
import { explained } from './explanations.ts'
import { kindOfNumber, kindOfWord } from './kinds.ts'
import { isLevelWord } from './language-levels.ts'
import { languageFinding, spokenIn } from './languages.ts'
import { bindNames } from './names.ts'
import { numberFinding } from './numbers.ts'
import { dutyFinding, withObject } from './objects.ts'
import { type Reading, readingOf } from './reading.ts'
import { skillFinding } from './skills.ts'
import { type Finding, isOk, refused, rules, stated } from './support.ts'
import { type Prepared, prepare } from './units.ts'
import { verbFinding } from './verbs.ts'
import { wordFinding } from './words.ts'

export interface SupportOptions {
  /** The day that `present` means. */
  today?: string
  /** Texts that may be named without being claimed: the company and the role applied for. */
  named?: readonly string[]
  /** What the advertisement asks for: a word of it is the person's only where the person has it in a form of its own. */
  asked?: readonly string[]
}

/** A piece of the text with its place and kind. */
interface Claimed extends Piece {
  kind: ClaimKind
  from: number
  to: number
}

/** Whether the sources say all that the text says; for each claim, what says it or what is wrong with it. */
export function supports(
  sources: readonly (string | Source)[] | Prepared,
  text: string,
  options: SupportOptions = {},
): Check {
  const prepared = 'units' in sources ? sources : prepare(sources)
  const reading = readingOf(text)
  const pieces = judged(reading, prepared, options)
  if (pieces.every(({ finding }) => isOk(finding)))
    return askedFor({ reading, doubtful: new Map() }, pieces, prepared, options)
  const asking = inOwnWords(reading, pieces, prepared)
  const again = asking ? judged(asking.reading, prepared, options) : []
  return asking && again.every(({ finding }) => isOk(finding))
    ? askedFor(asking, again, prepared, options)
    : checkOf(toVerdicts(reading, pieces, prepared, new Map()), [])
}

function judged(reading: Reading, sources: Prepared, options: SupportOptions): Claimed[] {
  const pieces = claimed(reading, sources, options)
  bindNames(reading, pieces, sources)
  bind(reading, pieces, sources)
  return pieces
}

/** What all rules hold for may still be said only because the advertisement says it so. */
function askedFor(
  { reading, doubtful }: Asked,
  pieces: Claimed[],
  sources: Prepared,
  { asked }: SupportOptions,
): Check {
  const doubted = new Map([...doubtful, ...inOthersWords(pieces, sources, asked ?? [])])
  for (const [at, counterparts] of doubted)
    if (counterparts.length === 0)
      for (const piece of pieces) if (piece.word?.at === at) piece.finding = refused(rules.asked)
  const verdicts = toVerdicts(reading, pieces, sources, doubted)
  return checkOf(verdicts, doubtsOf({ reading, doubtful: doubted }, pieces))
}

function checkOf(verdicts: Verdict[], doubts: Doubt[]): Check {
  const has = (status: Verdict['status']) => verdicts.some((it) => it.status === status)
  const verdict = has('unsupported') ? 'refused' : has('ask') ? 'ask' : 'supported'
  return { supported: verdict === 'supported', verdict, doubts: verdict === 'ask' ? doubts : [], verdicts }
}

/** What a text claims, whoever says so. */
export function claimsIn(text: string): Claim[] {
  const reading = readingOf(text)
  return toVerdicts(reading, claimed(reading, prepare([]), {}), prepare([]), new Map()).map(({ claim }) => claim)
}

function claimed(reading: Reading, sources: Prepared, options: SupportOptions): Claimed[] {
  const named = namedWords(reading, options.named ?? [])
  const settled = new Set([...named.keys()].filter((word) => named.get(word) === 'named'))
  const pieces: Claimed[] = [
    ...numberPieces(reading, sources, options.today),
    ...datePieces(reading, sources),
    ...symbolPieces(reading, sources),
    ...languagePieces(reading, sources, settled),
    ...skillPieces(reading, sources, settled),
  ]
  const tries = { left: 50 }
  for (const word of reading.words) {
    const charge = word.verb === duty && word.isLight ? dutyFinding(reading, word, sources) : null
    if (charge) pieces.push({ ...placed(word), word, finding: charge, isSkill: false, kind: 'rank' })
    if (word.isLight || word.digits || settled.has(word) || (word.makes & sources.reservations) !== 0) continue
    const said = deedFinding(reading, word, sources) ?? wordFinding(reading, word, sources, tries)
    const otherwise = named.has(word) ? refused(rules.named, 'employer') : teamFinding(reading, word, pieces)
    const finding = isOk(said) ? said : (otherwise ?? said)
    const kind = isOk(finding) ? kindOfWord(reading, word) : (finding.no.kind ?? kindOfWord(reading, word))
    pieces.push({ ...placed(word), word, finding, isSkill: false, kind })
  }
  return pieces.sort((a, b) => a.from - b.from || a.to - b.to)
}

const placed = ({ at, from, to }: Word) => ({ at, from, to })

function deedFinding(reading: Reading, word: Word, sources: Prepared): Finding | null {
  const finding = word.verb ? verbFinding(reading, word, sources) : null
  return finding && isOk(finding) ? withObject(reading, word, finding, sources) : finding
}

/** `a team of seven executives`, where seven executives are led. */
function teamFinding(reading: Reading, word: Word, pieces: readonly Claimed[]): Finding | null {
  const number = reading.words[word.at + 1]?.lower === 'of' ? reading.numbered.get(word.at + 2) : undefined
  if (
    !number ||
    !/^(?:team|crew|group|fleet)$/.test(word.lower) ||
    (word.rank < ranks.lead && !/^(?:group|fleet)$/.test(word.lower)) ||
    contextOf(reading, number).head.length === 0
  )
    return null
  const counted = pieces.find(({ from }) => from === number.from)
  return counted && isOk(counted.finding) ? stated(counted.finding.ok.units, rules.team) : null
}

/** Where the text names what it may, and whether it says that the person worked there. */
function namedWords({ words }: Reading, named: readonly string[]): Map<Word, 'named' | 'claimed'> {
  const found = new Map<Word, 'named' | 'claimed'>()
  for (const name of named) {
    const wanted = readingOf(name).words.map(({ lower }) => lower)
    for (const word of wanted.length === 0 ? [] : words) {
      if (wanted.some((lower, offset) => words[word.at + offset]?.lower !== lower)) continue
      const isWork = /^(?:work|serve|join|employ)/.test(words[word.governor]?.verb ?? '')
      for (const it of words.slice(word.at, word.at + wanted.length)) found.set(it, isWork ? 'claimed' : 'named')
    }
  }
  return found
}

/** A piece that is no word: a number, a date, a sign. */
const unnamed = (at: number, from: number, to: number, kind: ClaimKind, finding: Finding): Claimed => ({
  at,
  word: null,
  finding,
  isSkill: false,
  kind,
  from,
  to,
})

function numberPieces(reading: Reading, sources: Prepared, today: string | undefined): Claimed[] {
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

const datePieces = (reading: Reading, sources: Prepared): Claimed[] =>
  reading.periods.map((period) => {
    const { from, to } = period
    return unnamed(wordAt(reading, from), from, to, 'date', dateFinding(reading, period, sources))
  })

const symbols = /[★☆]|(?<!\d\s?)[$€£¥₹](?!\s?\d)|(?![©®™‼↔-⇿])\p{Extended_Pictographic}/gu

/** A cup, five stars or the sign of a currency say something, and no word of a source says it. */
const symbolPieces = (reading: Reading, { units }: Prepared): Claimed[] =>
  [...reading.text.matchAll(symbols)]
    .filter(([sign]) => !units.some((unit) => unit.reading.text.includes(sign)))
    .map(({ index, 0: sign }) =>
      unnamed(wordAt(reading, index), index, index + sign.length, 'award', refused(rules.words)),
    )

function languagePieces(reading: Reading, sources: Prepared, settled: Set<Word>): Claimed[] {
  const pieces: Claimed[] = []
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
  if (hasLevel) for (const word of reading.words) if (isLevelWord(word.lower)) settled.add(word)
  return pieces
}

function skillPieces(reading: Reading, sources: Prepared, settled: Set<Word>): Claimed[] {
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

/** Neighbouring words of one kind that stand or fall together are one claim. */
function toVerdicts(reading: Reading, pieces: readonly Claimed[], sources: Prepared, doubtful: Doubtful): Verdict[] {
  const verdicts: Verdict[] = []
  pieces.forEach((piece, at) => {
    const made = toVerdict(reading, piece, sources, doubtful)
    const before = verdicts.at(-1)
    if (before && isSamePhrase(reading, pieces[at - 1], piece) && isAlike(before, made)) {
      before.claim.to = piece.to
      before.claim.text = reading.text.slice(before.claim.from, piece.to)
      before.sources = [...new Set([...before.sources, ...made.sources])]
    } else verdicts.push(made)
  })
  return verdicts
}

const isAlike = (one: Verdict, other: Verdict) =>
  one.claim.kind === other.claim.kind && one.status === other.status && one.rule === other.rule

function isSamePhrase({ words }: Reading, one: Claimed | undefined, other: Claimed): boolean {
  if (!one?.word || !other.word || one.isSkill || other.isSkill) return false
  return words[one.at]?.part === words[other.at]?.part
}

function toVerdict(
  { text }: Reading,
  { finding, kind, from, to, word }: Claimed,
  { units }: Prepared,
  doubtful: Doubtful,
): Verdict {
  const claim = { kind, text: text.slice(from, to), from, to }
  if (!isOk(finding)) {
    const { rule } = finding.no
    const said = { ...claim, kind: finding.no.kind ?? kind }
    return { claim: said, status: 'unsupported', rule, why: explained(rule, 'unsupported'), sources: [] }
  }
  const ids = [...(finding.ok.units ?? [])].sort((a, b) => a - b).flatMap((at) => units[at]?.id ?? [])
  const isAsked = word !== null && doubtful.has(word.at)
  const rule = isAsked ? rules.near : finding.ok.rule
  const status = isAsked ? 'ask' : rule === null ? 'stated' : 'implied'
  return { claim, status, rule, why: explained(rule, status), sources: [...new Set(ids)] }
}
