import type { Degree } from './job.ts'

const levels: [Degree, RegExp][] = [
  ['law', /\bJ\.?D\.?(?![\w/])|\bLL\.?\s?[BM]\b|\bjuris doctor\b|\blaw degree\b|\bdegree in law\b/i],
  [
    'associate',
    /\bassociate(?:['’]?s)?\s+degree\b|\bassociate['’]s\b|\bA\.?D\.?N\b|\bA\.?A\.?S\b|\bfoundation degree\b|\bHND\b/i,
  ],
  [
    'bachelor',
    /\b[Bb]achelor(?:['’]?s)?\b|\b(?:[Uu]ndergraduate|[Hh]onou?rs|[Cc]ollege|[Uu]niversity|first|four-year|4-year)\s+degree\b|\bB\.?\s?Sc\b|\bB\.?Eng\b|\bB\.?Ed\b|\bBSN\b|\bBBA\b|\bB\.?Com\b|\bBFA\b|\bB\.?Tech\b|\b(?:BS|BA|B\.S\.|B\.A\.)(?=[\s,/)]|$)/,
  ],
  [
    'master',
    /\b[Mm]aster(?:['’]?s)?\b(?!\s+(?:\w+(?:er|ian|ist|man|lor)s?\b|of ceremonies|data))|\bM\.?\s?Sc\b|\bMSN\b|\bM\.?Eng\b|\bM\.?Ed\b|\bMBA\b|\bMSW\b|\bMPH\b|\bMFA\b|\bDiplom\b|\b(?:[Pp]ostgraduate|[Aa]dvanced|[Gg]raduate)\s+degree\b|\b(?:M\.S\.|M\.A\.)(?=[\s,/)]|$)|\b(?:BS|BA)\s?\/\s?M[SA]\b/,
  ],
  [
    'doctorate',
    /\bPh\.?\s?D\b|\bdoctora(?:te|l)\b|\bD\.?Phil\b|\bPharm\.?D\b|\bdoctor of \p{L}+|\bMD\s+degree\b|\bDVM\b|\bDDS\b|\bPromotion\b/iu,
  ],
]
const rank: Degree[] = ['associate', 'bachelor', 'master', 'doctorate']
const unnamed =
  /\bdegrees?\b(?!\s+(?:of\b|celsius|fahrenheit))|\b(?:completed|university|academic) studies\b|\btertiary qualification\b|\bstudium\b|\bhochschulabschluss\b|\bgraduate (?:of|in)\b|\bany graduate\b|\bdegree-level\b/i
const notStudy = /\b(?:high|certain|some|\d+)[- ]degrees?\b/i
const belowDegree =
  /\bapprenticeship\b|\bausbildung\b|\bhigh school\b|\bGED\b|\bvocational\b|\btrade school\b|\bcertificate\b|(?<!graduate )\bdiploma\b|\bA[- ]levels?\b/i

const found = (text: string) =>
  levels.filter(([, pattern]) => pattern.test(text.replace(/[’]/g, "'"))).map(([level]) => level)

/** Names a degree, of whatever level. */
export const namesDegree = (text: string) => found(text).length > 0 || (unnamed.test(text) && !notStudy.test(text))

/** The least degree that would do; null where something below a degree would. */
export function leastDegree(text: string): Degree | null {
  if (belowDegree.test(text)) return null
  const named = found(text)
  const least = rank.find((level) => named.includes(level))
  if (named.includes('law')) return 'law'
  return least ?? (unnamed.test(text) && !notStudy.test(text) ? 'bachelor' : null)
}
