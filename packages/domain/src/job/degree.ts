import { phrasesOf } from '../text/phrases.ts'
import * as words from '../words/job/degree.ts'
import type { Degree } from './job.ts'

const levels = words.degreeLevels.map(
  ({ level, names, initials }) => [level, phrasesOf(names), phrasesOf(initials, 'anywhere', true)] as const,
)
const rank: readonly Degree[] = ['associate', 'bachelor', 'master', 'doctorate']
const isAny = phrasesOf(words.anyDegree)
const isBelow = phrasesOf(words.belowDegree)
const isNone = phrasesOf(words.noDegree)
const isExam = phrasesOf(words.schoolExams)
const teaches = phrasesOf(words.teachingWords)

const found = (text: string) =>
  levels.flatMap(([level, names, initials]) => (names.test(text) || initials.test(text) ? [level] : []))

/** Examinations at school; whoever teaches for them is asked for something else. */
const namesSchooling = (text: string): boolean => isExam.test(text) && !teaches.test(text)

/** Names a degree, of whatever level. */
export function namesDegree(raw: string): boolean {
  const text = isNone.without(raw)
  return found(text).length > 0 || isAny.test(text) || namesSchooling(text)
}

/** [J16] The least degree that would do; null where something below a degree would. */
export function leastDegree(raw: string): Degree | null {
  const text = isNone.without(raw)
  if (isBelow.test(text)) return null
  const named = found(text)
  if (named.includes('law')) return 'law'
  return rank.find((level) => named.some((it) => it === level)) ?? (isAny.test(text) ? 'bachelor' : null)
}
