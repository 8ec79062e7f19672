import { monthStems } from '../words/dates.ts'

const month = `(?:(?:${monthStems.join('|')})\\p{L}*\\.?)`
const date = `(?:(\\d{1,2})[-/.](?:(\\d{1,2})[-/.])?|(${month}) (?:\\d{1,2},? )?|\\d{1,2} (${month}) )?((?:19|20)\\d{2})(?:-(\\d{2}))?(?!\\d)`

/** `valid until March 2028`, `expires 09/2027`, `exp. 31/12/2025`: the day up to which something holds. */
const ending = new RegExp(
  `\\b(?:(?:until|till|through|thru|up to|expir(?:es|ing|y|ation)|exp)(?: date)?(?: (?:in|on|at))?|(?:valid|good|current|active|paid|runs) to)(?: the)?(?: end of)?[.:]?\\s*${date}`,
  'iu',
)

/** As `2028` or `2028-03`; undefined where a line names none. */
export function endOf(text: string): string | undefined {
  const [, first, second, before, behind, year, dashed] = ending.exec(text) ?? []
  if (year === undefined) return undefined
  const name = (before ?? behind)?.slice(0, 3).toLowerCase()
  const at = name === undefined ? monthAmong(first ?? dashed, second) : monthStems.indexOf(name) + 1
  return at === 0 ? year : `${year}-${String(at).padStart(2, '0')}`
}

/** Of a day and a month in either order, the one that can be a month; 0 where both can. */
function monthAmong(...numbers: (string | undefined)[]): number {
  const months = new Set(numbers.map(Number).filter((it) => it >= 1 && it <= 12))
  const [only = 0] = months
  return months.size === 1 ? only : 0
}

/** `2025 to 2028`, `2025–2028`. */
export const spanEndOf = (text: string): string | undefined =>
  /\b(?:19|20)\d{2}\s*(?:to|[–—-])\s*((?:19|20)\d{2})\b/.exec(text)?.[1]
