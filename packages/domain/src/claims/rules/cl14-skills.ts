import { initialsFrom } from '../../language/acronyms.ts'
import { duty, isGeneralVerb } from '../../language/ranks.ts'
import { isAgent, isDeterminer, isPreposition } from '../../language/vocabulary.ts'
import type { Word } from '../../language/word.ts'
import type { Skill } from '../../skills/catalogue/parse.ts'
import type { SkillFound } from '../../skills/matcher.ts'
import { singular } from '../../text/tokens.ts'
import { objection } from '../objections.ts'
import { type Reading, readingOf } from '../reading.ts'
import { type Finding, isOk, refused, rules, shared, stated } from '../support.ts'
import type { Found, Prepared, Unit } from '../units.ts'
import { wordFinding } from './cl01-words.ts'
import { isLifted } from './cl02-attached.ts'
import { isOfInner } from './cl02-ties.ts'
import { isMoreThanOne, isOfFew } from './cl09-one-and-many.ts'
import { isBesideAnother } from './cl15-kinds.ts'
import { isOnlyNamed } from './cl26-mentions.ts'

/** A skill in a text: in the same words, or in another form of its name. Null leaves it to its words. */
export function skillFinding(
  reading: Reading,
  { skill, negated }: SkillFound,
  words: readonly Word[],
  sources: Prepared,
): Finding | null {
  const isPerson = words.some((word) => isAgent(singular(word.lower)))
  if (negated || isPerson) return null
  const literal = isWritten(skill, words, sources) ? inTheseWords(reading, words, sources) : null
  if (literal) return asDirect(reading, words, literal, sources)
  const spelled = initialsFrom(reading, words[0]?.at ?? 0).find(
    ({ initials, last }) => last === words.at(-1)?.at && sources.acronyms.has(initials),
  )
  const initials = unitsOf(reading, words, sources.acronyms.get(spelled?.initials ?? '') ?? [])
  if (initials.size > 0) return stated(initials, rules.initials)
  const own = sources.skills.get(skill.name) ?? []
  const named = unitsOf(reading, words, own)
  if (named.size > 0) return stated(named, rules.skill)
  const pieces = inPieces(reading, words, skill, sources)
  if (pieces.size > 0) return stated(pieces, rules.skill)
  if (!skill.exact && words.every((word) => word.isLight)) return null
  if (own.length > 0) return refused(rules.hedge, 'skill')
  return refused(isBesideAnother(skill, sources) ? rules.kind : rules.words, 'skill')
}

/** One word may be another skill's: Go is not in `went`, and machining not in `machine learning`. */
function isWritten(skill: Skill, words: readonly Word[], sources: Prepared): boolean {
  const [only, ...others] = words
  if (!only || others.length > 0 || sources.skills.has(skill.name)) return true
  const answers = sources.units.flatMap((unit) =>
    only.asks.flatMap((key) => (unit.words.get(key) ?? []).map((source) => ({ source, unit }))),
  )
  const isIt = ({ source, unit }: (typeof answers)[number]) =>
    skill.exact ? source.text === only.text : isFree(source, unit.reading) || isSame(source, only)
  return answers.length === 0 || answers.some(isIt)
}

const isSame = (one: Word, other: Word) => singular(one.lower) === singular(other.lower)

const isFree = (word: Word, { skills }: Reading) =>
  !skills.some(({ from, to }) => from <= word.from && word.to <= to && to - from > word.to - word.from)

/** `welded … with TIG` has all of `TIG welding`, which is also `GTAW`. */
function inPieces(reading: Reading, words: readonly Word[], { name, aliases }: Skill, sources: Prepared): Set<number> {
  const units = new Set<number>()
  for (const alias of [name, ...aliases]) {
    const parts = readingOf(alias).words
    if (parts.length < 2 || !/^\p{Lu}{2,}/u.test(alias)) continue
    const found = parts.map((part) => unitsOf(reading, words, sources.words.get(part.asks[0] ?? '') ?? []))
    for (const unit of found.reduce(shared)) units.add(unit)
  }
  return units
}

function asDirect(reading: Reading, words: readonly Word[], finding: Finding, sources: Prepared): Finding {
  const first = words[0]
  if (!first || !isOk(finding) || !finding.ok.units) return finding
  const governor = reading.words[first.governor]
  if (!first.isDirect || !isGeneralVerb(governor?.verb ?? '')) return finding
  const isThere = (at: number) => first.asks.some((key) => sources.units[at]?.words.has(key))
  const units = [...finding.ok.units].filter(
    (at) =>
      !isThere(at) ||
      first.asks.some((key) =>
        (sources.units[at]?.words.get(key) ?? []).some((source) =>
          isAsDirect(governor?.verb ?? '', source, sources.units[at]),
        ),
      ),
  )
  return units.length > 0 ? stated(new Set(units), finding.ok.rule) : refused(rules.together, 'skill')
}

/** All its words in one statement. */
function inTheseWords(reading: Reading, words: readonly Word[], sources: Prepared): Finding | null {
  let common: Set<number> | null = null
  let rule: string | null = null
  for (const word of words) {
    if (
      word.digits ||
      (word.isLight &&
        words.length > 1 &&
        (isPreposition(word.lower) || isDeterminer(word.lower) || word.lower === 'and'))
    )
      continue
    const finding = wordFinding(reading, word, sources, { left: 5 })
    if (!isOk(finding)) return null
    rule ??= finding.ok.rule
    const units: Set<number> = finding.ok.units ?? new Set()
    common = common === null ? units : shared(common, units)
  }
  return common && common.size > 0 ? stated(common, rule) : null
}

/** `Performed MRI scans`: not what one only was at, for or with. */
function isAsDirect(verb: string, source: Word, unit: Unit | undefined): boolean {
  const governor = unit?.reading.words[source.governor]
  if (!governor || governor.verb === duty) return true
  const isSaid = unit?.verbs.some((it) => it.verb === verb)
  return isSaid ? governor.verb === verb : source.isDirect
}

function unitsOf(reading: Reading, words: readonly Word[], found: readonly Found[]): Set<number> {
  const first = words[0]
  const isHad = ({ unit: { reading: said }, word }: Found) => {
    const end = endOf(said, word)
    return (
      first &&
      objection(first, word) === null &&
      !isOfFew(reading, word) &&
      !isMoreThanOne(reading, words.at(-1) ?? first, said, said.words[end] ?? word) &&
      !isLifted(reading, first, said, word) &&
      !isOfInner(reading, first, said, word) &&
      !isOnlyNamed(reading, first, said, word, end)
    )
  }
  return new Set(found.filter(isHad).map(({ unit }) => unit.at))
}

/** The place of the last word of a skill's name. */
function endOf({ skills, words }: Reading, first: Word): number {
  const to = skills.find(({ from }) => from === first.from)?.to ?? first.to
  let at = first.at
  while ((words[at + 1]?.to ?? Number.POSITIVE_INFINITY) <= to) at += 1
  return at
}
