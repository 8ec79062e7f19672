import type { ResumeDocument } from '@bespeak/domain/resume/document.ts'
import type { ResumeRead } from '../../../lib/reading/resume-read.ts'
import { brokenValues, withMarks } from './broken-values.ts'
import { doubtsIn } from './doubts.ts'
import { sourceLines } from './source-lines.ts'
import { itemsOf } from './use-check.ts'

/** How much of what was read a person should still look at. */
export function countToCheck(read: ResumeRead, document: ResumeDocument): number {
  const lines = sourceLines(read.source)
  const broken = brokenValues(lines, read.document)
  const asRead = withMarks(read.document, read.document, broken)
  const items = itemsOf(doubtsIn(asRead, lines, broken), asRead, withMarks(document, read.document, broken), lines)
  return items.filter(({ isLooked }) => !isLooked).length
}
