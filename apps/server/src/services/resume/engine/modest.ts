import type { ResumeDocument } from '@bespeak/domain/resume/document.ts'
import { sourcesOf } from '@bespeak/domain/resume/sources.ts'

// A long academic resume has half as many; beyond, comparing it takes longer than people wait.
export const mostStatements = 600
const mostCharacters = 40_000

/** Whether a resume is short enough to be compared with a job. */
export function isModest(document: ResumeDocument): boolean {
  const statements = sourcesOf(document)
  return (
    statements.length <= mostStatements && statements.reduce((sum, it) => sum + it.text.length, 0) <= mostCharacters
  )
}
