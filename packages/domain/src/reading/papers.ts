import { verbOf } from '../language/opening-words.ts'
import { readVerb } from '../language/verbs.ts'
import { type FoundPeriod, findPeriods } from '../text/dates.ts'
import { patternOf } from '../text/patterns.ts'
import { cities } from '../words/cities.ts'
import { beforeIssuer, goesOnName, ofAnotherDate } from '../words/reading.ts'
import { type Piece, splitCommas, strongParts, withItsBracket } from './pieces.ts'
import { cut, nothing, type Slice, trimSeparators, without } from './slice.ts'
import { isNameLike, isSmallWord } from './vocabulary.ts'

// A certificate, an award, a ticket: its name, who gave it, and when.

/** What is said of a thing: its name, who gave it, when, and more. */
export interface Thing {
  names: Slice[]
  more: Slice[]
  period: FoundPeriod | null
  periodSlice: Slice
  unsaid: Slice[]
}

/** `valid until 2027`, `renewed 2024` behind a title: nobody who gave it. */
export const expires = ({ slice }: Pick<Piece, 'slice'>, at: number) =>
  at > 0 && /^(?:exp(?:\.|\b|ir)|valid(?:$| (?:until|till|to|through)\b)|renew)/iu.test(slice.text)

/**
 * A paper in one line. Its date ends it plainly, and who gave it is named; whatever else is said stays with its name as it was
 * written. Null where a date or a label opens it.
 */
export function paperOf(slice: Slice): Thing | null {
  const found = findPeriods(slice.text)
  if (found[0]?.from === 0 || /^[^,;|(]{3,25}:\s/u.test(slice.text)) return null
  const told = partsOf(slice).find((it, at) => expires({ slice: it }, at))
  const end = told ? slice.at.indexOf(told.at[0] ?? -1) : slice.text.length
  const body = trimSeparators(cut(slice, 0, end - (/\d\.$/.test(slice.text.slice(0, end)) ? 1 : 0)))
  const own = dateOf(body)
  const first = own || found.length !== 1 ? null : datedFirst(body)
  if (first) return first
  const date = own ?? (told ? found.findLast(({ from }) => from >= end) : null) ?? null
  const name = own ? trimSeparators(without(body, own.from, own.to)) : body
  const word = /^\P{L}*$/u.test(name.text.replace(dateWord, '')) ? 0 : (dateWord.exec(name.text)?.[0].length ?? 0)
  return {
    names: givenBy(trimSeparators(cut(name, 0, name.text.length - word)), date !== null),
    more: told ? [trimSeparators(cut(slice, end))] : [],
    period: date,
    periodSlice: date ? cut(slice, date.from, date.to) : nothing,
    unsaid: [cut(name, name.text.length - word)],
  }
}

/** `Young Reporter 2017, Press Circle`: its date ends the name, and nothing but who gave it follows. */
function datedFirst(slice: Slice): Thing | null {
  const [first, ...rest] = partsOf(slice)
  const period = first && rest.length > 0 && rest.every(isGiver(false)) ? dateOf(first) : null
  if (!first || !period) return null
  const name = trimSeparators(without(first, period.from, period.to))
  return { names: [name, ...rest], more: [], period, periodSlice: cut(first, period.from, period.to), unsaid: [] }
}

const partsOf = (slice: Slice) => strongParts(slice).flatMap(splitCommas)

/** Says of a date no more than that it is one. */
const dateWord = /(?<=^|[\s,|–—-])(?:issued|awarded)\W*$/iu
const ofAnother = patternOf(ofAnotherDate)
const moreOfName = patternOf(goesOnName, 'iu')

/** The date of a paper ends its line, and no word makes it that of something else: `lapsed 2024`, `First aid (2025), CPR 2026`. */
function dateOf(slice: Slice): FoundPeriod | null {
  const { text } = slice
  const found = findPeriods(text)
  const date = withItsBracket(text, found.at(-1) ?? null)
  if (!date || /[\p{L}\p{N}]/u.test(text.slice(date.to))) return null
  const from = text.length - (partsOf(slice).at(-1)?.text.length ?? 0)
  const before = text.slice(from, date.from).replace(dateWord, '')
  if (!/[\p{L}\p{N}]/u.test(before)) return date
  const word = /(?:^|\s)(\p{Ll}+)\W*$/u.exec(before)?.[1] ?? ''
  const isOfAnother = isSmallWord(word) || ofAnother.test(word) || verbOf(word)?.form === 'past'
  return found.length > 1 || isOfAnother || (from > 0 && /^(?!and |or )\p{Ll}/u.test(before)) ? null : date
}

/** The name of a paper, and who gave it; its name alone, where anything behind it may be something else. */
function givenBy(name: Slice, isDated: boolean): Slice[] {
  const groups = strongParts(name)
  const commas = splitCommas(groups.at(-1) ?? name)
  const last = commas.at(-1)
  if (groups.length > 1 && commas.length === 1) return groups.slice(1).every(isGiver(false)) ? groups : [name]
  if (!last || commas.length === 1 || !isGiver(isDated && groups.length === 1)(last)) return [name]
  return [trimSeparators(cut(name, 0, name.text.length - last.text.length)), last]
}

/** Capitals name somebody; small letters may, beside a date: not `(annual)`, `and Level 2`, `company trained`. */
const isGiver =
  (maySmall: boolean) =>
  ({ text }: Slice) => {
    const bare = text.replace(issued, '')
    const isNamed = /\p{Lu}/u.test(bare) ? isNameLike(bare) : maySmall && bare.includes(' ') && mayHaveGiven(bare)
    return isNamed && !cities.has(bare) && findPeriods(bare).length === 0 && !moreOfName.test(bare)
  }

/** A name in any letters: not `300 teams` or `written in Go`. */
export const mayHaveGiven = (text: string) =>
  isNameLike(text) ||
  (!/\p{N}/u.test(text) && text.split(/\s+/).every((word, at) => !isSmallWord(word) && !(at === 0 && readVerb(word))))

export const issued = patternOf(beforeIssuer, 'iu')
