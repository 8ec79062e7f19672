import type { Requirement } from '../job/job.ts'
import { skillNamed } from '../skills/index.ts'
import { patternOf } from '../text/patterns.ts'
import { perText } from '../text/remembered.ts'
import { paperLevels } from '../words/match.ts'
import * as paperWords from '../words/papers.ts'

// What makes a paper another paper: its level or class, its initials, and what it is at all.

const paper = patternOf(paperWords.paper, 'u')
/** `CPCS A02`, but no version of a tool and no standard: these have a skill, or a longer number. */
const code = /^(?!I?FRS|IAS)\p{Lu}{3,} \p{Lu}*\d{1,2}\p{L}?$/u
const schooling = patternOf(paperWords.schooling)
const academic = patternOf(paperWords.academic)
const tongue = patternOf(paperWords.tongue)

/** A diploma or a membership is held, not done; school is studied, and a second language spoken. */
export function kindOf({ kind, text, skills }: Requirement): Requirement['kind'] {
  if (academic.test(text) && kind !== 'language') return 'degree'
  if (kind !== 'experience' && kind !== 'skill') return kind
  if (tongue.test(text) && skills.length === 0) return 'language'
  if (schooling.test(text)) return 'degree'
  return paper.test(text) || (code.test(text) && skills.every((it) => papers.test(skillNamed(it)?.family ?? it)))
    ? 'certificate'
    : kind
}

/** Words for what is held. */
export const papers = patternOf(paperWords.papers)

/** A skill that is a paper itself, and not what a paper is about. */
export function isPaper(name: string): boolean {
  const skill = skillNamed(name)
  if (skill === undefined) return false
  return skill.field === 'certificates' || /\p{Lu}{2}/u.test(name) || papers.test(`${name} ${skill.category}`)
}

/** By level or class (`Class A`, `UEFA A Licence`), by a code, by initials, by a word for its level. */
const marks = patternOf(paperWords.marks, 'gu')
const counted = patternOf(paperWords.counted)
const kindsOfMark = ['class', 'licence', 'code', 'initials', 'level'] as const

/** Whether a paper is of another level, class, code or initials than asked. A higher level holds the lower, a first class the second. */
export const isOfAnotherClass = (asked: string, held: string): boolean =>
  kindsOfMark.some((kind) => {
    const [[first], own] = [marksIn(asked, kind), marksIn(held, kind)]
    if (first === undefined || own.length === 0 || held.split(/[^\p{L}\d/.]+/u).includes(first)) return false
    const better = /\bclass\b/i.test(asked) ? -1 : kind === 'level' || counted.test(asked) ? 1 : 0
    return !own.some((mark) => better * (rankOf(mark) - rankOf(first)) > 0)
  })

/** `2`, `II` and `Associate`. */
const rankOf = (mark: string) => (/^[IVX]+$|\p{Ll}/u.test(mark) ? paperLevels.indexOf(mark) + 1 : Number(mark))

const marksOf = perText((text) => [...text.matchAll(marks)].map(({ groups }) => groups))
const marksIn = (text: string, kind: (typeof kindsOfMark)[number]) =>
  marksOf(text).flatMap((groups) => groups?.[kind] ?? [])
