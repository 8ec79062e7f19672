import type { Degree } from './job.ts'

const levels: [Degree, RegExp][] = [
  ['law', /\bJ\.?D\.?(?![\w/])|\bLL\.?\s?[BM]\b|\bjuris doctor\b|\blaw degree\b|\bdegree in law\b/i],
  [
    'associate',
    /\bassociate(?:['’]?s)?\s+degree\b|\bassociate['’]s\b|\bA\.?D\.?N\b|\bA\.?A\.?S\b|\bfoundation degree\b|\bHND\b/i,
  ],
  [
    'bachelor',
    /\b[Bb]achelor(?:['’]?s)?\b|\b(?:[Uu]ndergraduate|[Hh]onou?rs|[Cc]ollege|[Uu]niversity|first|four-year|4-year)\s+degree\b|\bB\.?\s?(?:Sc|Eng|Ed|SN|BA|Com|FA|Tech)\b|\b(?:BS(?! (?:EN|ISO|IEC|\d))|BA|B\.S\.|B\.A\.)(?=[\s,/)]|$)/,
  ],
  [
    'master',
    /\b[Mm]aster(?:['’]?s)?\b(?!\s+(?:\w+(?:er|ian|ist|man|lor)s?\b|of ceremonies|data))|\bM\.?\s?(?:Sc|Eng|Ed|SN|BA|SW|PH|FA)\b|\bDiplom\b|\b(?:[Pp]ostgraduate|[Aa]dvanced|[Gg]raduate)\s+degree\b|\b(?:M\.S\.|M\.A\.)(?=[\s,/)]|$)|\b(?:BS|BA)\s?\/\s?M[SA]\b/,
  ],
  [
    'doctorate',
    /\b(?:Ph\.?\s?D|doctora(?:te|l)|D\.?Phil|Pharm\.?D|doctor of \p{L}+|MD\s+degree|DVM|DDS|Promotion)\b/iu,
  ],
]
const rank: Degree[] = ['associate', 'bachelor', 'master', 'doctorate']
const unnamed =
  /\bdegrees?\b(?!\s+(?:of\b|celsius|fahrenheit))|\b(?:(?:completed|university|academic) studies|tertiary qualification|studium|hochschulabschluss|graduate (?:of|in)|any graduate)\b/i
const notStudy = /\b(?:high|certain|some|\d+)[- ]degrees?\b/i
const belowDegree =
  /\b(?:apprenticeship|ausbildung|high school|GED|vocational|trade school|certificate|(?<!graduate )diploma|A[- ]levels?)\b/i

const found = (text: string) =>
  levels.filter(([, pattern]) => pattern.test(text.replace(/[’]/g, "'"))).map(([level]) => level)

/** Names a degree, of whatever level. */
export const namesDegree = (text: string) =>
  found(text).length > 0 || (unnamed.test(text) && !notStudy.test(text)) || namesSchooling(text)

/** Examinations at school, by subject and grade; whoever teaches for them or marks them is asked for something else. */
export const namesSchooling = (text: string) =>
  /\b(?:GCSEs?|[AO][- ][Ll]evels)\b/.test(text) &&
  !/\b(?:teach|tutor|class|pupil|student|child)|(?:^|\bof )(?!hav|hold|engin)\w+ing\b.*(?:GCSE|level)/i.test(text)

/** J25: the least degree that would do; null where something below a degree would. */
export function leastDegree(text: string): Degree | null {
  if (belowDegree.test(text)) return null
  const named = found(text)
  const least = rank.find((level) => named.includes(level))
  if (named.includes('law')) return 'law'
  return least ?? (unnamed.test(text) && !notStudy.test(text) ? 'bachelor' : null)
}
