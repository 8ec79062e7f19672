import { patternOf } from '../language/patterns.ts'
import { readStatement } from '../language/statement.ts'
import { readVerb } from '../language/verbs.ts'
import { tailorWords } from '../words/tailor.ts'
import { changeVerbs } from '../words/verb-classes.ts'
import { outcomeVerbs } from '../words/verbs.ts'

const inFigures = patternOf(tailorWords.changeInFigures, 'iu')
const changes = new Set(changeVerbs.split(' '))

/** Whether a verb tells what came of the work. */
export function tellsChange(word: string): boolean {
  const base = readVerb(word)?.base ?? ''
  return outcomeVerbs.has(base) || changes.has(base)
}

/** Whether a line tells what came of the work, in figures. */
export function tellsResult(text: string): boolean {
  if (inFigures.test(text)) return true
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  return words.some(tellsChange) && readStatement(text).quantities.length > 0
}

/** Whether a line tells of work that went by: no result, and no figure that says how much. */
export const isChore = (text: string): boolean => !tellsResult(text) && readStatement(text).quantities.length === 0
