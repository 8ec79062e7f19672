import type { ResumeDocument } from '@bespeak/domain/resume/document.ts'
import { sourcesOf } from '@bespeak/domain/resume/sources.ts'

// A long academic resume has half as many; beyond, comparing it takes longer than people wait.
const mostStatements = 600
const mostCharacters = 40_000

// Half of a page in one breath. What is looked for in a line may take the square of its length, and of its longest word.
const mostInLine = 5_000
const mostOfAKind = 500
const endless = new RegExp(`\\p{L}{${mostOfAKind}}|[^\\p{L}\\s]{${mostOfAKind}}|\\s{${mostOfAKind}}`, 'u')

const inWords = (count: number) => count.toLocaleString('en-US')

export const keepItModest = `Please keep it to ${mostStatements} lines and ${inWords(mostCharacters)} characters, each line to ${inWords(mostInLine)}, and every word, gap and row of signs under ${mostOfAKind}.`

/** Whether a resume is short enough to be compared with a job. */
export function isModest(document: ResumeDocument): boolean {
  const statements = sourcesOf(document)
  return (
    statements.length <= mostStatements &&
    statements.reduce((sum, it) => sum + it.text.length, 0) <= mostCharacters &&
    statements.every(({ text }) => text.length <= mostInLine && !endless.test(text))
  )
}
