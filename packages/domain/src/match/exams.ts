import { affirmed } from '../held/index.ts'
import { patternOf } from '../text/patterns.ts'
import * as subjectWords from '../words/degrees.ts'
import type { ResumeModel } from './resume-model.ts'
import { nothing, quote, type Shown } from './shown.ts'
import { examWeights, schoolGrades } from './weights.ts'

// Examinations at school are asked by subject and grade, and held as a list: `7 GCSEs inc English (6) and Maths (5)`.

const exam = patternOf(subjectWords.exam)
const subjects = patternOf(subjectWords.schoolSubject, 'gi')
/** Right behind a subject. */
const ownGrade = /^\w* ?[\s(:–-]*(?:grade )?([A-G]\*?|[1-9])(?![\w'’+])/
/** For all of them: `grade C/4 or above`, `6 A-C`; a range says its least. */
const grades = patternOf(subjectWords.gradesOfAll)
const grade = /[A-G]\*?|[1-9]/g

const pointsOf = (it: string) => schoolGrades[it] ?? Number(it)
const keyOf = (subject: string) => subject.slice(0, examWeights.letters).toLowerCase()
const nameOf = (text: string) => exam.exec(text)?.[0].slice(0, 1).toUpperCase() ?? ''

/** The least grade that a text names for all; null where it names none. */
function leastIn(text: string): number | null {
  const said = grades.exec(text)?.[0].match(grade) ?? []
  return said.length === 0 ? null : Math.min(...said.map(pointsOf))
}

/** Each subject with its grade. */
function heldIn(text: string): Map<string, number | null> {
  const all = leastIn(text)
  return new Map(
    [...text.matchAll(subjects)].map((found) => {
      const own = ownGrade.exec(text.slice(found.index + found[0].length))?.[1]
      return [keyOf(found[0]), own === undefined ? all : pointsOf(own)]
    }),
  )
}

/** How far one grade shows that the least one is reached. */
const reached = (held: number | null | undefined, least: number | null): number => {
  if (held === undefined) return 0
  if (least === null || (held !== null && held >= least)) return 1
  return held === null ? examWeights.unsaid : examWeights.lower
}

/** The same examination in each of the subjects asked, at the grade asked or a better one. */
export function examShown(asked: string, { statements }: ResumeModel): Shown {
  const wanted = [...new Set((asked.match(subjects) ?? []).map(keyOf))]
  const least = leastIn(asked)
  let best = nothing
  for (const statement of statements) {
    const text = affirmed(statement.source.text)
    if (nameOf(text) === '' || nameOf(text) !== nameOf(asked) || wanted.length === 0) continue
    const held = heldIn(text)
    const shares = wanted.map((it) => reached(held.get(it), least))
    const share = shares.reduce((sum, it) => sum + it, 0) / shares.length
    const how = Math.min(...shares) === 1 ? null : 'Not each subject with its grade'
    if (share > best.share) best = { share, how, evidence: [quote(statement)] }
  }
  return best
}
