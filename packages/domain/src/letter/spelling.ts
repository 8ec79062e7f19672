const british =
  /\b(?:CV|whilst|colour\w*|organis\w+|programmes?|centres?|labour\w*|behaviour\w*|analys(?:e|ed|ing)|fortnight\w*|pupils?|GCSE|NHS|Ltd|mum)\b|£/g
const american =
  /\b(?:resumes?|color\w*|organiz\w+|programs?|centers?|labor|behavior\w*|analyz\w+|401\(k\)|Inc|GPA|U\.?S\.?A?)\b|\$/g

const count = (texts: readonly string[], pattern: RegExp) =>
  texts.reduce((sum, text) => sum + (text.match(pattern)?.length ?? 0), 0)

/** Which English the person and the advertisement write; the person's own words count double. */
export function writesBritish(person: readonly string[], ad: string): boolean {
  const score = (pattern: RegExp) => 2 * count(person, pattern) + count([ad], pattern)
  return score(british) > score(american)
}
