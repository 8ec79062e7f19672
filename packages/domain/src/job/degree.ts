import { patternOf } from '../text/patterns.ts'
import * as degreeWords from '../words/job/degree.ts'
import type { Degree } from './job.ts'

const levels: [Degree, RegExp][] = [
  ['law', patternOf(degreeWords.law)],
  ['associate', patternOf(degreeWords.associate)],
  ['bachelor', patternOf(degreeWords.bachelor, '')],
  ['master', patternOf(degreeWords.master, '')],
  ['doctorate', patternOf(degreeWords.doctorate, 'iu')],
]
const rank: Degree[] = ['associate', 'bachelor', 'master', 'doctorate']
const unnamed = patternOf(degreeWords.unnamed)
const belowDegree = patternOf(degreeWords.belowDegree)

const found = (text: string) =>
  levels.filter(([, pattern]) => pattern.test(text.replace(/[’]/g, "'"))).map(([level]) => level)

/** Names a degree, of whatever level. */
export const namesDegree = (text: string) => found(text).length > 0 || unnamed.test(text) || namesSchooling(text)

const teaching = patternOf(degreeWords.teaching)

/** Examinations at school, by subject and grade; whoever teaches for them or marks them is asked for something else. */
export const namesSchooling = (text: string) => /\b(?:GCSEs?|[AO][- ][Ll]evels)\b/.test(text) && !teaching.test(text)

/** J25: the least degree that would do; null where something below a degree would. */
export function leastDegree(text: string): Degree | null {
  if (belowDegree.test(text)) return null
  const named = found(text)
  const least = rank.find((level) => named.includes(level))
  if (named.includes('law')) return 'law'
  return least ?? (unnamed.test(text) ? 'bachelor' : null)
}
