import { tellsChange } from '../language/outcomes.ts'
import { readStatement } from '../language/statement.ts'
import { patternOf } from '../text/patterns.ts'
import { tailorWords } from '../words/tailor.ts'

const inFigures = patternOf(tailorWords.changeInFigures, 'iu')

const season = patternOf(tailorWords.season, 'g')

/** Whether a line tells what came of the work, in figures. */
export function tellsResult(text: string): boolean {
  if (inFigures.test(text)) return true
  const words =
    text
      .toLowerCase()
      .replace(season, ' ')
      .match(/\p{L}+/gu) ?? []
  return words.some(tellsChange) && readStatement(text).quantities.length > 0
}

/** Whether a line tells of work that went by: no result, and no figure that says how much. */
export const isChore = (text: string): boolean => !tellsResult(text) && readStatement(text).quantities.length === 0
