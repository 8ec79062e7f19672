const words =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  )
const german = 'ein zwei drei vier fünf sechs sieben acht neun zehn'.split(' ')
const number = `(?:\\d{1,2}|${words.join('|')}|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn)`
const atLeast =
  '(?:(?:with|including|of which|of those|and|thereof|davon|ideally|preferably|having|your|has|have|a)\\s+)*(?:(?:at least|at a minimum|a minimum of|minimum(?: of)?|min\\.?|more than|over|around|approximately|roughly|about|mindestens|the last|no less than|not less than)\\s+)*'
const more = '(?:\\s*\\(\\d{1,2}\\))?(?:\\s*\\+|\\s+plus\\b|\\s+or more\\b)?'
const upTo = `(?:\\s*(?:-|–|—|to|or|bis)\\s*${number}\\s*\\+?)?`
const unit =
  "(?:full |consecutive |additional |progressive |further |recent |relevant |solid )*(?:years?|yrs?\\.?|yoe|jahren?|jahre)(?!\\s+(?:of age|old))(?:['’]s?|['’])?(?:\\s+or more\\b|\\s*\\+|\\s+plus\\b|\\s+minimum\\b)?(?:\\s+of (?:them|these|those|which))?"

const leading = new RegExp(`^${atLeast}(${number})${more}${upTo}\\s*(?:-\\s*)?${unit}(?=$|[^\\p{L}])`, 'iu')
const anywhere = new RegExp(`(?<![\\p{L}\\d.,$€£])(${number})${more}${upTo}\\s*-?\\s*${unit}(?=$|[^\\p{L}])`, 'iu')
/** `five as project manager`, `at least 3 leading a team`: the years are those of the clause before. */
const bare = new RegExp(
  `^(?:(?:with|including|of which|of those|and|thereof)\\s+)*(?:at least|minimum|min\\.?|more than|over)?\\s*(${number})\\+?(?:\\s+of (?:them|these|those|which|that))?\\s+(?=(?:as|in|with|leading|managing|of|on|at|using|within|supervising|running)\\b)`,
  'iu',
)

export const numberOf = (text: string): number => {
  const word = text.toLowerCase()
  const index = Math.max(words.indexOf(word), german.indexOf(word))
  return index >= 0 ? index + 1 : Number(text)
}

/** The years that a phrase opens with, and how long that opening is. */
export function leadingYears(text: string): { years: number; to: number } | null {
  const match = leading.exec(text)
  return match?.[1] ? { years: numberOf(match[1]), to: match[0].length } : null
}

export function bareYears(text: string): { years: number; to: number } | null {
  const match = bare.exec(text)
  return match?.[1] ? { years: numberOf(match[1]), to: match[0].length } : null
}

/** Years named anywhere in a phrase. */
export function yearsIn(text: string): number | null {
  const match = anywhere.exec(text)
  return match?.[1] ? numberOf(match[1]) : null
}

/** A `or` between numbers, or behind one: it parts nothing. */
export const numericOr = new RegExp(
  `(?:${number}) or (?:${number}|more|so)\\b|\\b(?:years?|more|less) or (?:more|less)\\b`,
  'gi',
)
