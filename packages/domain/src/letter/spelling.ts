const british =
  /\b(?:CV|whilst|colour\w*|organis\w+|programmes?|centres?|licences?|labour\w*|behaviour\w*|analys(?:e|ed|ing)|catalogue\w*|fortnight\w*|pupils?|GCSE|A level|NHS|Ltd|favour\w*|honours?|travell\w+|mum)\b|£/g
const american =
  /\b(?:resumes?|color\w*|organiz\w+|programs?|centers?|licenses?|labor|behavior\w*|analyz\w+|catalog|401\(k\)|Inc|neighborhood|favor\w*|honors|GPA|traveled|math|U\.?S\.?A?)\b|\$/g

const count = (texts: readonly string[], pattern: RegExp) =>
  texts.reduce((sum, text) => sum + (text.match(pattern)?.length ?? 0), 0)

/** Which English the person and the advertisement write; the person's own words count double. */
export function writesBritish(person: readonly string[], ad: string): boolean {
  const score = (pattern: RegExp) => 2 * count(person, pattern) + count([ad], pattern)
  return score(british) > score(american)
}
